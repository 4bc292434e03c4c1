// What a game's own board consists of. How to draw one: docs/drawing-a-board.md.

import type { Component } from 'svelte'
import type { PlayerMark } from '../art/players'
import type { Language, Texts } from '../texts'
import type { Motion } from '../table/motion/acts'
import type { Scene } from '../table/scene.svelte'
import type { Typed, Value } from '../wire'

type View = Record<string, unknown>

export interface BoardModule {
  /** The board in the middle of the table. */
  Board: Component<{ table: Scene }>
  /** What the player holds, below the board. */
  Hand?: Component<{ table: Scene }>
  /** Whether that is but a line of numbers, which needs less height. */
  slim?: boolean
  /** What all may know of one player, in the panel of players. */
  Holdings?: Component<{ table: Scene; seat: number }>
  /**
   * The most important numbers of one player beside the emblem, in the strip that stands for the panel
   * below 1200 px: one line of at most 22 px, about 60 px wide where five sit round a phone.
   */
  Brief?: Component<{ table: Scene; seat: number }>
  /** Names for the things it draws, as Fluent files. */
  words: Record<Language, string>
  /** Whether clicking things can give this answer; all others get a button. */
  drawn(option: Typed): boolean
  /** Whether the board shows the form of a question itself; all others are shown field by field. */
  fills?(rule: string): boolean
  /**
   * Whether an answer moves nothing on: it declines, passes, waits, or ends what one could go on with.
   * Its button is plain and says that it skips, unless its words are a no `outright`. A board that is
   * silent about this leaves it to the question: what it answers by default skips.
   */
  skips?(option: Typed): boolean | 'outright'
  /** What marks the players by their groups, where the game has more to say than a colour for each seat. */
  marks?(groups: readonly Record<string, string>[], texts: Texts): PlayerMark[]
  /**
   * Whether the board shows the players itself, in place of panel and strip: always, or on a desk
   * only, in place of the panel.
   */
  crowded?: boolean | 'desk'
  /** How a person at the table would name what an option speaks of, where its number is on nothing. */
  seen?(table: Scene, field: string, value: Value): string | null
  /** What follows from an option as the board reckons it, in a few words: the reason of a hint. */
  reckons?(table: Scene, option: Typed): string | null
  /** Who has won, in a sentence, where that is more than names; null: as everywhere. */
  outcome?(texts: Texts, view: View, winners: readonly number[]): string | null
  /** How it ended in figures, in a line, where nobody has points. */
  figures?(texts: Texts, view: View): string
  /** How it ended and why, in place of a list of players with their points. */
  Ending?: Component<{
    texts: Texts
    view: never
    winners: readonly number[]
    /** All that happened; on the wall of a hall nothing is told of that. */
    events?: readonly Typed[]
  }>
  /** What is seen of what happens. */
  motion?: Motion
  /** Where points came from, for the chart of the result. */
  gains?(events: readonly Typed[]): Gain[]
}

/** Points that somebody got or lost. */
export interface Gain {
  /** The number of the event that brought them. */
  at: number
  seat: number
  points: number
  /** What they were for: the text `gain-<source>` of the board's words. */
  source: string
}

/** What every folder beside this file holds. Each becomes a chunk, fetched when a table needs it. */
const FOUND = import.meta.glob<{ board: BoardModule }>('./*/index.ts')

/** The board of a game; a game without one of its own is played at the generic table. */
export async function boardOf(game: string): Promise<BoardModule> {
  const load = FOUND[`./${game}/index.ts`] ?? FOUND['./generic/index.ts']!
  return (await load()).board
}
