// What the player is looking at, and the sheet while it is being filled in: shared by the parts of
// the board, and kept while positions come in.

import type { Scene } from '../../table/scene.svelte'
import type { Question, Typed } from '../../wire'
import { blank, filled } from './sheet/sheet'
import type { Draft } from './sheet/sheet'
import type { ColossusView, Unit } from './view'

/** What lies beside what is asked. */
export const PARTS = ['map', 'council', 'city', 'house', 'deals', 'world'] as const
/** Where there is no room beside it, what is asked is one of them. */
export type Tab = 'now' | (typeof PARTS)[number]

export const SHEET = 'col.6.4'
export const DRAFT = 'col.7.63'
export const BALLOT = 'col.7.73'

/** What those parts of the board share on which the player fills something in. */
export interface Work {
  table: Scene
  view: ColossusView
  desk: Desk
  /** Whether there is no more room than on a phone. */
  close: boolean
  /** Pick the destination of units on the map, or do so no longer. */
  aim: (unit: Unit | null) => void
}

export class Desk {
  tab = $state<Tab>('now')
  /** The map that is looked at; null for one's own. */
  table = $state<string | null>(null)
  /** The council that is looked at; null for one's own. */
  council = $state<string | null>(null)
  /** The resource whose bookings are shown. */
  why = $state<string | null>(null)
  draft = $state<Draft>(blank())
  /** Of which units the sheet shows the orders, where there is room for one type only. */
  unit = $state<Unit>('hoplite')
  /** The units whose destination is to be picked on the map. */
  aiming = $state<Unit | null>(null)
  private sheetOf: string | null = null
  private written: Typed | null = null

  /** Begin a new sheet, unless it is the one that lies there. */
  open(question: string): void {
    if (this.sheetOf === question) return
    this.sheetOf = question
    this.draft = blank()
    this.unit = 'hoplite'
    this.aiming = null
  }

  /** Write a hint onto the sheet, once: it is there to be changed. */
  write(hint: Typed, tables: string[]): void {
    if (this.written === hint) return
    this.written = hint
    this.draft = filled(hint, tables)
  }
}

const desks = new WeakMap<Scene, Desk>()

export function deskOf(scene: Scene): Desk {
  let desk = desks.get(scene)
  if (!desk) desks.set(scene, (desk = new Desk()))
  return desk
}

/** Whether this is the table as it is now: in a match as it was there is nothing to fill in. */
export const isLive = (scene: Scene): boolean => scene.you !== null && 'question' in scene

/** The question that is open to the player, if any; one just answered is open no more. */
export function openQuestion(scene: Scene): Question | null {
  const { question } = scene as Scene & { question?: Question | null }
  return isLive(scene) ? (question ?? null) : null
}

export const openRule = (scene: Scene): string | null => openQuestion(scene)?.rule ?? null

/** Where what is asked can be answered. */
export const placeOf = (scene: Scene): 'now' | 'map' =>
  scene.picking.options.some((option) => 'region' in option) ? 'map' : 'now'
