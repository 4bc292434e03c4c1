// A picture is a few silhouettes in three tints under a sky: "storm sea: far peak -8 -2 26, near wave 6 6 22, lit ripple 0 15 40".
// After the colon, from back to front: tint, motif, place and width, and a turn in degrees if any.

import { LINES, SHAPES } from './motifs'

export interface Tone {
  sky: readonly [string, string]
  far: string
  near: string
  lit: string
}

/** Light of a day, and of places. */
export const TONES = {
  day: { sky: ['#cfe7e6', '#f3e6c4'], far: '#86b0a9', near: '#1d4a5a', lit: '#e0992a' },
  dawn: { sky: ['#f9e3bd', '#e7a56c'], far: '#c98455', near: '#5b2f24', lit: '#fff3d6' },
  storm: { sky: ['#3c5564', '#8aa3a8'], far: '#3f5e6d', near: '#15303d', lit: '#f7e9b4' },
  night: { sky: ['#10283f', '#35608a'], far: '#3c6c9a', near: '#071827', lit: '#f3d98b' },
  deep: { sky: ['#2f8aa6', '#0b3a4d'], far: '#15566e', near: '#052330', lit: '#9be9df' },
  fire: { sky: ['#571b15', '#dd7a34'], far: '#a64a2c', near: '#2a0e0b', lit: '#ffdc86' },
  hall: { sky: ['#f1e5ca', '#d3b283'], far: '#bb9862', near: '#4a3220', lit: '#b5532b' },
  field: { sky: ['#eaf0cf', '#bccb8c'], far: '#8fa861', near: '#37491f', lit: '#e5a81f' },
  mystic: { sky: ['#37264f', '#8d6cab'], far: '#80649f', near: '#190f2c', lit: '#ecd9ff' },
  stone: { sky: ['#dcd6c9', '#a89f8e'], far: '#8a7e6f', near: '#3a332b', lit: '#f7e7b4' },
} satisfies Record<string, Tone>

/** What the things stand on: waves, hills, a floor, or nothing. */
export const GROUNDS = {
  sea: 'M-30 13q3.75-2.50 7.50 0t7.50 0 7.50 0 7.50 0 7.50 0 7.50 0 7.50 0 7.50 0v8h-60z',
  land: 'M-30 13q14-5 30-1t30-1v10h-60z',
  floor: 'M-30 13h60v8h-60z',
  air: '',
} satisfies Record<string, string>

export type Tint = 'far' | 'near' | 'lit'

export interface Placed {
  tint: Tint
  path: string
  line: boolean
  x: number
  y: number
  scale: number
  turn: number
}

export interface Scene {
  tone: Tone
  ground: string
  things: Placed[]
}

/** Reads a scene as it is written. */
export function sceneOf(written: string): Scene {
  const [set = '', things = ''] = written.split(':')
  const [tone = '', ground = ''] = set.trim().split(' ')
  return {
    tone: known(TONES, tone),
    ground: known(GROUNDS, ground),
    things: things.split(',').map(placed),
  }
}

function placed(written: string): Placed {
  const [tint = '', motif = '', ...numbers] = written.trim().split(' ')
  const [x = 0, y = 0, width = 0, turn = 0] = numbers.map(Number)
  if (!['far', 'near', 'lit'].includes(tint)) throw new Error(`no tint "${tint}" in "${written}"`)
  const line = motif in LINES
  const path = line ? known(LINES, motif) : known(SHAPES, motif)
  return { tint: tint as Tint, path, line, x, y, scale: width / 20, turn }
}

function known<T>(among: Record<string, T>, name: string): T {
  if (!(name in among)) throw new Error(`no "${name}" among ${Object.keys(among).join(', ')}`)
  return among[name]!
}
