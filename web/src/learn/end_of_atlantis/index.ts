// A first turn of End of Atlantis, up to the first vote, with two neighbours.

import type { Saved } from '../../wire'
import type { LessonModule } from '../lessons'
import match from './match.json'
import german from './words/de.ftl?raw'
import english from './words/en.ftl?raw'

export const lesson: LessonModule = {
  match: match as unknown as Saved,
  words: { en: english, de: german },
  steps: [
    { say: 'ships', at: '.board' },
    { say: 'hand', at: '.hand' },
    { say: 'first-refugee' },
    { say: 'second-refugee' },
    { say: 'senate' },
    { say: 'order', at: '[data-still="bench:0"]' },
    { say: 'faction' },
    { say: 'factions', at: '.busts' },
    { say: 'row' },
    { say: 'row-second' },
    { say: 'row-third' },
    { say: 'row-fourth' },
    { say: 'row-fifth' },
    { say: 'revealed', at: '.board' },
    { say: 'bid' },
    { say: 'won', at: '.rows' },
    { say: 'resolve' },
    { say: 'board-first' },
    { say: 'board-second' },
    { say: 'end', at: '.board' },
  ],
}
