// The clocks of the hall, reckoned from what the server last told of them.

import type { ShownTime } from '../schema'

/** From how many seconds on people should hurry. */
const SOON = 60

export type ClockState = 'none' | 'running' | 'soon' | 'paused' | 'over'

/**
 * The seconds left; below zero once they are used up, null where there is no clock. `heard` is when
 * it was told, by this device's clock, which may be wrong but goes at the right speed.
 */
export function secondsLeft(clock: ShownTime | null, heard: number, now: number): number | null {
  if (!clock) return null
  return clock.running ? clock.left - (now - heard) / 1000 : clock.left
}

/** How it stands with a clock; of what is short from the start, the last quarter is the end. */
export function stateOf(clock: ShownTime | null, left: number | null): ClockState {
  if (!clock || left === null) return 'none'
  if (left <= 0) return 'over'
  if (!clock.running) return 'paused'
  return left <= Math.min(SOON, clock.length / 4) ? 'soon' : 'running'
}

/** Minutes and seconds, as clocks show them; time that is used up counts on with a plus. */
export function inMinutes(seconds: number): string {
  const whole = seconds > 0 ? Math.ceil(seconds) : Math.floor(-seconds)
  const text = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
  return seconds > 0 || whole === 0 ? text : `+${text}`
}
