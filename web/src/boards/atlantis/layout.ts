// Where everything lies: the path runs back and forth over the sea, from the island at the top left.

import { ATLANTIS, MAINLAND, SPACES } from './path'

export interface Point {
  x: number
  y: number
}

export interface Layout {
  columns: number
  width: number
  height: number
  /** The middle of each place from Atlantis (0) to the mainland (54). */
  places: Point[]
  /** How each tile is turned, in degrees: a path laid by hand is never quite straight. */
  turns: number[]
  /** The mainland fills what is left of the last row, or lies below it. */
  mainland: { left: number; right: number; top: number }
}

const CELL = 100
const MARGIN = 34
const ISLAND_SLOTS = 2

export function layOut(columns: number): Layout {
  const pitch = columns < 10 ? 150 : 172
  const last = ISLAND_SLOTS + SPACES - 1
  const lastRow = Math.floor(last / columns)
  const left = columns - 1 - (last % columns)
  const below = left < 2
  const slot = (number: number): Point => {
    const row = Math.floor(number / columns)
    const along = number % columns
    const column = row % 2 === 0 ? along : columns - 1 - along
    return {
      x: MARGIN + (column + 0.5) * CELL,
      y: 118 + row * pitch + 13 * Math.sin(column * 0.95 + row * 2.1),
    }
  }
  const width = columns * CELL + 2 * MARGIN
  const height = 118 + (lastRow + (below ? 1 : 0)) * pitch + (below ? 50 : 100)
  const end = slot(last)
  const rightward = lastRow % 2 === 0
  const mainland = below
    ? { left: 0, right: width, top: end.y + pitch * 0.5 }
    : rightward
      ? { left: end.x + 52, right: width, top: end.y - 105 }
      : { left: 0, right: end.x - 52, top: end.y - 105 }
  const places = Array.from({ length: MAINLAND + 1 }, (_, place) => {
    if (place === ATLANTIS) return { x: MARGIN + CELL - 6, y: 112 }
    if (place === MAINLAND) {
      return {
        x: below ? end.x : (mainland.left + mainland.right) / 2,
        y: below ? height - 58 : end.y,
      }
    }
    return slot(ISLAND_SLOTS + place - 1)
  })
  return {
    columns,
    width,
    height,
    places,
    turns: places.map((_, place) => (((place * 37) % 11) - 5) * 0.8),
    mainland,
  }
}

const DESK = [11, 12, 14, 15, 19].map(layOut)
const PHONE = layOut(7)

/** The layout whose tiles come out largest in an area; a height of 0 means as high as it needs. */
export function layoutFor(width: number, height: number): Layout {
  if (width < 560) return PHONE
  const scale = (one: Layout) =>
    height === 0 ? (one.columns === 12 ? 1 : 0) : Math.min(width / one.width, height / one.height)
  return DESK.reduce((best, one) => (scale(one) > scale(best) ? one : best))
}

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

/** Where a figure stands: alone on its tile, or in its player's row on a shore. */
export function standing(
  layout: Layout,
  place: number,
  seat: number,
  figure: number,
  seats: number,
): Point {
  const at = layout.places[place]!
  if (place !== ATLANTIS && place !== MAINLAND) return { x: at.x + 13, y: at.y + 20 }
  const row = seat - (seats - 1) / 2
  const { left, right } = layout.mainland
  if (place === MAINLAND && right - left > 430) {
    // A long coast: the players stand side by side.
    const apart = Math.min(150, (right - left - 90) / seats)
    const x = (left + right) / 2 + row * apart + (figure - 1) * Math.min(40, apart / 3.4)
    return { x, y: layout.height - 48 }
  }
  const aside = place === ATLANTIS ? 22 : 0
  return { x: at.x + aside + (figure - 1) * 42 + (seat % 2) * 12 - 6, y: at.y + 28 + row * 37 }
}

const round = (value: number): number => Math.round(value * 10) / 10
