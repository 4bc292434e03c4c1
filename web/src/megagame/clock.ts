// The clock of the hall, reckoned from what the server last told of it.

import type { HallMessage } from '../schema'

export interface Heard {
  message: HallMessage
  /** When it came, by this device's clock, which may be wrong but goes at the right speed. */
  heard: number
}

/** The seconds left in the phase; below zero once they are used up, null while there is no phase. */
export function secondsLeft({ message: { clock }, heard }: Heard, now: number): number | null {
  if (!clock) return null
  return clock.running ? clock.left - (now - heard) / 1000 : clock.left
}

/** Minutes and seconds, as clocks show them; time that is used up counts on with a plus. */
export function inMinutes(seconds: number): string {
  const whole = seconds > 0 ? Math.ceil(seconds) : Math.floor(-seconds)
  const text = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
  return seconds > 0 || whole === 0 ? text : `+${text}`
}
