// A first round of Atlantis Rising, with three neighbours.

import type { Saved } from '../../wire'
import type { LessonModule } from '../lessons'
import match from './match.json'
import german from './words/de.ftl?raw'
import english from './words/en.ftl?raw'

export const lesson: LessonModule = {
  match: match as unknown as Saved,
  words: { en: english, de: german },
  steps: [
    { say: 'island', at: '.board .island' },
    { say: 'gate', at: '.board .gate' },
    { say: 'pieces', at: '.hand' },
    { say: 'gold' },
    { say: 'centre' },
    { say: 'leader' },
    { say: 'ready' },
    { say: 'misfortunes', at: '.board .island' },
    { say: 'roll' },
    { say: 'energy' },
    { say: 'library' },
    { say: 'surge' },
    { say: 'source' },
    { say: 'barrier' },
    { say: 'pay' },
    { say: 'done' },
    { say: 'wrath', at: '.board .tide' },
    { say: 'build', at: '.board .gate' },
    { say: 'end', at: '.board' },
  ],
}
