// The board of End of Atlantis.

import type { BoardModule } from '../board'
import type { Typed } from '../../wire'
import Board from './Board.svelte'
import Brief from './Brief.svelte'
import Hand from './Hand.svelte'
import Holdings from './Holdings.svelte'
import { motion } from './motion'
import { gains } from './view'
import german from './words/de.ftl?raw'
import english from './words/en.ftl?raw'

// Everything else is a yes, a no, or the end of something: words for which nothing is drawn.
const UNDRAWN = new Set(['use-ability', 'decline', 'pass', 'throw-neutral', 'enough'])

const revealsAll = (option: Typed) =>
  option.type === 'keep-face-down' && (option.places as number[]).length === 0

// After a vote is won, what moves on is the card.
const NOES = new Set(['decline', 'pass'])

export const board: BoardModule = {
  Board,
  Hand,
  Holdings,
  motion,
  Brief,
  // On a desk the rows of cards begin with the players.
  crowded: 'desk',
  words: { en: english, de: german },
  drawn: (option) => !UNDRAWN.has(option.type) && !revealsAll(option),
  gains,
  skips: (option) =>
    option.type === 'enough' || revealsAll(option) || (NOES.has(option.type) && 'outright'),
}
