// The board of The Colossus of Atlantis.

import type { BoardModule } from '../board'
import Board from './Board.svelte'
import Ending from './Ending.svelte'
import { marksOf } from './marks'
import { motion } from './motion'
import Purse from './Purse.svelte'
import type { ColossusView } from './view'
import { outcome } from './winners'
import german from './words/de.ftl?raw'
import english from './words/en.ftl?raw'

const FORMS = new Set(['col.6.4', 'col.7.63', 'col.7.73'])

const SKIPS = new Set([
  'stay-away',
  'forfeit',
  'done-buying',
  'neglect',
  'enough',
  'no-burning',
  'no-colony',
  'no-monster',
  'no-sacrifice',
])
const NOES = new Set(['nay', 'abstain', 'refuse', 'refuse-alliance', 'alone', 'keep'])

export const board: BoardModule = {
  Board,
  Hand: Purse,
  slim: true,
  motion,
  words: { en: english, de: german },
  // The rest is a yes, a no, or the end of something.
  drawn: ({ type: _type, ...fields }) => Object.keys(fields).length > 0,
  fills: (rule) => FORMS.has(rule),
  crowded: true,
  marks: (groups, texts) =>
    marksOf(
      groups.map(({ house }) => house ?? 'none'),
      (house) => texts.name('house', house),
    ),
  outcome: (texts, view, winners) => outcome(texts, view as unknown as ColossusView, winners),
  Ending,
  skips: ({ type }) => SKIPS.has(type) || (NOES.has(type) && 'outright'),
}
