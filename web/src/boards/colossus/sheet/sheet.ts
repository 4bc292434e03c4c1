// The strategy sheet while it is being filled in. What cannot be, cannot be entered: each entry has
// a most, and whatever an order does not use is not sent.

import type { Typed } from '../../../wire'
import { KINDS, troops, UNITS } from '../view'
import type { ColossusView, Kind, Player, Unit } from '../view'

export type Do = 'stay' | 'build' | 'move'

export interface Order {
  do: Do
  /** Its number; null while nothing is picked, and where a city is attacked. */
  region: number | null
  /** The player whose city is attacked. */
  city: number | null
  /** Another map, through the Moon Gate; null for one's own. */
  table: string | null
  talents: number
  orichalcum: number
  vril: number
}

export interface Draft {
  orders: Record<Unit, Order>
  /** Whose cities are challenged, each with a token of its own. */
  challenges: number[]
}

export const NO_ONE = -1
const A_CITY = 0

const idle = (): Order => ({
  do: 'stay',
  region: null,
  city: null,
  table: null,
  talents: 0,
  orichalcum: 0,
  vril: 0,
})

export const blank = (): Draft => ({
  orders: { hoplite: idle(), trireme: idle(), hero: idle(), colossus: idle() },
  challenges: [],
})

const sum = (draft: Draft, what: 'talents' | 'orichalcum'): number =>
  UNITS.reduce((all, unit) => all + draft.orders[unit][what], 0)

/** How much of something is left for an order, with what it has already. */
export function most(
  player: Player,
  draft: Draft,
  unit: Unit,
  what: 'talents' | 'orichalcum' | 'vril',
): number {
  if (what === 'vril') return player.vril
  const has =
    what === 'talents'
      ? (player.purse?.talents ?? 0)
      : Math.min(player.orichalcum, player.orichalcum_limit)
  return Math.max(0, has - sum(draft, what) + draft.orders[unit][what])
}

/** What can be put on an order, besides what it does. */
export function supports(unit: Unit, does: Do): ('talents' | 'orichalcum' | 'vril')[] {
  if (does === 'build') return unit === 'colossus' ? ['vril', 'talents'] : ['orichalcum', 'talents']
  return ['orichalcum']
}

/** What a type of unit can be told to do. */
export function choices(player: Player, unit: Unit, heroIdle: boolean): Do[] {
  if (unit === 'hero' && heroIdle) return ['stay']
  return troops(player, unit) > 0 ? ['stay', 'build', 'move'] : ['stay', 'build']
}

/** Tell a type of unit what to do; what the new order has no use for is put back. */
export function command(draft: Draft, unit: Unit, does: Do): void {
  const order = draft.orders[unit]
  order.do = does
  if (does !== 'move') order.region = order.city = order.table = null
  const used = supports(unit, does)
  for (const what of ['talents', 'orichalcum', 'vril'] as const)
    if (!used.includes(what)) order[what] = 0
}

/** Send a type of unit to a region; on another map it goes through the Moon Gate, as the only one. */
export function send(draft: Draft, unit: Unit, region: number, table: string | null = null): void {
  if (table !== null)
    for (const other of UNITS) if (draft.orders[other].table !== null) command(draft, other, 'stay')
  command(draft, unit, 'move')
  Object.assign(draft.orders[unit], { region, city: null, table })
}

/** Send a type of unit to the city of a player who is challenged. */
export function attack(draft: Draft, unit: Unit, seat: number): void {
  command(draft, unit, 'move')
  Object.assign(draft.orders[unit], { region: null, city: seat, table: null })
}

/** Challenge a player, or no longer: then that city is nobody's destination any more. */
export function challenge(draft: Draft, seat: number, issued: boolean): void {
  if (issued) {
    if (!draft.challenges.includes(seat)) draft.challenges.push(seat)
    return
  }
  draft.challenges = draft.challenges.filter((one) => one !== seat)
  withdraw(draft, (city) => city === seat)
}

function withdraw(draft: Draft, gone: (city: number) => boolean): void {
  for (const unit of UNITS) {
    const { city } = draft.orders[unit]
    if (city !== null && gone(city)) command(draft, unit, 'stay')
  }
}

/** Those who are challenged and whom no unit attacks. */
export const spared = (draft: Draft): number[] =>
  draft.challenges.filter((seat) => UNITS.every((unit) => draft.orders[unit].city !== seat))

/** Whether the law lets everybody challenge a player without a token. */
const fairGame = (view: ColossusView, { stars }: Player): boolean =>
  view.switches.challenges === 'everybody' ||
  (view.switches.challenges === 'dishonoured' && stars > 0)

/** The players whose city one could challenge now. */
export function challengeable(view: ColossusView, player: Player): number[] {
  return view.players
    .filter(
      (one) =>
        one.seat !== player.seat &&
        one.city &&
        one.table === player.table &&
        (player.challenges.includes(NO_ONE) ||
          player.challenges.includes(one.seat) ||
          fairGame(view, one)),
    )
    .map(({ seat }) => seat)
}

/** Those challenges for which a token against anybody is needed. */
const needy = (view: ColossusView, { challenges: tokens }: Player, seats: number[]): number[] =>
  seats.filter((seat) => !tokens.includes(seat) && !fairGame(view, view.players[seat]!))

