// What can be chosen in a field of a ruling.

import type { Choice } from '../../module'
import { say } from '../../words.svelte'
import type { Desk } from '../desk.svelte'
import type { Draft, Field } from './rulings'

const byWords = (one: Choice, other: Choice) => one.words.localeCompare(other.words)

/** Things of a kind by their names, in the order of these. */
export const choicesOf = (desk: Desk, kind: string, items: readonly string[]): Choice[] =>
  items.map((item) => ({ value: item, words: desk.table.texts.name(kind, item) })).sort(byWords)

/** All players, in the words that are given, and nobody where that is allowed. */
export function seatChoices(
  { schema }: Field,
  words: readonly string[],
  nobody = say('nobody'),
): Choice[] {
  const players = words.map((words, seat) => ({ value: seat, words })).sort(byWords)
  return schema.minimum === -1 ? [{ value: -1, words: nobody }, ...players] : players
}

export function choicesFor(desk: Desk, type: string, field: Field, draft: Draft): Choice[] {
  const own = desk.own.choices?.(desk, type, field, draft)
  if (own) return own
  if (field.kind === 'seat') return seatChoices(field, desk.table.names)
  return choicesOf(desk, field.name, field.schema.enum ?? [])
}
