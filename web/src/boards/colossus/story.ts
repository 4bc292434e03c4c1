// Parts of what was told: of this turn, and of units.

import type { Typed } from '../../wire'

const began = ({ type, phase }: Typed, wanted: string): boolean =>
  type === 'phase-began' && phase === wanted

/** The events since this turn began. */
export function sinceTurn(events: readonly Typed[]): readonly Typed[] {
  const at = events.findLastIndex((event) => began(event, 'strategy'))
  return at < 0 ? events : events.slice(at)
}

const OF_UNITS = new Set([
  'built',
  'researched',
  'units-lost',
  'troops-raised',
  'units-marched',
  'colonised',
  'colony-lost',
  'unit-sacrificed',
])

/** Why a player has as many units as that: what was told of them this turn. */
export const ofUnits = (events: readonly Typed[], seat: number): Typed[] =>
  sinceTurn(events).filter(
    (event) => OF_UNITS.has(event.type) && (event.seat === seat || event.to === seat),
  )
