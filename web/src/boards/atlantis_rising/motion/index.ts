// What is seen to happen in Atlantis Rising: people come and go, finds are carried home, tiles sink in
// foam, misfortunes are turned over, and rolls are kept in the row of the round.

import { seatAt } from '../../../table/motion/acts'
import type { Act, Card, Motion, Places } from '../../../table/motion/acts'
import type { Scene } from '../../../table/scene.svelte'
import type { Typed } from '../../../wire'
import { outermost, placeOf, rollOf } from '../island'
import type { Peninsula, RisingView } from '../island'
import families from './families.json'
import Piece from './Piece.svelte'
import Picture from './Picture.svelte'

const MOST = 4

const viewOf = (table: Scene) => table.view as unknown as RisingView
const at = (place: unknown): Places => [`place:${place as string}`, place as string]
const token = ({ seat, piece }: Typed) => `token:${seat as number}-${piece as string}`
const goes = (event: Typed, from: Places, to: Places): Act[] => [
  { does: 'fly', piece: token(event), from, to },
]
const shore = ({ peninsula }: Typed, table: Scene): Places =>
  at(placeOf(peninsula as Peninsula, Math.min(6, outermost(viewOf(table), peninsula as Peninsula))))

const CENTRE: Places = ['centre']

/** A tile goes under, or comes up again. */
const sinks =
  (rises: boolean) =>
  ({ peninsula, tile }: Typed): Act[] => {
    const place = placeOf(peninsula as Peninsula, tile as number)
    return [
      { does: 'sink', piece: `tile:${place}`, at: at(place), rises },
      { does: 'ring', at: at(place), foam: true },
    ]
  }

/** What is given for a component goes into it. */
function purpose(event: Typed, table: Scene): Places {
  const after = table.fresh.slice(table.fresh.indexOf(event))
  const built = after.find(({ type }) => type === 'built')
  return built ? [`component:${built.component as string}`, 'gate', 'board'] : ['centre', 'board']
}

/** Where the finds of a player come from: from where somebody has just acted. */
function source(event: Typed, table: Scene): Places {
  const upto = table.fresh.slice(0, table.fresh.indexOf(event))
  const acted = upto.findLast(({ type, seat }) => type === 'acted' && seat === event.seat)
  return acted ? at(acted.place) : ['centre']
}

/** Some of what was found or spent, with the number of all of it. */
const carry = (event: Typed, from: Places, to: Places, sign: string): Act[] => {
  const count = event.count as number
  return Array.from({ length: Math.min(MOST, count) }, (_, which) => ({
    does: 'fly',
    piece: `stuff:${event.stuff as string}`,
    from,
    to,
    ...(which === 0 ? { note: `${sign}${count}` } : {}),
  }))
}

const recruits = (event: Typed, piece: string, from: Places, to: Places): Act[] =>
  goes({ ...event, piece }, from, to)

const card = (kind: string, name: unknown, { texts }: Scene, bad = false): Card => ({
  kind,
  name: name as string,
  title: texts.name(kind, name as string),
  text: texts.name('does', name as string),
  bad,
})

const pile = (kind: string, names: unknown, event: Typed, { texts }: Scene): Card => ({
  kind,
  name: (names as string[])[0] ?? '',
  title: texts.listing((names as string[]).map((name) => texts.name(kind, name))),
  text: texts.event(event),
})

export const motion: Motion = {
  families,
  Piece,
  Picture,
  rounds: new Set(['round-began']),
  notable: new Set(['built', 'gate-opened', 'centre-flooded']),
  finale: (table) => (viewOf(table).outcome === 'lost' ? 'wave' : 'gate'),
  choreographies: {
    placed: (event) => goes(event, [seatAt(event.seat)], at(event.place)),
    'taken-back': (event) => goes(event, at(event.place), [seatAt(event.seat)]),
    returned: (event) => goes(event, at(event.place), [seatAt(event.seat)]),
    moved: (event) => goes(event, [seatAt(event.seat)], at(event.place)),
    gained: (event, table) => carry(event, source(event, table), [seatAt(event.seat)], '+'),
    spent: (event, table) => carry(event, [seatAt(event.seat)], purpose(event, table), '−'),
    recruited: (event) => recruits(event, 'follower', ['board'], [seatAt(event.seat)]),
    'volunteers-came': (event) => recruits(event, 'volunteer', ['board'], [seatAt(event.seat)]),
    'volunteers-left': (event) => recruits(event, 'volunteer', [seatAt(event.seat)], ['board']),
    'card-kept': (event) => [
      { does: 'fly', piece: 'card:', from: ['board'], to: [seatAt(event.seat)] },
    ],
    'card-put-under': () => [],
    'card-discarded': (event) => [
      { does: 'fly', piece: 'card:', from: [seatAt(event.seat)], to: ['board'] },
    ],
    'tile-flooded': sinks(false),
    'tile-rose': sinks(true),
    'centre-flooded': () => [
      { does: 'wave', at: CENTRE },
      { does: 'ring', at: CENTRE, foam: true },
    ],
    'barrier-raised': (event, table) => [{ does: 'ring', at: shore(event, table) }],
    'barrier-broke': (event, table) => [{ does: 'ring', at: shore(event, table), foam: true }],
    // The dice lie at the tile, see Island.svelte.
    rolled: ({ place }) => [{ does: 'ring', at: at(place), sounds: 'dice' }],
    acted: () => [],
    built: ({ component }) => [{ does: 'ring', at: [`component:${component as string}`, 'gate'] }],
    'wrath-moved': () => [{ does: 'wave', at: ['tide'] }],
    'gate-opened': () => [{ does: 'ring', at: ['gate', 'rising-gate'] }],
    'councilor-taken': (event) => [
      { does: 'fly', piece: 'card:', from: ['board'], to: [seatAt(event.seat)] },
    ],
    'blueprint-laid': ({ components }) =>
      (components as string[]).map((component) => ({
        does: 'ring',
        at: [`component:${component}`, 'gate'],
      })),
  },
  cards(event, table) {
    if (event.type === 'misfortune-drawn')
      return [card('misfortune', event.misfortune, table, true)]
    if (event.type === 'hologram-woke') return [card('councilor', event.councilor, table)]
    if (event.type === 'card-played') return [card('card', event.card, table)]
    return []
  },
  files(event, table) {
    // Those lie open on the island until it is decided what becomes of them.
    if (event.type === 'cards-drawn') return [pile('card', event.cards, event, table)]
    if (event.type === 'misfortunes-seen')
      return [pile('misfortune', event.misfortunes, event, table)]
    if (event.type !== 'rolled') return []
    const { place, total, target } = rollOf(event)
    const good = total >= target
    return [
      {
        kind: 'roll',
        name: good ? 'good' : 'bad',
        title: `${total}${good ? ' ✓' : `/${target}`}`,
        text: `${table.texts.name('place', place)}: ${table.texts.event(event)}`,
        bad: !good,
      },
    ]
  },
}
