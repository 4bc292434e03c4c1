// The Colossus of Atlantis in a hall.

import type { HallModule } from '../../../hall/module'
import { say } from '../../../hall/words.svelte'
import type { About } from '../../../wire'
import { atTheMaps } from '../deals/goods'
import { offered } from '../deals/offered'
import { deskOf } from '../desk.svelte'
import type { ColossusView } from '../view'
import CouncilScreen from './screens/CouncilScreen.svelte'
import Doom from './screens/Doom.svelte'
import Known from './screens/Known.svelte'
import MapScreen from './screens/MapScreen.svelte'
import Sea from './screens/Sea.svelte'
import StationCourse from './screens/StationCourse.svelte'
import Steps from './screens/Steps.svelte'
import german from './words/de.ftl?raw'
import english from './words/en.ftl?raw'

const HEADS = 'col.7.72'
const CASTING = 'col.7.72-casting'

const seen = (view: object) => view as unknown as ColossusView

export const hall: HallModule = {
  words: { en: english, de: german },
  turn: (view) => {
    const { turn, turns, last_turn_announced: last } = seen(view)
    const note = turn >= turns ? 'last-turn' : 'last-turn-next'
    return { words: say('turn-of', { turn, turns }), note: last ? say(note) : '' }
  },
  // A casting vote is on what all have voted on.
  vote: (texts, { rule, about, seats }) =>
    rule === CASTING
      ? {
          matter: texts.ask({ rule: HEADS, about: about as About }, seats[0]!),
          voters: say('casting-vote', {
            names: texts.listing(seats.map((seat) => texts.player(seat))),
          }),
        }
      : null,
  // Wandering Heroes have no House.
  circles: (view, seat) => {
    const house = seen(view).players?.[seat]?.house
    return [...(house && house !== 'none' ? ['house'] : []), 'table', 'council']
  },
  subjects: (texts, view, kind) =>
    kind === 'oath'
      ? {
          name: 'oath',
          label: say('which-oath'),
          choices: (seen(view).councils?.oaths ?? [])
            .filter(({ status }) => status === 'binding')
            .map(({ number, seat, oath }) => ({
              value: number,
              words: `${texts.player(seat)}: ${oath}`,
            })),
        }
      : null,
  offers: {
    to: (texts, view, seat) => offered(texts, seen(view), seat),
    show: (table) => (deskOf(table).tab = 'deals'),
  },
  step: (texts, view, place) => {
    const step = atTheMaps(seen(view)) && seen(view).steps[place]
    return step ? texts.name('step', step) : ''
  },
  Course: StationCourse,
  screens: { map: MapScreen, council: CouncilScreen },
  wall: {
    Meanwhile: Steps,
    Behind: Sea,
    Beside: Known,
    Below: Doom,
  },
  about: ({ places: { map = [] }, seats }, name) => {
    const houses = seats.flatMap(({ groups }) => (groups.house === 'none' ? [] : [groups.house]))
    return [
      say('houses-are', {
        count: new Set(houses).size,
        heroes: seats.length - houses.length,
      }),
      say('maps-are', { count: map.length, maps: map.map((one) => name('table', one)).join(', ') }),
    ].join(' ')
  },
  desk: async () => (await import('./control')).desk,
}
