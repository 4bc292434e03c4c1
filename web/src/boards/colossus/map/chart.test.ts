import { describe, expect, it } from 'vitest'
import { chart } from './chart'
import { COLUMNS, lattice, shoreOf } from './lattice'
import type { Placed } from './lattice'

/** A map with so many Land, Coastal and Rival regions. */
const map = (land: number, coastal: number, rival: number): Placed[] =>
  [
    ...Array<'land'>(land).fill('land'),
    ...Array<'coastal'>(coastal).fill('coastal'),
    ...Array<'rival'>(rival).fill('rival'),
  ].map((kind, index) => ({ number: index + 1, kind }))

const USUAL = map(6, 6, 4)
const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1)
const ALL = upTo(8).flatMap((land) =>
  upTo(8).flatMap((coastal) => upTo(6).map((rival) => [land, coastal, rival] as const)),
)

describe('a chart', () => {
  it('has its regions inside it', () => {
    const { fields, width, height } = chart('europe', USUAL, 360, 452)
    expect(fields.map(({ number }) => number)).toEqual(upTo(16))
    for (const { centre, outline } of fields) {
      expect(centre.x).toBeGreaterThan(0)
      expect(centre.x).toBeLessThan(width)
      expect(centre.y).toBeLessThan(height)
      const numbers = outline.match(/-?\d+(\.\d+)?/g)!.map(Number)
      expect(Math.min(...numbers)).toBeGreaterThan(-12)
    }
  })

  it('is always the same for a continent, and no two continents look alike', () => {
    const shore = (table: string) => chart(table, USUAL, 360, 452).shore
    expect(shore('europe')).toBe(shore('europe'))
    expect(shore('europe')).not.toBe(shore('libya'))
  })

  it.each([USUAL, map(5, 6, 5), map(3, 3, 4), map(8, 8, 6)])(
    'gives a thumb room on a phone',
    (...regions) => {
      for (const { width, height } of chart('asia', regions, 340, 427).fields) {
        expect(width).toBeGreaterThan(44)
        expect(height).toBeGreaterThan(44)
      }
    },
  )
})

describe('the lattice under it', () => {
  it.each(ALL)('has a place for %i Land, %i Coastal and %i Rival regions', (...counts) => {
    const { rows, blocks } = lattice(map(...counts))
    expect(blocks.map(({ number }) => number)).toEqual(upTo(blocks.length))
    const taken = blocks.flatMap(({ column, row, columns, rows: high }) =>
      upTo(columns).flatMap((c) => upTo(high).map((r) => `${column + c} ${row + r}`)),
    )
    expect(new Set(taken).size).toBe(taken.length)
    for (const { column, row, columns, rows: high } of blocks) {
      expect(Math.min(columns, high)).toBeGreaterThan(0)
      expect(column + columns).toBeLessThanOrEqual(COLUMNS)
      expect(row + high).toBeLessThanOrEqual(rows)
    }
  })

  it.each(ALL)('has one shore round %i Land and %i Coastal regions', (...counts) => {
    const dry = lattice(map(...counts)).blocks.filter(({ kind }) => kind !== 'rival')
    const shore = shoreOf(dry)
    // A single way round has as much land inside as all of them together.
    const inside = shore.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = shore[(index + 1) % shore.length]!
      return sum + (x * nextY - nextX * y) / 2
    }, 0)
    expect(inside).toBe(dry.reduce((sum, { columns, rows }) => sum + columns * rows, 0))
  })
})
