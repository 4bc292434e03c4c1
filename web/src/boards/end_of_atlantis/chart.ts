// Where things lie on the sea chart: a lane for each ship, from the Port over the Ocean to the land.
// All in pixels of its place on the screen, so that words keep their size; hulls are scaled.

export interface Point {
  x: number
  y: number
}

export interface Chart {
  width: number
  height: number
  /** Above it is sky, with the obelisks. */
  horizon: number
  /** The waterline of each ship. */
  lanes: number[]
  port: number
  ocean: number
  /** Where the coast of the New Land begins. */
  land: number
  /** Pixels to a unit of a hull. */
  scale: number
  /** The size of words. */
  type: number
}

const LANES = 5
/** Distance from seat to seat, in units of a hull. */
export const PITCH = 37
const ENDS = 62
const MOST_SPACES = 8
/** A hull with masts and all reaches so far over the waterline, and so far below it. */
const ABOVE = 58
const BELOW = 28
/** Of the way from quay to coast, what the longest ship must have moved to be seen at sea. */
const VOYAGE = 0.2

const within = (least: number, wanted: number, most: number) =>
  Math.min(most, Math.max(least, wanted))

/** The chart for an area of that size. It is the same whatever happens on it. */
export function chartFor(width: number, height: number): Chart {
  const land = width - within(54, width * 0.16, 150)
  const horizon = within(40, height * 0.12, 92)
  const port = within(8, width * 0.03, 26)
  const lane = (height - horizon - 2) / LANES
  const type = within(12.5, Math.min(lane * 0.17, width * 0.036), 18)
  const longest = hullLength(MOST_SPACES)
  const way = land - port - 6
  const scale = Math.min((lane - type - 3) / (ABOVE + BELOW), (way * (1 - VOYAGE)) / longest)
  const spare = lane - type - scale * (ABOVE + BELOW)
  return {
    width,
    height,
    horizon,
    lanes: Array.from(
      { length: LANES },
      (_, ship) => horizon + lane * ship + spare / 2 + scale * ABOVE,
    ),
    port,
    ocean: port + way - longest * scale,
    land,
    scale,
    type,
  }
}

/** The length of a hull with that many seats. */
export const hullLength = (spaces: number): number => spaces * PITCH + ENDS

/** The middle of a seat, from the stern of its ship at the waterline. */
export const seatAt = (seat: number): Point => ({ x: ENDS / 2 + 2 + (seat + 0.5) * PITCH, y: -14 })

/** The wave line under a hull. */
export const wake = (length: number): string =>
  `M-14 22${'q9-7 18 0t18 0'.repeat(Math.ceil((length + 20) / 36))}`
