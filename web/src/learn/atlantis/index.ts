// A first match of Atlantis, against one neighbour.

import type { Saved } from '../../wire'
import type { LessonModule } from '../lessons'
import match from './match.json'
import german from './words/de.ftl?raw'
import english from './words/en.ftl?raw'

export const lesson: LessonModule = {
  match: match as unknown as Saved,
  words: { en: english, de: german },
  steps: [
    { say: 'path', at: '.board' },
    { say: 'cards', at: '.hand' },
    { say: 'first-ring' },
    { say: 'taken', at: '.players li:first-child, .strip .seat:first-child' },
    { say: 'neighbour', at: '.players li:last-child, .strip .seat:last-child' },
    { say: 'flag' },
    { say: 'toll', at: '.board' },
    { say: 'onto-own' },
    { say: 'occupied' },
    { say: 'bridge' },
    { say: 'lands', at: '.players li:first-child, .strip .seat:first-child' },
    { say: 'statue' },
    { say: 'helmet' },
    { say: 'pay' },
    { say: 'buying', at: '.hand' },
    { say: 'end', at: '.board' },
  ],
}
