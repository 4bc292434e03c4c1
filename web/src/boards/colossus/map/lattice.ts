// Which fields of a lattice the regions of a map take, however many there are: land in the middle,
// coasts around it, the rival empires in the corners, a fifth and sixth beside them.

import type { Kind } from '../view'

export type Spot = readonly [column: number, row: number]

/** A region, by its number on the map. */
export interface Placed {
  number: number
  kind: Kind
}

/** The rectangle that a region takes. */
export interface Block extends Placed {
  column: number
  row: number
  columns: number
  rows: number
}

export interface Lattice {
  rows: number
  blocks: Block[]
}

export const COLUMNS = 4
const FEWEST_ROWS_BETWEEN = 3

/** So many rows or columns for so many, the first of them larger where it does not come out even. */
const shares = (room: number, among: number): number[] =>
  Array.from({ length: among }, (_, index) => Math.floor((room + among - 1 - index) / among))

/** How far each begins from where the first does. */
const begins = (sizes: number[]): number[] =>
  sizes.map((_, index) => sizes.slice(0, index).reduce((sum, size) => sum + size, 0))

/** How many coasts lie on each side: first left and right, then above and below. */
const coasts = (count: number) => ({
  left: Number(count >= 1) + Number(count >= 7),
  right: Number(count >= 2) + Number(count >= 8),
  above: Number(count >= 3) + Number(count >= 5),
  below: Number(count >= 4) + Number(count >= 6),
})

export function lattice(regions: Placed[]): Lattice {
  const of = (kind: Kind) => regions.filter((region) => region.kind === kind)
  const [land, coastal, rival] = [of('land'), of('coastal'), of('rival')]
  const { left, right, above, below } = coasts(coastal.length)
  const between = Math.max(FEWEST_ROWS_BETWEEN, Math.ceil(land.length / 2))
  const last = between + 1

  const band = (row: number, count: number): Omit<Block, keyof Placed>[] => {
    const sizes = shares(2, count)
    const from = begins(sizes)
    return sizes.map((columns, index) => ({ column: 1 + from[index]!, row, columns, rows: 1 }))
  }
  // A fifth and a sixth empire take the last field of a side.
  const side = (column: number, count: number, taken: boolean): Omit<Block, keyof Placed>[] => {
    const sizes = shares(between - Number(taken), count)
    const from = begins(sizes)
    return sizes.map((rows, index) => ({ column, row: 1 + from[index]!, columns: 1, rows }))
  }
  const onLeft = side(0, left, rival.length > 5)
  const onRight = side(COLUMNS - 1, right, rival.length > 4)
  const around = [
    ...band(0, above),
    ...onLeft.flatMap((one, index) => [one, ...onRight.slice(index, index + 1)]),
    ...band(last, below),
  ]

  const first = above ? 1 : 0
  const heights = shares((below ? between : last) - first + 1, Math.ceil(land.length / 2))
  const tops = begins(heights)
  const inside = land.map((_, index) => {
    const pair = Math.floor(index / 2)
    const alone = index === land.length - 1 && index % 2 === 0
    return {
      column: 1 + (index % 2),
      row: first + tops[pair]!,
      columns: alone ? 2 : 1,
      rows: heights[pair]!,
    }
  })

  const end = COLUMNS - 1
  const corners: Spot[] = [
    [0, 0],
    [end, 0],
    [0, last],
    [end, last],
    [end, between],
    [0, between],
  ]
  const apart = rival.map((_, index) => {
    const [column, row] = corners[index]!
    return { column, row, columns: 1, rows: 1 }
  })

  const placed = (some: Placed[], blocks: Omit<Block, keyof Placed>[]): Block[] =>
    some.map(({ number, kind }, index) => ({ number, kind, ...blocks[index]! }))
  return {
    rows: between + 2,
    blocks: [...placed(land, inside), ...placed(coastal, around), ...placed(rival, apart)],
  }
}

/** The spots round a block of the lattice, clockwise from its upper left. */
export function perimeter({ column, row, columns, rows }: Block): Spot[] {
  const spots: Spot[] = []
  for (let c = column; c < column + columns; c++) spots.push([c, row])
  for (let r = row; r < row + rows; r++) spots.push([column + columns, r])
  for (let c = column + columns; c > column; c--) spots.push([c, row + rows])
  for (let r = row + rows; r > row; r--) spots.push([column, r])
  return spots
}

/** The spots round all blocks together, clockwise from the first in the uppermost row. */
export function shoreOf(blocks: Block[]): Spot[] {
  const edges = new Map<string, [Spot, Spot]>()
  for (const { column, row, columns, rows } of blocks)
    for (let c = column; c < column + columns; c++)
      for (let r = row; r < row + rows; r++) {
        const corners: Spot[] = [
          [c, r],
          [c + 1, r],
          [c + 1, r + 1],
          [c, r + 1],
        ]
        corners.forEach((from, index) => {
          const to = corners[(index + 1) % 4]!
          // What a neighbour goes along the other way lies inside.
          if (!edges.delete(`${String(to)} ${String(from)}`))
            edges.set(`${String(from)} ${String(to)}`, [from, to])
        })
      }
  const next = new Map([...edges.values()].map(([from, to]) => [String(from), to]))
  const [start] = [...edges.values()]
    .map(([from]) => from)
    .sort((one, other) => one[1] - other[1] || one[0] - other[0])
  const spots: Spot[] = []
  for (let at = start; at && next.has(String(at));) {
    spots.push(at)
    const to = next.get(String(at))!
    next.delete(String(at))
    at = to
  }
  return spots
}
