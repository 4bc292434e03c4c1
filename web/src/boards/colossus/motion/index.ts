// What is seen to happen in The Colossus of Atlantis, on the map, in the course of the turn, and where
// what players have is shown: units march, DOOM rises.

import { noted, seatAt } from '../../../table/motion/acts'
import type { Act, Choreography, Motion, Places } from '../../../table/motion/acts'
import type { Typed } from '../../../wire'
import type { ColossusView } from '../view'
import families from './families.json'
import Piece from './Piece.svelte'
import Picture from './Picture.svelte'

const MOST = 5
const SEA: Places = ['doom']

const unitOf = ({ unit, seat }: Typed) => `unit:${unit as string}-${seat as number}`
const regionOf = ({ region }: Typed): Places => [`region:${region as string}`]
const ring =
  (foam = false): Choreography =>
  (event) => [{ does: 'ring', at: regionOf(event), foam }]
const quiet: Choreography = () => []

const march: Choreography = (event) =>
  Array.from({ length: Math.min(MOST, (event.count as number | undefined) ?? 1) }, (): Act => ({
    does: 'fly',
    piece: unitOf(event),
    from: [seatAt(event.seat)],
    to: regionOf(event),
  }))
const handed =
  (piece: string, from: (event: Typed) => unknown, to: (event: Typed) => unknown): Choreography =>
  (event) => [{ does: 'fly', piece, from: [seatAt(from(event))], to: [seatAt(to(event))] }]
const rises: Choreography = ({ amount }) => [
  ...((amount as number) > 0 ? [{ does: 'wave', at: SEA } as const] : []),
  noted(SEA, amount as number),
]
/** Dice fall one by one where it is fought. */
const thrown: Choreography = (event) => [
  {
    does: 'roll',
    at: regionOf(event),
    dice: event.dice as number[],
    says: `= ${event.total as number}`,
    bad: event.type === 'foe-rolled',
  },
]

export const motion: Motion = {
  families,
  Piece,
  Picture,
  rounds: new Set(['phase-began']),
  notable: new Set([
    'wonder-raised',
    'continent-sunk',
    'empire-defeated',
    'city-sacked',
    'war-declared',
  ]),
  finale: ({ view }) => ((view as unknown as ColossusView).doom.deluge ? 'wave' : 'harbour'),
  choreographies: {
    moved: march,
    redirected: march,
    colonised: march,
    'units-placed': march,
    'units-marched': (event) => [
      { does: 'fly', piece: unitOf(event), from: [seatAt(event.seat)], to: [seatAt(event.to)] },
    ],
    'troops-raised': quiet,
    fled: (event) => [
      {
        does: 'fly',
        piece: `seat:${event.seat as number}`,
        from: regionOf(event),
        to: [seatAt(event.seat)],
      },
    ],
    'monster-moved': ring(),
    'upgrade-handed-over': handed(
      'card:',
      ({ seat }) => seat,
      ({ to }) => to,
    ),
    'card-handed-over': handed(
      'card:',
      ({ seat }) => seat,
      ({ to }) => to,
    ),
    traded: handed(
      'card:',
      ({ seat }) => seat,
      ({ to }) => to,
    ),
    'fine-paid': ({ seat, amount }) => [noted([seatAt(seat)], -(amount as number))],
    // What stays where it is, or is told in the course and in the log.
    'hero-moved': quiet,
    visited: quiet,
    'upgrade-stolen': quiet,
    'upgrade-bought': quiet,
    'wonder-moved': quiet,
    'tribute-paid': quiet,
    'bribe-taken': quiet,
    'order-revealed': quiet,
    'arete-declared': quiet,
    // They lie on where the fight is told, see map/Dice.svelte.
    rolled: thrown,
    'foe-rolled': thrown,
    'doom-die-rolled': ({ seat, die }) => [
      {
        does: 'roll',
        at: [seatAt(seat), ...SEA],
        dice: [die as number],
        says: 'DOOM',
        bad: true,
      },
    ],
    'vote-taken': ({ council, ayes, nays, outcome }) => [
      {
        does: 'note',
        at: [`council:${council as string}`, 'board'],
        says: `✓ ${ayes as number} : ${nays as number} ✗`,
        bad: outcome !== 'passed',
      },
    ],
    'continent-sunk': () => [{ does: 'wave', at: ['board'] }],
    deluge: () => [{ does: 'wave', at: ['board'] }],
    omen: () => [{ does: 'wave', at: SEA }],
    'die-ignored': quiet,
    'conflict-began': ring(),
    'conflict-tied': ring(true),
    'region-burned': ring(true),
    'city-burned': ({ owner }) => [{ does: 'ring', at: [seatAt(owner)], foam: true }],
    'city-sacked': ({ owner }) => [{ does: 'ring', at: [seatAt(owner)], foam: true }],
    'house-doom-changed': quiet,
    'atlantis-doom-changed': rises,
    'units-lost': ({ seat, count }) => [noted([seatAt(seat)], -(count as number))],
    'hatred-changed': quiet,
    'house-scored': quiet,
  },
  cards: (event, { texts }) =>
    event.type === 'omen' || event.type === 'deluge'
      ? [
          {
            kind: 'doom',
            name: event.type,
            title: 'DOOM',
            text: texts.event(event),
            bad: true,
            home: SEA,
          },
        ]
      : [],
}
