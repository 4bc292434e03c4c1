// Who sits where, as far as that is known before the beginning.

import type { Declaration } from '../schema'
import type { Seat } from '../wire'

export interface Seating {
  /** What the game's words call such a place. */
  kind: string
  place: string
  people: number[]
}

/** The places with a screen of their own at which players have their seats. */
export function seatingOf({ screens, groups }: Declaration, seats: readonly Seat[]): Seating[] {
  const kinds = Object.values(screens).filter((kind) => kind !== null && groups.includes(kind))
  return kinds.flatMap((kind) => {
    const places = new Map<string, number[]>()
    seats.forEach((seat, number) => {
      const place = seat.groups[kind!]
      if (place) places.set(place, [...(places.get(place) ?? []), number])
    })
    return [...places].map(([place, people]) => ({ kind: kind!, place, people }))
  })
}
