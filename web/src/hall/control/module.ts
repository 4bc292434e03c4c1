// What a game adds to the desk of a referee. All of it may be left out.

import type { Component } from 'svelte'
import type { QueueEntry } from '../../schema'
import type { Texts } from '../../texts'
import type { Command } from '../../wire'
import type { Choice, View } from '../module'
import type { Desk } from './desk.svelte'
import type { Draft, Field } from './rulings/rulings'

/** Something to click. */
export interface Act {
  words: string
  act: () => void
}

/** How a phase is ended for some, or cut off. */
export interface Ending {
  /** The type of the ruling that ends it for some. */
  type: string
  /** The kinds of places for which it can be ended alone. */
  kinds: readonly string[]
  partly(where: { place?: string; seat?: number }, reason: string): Command
  cut(reason: string): Command
  /** What would be lost by cutting it off now; null where there is nothing to cut off. */
  lost(texts: Texts, view: View): string | null
  /** Whether the game ends with the phase. */
  last(view: View): boolean
}

export interface DeskModule {
  /** Tabs with what there is to know, before the usual ones; `hall-tab-<name>` is what each is called. */
  panels?: Record<string, Component<{ desk: Desk }>>
  /** Ending a phase in more ways than for all with the default answers. */
  ending?: Ending
  /** What can be done beside the clock. */
  acts?(desk: Desk): Act[]
  /** What an entry of the queue is about, and what usually settles it. */
  matter?(desk: Desk, entry: QueueEntry): { words?: string; text?: string; act?: Act } | null

  /** What a player is, in words. */
  who?(texts: Texts, view: View, seat: number): string
  absent?(view: View, seat: number): boolean
  /** The ruling by which somebody is back. */
  back?(desk: Desk, seat: number): void
  /** The ledger of a player. */
  Ledger?: Component<{ desk: Desk; seat: number }>

  /** Rulings in the order in which they are offered; `hall-rulings-<name>` is the heading. */
  groups?: Record<string, readonly string[]>
  /** Whether a referee of a role may give rulings of a type at all. */
  may?(role: string | null, type: string): boolean
  /** Whether a field holds a seat, besides the one that is called so. */
  seats?(type: string, field: string): boolean
  /** Whether a field is one of several things that are known. */
  picks?(type: string, field: string): boolean
  /** What can be chosen in a field; null: what its type says. */
  choices?(desk: Desk, type: string, field: Field, draft: Draft): Choice[] | null
  /** What the numbers of a field that holds several are called. */
  counts?(texts: Texts): string[]
  /** The field that a ruling sets to a number, by type; and how much of it there is now. */
  sets?: Record<string, string>
  present?(view: View, type: string, draft: Draft): number | null
  /** A field of a ruling in words, for the log; null: as usual. */
  inWords?(desk: Desk, field: string, value: unknown, ruling: Draft): string | null
}
