import { describe, expect, it } from 'vitest'
import { ATLANTIS, byItem, byValue, MAINLAND, Path } from './path'
import type { AtlantisView } from './path'

// flag 2 | olive 5 (double) | water | ring 3 | water, water | flag 6 | water
function view(changes: Partial<AtlantisView> = {}): AtlantisView {
  const top: (string | null)[] = Array.from({ length: 55 }, () => null)
  Object.assign(top, { 1: 'flag-2', 2: 'olive-5', 4: 'ring-3', 7: 'flag-6' })
  const under: (string | null)[] = Array.from({ length: 55 }, () => null)
  under[2] = 'a'
  return {
    top: { count: 4, items: top },
    under: { count: 1, items: under },
    collected: [{ count: 0 }, { count: 0 }],
    hands: [{ count: 0 }, { count: 0 }],
    deck: { count: 0 },
    figures: [
      [0, 2, 0],
      [4, 0, 0],
    ],
    bridges: [1, 1],
    bridge_at: [],
    gaps: [
      { space: 3, price: 3 },
      { space: 5, price: 3 },
    ],
    points: [0, 0],
    ...changes,
  }
}

describe('the path', () => {
  it('joins neighbouring water into one channel and leaves the ends to the shores', () => {
    expect(new Path(view()).channels()).toEqual([
      { from: 3, to: 3, price: 3 },
      { from: 5, to: 6, price: 3 },
    ])
  })

  it('has no price where a bridge lies', () => {
    const bridged = view({ gaps: [{ space: 3, price: 3 }] })
    expect(new Path(bridged).channels()[1]).toEqual({ from: 5, to: 6, price: null })
  })

  it('leads to the next match, or else to the mainland', () => {
    const path = new Path(view())
    expect(path.nextMatch(ATLANTIS, 'flag')).toBe(1)
    expect(path.nextMatch(1, 'flag')).toBe(7)
    expect(path.nextMatch(2, 'crown')).toBe(MAINLAND)
  })
})

describe('a preview', () => {
  it('tells landing, toll and the tile taken, which may be the one just left', () => {
    expect(new Path(view()).preview(0, 2, 'flag')).toEqual({
      figure: 2,
      card: 'flag',
      from: 2,
      to: 7,
      toll: 6,
      occupied: false,
      takes: 2,
    })
  })

  it('takes nothing where the chain must go on', () => {
    expect(new Path(view()).preview(0, 1, 'ring')).toMatchObject({
      to: 4,
      occupied: true,
      takes: null,
    })
  })
})

it('cards lie by item', () => {
  expect(byItem(['ring', 'flag', 'ring'])).toEqual([
    { item: 'flag', count: 1 },
    { item: 'ring', count: 2 },
  ])
})

it('collected tiles lie by value, those chosen to pay with apart', () => {
  const tiles = [
    { item: 'ring', value: 2 },
    { item: 'flag', value: 5 },
    { item: 'olive', value: 2 },
    { item: 'crown', value: 2 },
  ]
  expect(byValue(tiles, [2])).toEqual([
    { value: 5, items: ['flag'], chosen: false },
    { value: 2, items: ['ring'], chosen: true },
    { value: 2, items: ['olive', 'crown'], chosen: false },
  ])
})
