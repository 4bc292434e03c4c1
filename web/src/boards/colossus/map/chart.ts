// The portolan chart of a map table: land in the middle, coasts around it, the rival empires in the
// corners. Every continent has the same regions and a shoreline of its own.

export interface Point {
  x: number
  y: number
}

export interface Field {
  /** The number of the region, 1 to 16. */
  number: number
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

type Spot = readonly [column: number, row: number]

/** Which fields of the lattice, four by five, each region takes. */
const TAKES: Record<number, { column: number; row: number; rows?: number }> = {
  13: { column: 0, row: 0 },
  7: { column: 1, row: 0 },
  8: { column: 2, row: 0 },
  14: { column: 3, row: 0 },
  9: { column: 0, row: 1, rows: 3 },
  1: { column: 1, row: 1 },
  2: { column: 2, row: 1 },
  10: { column: 3, row: 1, rows: 3 },
  3: { column: 1, row: 2 },
  4: { column: 2, row: 2 },
  5: { column: 1, row: 3 },
  6: { column: 2, row: 3 },
  15: { column: 0, row: 4 },
  11: { column: 1, row: 4 },
  12: { column: 2, row: 4 },
  16: { column: 3, row: 4 },
}
const COLUMNS = 4
const ROWS = 5
const MARGIN = 9
const isCorner = (number: number): boolean => number > 12

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

/** The spots round a block of the lattice, clockwise from its upper left. */
function perimeter(column: number, row: number, columns: number, rows: number): Spot[] {
  const spots: Spot[] = []
  for (let c = column; c < column + columns; c++) spots.push([c, row])
  for (let r = row; r < row + rows; r++) spots.push([column + columns, r])
  for (let c = column + columns; c > column; c--) spots.push([c, row + rows])
  for (let r = row + rows; r > row; r--) spots.push([column, r])
  return spots
}

/** The chart of a table in a drawing of this size. */
export function chart(table: string, width: number, height: number): Chart {
  const wide = (width - 2 * MARGIN) / COLUMNS
  const high = (height - 2 * MARGIN) / ROWS
  const at = ([column, row]: Spot, ashore: boolean): Point => {
    const inside = column > 0 && column < COLUMNS && row > 0 && row < ROWS
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
        (row + off(row, ROWS, 0.1)) * high +
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

  const fields = Object.entries(TAKES).map(([key, { column, row, rows = 1 }]) => {
    const number = Number(key)
    const inward = isCorner(number) ? 0 : column === 0 ? 0.1 : column === COLUMNS - 1 ? -0.1 : 0
    const centre = {
      x: MARGIN + (column + 0.5 + inward) * wide,
      y: MARGIN + (row + rows / 2) * high,
    }
    // Empires lie over the sea, not on this shore.
    const apart = (point: Point): Point => ({
      x: centre.x + (point.x - centre.x) * 0.88 + (column === 0 ? -1 : 1) * 0.03 * wide,
      y: centre.y + (point.y - centre.y) * 0.84 + (row === 0 ? -1 : 1) * 0.04 * high,
    })
    return {
      number,
      outline: path(perimeter(column, row, 1, rows), isCorner(number) ? apart : undefined),
      centre,
      width: wide * (1 - 2 * Math.abs(inward)),
      height: high * rows,
    }
  })
  return {
    width,
    height,
    fields: fields.sort((one, other) => one.number - other.number),
    shore: path(SHORE),
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
const SMALLEST = 0.68
const MOST_STRETCH = 1.4

/** How large to draw the chart for an area of the screen; with no height given, as high as is good. */
export function sized(width: number, height: number | null): Size {
  if (height === null) {
    if (width > 700) return { ...ROOMY, width: 820, height: 560 }
    return width > 480 ? { ...ROOMY, height: 600 } : { ...CLOSE, height: 452 }
  }
  const scale = (size: Size) => Math.min(width / size.width, height / size.height)
  const size = scale(ROOMY) >= SMALLEST ? ROOMY : CLOSE
  const fit = Math.max(scale(size), 0.1)
  const stretched = (room: number, least: number) =>
    Math.min(Math.max(least, room / fit), least * MOST_STRETCH)
  return {
    ...size,
    width: stretched(width, size.width),
    height: stretched(height, size.height),
  }
}

/** Round the continent: the lattice without its corners. */
const SHORE: Spot[] = [
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [4, 1],
  [4, 2],
  [4, 3],
  [4, 4],
  [3, 4],
  [3, 5],
  [2, 5],
  [1, 5],
  [1, 4],
  [0, 4],
  [0, 3],
  [0, 2],
  [0, 1],
  [1, 1],
]
