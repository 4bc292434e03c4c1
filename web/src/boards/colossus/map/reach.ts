// What a click on a region means: an answer to the question, or a destination on the sheet.

import { identity } from '../../../table/question/choices'
import type { Picking } from '../../../table/question/picking.svelte'
import type { Region } from '../view'

/** What a thing that can be picked needs; `handles` is spread over it. */
export interface Reach {
  handles: Record<string, unknown>
  fits: boolean
  picked: boolean
  hinted: boolean
  /** What picking it does, where the thing alone does not say it. */
  label: string
}

export type ReachOf = (region: Region) => Reach | null

/** A region as the open question speaks of it: where something goes, or where it comes from. */
export function asked(picking: Picking, region: Region): Reach | null {
  const things = [identity('origin', region.region), identity('region', region.region)].filter(
    (thing) => picking.can(thing),
  )
  const thing = things.find((one) => picking.fits(one)) ?? things[0]
  if (thing === undefined) return null
  return {
    handles: { ...picking.handles(thing) },
    fits: picking.fits(thing),
    picked: picking.picked(thing),
    hinted: picking.hints(thing),
    label: '',
  }
}

/** A region as the destination of units on the sheet. */
export function aimed(label: string, chosen: boolean, aim: () => void): Reach {
  const act = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (!event.repeat) aim()
  }
  return {
    handles: { 'data-choice': '', 'aria-pressed': chosen, onclick: aim, onkeydown: act },
    fits: true,
    picked: chosen,
    hinted: false,
    label,
  }
}
