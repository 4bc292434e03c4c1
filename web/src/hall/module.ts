// What a game adds to the pages of a hall. A game that adds nothing has the usual ones, in words.

import type { Component } from 'svelte'
import type { Declaration, Roster, ShownBallot } from '../schema'
import type { TableSession } from '../table/live/session.svelte'
import type { Language, Texts } from '../texts'
import { declarationOf } from './api'
import type { DeskModule } from './control/module'
import { say, speakOf } from './words.svelte'

export type View = Record<string, unknown>

/** What a ruling, a call or a form can be about, one of several. */
export interface Choice {
  value: string | number
  words: string
}

export interface HallModule {
  /** Words for its pages, as Fluent files; where the usual ones have the same, these are said. */
  words: Record<Language, string>
  /** The turn in words, and what is to be said of it in particular. */
  turn?(view: View): { words: string; note: string }
  /** At which step of the phase a place is, where each goes at its own pace. */
  step?(texts: Texts, view: View, place: string): string
  /** A vote in words, if there is more to it than its question and who is asked. */
  vote?(texts: Texts, ballot: ShownBallot): { matter: string; voters: string } | null
  /** The circles to which a player can speak; otherwise all that the game declares. */
  circles?(view: View, seat: number): string[]
  /** What a call can be about: without choices it is not offered. */
  subjects?(texts: Texts, view: View, kind: string): Subjects | null
  /** What others offer a player, each with a key of its own, and how it is brought to light. */
  offers?: {
    to(texts: Texts, view: View, seat: number): { key: string; words: string }[]
    show(table: TableSession): void
  }
  /** Where the day stands, in the head of a screen. */
  Course?: Component<{ texts: Texts; view: never }>
  /** What the screens of each kind show; otherwise their view in words. */
  screens?: Record<string, Component<{ table: TableSession; game: HallGame }>>
  /** What the projectors show beside clock and news. */
  wall?: {
    /** Below the clock: what goes on side by side. */
    Meanwhile?: Component<{ texts: Texts; view: never }>
    Behind?: Component<{ view: never }>
    Beside?: Component<{ texts: Texts; view: never }>
    Below?: Component<{ texts: Texts; view: never }>
  }
  /** What the organiser is told of a number of seats; `name` knows the game's words. */
  about?(roster: Roster, name: (kind: string, item: string) => string): string
  /** What referees have, fetched when one is there. */
  desk?(): Promise<DeskModule>
}

export interface Subjects {
  name: string
  label: string
  choices: Choice[]
}

/** A game as it is run in a hall: what it declares, and what its folder adds. */
export interface HallGame {
  declared: Declaration
  module: HallModule
}

const FOUND = import.meta.glob<{ hall: HallModule }>('../boards/*/hall/index.ts')
const NOTHING: HallModule = { words: { en: '', de: '' } }
const known = new Map<string, Promise<HallGame>>()

/** How a game is run in a hall; its words are said from then on. */
export async function hallGame(game: string): Promise<HallGame> {
  const coming = known.get(game) ?? fetched(game)
  known.set(game, coming)
  // A failure is not remembered: the next visit asks again.
  coming.catch(() => known.delete(game))
  const found = await coming
  speakOf(found.module.words)
  return found
}

async function fetched(game: string): Promise<HallGame> {
  const load = FOUND[`../boards/${game}/hall/index.ts`]
  const [declared, module] = await Promise.all([declarationOf(game), load?.()])
  return { declared, module: module?.hall ?? NOTHING }
}

/** The place of those whom nothing has gathered. */
const NOWHERE = 'none'

/** The name of a place, by the kind of screen that stands there or of the group that meets there. */
export const placeName = (texts: Texts, { screens }: Declaration, kind: string, place: string) =>
  place === NOWHERE ? say('the-rest') : texts.name(screens[kind] ?? kind, place)

/** The name of a place of which nothing else is known. */
export function anyPlaceName(texts: Texts, declared: Declaration, place: string): string {
  const kinds = [...Object.keys(declared.screens), ...declared.groups]
  const named = (kind: string) => texts.has(`${declared.screens[kind] ?? kind}-${place}`)
  return placeName(texts, declared, kinds.find(named) ?? '', place)
}

/** The papers of a game that are for the same readers. */
export const papersFor = (
  { documents }: Declaration,
  readers: Declaration['documents'][string],
): string[] => Object.keys(documents).filter((name) => documents[name] === readers)