/** Whether a player can be challenged besides those who are: each takes a token. */
export const canChallenge = (
  view: ColossusView,
  player: Player,
  draft: Draft,
  seat: number,
): boolean =>
  needy(view, player, [...draft.challenges, seat]).length <=
  player.challenges.filter((one) => one === NO_ONE).length

/** How many tokens a player has that count at this table, and how many the sheet leaves. */
export function tokens(
  view: ColossusView,
  player: Player,
  draft: Draft,
): { all: number; left: number } {
  const can = challengeable(view, player)
  const all = player.challenges.filter((one) => one === NO_ONE || can.includes(one)).length
  const named = draft.challenges.filter((seat) => player.challenges.includes(seat))
  return { all, left: all - named.length - needy(view, player, draft.challenges).length }
}

/** The first order that lacks its destination. */
export const unfinished = (draft: Draft): Unit | null =>
  UNITS.find((unit) => {
    const { do: does, region, city } = draft.orders[unit]
    return does === 'move' && region === null && city === null
  }) ?? null

/** Take back what is not there any more: somebody may have traded, or Control ruled, meanwhile. */
export function fit(view: ColossusView, player: Player, draft: Draft): void {
  const can = challengeable(view, player)
  const kept: Draft = { ...draft, challenges: [] }
  for (const seat of draft.challenges)
    if (can.includes(seat) && canChallenge(view, player, kept, seat)) kept.challenges.push(seat)
  if (kept.challenges.length < draft.challenges.length) {
    draft.challenges = kept.challenges
    withdraw(draft, (city) => !kept.challenges.includes(city))
  }
  for (const unit of UNITS)
    for (const what of ['talents', 'orichalcum', 'vril'] as const) {
      const order = draft.orders[unit]
      order[what] = Math.min(order[what], most(player, draft, unit, what))
    }
}

/** The sheet as it is handed in, and as it stands in a saved match: without what goes without saying. */
export function answer(draft: Draft, tables: string[]): Typed {
  // The sheet itself names one of them; the others are named by the orders that attack them.
  const [named = NO_ONE] = [...spared(draft), ...draft.challenges]
  const orders = UNITS.map((unit) => {
    const order = draft.orders[unit]
    const plain = {
      ...(order.do !== 'stay' && { do: order.do }),
      ...(order.region && { region: order.region }),
      ...(order.city !== null && order.city !== named && { target: order.city }),
      ...(order.talents && { talents: order.talents }),
      ...(order.orichalcum && { orichalcum: order.orichalcum }),
      ...(order.vril && { vril: order.vril }),
      ...(order.table !== null && { table: tables.indexOf(order.table) }),
    }
    return [unit, plain]
  })
  return {
    type: 'sheet',
    ...Object.fromEntries(orders),
    challenge: named,
  } as Typed
}

/** A sheet that was given as a hint, to be looked at and changed. */
export function filled(sheet: Typed, tables: string[]): Draft {
  const given = sheet as unknown as Record<Unit, Partial<Record<string, string | number>>> & {
    challenge?: number
  }
  const draft = blank()
  const named = given.challenge ?? NO_ONE
  if (named !== NO_ONE) challenge(draft, named, true)
  for (const unit of UNITS) {
    const from = given[unit] ?? {}
    const order = draft.orders[unit]
    order.do = (from.do as Do | undefined) ?? 'stay'
    const region = Number(from.region ?? A_CITY)
    if (order.do === 'move' && region === A_CITY) {
      order.city = Number(from.target ?? named)
      challenge(draft, order.city, true)
    } else if (order.do === 'move') order.region = region
    if (from.table !== undefined && from.table !== NO_ONE)
      order.table = tables[Number(from.table)] ?? null
    for (const what of ['talents', 'orichalcum', 'vril'] as const)
      order[what] = Number(from[what] ?? 0)
  }
  return draft
}

export interface Prospect {
  /** Units, or for the Hero cogs, that are sure. */
  sure: number
  /** The most there can be, if nobody at the table puts in more. */
  most: number
}

/** What building brings: one for each reason; who puts in most is seen at the reveal. */
export function prospect(view: ColossusView, player: Player, unit: Unit, order: Order): Prospect {
  const threshold = unit === 'hero' ? view.turn : player.units[unit]
  const put = [unit === 'colossus' ? order.vril : order.orichalcum, order.talents]
  const enough = put.filter((amount) => amount > threshold).length
  const perhaps = put.filter((amount) => amount > 0).length
  const more = player.upgrades.includes('assembly-line') && unit !== 'hero' ? 1 : 0
  if (unit === 'hero') return { sure: 1 + enough, most: 1 + enough + perhaps }
  const room = Math.max(0, (view.numbers['unit-cap'] ?? 0) - player.units[unit])
  const count = (reasons: number) => Math.min(room, reasons > 0 ? reasons + more : 0)
  return { sure: count(enough), most: count(enough + perhaps) }
}

/** What a type of unit rolls in a region of a kind. */
export const rolls = (view: ColossusView, unit: Unit, kind: Kind): 'one' | 'chaos' | 'doom' =>
  view.strength[unit][KINDS.indexOf(kind)] ?? 'chaos'
