// What a seat sees of End of Atlantis, and questions about it.

import type { Gain } from '../board'
import type { Question, Typed } from '../../wire'

export const SHIPS = ['ark', 'science-vessel', 'royal-barge', 'airship', 'warship'] as const
export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const
export const FACTIONS = [
  'archont',
  'basileus',
  'demagogos',
  'demiurgos',
  'oraklos',
  'philosophos',
  'strategos',
] as const
export const VOTES = [0, 1, 2, 3, 4] as const
export const OBELISKS = 3
const DOOM = new Set(['senators-wisdom', 'flood-of-the-poor', 'favorable-winds'])
/** A card of a row that lies face down. */
export const BACK = '?'

export type ShipName = (typeof SHIPS)[number]

interface Zone {
  count: number
  items?: (string | null)[]
}

/** Lists over colours have an entry for each seat and a last one for the neutral refugees. */
export interface EndView {
  seats: number
  turn: number
  phase: 'set-up' | 'senate' | 'factions' | 'rows' | 'voting' | 'strategos' | 'doom' | 'over'
  vote: number
  voting: 'open' | 'hidden'
  doom_markers: number
  events_played: Zone
  event_deck: Zone
  gods: Zone
  hands: Zone[]
  specials: Zone[]
  rows: Zone[]
  resolved: boolean[][]
  tokens: number[][]
  supply: number[]
  pool: number[]
  new_land: number[]
  discarded: number[]
  aboard: number[][]
  hidden_aboard: number[][]
  at_sea: boolean[]
  advanced: boolean[]
  spaces: number[]
  faction: (string | null)[]
  bonus: number[]
  vp: number[]
  senate_order: number[]
  /** How the edition plays what the two rulebooks tell differently. */
  switches: Record<string, string>
}

/** The three sides of the table, of which a phone shows one at a time. */
export const SIDES = ['ships', 'votes', 'senate'] as const
export type Side = (typeof SIDES)[number]

const OF_THE_SENATE = new Set(['take-faction', 'target-pool', 'remove'])
const OF_THE_VOTES = new Set([
  'bid',
  'lay',
  'discard-politics',
  'resolve',
  'regain',
  'keep-face-down',
  'lose-from-card',
])

/**
 * Where a question is answered, or what it is about: with the votes lies what a card of the hand says
 * in full. Nowhere, where words alone answer it.
 */
export function sideOf(question: Question, options: readonly Typed[]): Side | null {
  const { rule, about } = question
  if (rule.startsWith('eoa.senate')) return 'senate'
  const aboard = (option: Typed) => 'ship' in option || SHIPS.some((ship) => option.place === ship)
  if (options.some(aboard) || about.ship !== undefined) return 'ships'
  if (options.some(({ type }) => OF_THE_SENATE.has(type))) return 'senate'
  if (options.some(({ type }) => OF_THE_VOTES.has(type)) || about.vote !== undefined) return 'votes'
  return null
}

/** The event in play. */
export const eventOf = (view: EndView): string | null => view.events_played.items?.at(-1) ?? null

export const isDoom = (event: string): boolean => DOOM.has(event)

/** Everybody, beginning with the viewer and going on to the left. */
export function clockwise(view: EndView, you: number | null): number[] {
  return Array.from({ length: view.seats }, (_, step) => ((you ?? 0) + step) % view.seats)
}

/** The colours of those aboard in regular spaces, one entry a refugee, in the order of the seats. */
export const passengers = (cubes: readonly number[]): number[] =>
  cubes.flatMap((count, colour) => Array<number>(count).fill(colour))

/** The cards of a hand, less those that are laid already. */
export function cardsLeft(hand: readonly (string | null)[], laid: readonly string[]): string[] {
  const left = hand.filter((card): card is string => card !== null)
  for (const card of laid) {
    const place = left.indexOf(card)
    if (place >= 0) left.splice(place, 1)
  }
  return left.sort()
}

/** What is known of the votings of a turn: tokens and Spies bid by each seat, and who won. */
export interface Voting {
  bids: (number | null)[]
  winners: number[]
}

/** The five votings of the present turn, as far as they have come. */
export function votings(view: EndView, events: readonly Typed[]): Voting[] {
  const found = VOTES.map((): Voting => ({ bids: Array<null>(view.seats).fill(null), winners: [] }))
  let now = 0
  for (const event of thisTurn(events)) {
    if (event.type === 'vote-bid') {
      now = (event.vote as number) - 1
      found[now]!.bids[event.seat as number] = event.tokens as number
    } else if (event.type === 'special-played' && event.special === 'shapeshifting-spy') {
      const bids = found[now]!.bids
      bids[event.seat as number] = (bids[event.seat as number] ?? 0) + 1
    } else if (event.type === 'vote-won') {
      found[(event.vote as number) - 1]!.winners = event.seats as number[]
    }
  }
  return found
}

function thisTurn(events: readonly Typed[]): Typed[] {
  const began = events.findLastIndex((event) => event.type === 'turn-began')
  return events.slice(began + 1)
}

/** The points that events bring to each seat. */
export function scored(events: readonly Typed[]): ReadonlyMap<number, number> {
  const points = new Map<number, number>()
  for (const { seat, points: more } of gains(events))
    points.set(seat, (points.get(seat) ?? 0) + more)
  return points
}

/** Where every point came from. */
export function gains(events: readonly Typed[]): Gain[] {
  return events.flatMap((event, at) =>
    event.type === 'scored'
      ? [
          {
            at,
            seat: event.seat as number,
            points: event.points as number,
            source: SOURCES[event.reason as string] ?? 'cards',
          },
        ]
      : [],
  )
}

const SOURCES: Record<string, string> = {
  ship: 'ships',
  alliance: 'ships',
  colours: 'company',
  mover: 'moving',
  'science-vessel': 'moving',
  'refugee-majority': 'majorities',
  'senate-majority': 'majorities',
  'senate-debts': 'majorities',
  'faction-bonus': 'factions',
  card: 'cards',
  sabotage: 'cards',
  betrayal: 'cards',
  'exotic-birds': 'treasures',
  orichalcum: 'treasures',
  'key-of-atlantis': 'treasures',
}
