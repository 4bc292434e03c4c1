// The time of the hall as it passes.

import type { ShownTime } from '../schema'
import type { TableSession } from '../table/live/session.svelte'
import { inMinutes, secondsLeft, stateOf } from './clock'

const OFTEN = 250
const SELDOM = 1000

/** The present by the clock of the server; this device's own may be wrong. */
export class ServerTime {
  private here = $state(Date.now())
  readonly now = $derived.by(() => {
    const { hall } = this.table
    return hall ? Date.parse(hall.message.now) + this.here - hall.heard : this.here
  })

  constructor(private readonly table: TableSession) {}

  /** Let time pass, until the function that is returned is called. */
  run(): () => void {
    const timer = setInterval(() => (this.here = Date.now()), SELDOM)
    return () => clearInterval(timer)
  }
}

export class HallTime {
  private now = $state(Date.now())
  private readonly clock = $derived.by(() => this.shown())
  readonly left = $derived.by(() => secondsLeft(this.clock, this.table.hall?.heard ?? 0, this.now))
  readonly words = $derived(this.left === null ? '' : inMinutes(this.left))
  readonly state = $derived(stateOf(this.clock, this.left))
  /** How much of the time is over, from 0 to 1. */
  readonly passed = $derived(
    this.clock && this.left !== null && this.clock.length > 0
      ? Math.min(1, Math.max(0, 1 - this.left / this.clock.length))
      : 0,
  )

  /** The time on a clock of this hall: that of the phase, or of a vote. */
  constructor(
    private readonly table: TableSession,
    private readonly shown: () => ShownTime | null,
  ) {}

  /** Let time pass, until the function that is returned is called; without a connection it stands. */
  run(): () => void {
    const timer = setInterval(() => {
      if (this.table.connected) this.now = Date.now()
    }, OFTEN)
    return () => clearInterval(timer)
  }
}
