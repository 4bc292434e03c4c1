// Parts of what was told: of this turn, and of units.

import type { Typed } from '../../wire'

const began = ({ type, phase }: Typed, wanted: string): boolean =>
  type === 'phase-began' && phase === wanted

/** The events since this turn began. */
export function sinceTurn(events: readonly Typed[]): readonly Typed[] {
  const at = events.findLastIndex((event) => began(event, 'strategy'))
  return at < 0 ? events : events.slice(at)
}

export interface Revealed {
  seat: number
  orders: { unit: string; order: string; region: string }[]
  /** Whose cities are challenged. */
  rivals: number[]
}

/** What the sheets of some players said this turn, once they were turned up. */
export function revealed(events: readonly Typed[], seats: readonly number[]): Revealed[] {
  const told = sinceTurn(events)
  const of = (type: string, seat: number) =>
    told.filter((event) => event.type === type && event.seat === seat)
  return seats.map((seat) => ({
    seat,
    orders: of('order-revealed', seat).map((event) => ({
      unit: event.unit as string,
      order: event.do as string,
      region: event.region as string,
    })),
    rivals: of('challenge-issued', seat).map(({ rival }) => rival as number),
  }))
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
