// What can be chosen in a field of a ruling.

import { choicesOf, seatChoices } from '../../../../hall/control/rulings/choices'
import type { Desk } from '../../../../hall/control/desk.svelte'
import { NOTHING } from '../../../../hall/control/rulings/rulings'
import type { Draft, Field } from '../../../../hall/control/rulings/rulings'
import type { Choice } from '../../../../hall/module'
import { say } from '../../../../hall/words.svelte'
import type { Texts } from '../../../../texts'
import { EDICTS, edictName, namedBy } from '../../edicts'
import { COUNCILS } from '../../view'
import { isOath } from './rulings'
import type { ControlView } from './rulings'

const KING = 'basileus'
const ROLES = [KING, 'strategos', 'philosophos', 'arkhitekton', 'emporos', 'kataskopos']

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
  if (type === 'set-edict' && name === 'kind')
    return EDICTS.map((one) => ({
      value: one,
      words: one.startsWith('hex-')
        ? `${edictName(texts, one)}: ${say(`edict-${one}`)}`
        : edictName(texts, one),
    }))
  if (type === 'set-edict' && (name === 'target' || name === 'where'))
    return edictThings(texts, view, draft.kind, name)
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
  if (name === 'card')
    return view.cards_of_control.map(({ number, title, seat, status }) => ({
      value: number,
      words: [title, texts.player(seat), ...(status === 'used' ? [say('used')] : [])].join(', '),
    }))
  if (name === 'proclamation')
    return view.proclamations.map(({ number, text }) => ({ value: number, words: text }))
  if (name === 'role' && type !== 'reseat')
    return choicesOf(
      desk,
      'role',
      ROLES.filter((role) => role !== KING),
    )
  return namedChoices(desk, view, type, name, draft)
}

/** The things that a kind of edict can name, by their numbers; it is about nothing in particular. */
export function edictThings(
  texts: Texts,
  view: ControlView,
  kind: unknown,
  field: 'target' | 'where',
): Choice[] {
  const thing = namedBy(String(kind))[field]
  const numbered = (words: string[]) => words.map((words, value) => ({ value, words }))
  const tables = Object.keys(view.tables)
  switch (thing) {
    case null:
      return [{ value: NOTHING, words: '' }]
    case 'player':
      return numbered(view.players.map(({ seat }) => texts.player(seat)))
    case 'house':
      return numbered(Object.keys(view.doom.houses).map((one) => texts.name('house', one)))
    case 'empire':
      return numbered(Object.keys(view.empires).map((one) => texts.name('empire', one)))
    case 'table':
      return numbered(tables.map((one) => texts.name('table', one)))
    case 'region':
      return tables.flatMap((table) =>
        view.tables[table]!.map(({ number, region, place }) => ({
          value: place,
          words: `${texts.name('table', table)}: ${number} ${texts.name('region', region)}`,
        })),
      )
  }
}

function namedChoices(
  desk: Desk,
  view: ControlView,
  type: string,
  name: string,
  draft: Draft,
): Choice[] {
  const named = (items: readonly string[]) => choicesOf(desk, name, items)
  switch (name) {
    case 'house':
    case 'into':
      return [
        ...(type === 'add-doom' ? [{ value: '', words: say('all-atlantis') }] : []),
        ...choicesOf(desk, 'house', Object.keys(view.doom.houses)),
      ]
    case 'council':
      return named(COUNCILS)
    case 'action':
      return named(Object.keys(view.councils.chambers[String(draft.council)]?.actions ?? {}))
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
