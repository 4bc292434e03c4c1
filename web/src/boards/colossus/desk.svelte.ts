// What the player is looking at, and the sheet while it is being filled in: shared by the parts of
// the board, and kept while positions come in.

import type { Scene } from '../../table/scene.svelte'
import type { Question } from '../../wire'
import { blank } from './sheet/sheet'
import type { Draft } from './sheet/sheet'
import type { ColossusView, Unit } from './view'

export const TABS = ['map', 'council', 'city', 'house', 'deals', 'world'] as const
export type Tab = (typeof TABS)[number]

const TAB_OF_PHASE: Record<string, Tab> = {
  house: 'house',
  declaration: 'council',
  council: 'council',
  free: 'deals',
  over: 'world',
}

export class Desk {
  tab = $state<Tab>('map')
  /** The map that is looked at; null for one's own. */
  table = $state<string | null>(null)
  /** The council that is looked at; null for one's own. */
  council = $state<string | null>(null)
  /** The resource whose bookings are shown. */
  why = $state<string | null>(null)
  draft = $state<Draft>(blank())
  /** The units whose destination is to be picked on the map. */
  aiming = $state<Unit | null>(null)
  private sheetOf: string | null = null

  /** Begin a new sheet, unless it is the one that lies there. */
  open(question: string): void {
    if (this.sheetOf === question) return
    this.sheetOf = question
    this.draft = blank()
    this.aiming = null
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

/** The rule of the question that is open to the player, if any; one just answered is open no more. */
export function openRule(scene: Scene): string | null {
  const { question } = scene as Scene & { question?: Question | null }
  return isLive(scene) ? (question?.rule ?? null) : null
}

/** Where what is asked, or else what is going on, can be seen. */
export function tabFor(scene: Scene, view: ColossusView): Tab {
  const rule = scene.position?.question?.rule ?? ''
  const onTheMap = scene.picking.options.some((option) => 'region' in option)
  if (onTheMap || rule === 'col.6.4') return 'map'
  return TAB_OF_PHASE[view.phase] ?? 'map'
}
