// The board of Atlantis.

import type { BoardModule } from '../board'
import Board from './Board.svelte'
import Brief from './Brief.svelte'
import Hand from './Hand.svelte'
import Holdings from './Holdings.svelte'
import { motion } from './motion'
import { gains } from './points'
import { ownFigure, reckoned } from './reckoning'
import german from './words/de.ftl?raw'
import english from './words/en.ftl?raw'

const DRAWN = new Set(['play', 'buy', 'lay-bridge', 'pay-tile', 'give'])

export const board: BoardModule = {
  Board,
  Brief,
  Hand,
  Holdings,
  motion,
  words: { en: english, de: german },
  drawn: (option) => DRAWN.has(option.type),
  gains,
  seen: (table, field, value) => (field === 'figure' ? ownFigure(table, value as number) : null),
  reckons: reckoned,
}
