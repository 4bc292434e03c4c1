// What is to be seen of an event, and when: every type of event belongs to a family, which says what
// is seen of it unless its board has a choreography of its own.

import type { Component } from 'svelte'
import type { Sound } from '../../sounds'
import { identities } from '../question/choices'
import type { Identity } from '../question/choices'
import type { Scene } from '../scene.svelte'
import type { Typed } from '../../wire'

export const FAMILIES = ['travels', 'revealed', 'rolled', 'counted', 'changes', 'told'] as const
export type Family = (typeof FAMILIES)[number]

/** Places on the page by their identities, of which the first that is to be seen counts. */
export type Places = readonly Identity[]

/** A card that was turned over: what it is, how it is called, and what it does. */
export interface Card {
  kind: string
  name: string
  title: string
  text: string
  bad?: boolean
  /** Where it lies from then on; without such a place, in the row of the round's. */
  home?: Places
}

export type Act =
  /** A piece, such as `tile:flag-5`, goes from one place to another, and brings so much. */
  | { does: 'fly'; piece: Identity; from: Places; to: Places; note?: string }
  /** A few words rise at a place; what is revealed one by one waits for the one before. */
  | { does: 'note'; at: Places; says: string; bad?: boolean; alone?: boolean }
  /** A ring runs round a thing; one of foam where water takes it. */
  | { does: 'ring'; at: Places; foam?: boolean; sounds?: Sound }
  /** What lay at a place goes under, or comes up. */
  | { does: 'sink'; piece: Identity; at: Places; rises?: boolean }
  /** What lies covered at a place is opened when its turn has come. */
  | { does: 'open'; piece: Identity; at: Places }
  /** Water rises at a place. */
  | { does: 'wave'; at: Places }
  /** Dice fall at a place, one after the other, and then it is said what they come to. */
  | { does: 'roll'; at: Places; dice: readonly number[]; says: string; bad?: boolean }
  /** A card is turned over in the middle, and goes to the row of this round's. */
  | { does: 'show'; card: Card }

export type Choreography = (event: Typed, table: Scene) => Act[]

/** A gate that is lit, a wave over all, a harbour full of ships. */
export type Finale = 'gate' | 'wave' | 'harbour'

/** How a board shows what happens. */
export interface Motion {
  /** The types of events by family. */
  families: Record<Family, readonly string[]>
  /** What is seen of a type of event, where its family does not say all. */
  choreographies: Record<string, Choreography>
  /** A piece on its way, as large as the box it is put into. */
  Piece: Component<{ table: Scene; piece: Identity }>
  /** The picture of a card. */
  Picture?: Component<{ card: Card }>
  /** The cards that an event turns over. */
  cards?: (event: Typed, table: Scene) => Card[]
  /** What an event leaves in the row of the round without having been a card: a roll. */
  files?: (event: Typed, table: Scene) => Card[]
  /** What else is worth to be found again in a replay. */
  notable?: ReadonlySet<string>
  /** With which scene the match ends. */
  finale?: (table: Scene) => Finale
  /** With what a round begins: the row of cards begins anew. */
  rounds?: ReadonlySet<string>
}

export const seatAt = (seat: unknown): Identity => `seat:${seat as number}`

const seatOf = ({ seat }: Typed): Places => (typeof seat === 'number' ? [seatAt(seat)] : [])
const thingsOf = (event: Typed): Places =>
  identities(event).filter((one) => !/^(seat|type|count|amount):/.test(one))

const BY_FAMILY: Record<Family, (event: Typed) => Act[]> = {
  travels: (event) => [
    { does: 'fly', piece: seatOf(event)[0] ?? '', from: seatOf(event), to: thingsOf(event) },
  ],
  revealed: (event) => [{ does: 'ring', at: [...thingsOf(event), ...seatOf(event)] }],
  rolled: (event) => [{ does: 'ring', at: thingsOf(event) }],
  counted: (event) => {
    const number = [event.points, event.amount, event.count, event.tokens].find(Number.isInteger)
    return number ? [noted(seatOf(event), number as number)] : []
  },
  changes: (event) => [{ does: 'ring', at: thingsOf(event) }],
  told: () => [],
}

/** So many more, or fewer. */
export const noted = (at: Places, number: number): Act => ({
  does: 'note',
  at,
  says: `${number < 0 ? '−' : '+'}${Math.abs(number)}`,
  bad: number < 0,
})

const familyOf = (motion: Motion, type: string): Family | undefined =>
  FAMILIES.find((family) => motion.families[family].includes(type))

/** What is heard of an act. */
export function soundOf(act: Act): Sound | null {
  if (act.does === 'fly') return /^(card|special|)(:|$)/.test(act.piece) ? 'paper' : 'wood'
  if (act.does === 'show' || act.does === 'open') return 'paper'
  if (act.does === 'sink' || act.does === 'wave') return 'water'
  if (act.does === 'roll') return 'dice'
  return (act.does === 'ring' && act.sounds) || null
}

/** All that is to be seen of these events, in their order. */
export function actsOf(motion: Motion | undefined, events: readonly Typed[], table: Scene): Act[] {
  if (!motion) return []
  return events.flatMap((event) => {
    const cards = motion.cards?.(event, table) ?? []
    const shown = cards.map((card): Act => ({ does: 'show', card }))
    const own = motion.choreographies[event.type]
    if (own) return [...shown, ...own(event, table)]
    const family = familyOf(motion, event.type)
    return cards.length > 0 || !family ? shown : BY_FAMILY[family](event)
  })
}

/** The cards of this round, the latest last. */
export function cardsOfRound(motion: Motion | undefined, table: Scene): Card[] {
  if (!motion?.cards) return []
  const began = table.events.findLastIndex(({ type }) => motion.rounds?.has(type))
  return cardsIn(motion, table.events.slice(began + 1), table).filter(({ home }) => !home)
}

/** The cards and rolls of these events. */
export const cardsIn = (
  motion: Motion | undefined,
  events: readonly Typed[],
  table: Scene,
): Card[] =>
  events.flatMap((event) => [
    ...(motion?.cards?.(event, table) ?? []),
    ...(motion?.files?.(event, table) ?? []),
  ])
