// What is seen to happen in Atlantis: tiles fly to their owner, tolls fly out, cards are dealt.

import { noted, seatAt } from '../../../table/motion/acts'
import type { Act, Choreography, Motion, Places } from '../../../table/motion/acts'
import type { Scene } from '../../../table/scene.svelte'
import type { Typed } from '../../../wire'
import families from './families.json'
import Piece from './Piece.svelte'

const DECK: Places = ['board']

/** Where what belongs to a player lies: the viewer's own before the viewer, another's with the name. */
const tilesOf = ({ seat }: Typed, table: Scene): Places =>
  seat === table.you ? ['collected', 'hand', seatAt(seat)] : [seatAt(seat)]
const handOf = ({ seat }: Typed, table: Scene, card: string | null): Places =>
  seat === table.you ? [`card:${card}`, 'hand'] : [seatAt(seat)]

/** A bill is paid in tiles and cards, which go out over the water. */
const paid: Choreography = (event, table) => {
  const landing = table.fresh.findLast(
    ({ type, seat }) => type === 'card-played' && seat === event.seat,
  )
  const to = landing ? [`space:${landing.space as number}`, ...DECK] : DECK
  const from = [seatAt(event.seat)]
  const tiles = (event.tiles as number[]).map((value): Act => ({
    does: 'fly',
    piece: `coin:${value}`,
    from,
    to,
  }))
  const cards = (event.cards as string[]).map((card): Act => ({
    does: 'fly',
    piece: `card:${card}`,
    from,
    to,
  }))
  const toll = event.toll as number
  return toll > 0 ? [...tiles, ...cards, noted(from, -toll)] : []
}

export const motion: Motion = {
  families,
  Piece,
  notable: new Set(['bridge-laid', 'path-done']),
  finale: () => 'harbour',
  choreographies: {
    'card-played': ({ seat, card, space }) => [
      {
        does: 'fly',
        piece: `card:${card as string}`,
        from: [seatAt(seat)],
        to: [`space:${space as number}`, ...DECK],
      },
    ],
    'tile-taken': (event, table) => [
      {
        does: 'fly',
        piece: `tile:${event.item as string}-${event.value as number}`,
        from: [`space:${event.space as number}`],
        to: tilesOf(event, table),
        note: `+${event.value as number}`,
      },
      // What lay below comes to light; where nothing did, the water closes.
      event.below === null
        ? { does: 'ring', at: [`space:${event.space as number}`], foam: true }
        : {
            does: 'sink',
            piece: `tile:${event.below as string}`,
            at: [`space:${event.space as number}`],
            rises: true,
          },
    ],
    'toll-paid': paid,
    'walked-home': paid,
    'cards-bought': (event, table) => [
      {
        does: 'fly',
        piece: `coin:${event.value as number}`,
        from: tilesOf(event, table),
        to: DECK,
      },
    ],
    'cards-drawn': (event, table) =>
      (event.cards as (string | null)[]).map((card) => ({
        does: 'fly',
        piece: `card:${card ?? ''}`,
        from: DECK,
        to: handOf(event, table, card),
      })),
    // They were seen to be played.
    'cards-discarded': () => [],
    'hand-shown': () => [],
    // The bridge unrolls where it lies, see Sea.svelte.
    'bridge-laid': () => [],
    // The path lies there.
    'path-laid': () => [],
  },
  // Who cannot move shows the hand: that is nowhere to be seen later.
  cards: (event, table) =>
    event.type === 'hand-shown'
      ? [
          {
            kind: 'hand',
            name: String(event.seat),
            title: table.texts.player(event.seat as number),
            text: table.texts.event(event),
            home: [seatAt(event.seat)],
          },
        ]
      : [],
}
