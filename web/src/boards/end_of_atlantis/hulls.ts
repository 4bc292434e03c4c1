// The outlines and paints of the five hulls, by their length: stern at 0, waterline at 0.

import type { ShipName } from './view'

interface Hull {
  outline: (length: number) => string
  /** The shade along the keel. */
  belly: (length: number) => string
  paint: string
  trim: string
}

/** Both ends curl up, as on any ship of that sea. */
const curled = (l: number) =>
  `M6 0C-4-14-5-30 4-40c1 14 6 26 18 32H${l - 26}c12-6 18-20 20-38 10 16 8 34-6 46` +
  `C${l - 18} 14 ${l - 30} 22 ${l - 46} 22H40C24 22 12 12 6 0z`
/** Round and high, made for a long rain. */
const round = (l: number) =>
  `M0-6C-6-18-6-24-2-30c6 10 12 18 24 22H${l - 22}c12-4 16-10 22-20 6 8 6 18 0 26` +
  `C${l - 8} 16 ${l - 22} 25 ${l - 44} 25H40C20 25 6 12 0-6z`
/** Low and straight, with a beak. */
const sharp = (l: number) =>
  `M8 2C-6-10-9-28 2-42c-1 12 2 17 10 22 3 6 6 10 12 12H${l - 16}l8-16c8 6 10 16 2 26` +
  `C${l - 14} 14 ${l - 26} 20 ${l - 44} 20H38C24 20 14 12 8 2z`
/** A bowl that hangs. */
const bowl = (l: number) =>
  `M4-16c6 6 12 8 20 8H${l - 24}c8 0 14-2 20-8 2 14-8 36-42 36H${46}C12 20 2-2 4-16z`
/** A straight stem and a square stern, as instruments like it. */
const square = (l: number) =>
  `M2-26h8l4 18H${l - 18}l12-22h12C${l + 4} 0 ${l - 12} 22 ${l - 40} 22H26C12 22 2 4 2-26z`

const keel = (l: number) =>
  `M18 12H${l - 20}C${l - 28} 19 ${l - 36} 22 ${l - 46} 22H40C30 22 24 18 18 12z`

export const HULLS: Record<ShipName, Hull> = {
  ark: { outline: round, belly: keel, paint: '#9c6434', trim: '#e0b56b' },
  'science-vessel': { outline: square, belly: keel, paint: '#2f7d80', trim: '#d6ecec' },
  'royal-barge': { outline: curled, belly: keel, paint: '#6a3a78', trim: '#eac45c' },
  airship: { outline: bowl, belly: keel, paint: '#b98a45', trim: '#7a4a1c' },
  warship: { outline: sharp, belly: keel, paint: '#8c2f22', trim: '#e0b56b' },
}
