// Where things lie on the sea chart: a lane for each ship, from the Port over the Ocean to the land.

export interface Point {
  x: number
  y: number
}

export interface Chart {
  wide: boolean
  width: number
  height: number
  /** Above it is sky, with the obelisks. */
  horizon: number
  /** The waterline of each ship. */
  lanes: number[]
  port: number
  ocean: number
  /** Where the coast of the New Land begins: across on a wide chart, down on a narrow one. */
  land: number
  /** Distance from seat to seat. */
  pitch: number
}

/** Below this many pixels the chart is drawn narrow. */
export const NARROW = 540

const WIDE = { width: 1180, horizon: 104, lane: 92, pitch: 37 }
const TIGHT = { width: 400, horizon: 92, lane: 92, words: 58, pitch: 30, shore: 112 }

/** The chart for an area of that width; narrow ones give the words of advanced ships a line. */
export function chartFor(pixels: number, advanced: readonly boolean[]): Chart {
  if (pixels === 0 || pixels >= NARROW) {
    const { width, horizon, lane, pitch } = WIDE
    const lanes = advanced.map((_, ship) => horizon + lane * (ship + 0.76))
    const height = horizon + lane * advanced.length + 18
    return { wide: true, width, height, horizon, lanes, port: 34, ocean: 462, land: 862, pitch }
  }
  const { width, horizon, lane, words, pitch, shore } = TIGHT
  let top = horizon
  const lanes = advanced.map((flipped) => {
    const water = top + lane * 0.76
    top += lane + (flipped ? words : 0)
    return water
  })
  return {
    wide: false,
    width,
    height: top + shore,
    horizon,
    lanes,
    port: 14,
    ocean: 92,
    land: top,
    pitch,
  }
}

const ENDS = 62

/** The length of a hull with that many seats. */
export const hullLength = (chart: Chart, spaces: number): number => spaces * chart.pitch + ENDS

/** The middle of a seat, from the stern of its ship at the waterline. */
export const seatAt = (chart: Chart, seat: number): Point => ({
  x: ENDS / 2 + 2 + (seat + 0.5) * chart.pitch,
  y: -14,
})

/** The outline of a hull of that length: stern at 0, both ends curling up. */
export function hull(length: number): string {
  const l = length
  return (
    `M6 0C-4-14-5-30 4-40c1 14 6 26 18 32H${l - 26}c12-6 18-20 20-38 10 16 8 34-6 46` +
    `C${l - 18} 14 ${l - 30} 22 ${l - 46} 22H40C24 22 12 12 6 0z`
  )
}

/** The wave line under a hull. */
export const wake = (length: number): string =>
  `M-14 22${'q9-7 18 0t18 0'.repeat(Math.ceil((length + 20) / 36))}`

/** A sentence in lines of at most so many letters: SVG does not break lines by itself. */
export function lines(sentence: string, most: number): string[] {
  const found: string[] = []
  for (const word of sentence.split(' ')) {
    const last = found.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most)
      found[found.length - 1] = `${last} ${word}`
    else found.push(word)
  }
  return found
}
