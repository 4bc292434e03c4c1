// The portolan chart of a map table, drawn along a lattice. Every continent has a shoreline of its own.

import { COLUMNS, lattice, perimeter, shoreOf } from './lattice'
import type { Placed, Spot } from './lattice'

export interface Point {
  x: number
  y: number
}

export interface Field {
  /** The number of the region. */
  number: number
  /** Whether it lies at the upper edge. */
  upper: boolean
  outline: string
  /** Where its contents are written, and how much room there is. */
  centre: Point
  width: number
  height: number
}

export interface Chart {
  width: number
  height: number
  fields: Field[]
  /** The shore of the continent, coasts included. */
  shore: string
}

const MARGIN = 9

/** A number from -1 to 1 that is always the same for the same words. */
function chance(words: string): number {
  let hash = 2166136261
  for (const letter of words) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619)
  // The last letters have hardly been stirred in yet.
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  hash ^= hash >>> 12
  return ((hash >>> 0) / 0xffffffff) * 2 - 1
}

const round = (value: number): number => Math.round(value * 10) / 10

/** The chart of a table with these regions, in a drawing of this size. */
export function chart(table: string, regions: Placed[], width: number, height: number): Chart {
  const { rows: lines, blocks } = lattice(regions)
  const wide = (width - 2 * MARGIN) / COLUMNS
  const high = (height - 2 * MARGIN) / lines
  const at = ([column, row]: Spot, ashore: boolean): Point => {
    const inside = column > 0 && column < COLUMNS && row > 0 && row < lines
    const sway = inside ? 0.09 : 0.06
    // The continent keeps away from the frame, so that there is a sea to sail.
    const off = (place: number, last: number, by: number) =>
      !ashore ? 0 : place === 0 ? by : place === last ? -by : 0
    return {
      x:
        MARGIN +
        (column + off(column, COLUMNS, 0.2)) * wide +
        chance(`${table} x ${column} ${row}`) * wide * sway,
      y:
        MARGIN +
        (row + off(row, lines, 0.1)) * high +
        chance(`${table} y ${column} ${row}`) * high * sway,
    }
  }
  // The middle of an edge bends the same way from both sides.
  const bend = (from: Spot, to: Spot, ashore: boolean): Point => {
    const [one, other] = [from, to].map(String).sort()
    const [a, b] = [at(from, ashore), at(to, ashore)]
    const sway = 0.11 * Math.min(wide, high)
    return {
      x: (a.x + b.x) / 2 + chance(`${table} bend x ${one} ${other}`) * sway,
      y: (a.y + b.y) / 2 + chance(`${table} bend y ${one} ${other}`) * sway,
    }
  }
  const path = (spots: Spot[], apart?: (point: Point) => Point): string => {
    const place = apart ?? ((point: Point) => point)
    const ashore = apart === undefined
    const start = place(at(spots[0]!, ashore))
    const lines = spots.map((spot, index) => {
      const next = spots[(index + 1) % spots.length]!
      const [middle, end] = [place(bend(spot, next, ashore)), place(at(next, ashore))]
      return `Q${round(middle.x)} ${round(middle.y)} ${round(end.x)} ${round(end.y)}`
    })
    return `M${round(start.x)} ${round(start.y)}${lines.join('')}Z`
  }

  const fields = blocks.map((block) => {
    const { number, kind, column, row, columns, rows } = block
    const abroad = kind === 'rival'
    const inward = abroad ? 0 : column === 0 ? 0.1 : column === COLUMNS - 1 ? -0.1 : 0
    const centre = {
      x: MARGIN + (column + columns / 2 + inward) * wide,
      y: MARGIN + (row + rows / 2) * high,
    }
    // Empires lie over the sea, not on this shore.
    const apart = (point: Point): Point => ({
      x: centre.x + (point.x - centre.x) * 0.88 + (column === 0 ? -1 : 1) * 0.03 * wide,
      y: centre.y + (point.y - centre.y) * 0.84 + (row === 0 ? -1 : 1) * 0.04 * high,
    })
    return {
      number,
      upper: row === 0,
      outline: path(perimeter(block), abroad ? apart : undefined),
      centre,
      width: wide * (columns - 2 * Math.abs(inward)),
      height: high * rows,
    }
  })
  return {
    width,
    height,
    fields: fields.sort((one, other) => one.number - other.number),
    shore: path(shoreOf(blocks.filter(({ kind }) => kind !== 'rival'))),
  }
}

export interface Size {
  width: number
  height: number
  /** Whether names fit in. */
  roomy: boolean
}

/** The least room that what is written into the regions needs, and how small that may get. */
const ROOMY: Size = { width: 620, height: 520, roomy: true }
const CLOSE: Size = { width: 360, height: 385, roomy: false }
const ROWS = 5
const SMALLEST = 0.68
const MOST_STRETCH = 1.4

/** How large to draw the chart for an area of the screen; with no height given, as high as is good. */
export function sized(regions: Placed[], width: number, height: number | null): Size {
  // A map of more rows than usual is as much higher.
  const taller = (size: Size) => ({ ...size, height: (size.height * lattice(regions).rows) / ROWS })
  if (height === null) {
    if (width > 700) return taller({ ...ROOMY, width: 820, height: 560 })
    return taller(width > 480 ? { ...ROOMY, height: 600 } : { ...CLOSE, height: 452 })
  }
  const scale = (size: Size) => Math.min(width / size.width, height / size.height)
  const roomy = taller(ROOMY)
  const size = scale(roomy) >= SMALLEST ? roomy : taller(CLOSE)
  const fit = Math.max(scale(size), 0.1)
  const stretched = (room: number, least: number) =>
    Math.min(Math.max(least, room / fit), least * MOST_STRETCH)
  return {
    ...size,
    width: stretched(width, size.width),
    height: stretched(height, size.height),
  }
}
