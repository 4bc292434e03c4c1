// When each act begins and how long it takes: one thing at a time, in the order in which it happened.

import type { Act } from './acts'

/** How long an act is seen, and how long until the next begins, in milliseconds. */
const LENGTH = {
  fly: 560,
  note: 1000,
  ring: 800,
  sink: 1000,
  open: 350,
  wave: 1500,
  roll: 2000,
  show: 2000,
} as const
const LEAD = {
  fly: 190,
  note: 110,
  ring: 110,
  sink: 150,
  open: 0,
  wave: 500,
  roll: 900,
  show: 1600,
} as const
/** Between one die and the next. */
export const A_DIE = 160
/** What is revealed one by one. */
const ALONE = 450
/** The acts of one position begin within so much; what is too much for that is left out. */
export const MOST = 3400
/** Closer than this together nobody tells one from another. */
const CLOSEST = 45
/** A card is looked at for so long at least. */
const A_LOOK = 900

export interface Timed {
  act: Act
  after: number
  length: number
}

/** What is seen when; the latest is never left out, and cards are the last to be. */
export function timed(acts: readonly Act[], pace = 1): Timed[] {
  const leads = (closeness: number, all: readonly Act[]) =>
    all.map((act) => {
      const lead = act.does === 'note' && act.alone ? ALONE : LEAD[act.does]
      return Math.max(act.does === 'show' ? A_LOOK : CLOSEST, lead * (1 - closeness))
    })
  const sum = (numbers: number[]) => numbers.slice(0, -1).reduce((all, one) => all + one, 0)
  let kept = [...acts]
  while (sum(leads(1, kept)) > MOST) {
    const one = kept.findIndex(({ does }) => does !== 'show')
    kept = kept.filter((_, place) => place !== (one >= 0 && one < kept.length - 1 ? one : 0))
  }
  const closeness = [0, 0.3, 0.6, 1].find((one) => sum(leads(one, kept)) <= MOST) ?? 1
  const between = leads(closeness, kept)
  let after = 0
  return kept.map((act, place) => {
    const begins = after
    after += between[place]!
    // A card leaves the middle when the next one comes.
    const length =
      act.does === 'show' ? between[place]! + LENGTH.show - LEAD.show : LENGTH[act.does]
    return { act, after: begins * pace, length: length * pace }
  })
}

/** How long all of it takes. */
export const lasting = (all: readonly Timed[]): number =>
  Math.max(0, ...all.map(({ after, length }) => after + length))
