// Where points come from in Atlantis: tiles taken, what they were spent on, and what is left at the end.

import type { Typed } from '../../wire'
import type { Gain } from '../board'

const sum = (values: unknown): number => (values as number[]).reduce((all, one) => all + one, 0)

/** What each event brought whom. In the end it adds up to the score. */
export function gains(events: readonly Typed[]): Gain[] {
  return events.flatMap((event, at) =>
    parts(event).flatMap(([source, points]) =>
      points === 0 ? [] : [{ at, seat: event.seat as number, points, source }],
    ),
  )
}

function parts(event: Typed): [string, number][] {
  switch (event.type) {
    case 'tile-taken':
      return [['tiles', event.value as number]]
    case 'cards-bought':
      return [['bought', -(event.value as number)]]
    case 'toll-paid':
      return [['tolls', -sum(event.tiles)]]
    case 'walked-home':
      return [['walk', -sum(event.tiles) - (event.debt as number)]]
    case 'scored':
      return [['cards', event.cards as number]]
    default:
      return []
  }
}
