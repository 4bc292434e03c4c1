// What a game's own board consists of. Each is a chunk of its own, fetched when a table needs it.

import type { Component } from 'svelte'
import type { Language } from '../texts'
import type { TableSession } from '../table/session.svelte'
import type { Typed } from '../wire'

export interface BoardModule {
  /** The board in the middle of the table. */
  Board: Component<{ table: TableSession }>
  /** What the player holds, below the board. */
  Hand?: Component<{ table: TableSession }>
  /** What all may know of one player, in the panel of players. */
  Holdings?: Component<{ table: TableSession; seat: number }>
  /** Names for the things it draws, as Fluent files. */
  words: Record<Language, string>
  /** Whether clicking things can give this answer; all others get a button. */
  drawn(option: Typed): boolean
}

const BOARDS: Record<string, () => Promise<BoardModule>> = {
  atlantis: async () => (await import('./atlantis')).board,
}

const generic = async () => (await import('./generic')).board

/** The board of a game; a game without one of its own is played at the generic table. */
export const boardOf = (game: string): Promise<BoardModule> => (BOARDS[game] ?? generic)()
