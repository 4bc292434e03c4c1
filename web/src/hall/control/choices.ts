// What a field of a ruling can be, by name.

import { say } from '../words.svelte'
import type { Desk } from './desk.svelte'
import type { Draft, Field } from './rulings'

export interface Choice {
  value: string | number
  words: string
}

const ROLES = ['basileus', 'strategos', 'philosophos', 'arkhitekton', 'emporos', 'kataskopos']

export function choicesFor(desk: Desk, type: string, field: Field, draft: Draft): Choice[] {
  const { view, table } = desk
  const { texts } = table
  if (!view) return []
  const tables = Object.keys(view.tables)
  const named = (kind: string, items: readonly string[]): Choice[] =>
    items
      .map((item) => ({ value: item, words: texts.name(kind, item) }))
      .sort((one, other) => one.words.localeCompare(other.words))
  switch (field.kind) {
    case 'seat': {
      const nobody =
        field.schema.minimum === -1
          ? [{ value: -1, words: say(type === 'give-challenge' ? 'anyone' : 'nobody') }]
          : []
      const players = view.players.map(({ seat, house, role }) => ({
        value: seat,
        words: `${texts.player(seat)} (${texts.name('house', house)}, ${texts.name('role', role)})`,
      }))
      return [...nobody, ...players.sort((one, other) => one.words.localeCompare(other.words))]
    }
    case 'table': {
      const stays = field.schema.minimum === -1 ? [{ value: -1, words: say('stays') }] : []
      return [
        ...stays,
        ...tables.map((name, number) => ({ value: number, words: texts.name('table', name) })),
      ]
    }
    case 'region': {
      const regions = view.tables[tables[Number(draft.table ?? 0)] ?? ''] ?? []
      const home =
        field.schema.minimum === 0 ? [{ value: 0, words: texts.name('region', 'home') }] : []
      return [
        ...home,
        ...regions.map(({ number, region }) => ({
          value: number,
          words: `${number} ${texts.name('region', region)}`,
        })),
      ]
    }
    case 'oath':
      return view.councils.oaths.map(({ number, seat, oath }) => ({
        value: number,
        words: `${number}. ${texts.player(seat)}: ${oath}`,
      }))
    case 'amendment':
      return view.councils.register.map(({ entry, proposer, status }) => ({
        value: entry,
        words: `${entry}. ${texts.player(proposer)} (${texts.name('status', status)})`,
      }))
    case 'choice':
      return named(field.name === 'deck' ? 'resource' : field.name, field.schema.enum!)
    case 'named':
      return namedChoices(desk, field.name, named)
    default:
      return []
  }
}

function namedChoices(
  desk: Desk,
  name: string,
  named: (kind: string, items: readonly string[]) => Choice[],
): Choice[] {
  const view = desk.view!
  switch (name) {
    case 'house':
      return [
        { value: '', words: say('all-atlantis') },
        ...named('house', Object.keys(view.doom.houses)),
      ]
    case 'empire':
      return named('empire', Object.keys(view.empires))
    case 'office':
      return named('office', Object.keys(Object.values(view.offices)[0] ?? {}))
    case 'upgrade':
      return named(
        'upgrade',
        Object.values(view.councils.chambers).flatMap(({ stock }) => Object.keys(stock)),
      )
    case 'wonder':
      return named('wonder', desk.wonders)
    case 'number':
      return named('number', Object.keys(view.numbers))
    case 'role':
      return [{ value: '', words: say('stays') }, ...named('role', ROLES)]
    default:
      return []
  }
}
