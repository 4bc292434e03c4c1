// The story in groups: what one player did and what came of it, and the beginning of each turn.

import type { Typed } from '../../wire'

export interface Group {
  /** Whose doing it is; null where it is nobody's. */
  seat: number | null
  /** Whether a turn or a round begins here. */
  turn: boolean
  /** The numbers of its events. */
  numbers: number[]
}

const begins = ({ type, turn, round }: Typed): boolean =>
  type.endsWith('-began') && (typeof turn === 'number' || typeof round === 'number')

/** The events from a number on, in groups. */
export function groups(events: readonly Typed[], from = 0): Group[] {
  const found: Group[] = []
  for (const [index, event] of events.slice(from).entries()) {
    const number = from + index
    const turn = begins(event)
    const seat = typeof event.seat === 'number' && !turn ? event.seat : null
    const last = found.at(-1)
    // What is nobody's doing comes of what was done before.
    if (last && !turn && (seat === null || seat === last.seat)) last.numbers.push(number)
    else found.push({ seat, turn, numbers: [number] })
  }
  return found
}
