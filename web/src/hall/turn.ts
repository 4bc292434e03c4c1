// Which turn it is, in words.

import type { ShownHallClock } from '../schema'
import type { HallGame, View } from './module'
import { say } from './words.svelte'

/** As the game says it, or by its number. */
export const turnOf = ({ module }: HallGame, view: View, { turn }: ShownHallClock) =>
  module.turn?.(view) ?? { words: say('turn-number', { turn }), note: '' }
