// The board of Atlantis Rising.

import type { BoardModule } from '../board'
import Board from './Board.svelte'
import Brief from './Brief.svelte'
import Ending from './Ending.svelte'
import Hand from './Hand.svelte'
import Holdings from './Holdings.svelte'
import { motion } from './motion'
import { figures } from './chronicle'
import { oddsOf, tileOf } from './island'
import type { RisingView } from './island'
import german from './words/de.ftl?raw'
import english from './words/en.ftl?raw'

const DRAWN = new Set([
  'place',
  'take-back',
  'act',
  'rest',
  'raise-barrier',
  'unflood',
  'peninsula',
  'build',
  'play-card',
])

const SKIPS = new Set(['wait', 'let-be', 'not-this-phase', 'build-nothing', 'decline'])
const NOES = new Set(['not-yet', 'rest'])

/** How likely the roll of somebody to act is to succeed, as the question tells it. */
interface Odds {
  place: string
  chance: number
}

export const board: BoardModule = {
  Board,
  Brief,
  Ending,
  Hand,
  Holdings,
  motion,
  words: { en: english, de: german },
  // At the gate there is no room for a second thing to do with a piece.
  drawn: ({ type, place }) =>
    DRAWN.has(type) && (type !== 'rest' || tileOf(place as string) !== null),
  skips: ({ type }) => SKIPS.has(type) || (NOES.has(type) && 'outright'),
  figures: (texts, view) => figures(texts, view as unknown as RisingView),
  // Its own words say all of a placing but how likely it is to bring something.
  reckons: ({ view, texts, position }, { type, place }) => {
    const odds = (position?.question?.about.odds ?? []) as unknown as Odds[]
    const plain = type === 'place' ? oddsOf(view as unknown as RisingView, place as string) : null
    const chance = odds.find((one) => one.place === place)?.chance ?? plain
    if (chance === null) return type === 'place' ? '' : null
    return texts.say('atlantis-rising-odds', { chance })
  },
}
