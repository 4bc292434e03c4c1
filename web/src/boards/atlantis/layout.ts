// Where everything lies: the path runs back and forth over the sea, from the island at the top left.

import { ATLANTIS, MAINLAND, SPACES } from './path'

export interface Point {
  x: number
  y: number
}

export interface Box {
  width: number
  height: number
}

export interface Layout {
  rows: number
  width: number
  height: number
  /** The middle of each place from Atlantis (0) to the mainland (54). */
  places: Point[]
  /** How each tile is turned, in degrees: a path laid by hand is never quite straight. */
  turns: number[]
  /** The mainland takes the end of the last row. */
  mainland: { left: number; right: number; top: number }
  /** Pixels to a unit of the drawing. */
  scale: number
  /** How much larger figures are drawn, so that they can be told apart on a phone. */
  figures: number
}

/** Tiles are 84 wide; closer than this they would touch, rows and neighbours. */
const NEXT = 98
const ROW = 116
const AISLE = 10
const ABOVE = 80
const BELOW = 66
const ISLAND_WIDE = 226
const COAST_WIDE = 262
const MOST_ROWS = 14
/** Farther apart than this rows look like different paths. */
const FAR_ROW = 185
/** How many pixels wide a figure should at least be drawn, and how many a finger needs. */
const FIGURE = 25
const FINGER = 44

/** How many tiles each row has: as even as whole tiles allow, less where a shore takes the room. */
function shared(rows: number): number[] {
  const island = ISLAND_WIDE / NEXT
  const each = (SPACES + island + COAST_WIDE / NEXT) / rows
  const before = (row: number) => (row === rows ? SPACES : Math.round(row * each - island))
  return Array.from({ length: rows }, (_, row) => before(row + 1) - (row === 0 ? 0 : before(row)))
}

const shore = (row: number, rows: number): number =>
  (row === 0 ? ISLAND_WIDE : 0) + (row === rows - 1 ? COAST_WIDE : 0)

/** The least drawing that holds so many rows. */
function least(rows: number): Box {
  const across = shared(rows).map((count, row) => count * NEXT + shore(row, rows))
  return {
    width: Math.max(...across) + 2 * AISLE,
    height: ABOVE + (rows - 1) * ROW + BELOW,
  }
}

function scaleOf(rows: number, box: Box): number {
  const { width, height } = least(rows)
  return Math.min(box.width / width, box.height / height)
}

/** The number of rows whose tiles come out largest in a box. */
export function rowsFor(box: Box): number {
  let best = 2
  for (let rows = 3; rows <= MOST_ROWS; rows++)
    if (scaleOf(rows, box) > scaleOf(best, box)) best = rows
  return best
}

/** So many rows, spread over the whole box. */
export function layOut(box: Box, rows = rowsFor(box)): Layout {
  const scale = scaleOf(rows, box)
  const width = box.width / scale
  const height = box.height / scale
  const pitch = Math.min(FAR_ROW, (height - ABOVE - BELOW) / (rows - 1))
  const spare = height - ABOVE - BELOW - pitch * (rows - 1)
  const top = ABOVE + spare / 2
  const wave = (x: number) => 8 * Math.sin(x / 105)

  const path = shared(rows).flatMap((count, row) => {
    const rightward = row % 2 === 0
    const room = width - 2 * AISLE - shore(row, rows)
    return Array.from({ length: count }, (_, index) => {
      const along = AISLE + (row === 0 ? ISLAND_WIDE : 0) + ((index + 0.5) * room) / count
      const x = rightward ? along : width - along
      return { x, y: top + row * pitch + wave(x) }
    })
  })
  const low = top + (rows - 1) * pitch
  const rightward = rows % 2 === 1
  const mainland = rightward
    ? { left: width - AISLE - COAST_WIDE, right: width, top: low - 62 }
    : { left: 0, right: AISLE + COAST_WIDE, top: low - 62 }
  const inland = AISLE + COAST_WIDE * 0.45
  return {
    rows,
    width,
    height,
    places: [
      { x: AISLE + ISLAND_WIDE * 0.46, y: top },
      ...path,
      { x: rightward ? width - inland : inland, y: low },
    ],
    turns: Array.from({ length: MAINLAND + 1 }, (_, place) => (((place * 37) % 11) - 5) * 0.8),
    mainland,
    scale,
    figures: Math.min(1.25, Math.max(1, FIGURE / (44 * scale))),
  }
}

/** The radius of what a finger can hit, no smaller than what is drawn. */
export const reach = (layout: Layout, drawn: number): number =>
  Math.max(drawn, FINGER / 2 / layout.scale)

/** A smooth line through points, as the data of an SVG path. */
export function curve(points: Point[]): string {
  const [start, ...rest] = points
  if (!start) return ''
  let data = `M${round(start.x)} ${round(start.y)}`
  rest.forEach((to, index) => {
    const from = points[index]!
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? to
    const a = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 }
    const b = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 }
    data += `C${[a.x, a.y, b.x, b.y, to.x, to.y].map(round).join(' ')}`
  })
  return data
}

/** A hop from one place to another, over everything between. */
export function hop(from: Point, to: Point): string {
  const lift = 60 + Math.hypot(to.x - from.x, to.y - from.y) * 0.18
  const middle = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - lift }
  return `M${round(from.x)} ${round(from.y)}Q${round(middle.x)} ${round(middle.y)} ${round(to.x)} ${round(to.y)}`
}

/** The point half way along a run of places. */
export function middleOf(layout: Layout, from: number, to: number): Point {
  const low = layout.places[Math.floor((from + to) / 2)]!
  const high = layout.places[Math.ceil((from + to) / 2)]!
  return { x: (low.x + high.x) / 2, y: (low.y + high.y) / 2 }
}

/** On a shore figures are drawn this much smaller, side by side at this distance. */
export const ASHORE = 0.74
const SIDE_BY_SIDE = 36
const RANKS = 48

export const onPath = (place: number): boolean => place !== ATLANTIS && place !== MAINLAND

/** Where a figure stands: alone on its tile, or beside its fellows on a shore. */
export function standing(
  layout: Layout,
  place: number,
  seat: number,
  figure: number,
  seats: number,
): Point {
  const at = layout.places[place]!
  if (onPath(place)) return { x: at.x + 13, y: at.y + 20 }
  // Two by two, so that the emblems of those behind can be seen.
  const ranks = seats > 2 ? 2 : seats
  const rank = seats > 2 ? Math.floor(seat / 2) : seat
  const alone = seats <= 2 || (seats === 3 && seat === 2)
  const file = alone ? 0 : (seat % 2) - 0.5
  return {
    x: at.x + file * 3.06 * SIDE_BY_SIDE + (figure - 2) * SIDE_BY_SIDE,
    y: at.y + 15 + (rank - (ranks - 1) / 2) * RANKS,
  }
}

const round = (value: number): number => Math.round(value * 10) / 10
