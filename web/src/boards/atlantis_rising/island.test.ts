import { describe, expect, it } from 'vitest'
import {
  hexagon,
  ISLAND_BOX,
  kindsIn,
  labelAt,
  offered,
  onIsland,
  PENINSULAS,
  plainChance,
  rollOf,
  SIZE,
  tileAt,
  tileOf,
} from './island'
import type { RisingView } from './island'
import type { Typed } from '../../wire'

const everyTile = PENINSULAS.flatMap((peninsula) =>
  [1, 2, 3, 4, 5, 6].map((tile) => ({ peninsula, tile, at: tileAt(peninsula, tile) })),
)

describe('the island', () => {
  it('has 36 tiles that do not overlap, around the centre', () => {
    const places = [{ x: 0, y: 0 }, ...everyTile.map(({ at }) => at)]
    for (const [index, a] of places.entries())
      for (const b of places.slice(index + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(SIZE * Math.sqrt(3) - 1)
  })

  it('has its tiles the farther out the lower their number', () => {
    for (const peninsula of PENINSULAS) {
      const far = (tile: number) => Math.hypot(tileAt(peninsula, tile).x, tileAt(peninsula, tile).y)
      expect(far(6)).toBeLessThan(far(5))
      expect(far(5)).toBeLessThan(far(3))
      expect(far(4)).toBeLessThan(far(1))
    }
  })

  it('has the names of its arms beside them, upright and inside the drawing', () => {
    const [left, top, width, height] = ISLAND_BOX.split(' ').map(Number) as [
      number,
      number,
      number,
      number,
    ]
    for (const peninsula of PENINSULAS) {
      const { x, y, turn } = labelAt(peninsula)
      expect(Math.abs(turn)).toBeLessThan(90)
      for (const { at } of everyTile)
        expect(Math.hypot(at.x - x, at.y - y)).toBeGreaterThan(SIZE + 4)
      expect(x).toBeGreaterThan(left + 20)
      expect(x).toBeLessThan(left + width - 20)
      expect(y).toBeGreaterThan(top + 20)
      expect(y).toBeLessThan(top + height - 6)
    }
  })

  it('knows what is asked about it, and what about the gate', () => {
    expect(onIsland({ type: 'place', piece: 'leader', place: 'hills-3' })).toBe(true)
    expect(onIsland({ type: 'act', piece: 'leader', place: 'centre' })).toBe(true)
    expect(onIsland({ type: 'unflood', peninsula: 'hills' })).toBe(true)
    expect(onIsland({ type: 'place', piece: 'leader', place: 'build-1' })).toBe(false)
    expect(onIsland({ type: 'build', component: 'power-core' })).toBe(false)
    expect(onIsland({ type: 'play-card', card: 'caravan' })).toBe(false)
  })

  it('knows the tile of a place', () => {
    expect(tileOf('hills-3')).toEqual({ peninsula: 'hills', tile: 3 })
    for (const place of ['centre', 'build-1', 'mystic-siphon-1']) expect(tileOf(place)).toBeNull()
  })

  it('draws hexagons with six corners', () => {
    expect(hexagon(10).split(' ')).toHaveLength(6)
  })
})

describe('a roll', () => {
  it('is told with what was added to it', () => {
    const event = {
      type: 'rolled',
      seat: 1,
      place: 'hills-2',
      dice: [3],
      added: ['explorer'],
      total: 5,
      target: 4,
    }
    expect(rollOf(event)).toMatchObject({ bonus: 2, total: 5 })
  })

  it('has a chance that the board can tell beforehand', () => {
    const tiles = {
      hills: { spaces: [1], target: [4] },
      cities: { spaces: [2], target: [7] },
      forges: { spaces: [1], rate: [3] },
    }
    const view = { tiles, wrath: { space: 1, value: 0 } } as unknown as RisingView
    expect(plainChance(view, 'hills', 1)).toBe(50)
    expect(plainChance(view, 'cities', 1)).toBe(58)
    expect(plainChance(view, 'forges', 1)).toBeNull()
  })
})

it('a pool is counted by kind', () => {
  expect(kindsIn(['follower', 'leader', 'follower'])).toEqual([
    { piece: 'leader', count: 1 },
    { piece: 'follower', count: 2 },
  ])
})

it('an option is found by what it says', () => {
  const options: Typed[] = [{ type: 'ready' }, { type: 'place', piece: 'leader', place: 'centre' }]
  expect(offered(options, 'place', { place: 'centre' })).toBe(options[1])
  expect(offered(options, 'act')).toBeUndefined()
})
