// What is seen to happen in End of Atlantis: refugees step aboard, cubes come off, votes are opened one
// by one, events and special cards are turned over.

import { noted, seatAt } from '../../../table/motion/acts'
import type { Act, Card, Motion, Places } from '../../../table/motion/acts'
import type { Scene } from '../../../table/scene.svelte'
import type { Typed } from '../../../wire'
import { BACK, isDoom } from '../view'
import type { EndView } from '../view'
import families from './families.json'
import Piece from './Piece.svelte'
import Picture from './Picture.svelte'

const MOST_CUBES = 6

const viewOf = (table: Scene) => table.view as unknown as EndView
const shipOf = ({ ship }: Typed): Places => [`ship:${ship as string}`, `strip:${ship as string}`]
const rowOf = (seat: unknown, vote: unknown): Places => [
  `row:${seat as number}-${vote as number}`,
  seatAt(seat),
]
const originOf = ({ origin, seat }: Typed): Places =>
  origin === 'pool' ? ['senate', seatAt(seat)] : [seatAt(seat)]

/** So many refugees of a colour, each on its own way. */
const walk = (colour: unknown, count: unknown, from: Places, to: Places): Act[] =>
  Array.from({ length: Math.min(MOST_CUBES, count as number) }, () => ({
    does: 'fly',
    piece: `refugee:${colour as number}`,
    from,
    to,
  }))

const dealt = (field: string, own: string) => (event: Typed, table: Scene) =>
  (event[field] as (string | null)[]).map((card): Act => ({
    does: 'fly',
    piece: `${own}:${card ?? ''}`,
    from: ['event', 'board'],
    to: event.seat === table.you ? [`${own}:${card}`, 'hand'] : [seatAt(event.seat)],
  }))

export const motion: Motion = {
  families,
  Piece,
  Picture,
  rounds: new Set(['turn-began']),
  notable: new Set(['ship-arrived', 'doom-marker-removed']),
  finale: () => 'harbour',
  choreographies: {
    boarded: (event) => walk(event.seat, event.cubes, originOf(event), shipOf(event)),
    'neutrals-boarded': (event, table) =>
      walk(viewOf(table).seats, event.cubes, ['camp'], shipOf(event)),
    exchanged: (event, table) => [
      ...walk(viewOf(table).seats, event.cubes, shipOf(event), ['camp']),
      ...walk(event.seat, event.cubes, originOf(event), shipOf(event)),
    ],
    'refugees-discarded': (event) =>
      walk(event.seat, event.cubes, shipOf(event), [seatAt(event.seat)]),
    'hidden-discarded': (event) => walk(event.seat, 1, shipOf(event), [seatAt(event.seat)]),
    'neutrals-discarded': (event, table) =>
      walk(viewOf(table).seats, event.cubes, shipOf(event), ['camp']),
    'tokens-removed': (event) => walk(event.seat, event.tokens, ['senate'], [seatAt(event.seat)]),
    'senate-bid': (event) => walk(event.seat, event.tokens, [seatAt(event.seat)], ['senate']),
    regained: (event, table) =>
      walk(event.seat, event.tokens, rowOf(event.seat, viewOf(table).vote + 1), [
        seatAt(event.seat),
      ]),
    'cube-lost': (event) => walk(event.seat, 1, [seatAt(event.seat)], ['event', 'board']),
    'cube-lost-from-card': (event) =>
      walk(event.seat, 1, rowOf(event.seat, (event.place as number) + 1), ['event', 'board']),
    'politics-drawn': dealt('cards', 'card'),
    'specials-drawn': dealt('specials', 'special'),
    'politics-discarded': ({ seat, card }) => [
      {
        does: 'fly',
        piece: `card:${card as string}`,
        from: [seatAt(seat)],
        to: ['event', 'board'],
      },
    ],
    // Bids are opened one by one, and then it is seen who has won.
    'vote-bid': ({ seat, vote, tokens }) => [
      { does: 'open', piece: 'fist:', at: rowOf(seat, vote).slice(0, 1) },
      { does: 'note', at: rowOf(seat, vote), says: String(tokens), alone: true },
    ],
    'vote-won': ({ seats, vote }) =>
      (seats as number[]).map((seat) => ({ does: 'ring', at: rowOf(seat, vote) })),
    resolved: ({ seat }, table) => [{ does: 'ring', at: rowOf(seat, viewOf(table).vote + 1) }],
    'cards-revealed': ({ seat }, table) =>
      (viewOf(table).rows[seat as number]?.items ?? []).flatMap((card, place): Act[] =>
        card === BACK
          ? []
          : [{ does: 'open', piece: 'card:', at: rowOf(seat, place + 1).slice(0, 1) }],
      ),
    'cards-kept-face-down': () => [],
    'gods-hand': () => [],
    // The ships sail along the water by themselves; who comes in is met on the beach.
    'ship-sailed': () => [],
    'ship-sent-home': (event) => [{ does: 'ring', at: shipOf(event), foam: true }],
    'ship-arrived': () => [],
    'ship-advanced': (event) => [{ does: 'ring', at: shipOf(event) }],
    'doom-marker-removed': () => [{ does: 'wave', at: ['obelisks'] }],
    scored: ({ seat, points }) => (points ? [noted([seatAt(seat)], points as number)] : []),
  },
  cards(event, table) {
    const { texts } = table
    if (event.type === 'event-revealed') {
      const name = event.event_card as string
      return [
        {
          kind: 'event',
          name,
          title: texts.name('event_card', name),
          text: texts.say(`event-card-says-${name}`, viewOf(table).switches),
          bad: isDoom(name),
          home: ['event'],
        },
      ]
    }
    if (event.type === 'special-played') return [special(event, table)]
    return []
  },
}

function special({ special, seat }: Typed, table: Scene): Card {
  const { texts } = table
  const name = special as string
  return {
    kind: 'special',
    name,
    title: texts.name('special', name),
    text: `${texts.player(seat as number)}: ${texts.say(`special-says-${name}`, viewOf(table).switches)}`,
  }
}
