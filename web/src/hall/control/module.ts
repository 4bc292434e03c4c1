// What a game adds to the desk of a referee. All of it may be left out.

import type { Component } from 'svelte'
import type { QueueEntry } from '../../schema'
import type { Texts } from '../../texts'
import type { Choice, View } from '../module'
import type { Desk } from './desk.svelte'
import type { Draft, Field } from './rulings/rulings'

/** Something to click. */
export interface Act {
  words: string
  act: () => void
}

export interface DeskModule {
  /** Tabs with what there is to know, before the usual ones; `hall-tab-<name>` is what each is called. */
  panels?: Record<string, Component<{ desk: Desk }>>
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
  /** Fields that hold a seat, besides the one that is called so. */
  seats?: readonly string[]
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
  inWords?(desk: Desk, field: string, value: unknown): string | null
}
