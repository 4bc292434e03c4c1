// Who has won, as people would say it: Houses win together, and heroes alone.

import type { Texts } from '../../texts'
import { isHero, membersOf } from './view'
import type { ColossusView } from './view'

/** The Houses all of whose members are among the winners. */
export const winningHouses = (view: ColossusView, winners: readonly number[]): string[] =>
  Object.keys(view.doom.houses).filter((house) => {
    const members = membersOf(view, house)
    return members.length > 0 && members.every(({ seat }) => winners.includes(seat))
  })

/** The sentence with which it ends; null while it has not come to that by the rules. */
export function outcome(
  texts: Texts,
  view: ColossusView,
  winners: readonly number[],
): string | null {
  if (!view.ending) return null
  const houses = winningHouses(view, winners)
  const own = view.you === null ? undefined : view.players[view.you]
  const yours = own && !isHero(own) && houses.length === 1 && houses[0] === own.house
  const values = {
    houses: texts.listing(houses.map((house) => texts.name('house', house))),
    count: houses.length,
  }
  const how = view.doom.deluge ? 'deluge' : 'points'
  return texts.say(`colossus-won-${how}${yours ? '-you' : ''}`, values)
}
