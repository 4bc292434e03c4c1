// Where the tiles lie, and what a view says of the island and the gate.

import type { Typed } from '../../wire'

export const PENINSULAS = [
  'mountains',
  'hills',
  'forests',
  'cities',
  'libraries',
  'forges',
] as const
export type Peninsula = (typeof PENINSULAS)[number]

export const STUFF = ['ore', 'gold', 'crystal', 'atlantium', 'energy'] as const
export type Stuff = (typeof STUFF)[number]

export const WILD: Partial<Record<Peninsula, Stuff>> = {
  mountains: 'ore',
  hills: 'gold',
  forests: 'crystal',
}

export interface Piece {
  seat: number
  piece: string
}

interface Zone {
  count: number
  items?: string[]
}

interface Printed {
  spaces: number[]
  target?: number[]
  rate?: number[]
  keep?: string[]
}

export interface RisingView {
  round: number
  phase: string
  starting_seat: number
  ready: boolean[]
  waiting: boolean[]
  dry: Record<Peninsula, number>
  barriers: Peninsula[]
  tiles: Record<Peninsula, Printed>
  standing: Record<string, Piece[]>
  resting: Record<string, Piece[]>
  pools: string[][]
  stuff: Record<Stuff, number>[]
  followers: number[]
  supply: number[]
  hands: Zone[]
  councilors: Zone[]
  hologram_councilor: Zone
  offered_councilors: Zone
  blueprint: string[]
  built: string[]
  costs: Record<string, number[]>
  wrath: { space: number; value: number }
  track: number[]
  misfortunes: Zone
  looked_at: Zone
  revealed: Zone
  drawn: Zone
  library: Zone
  library_discards: Zone
  draws: number[]
  outcome: string
}

export interface Point {
  x: number
  y: number
}

export const SIZE = 60
/** How far the arms stand apart, so that water runs between them. */
const APART = 15

// The six directions of a grid of hexagons with a point on top, clockwise from the upper right.
const STEPS: readonly Point[] = [30, 90, 150, 210, 270, 330].map((degrees) => {
  const turn = (degrees * Math.PI) / 180
  const step = SIZE * Math.sqrt(3)
  return { x: Math.sin(turn) * step, y: -Math.cos(turn) * step }
})

/** The middle of a tile, 1 (outermost) to 6; the centre of the island is the origin. */
export function tileAt(peninsula: Peninsula, tile: number): Point {
  const arm = PENINSULAS.indexOf(peninsula)
  // Three rings: one tile of the arm in the first, two in the second, three in the third.
  const [ring, along] = [
    [3, 2],
    [3, 1],
    [3, 0],
    [2, 1],
    [2, 0],
    [1, 0],
  ][tile - 1] as [number, number]
  const out = STEPS[arm]!
  const side = STEPS[(arm + 2) % 6]!
  const x = out.x * ring + side.x * along
  const y = out.y * ring + side.y * along
  const away = awayFrom(arm)
  return { x: x + away.x, y: y + away.y }
}

function awayFrom(arm: number): Point {
  const turn = ((30 + 60 * arm + 18) * Math.PI) / 180
  return { x: Math.sin(turn) * APART, y: -Math.cos(turn) * APART }
}

/** The outline of a hexagon around the origin. */
export function hexagon(size: number): string {
  return [0, 60, 120, 180, 240, 300]
    .map((degrees) => {
      const turn = (degrees * Math.PI) / 180
      return `${(Math.sin(turn) * size).toFixed(1)},${(-Math.cos(turn) * size).toFixed(1)}`
    })
    .join(' ')
}

/** What holds the island with the names of its arms. */
export const ISLAND_BOX = '-382 -375 764 757'

/** Where the name of an arm stands: along its shore, beyond the three outermost tiles. */
export function labelAt(peninsula: Peninsula): Point & { turn: number } {
  const arm = PENINSULAS.indexOf(peninsula)
  const { x, y } = tileAt(peninsula, 2)
  const outward = (60 + 60 * arm) % 360
  // Along the shore, and never upside down.
  const turn = [60, -60, 0][arm % 3]!
  // Letters stand on their line: above it they are outside, below it the line is.
  const far = SIZE + (outward > 90 && outward < 270 ? 27 : 8)
  const angle = (outward * Math.PI) / 180
  return { x: x + Math.sin(angle) * far, y: y - Math.cos(angle) * far, turn }
}

export const placeOf = (peninsula: Peninsula, tile: number): string => `${peninsula}-${tile}`

