// A first turn of The Colossus of Atlantis: the sheet, a fight, a colony, the council and its shop.

import type { Saved } from '../../wire'
import type { LessonModule } from '../lessons'
import match from './match.json'
import german from './words/de.ftl?raw'
import english from './words/en.ftl?raw'

export const lesson: LessonModule = {
  match: match as unknown as Saved,
  words: { en: english, de: german },
  steps: [
    { say: 'room', at: '.board .course' },
    // Where there is no room, the map is behind its tab.
    { say: 'map', at: '.board .map, .board.narrow #colossus-map' },
    { say: 'holdings', at: '.hand' },
    { say: 'orders', at: '.board .sheet' },
    { say: 'sheet' },
    { say: 'stand' },
    { say: 'dice', at: '.board .fight' },
    { say: 'office-first' },
    { say: 'office-second' },
    { say: 'office-third' },
    { say: 'confirm' },
    { say: 'colony' },
    { say: 'council', at: '.board .roll' },
    { say: 'action' },
    { say: 'upgrade' },
    { say: 'enough' },
    { say: 'end', at: '.board .tabs' },
  ],
}
