// What marks a player: the arms of the House and a figure for each of its members, or for a Wandering
// Hero an emblem of the heroes' own.

import type { PlayerMark } from '../../art/players'
import { armsOf } from './parts/arms'
import { ICONS } from './parts/icons'

const HERO = { colour: '#4a4458', on: '#ffffff', shape: ICONS.hero!.shape }
const NO_HOUSE = 'none'

/** By seat, from the House of each; `called` is what a House is called. */
export function marksOf(
  houses: readonly string[],
  called: (house: string) => string,
): PlayerMark[] {
  const all = [...new Set(houses)].filter((house) => house !== NO_HOUSE)
  const members = new Map<string, number>()
  return houses.map((house) => {
    const number = (members.get(house) ?? 0) + 1
    members.set(house, number)
    if (house === NO_HOUSE) return { ...HERO, number }
    const { shape, ...arms } = armsOf(house, all)
    return { ...arms, ...(shape ? { shape } : { letter: called(house).charAt(0) }), number }
  })
}