/** The tile of a place; null for the centre, the gate and its components. */
export function tileOf(place: string): { peninsula: Peninsula; tile: number } | null {
  const [, name, number] = /^([a-z]+)-(\d)$/.exec(place) ?? []
  const peninsula = PENINSULAS.find((one) => one === name)
  return peninsula ? { peninsula, tile: Number(number) } : null
}

/** The cards that lie open for all, or are to be looked at or chosen from. */
export const openCards = (view: RisingView): { kind: string; name: string }[] => [
  ...(view.revealed.items ?? []).map((name) => ({ kind: 'misfortune', name })),
  ...(view.looked_at.items ?? []).map((name) => ({ kind: 'misfortune', name })),
  ...(view.drawn.items ?? []).map((name) => ({ kind: 'card', name })),
  ...(view.offered_councilors.items ?? []).map((name) => ({ kind: 'councilor', name })),
]

/** Whether an option is about a place or an arm of the island, not about the gate. */
export const onIsland = (option: Typed): boolean =>
  'peninsula' in option ||
  option.place === 'centre' ||
  (typeof option.place === 'string' && tileOf(option.place) !== null)

/** Dry tiles are a run from the centre outwards. */
export const isDry = (view: RisingView, peninsula: Peninsula, tile: number): boolean =>
  6 - tile < view.dry[peninsula]

export const outermost = (view: RisingView, peninsula: Peninsula): number => 7 - view.dry[peninsula]

/** Everybody at a place, those who have yet to act first. */
export function crowd(view: RisingView, place: string): (Piece & { resting: boolean })[] {
  const standing = (view.standing[place] ?? []).map((one) => ({ ...one, resting: false }))
  return [...standing, ...(view.resting[place] ?? []).map((one) => ({ ...one, resting: true }))]
}

/** The same, with those of one kind and player counted together. */
export function groups(
  view: RisingView,
  place: string,
): (Piece & { resting: boolean; count: number })[] {
  const found = new Map<string, Piece & { resting: boolean; count: number }>()
  for (const one of crowd(view, place)) {
    const key = `${one.seat} ${one.piece} ${one.resting}`
    const known = found.get(key)
    if (known) known.count++
    else found.set(key, { ...one, count: 1 })
  }
  return [...found.values()]
}

/** What is printed on a tile, short enough to be big. */
export function printed(view: RisingView, peninsula: Peninsula, tile: number): string {
  const tiles = view.tiles[peninsula]
  if (tiles.target) return `${tiles.target[tile - 1]}+`
  if (tiles.rate) return `×${tiles.rate[tile - 1]}`
  return tiles.keep?.[tile - 1] === 'both' ? '2' : '1'
}

/** The chance of a plain roll, in per cent. */
export function plainChance(view: RisingView, peninsula: Peninsula, tile: number): number | null {
  const target = view.tiles[peninsula].target?.[tile - 1]
  if (target === undefined) return null
  if (WILD[peninsula]) return Math.round((100 * Math.min(6, Math.max(0, 7 - target))) / 6)
  let good = 0
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) if (a + b + view.wrath.value >= target) good++
  return Math.round((100 * good) / 36)
}

/** The chance of a plain roll at a place, in per cent; null where none is rolled. */
export function oddsOf(view: RisingView, place: string): number | null {
  const at = tileOf(place)
  return at && plainChance(view, at.peninsula, at.tile)
}

export interface Roll {
  place: string
  seat: number
  dice: number[]
  added: string[]
  bonus: number
  total: number
  target: number
}

/** A roll as it was told; the modifiers are what is missing between dice and total. */
export function rollOf(event: Typed): Roll {
  const dice = event.dice as number[]
  const total = event.total as number
  return {
    place: event.place as string,
    seat: event.seat as number,
    dice,
    added: event.added as string[],
    bonus: total - dice.reduce((sum, die) => sum + die, 0),
    total,
    target: event.target as number,
  }
}

/** How much of the island is under water, from 0 to 1. */
export const drowned = (view: RisingView): number =>
  1 - PENINSULAS.reduce((sum, one) => sum + view.dry[one], 0) / 36

/** Pieces that a seat has yet to place, each kind once, in the order of the box. */
export function kindsIn(pool: readonly string[]): { piece: string; count: number }[] {
  const order = ['leader', 'hologram', 'follower', 'volunteer', 'automaton']
  return order
    .map((piece) => ({ piece, count: pool.filter((one) => one === piece).length }))
    .filter(({ count }) => count > 0)
}

/** The option of that type with these fields, if it is offered. */
export function offered(
  options: readonly Typed[],
  type: string,
  fields: Record<string, unknown> = {},
): Typed | undefined {
  return options.find(
    (option) =>
      option.type === type &&
      Object.entries(fields).every(([name, value]) => option[name] === value),
  )
}
