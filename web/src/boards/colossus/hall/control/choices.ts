// What can be chosen in a field of a ruling.

import { choicesOf, seatChoices } from '../../../../hall/control/rulings/choices'
import type { Desk } from '../../../../hall/control/desk.svelte'
import type { Draft, Field } from '../../../../hall/control/rulings/rulings'
import type { Choice } from '../../../../hall/module'
import { say } from '../../../../hall/words.svelte'
import { isOath } from './rulings'
import type { ControlView } from './rulings'

const ROLES = ['basileus', 'strategos', 'philosophos', 'arkhitekton', 'emporos', 'kataskopos']

export function choices(desk: Desk, type: string, field: Field, draft: Draft): Choice[] | null {
  const { texts } = desk.table
  const view = desk.view as ControlView | null
  if (!view) return []
  const { name, kind, schema } = field
  const tables = Object.keys(view.tables)
  if (kind === 'seat') {
    const words = view.players.map(
      ({ seat, house, role }) =>
        `${texts.player(seat)} (${texts.name('house', house)}, ${texts.name('role', role)})`,
    )
    return seatChoices(field, words, say(type === 'give-challenge' ? 'anyone' : 'nobody'))
  }
  if (kind === 'choice') return name === 'deck' ? choicesOf(desk, 'resource', schema.enum!) : null
  if (name === 'table') {
    const stays = schema.minimum === -1 ? [{ value: -1, words: say('stays') }] : []
    return [
      ...stays,
      ...tables.map((table, number) => ({ value: number, words: texts.name('table', table) })),
    ]
  }
  if (name === 'region') {
    const regions = view.tables[tables[Number(draft.table ?? 0)] ?? ''] ?? []
    const home = schema.minimum === 0 ? [{ value: 0, words: texts.name('region', 'home') }] : []
    return [
      ...home,
      ...regions.map(({ number, region }) => ({
        value: number,
        words: `${number} ${texts.name('region', region)}`,
      })),
    ]
  }
  if (isOath(type, name))
    return view.councils.oaths.map(({ number, seat, oath }) => ({
      value: number,
      words: `${number}. ${texts.player(seat)}: ${oath}`,
    }))
  if (type === 'strike-amendment')
    return view.councils.register.map(({ entry, proposer, status }) => ({
      value: entry,
      words: `${entry}. ${texts.player(proposer)} (${texts.name('status', status)})`,
    }))
  return namedChoices(desk, view, name, draft)
}

function namedChoices(desk: Desk, view: ControlView, name: string, draft: Draft): Choice[] {
  const named = (items: readonly string[]) => choicesOf(desk, name, items)
  switch (name) {
    case 'house':
      return [{ value: '', words: say('all-atlantis') }, ...named(Object.keys(view.doom.houses))]
    case 'empire':
      return named(Object.keys(view.empires))
    case 'office':
      return named(Object.keys(Object.values(view.offices)[0] ?? {}))
    case 'upgrade':
      return named(Object.values(view.councils.chambers).flatMap(({ stock }) => Object.keys(stock)))
    case 'wonder':
      return named(view.wonders_of_the_box)
    case 'number':
      return named(Object.keys(view.numbers))
    case 'switch':
      return named(Object.keys(view.switches))
    case 'setting':
      return named(view.settings[String(draft.switch)] ?? [])
    default:
      return [{ value: '', words: say('stays') }, ...named(ROLES)]
  }
}
