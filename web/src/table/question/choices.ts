// A decision is a list of typed options; things on the table carry identities such as `card:flag`.
// Picking things narrows the options until one is left.

import type { Typed, Value } from '../../wire'

export type Identity = string

/** The identity of a thing: the field that names it in options, and its value there. */
export const identity = (field: string, value: Value): Identity => `${field}:${value}`

/** The identities that an option speaks of. */
export function identities(option: Typed): Identity[] {
  const found: Identity[] = []
  for (const [field, value] of Object.entries(option)) {
    if (field === 'type') continue
    for (const one of Array.isArray(value) ? value : [value]) found.push(identity(field, one))
  }
  return found
}

/** Whether two records say the same, in whatever order their fields come. */
export function sameRecord(one: Typed, other: Typed): boolean {
  const fields = Object.keys(one)
  return (
    fields.length === Object.keys(other).length &&
    fields.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]))
  )
}

export interface Narrowed {
  /** The options that speak of everything picked so far. */
  remaining: Typed[]
  /** What can be picked now: each narrows further, or completes the only option left. */
  live: ReadonlySet<Identity>
  /** The option that is meant once there is no choice left about it. */
  complete: Typed | null
  /** The option that the picks say in full, though others say more: a card played without extras. */
  said: Typed | null
}

/** What the picks leave of the options. */
export function narrow(options: Typed[], picks: readonly Identity[]): Narrowed {
  const speaks = options.map((option) => ({ option, of: identities(option) }))
  // What every option speaks of tells none of them apart: no need to pick it.
  const shared = (one: Identity) => speaks.length > 1 && speaks.every(({ of }) => of.includes(one))
  const telling = new Set(speaks.flatMap(({ of }) => of).filter((one) => !shared(one)))
  const left = speaks.filter(({ of }) => picks.every((pick) => of.includes(pick)))
  const live = new Set(
    left.flatMap(({ of }) => of).filter((one) => telling.has(one) && !picks.includes(one)),
  )
  // What all options of a kind speak of is no choice: figures that stand together go without saying.
  const kin = speaks.filter(({ option }) => option.type === left[0]?.option.type)
  const goesWithoutSaying = (one: Identity) => kin.every(({ of }) => of.includes(one))
  const settled = left.length === 1 && picks.length > 0 && [...live].every(goesWithoutSaying)
  const said = left.find(({ of }) => of.every((one) => !telling.has(one) || picks.includes(one)))
  return {
    remaining: left.map(({ option }) => option),
    live,
    complete: settled ? left[0]!.option : null,
    said: picks.length > 0 ? (said?.option ?? null) : null,
  }
}

/** The picks after clicking a thing: picked things are let go, others are added. */
export function pick(options: Typed[], picks: readonly Identity[], thing: Identity): Identity[] {
  if (picks.includes(thing)) return picks.filter((one) => one !== thing)
  const more = [...picks, thing]
  if (narrow(options, more).remaining.length > 0) return more
  // It does not go with what was picked before: the newest wish counts, as far as the rest fits it.
  return picks.reduce<Identity[]>(
    (kept, one) => (narrow(options, [...kept, one]).remaining.length > 0 ? [...kept, one] : kept),
    [thing],
  )
}

/** What could be picked from a clean start; a click on these always means something. */
export const pickable = (options: Typed[]): ReadonlySet<Identity> => narrow(options, []).live
