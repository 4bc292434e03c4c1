// The time of the hall as it passes.

import type { TableSession } from '../table/session.svelte'
import { inMinutes, secondsLeft } from './clock'

const OFTEN = 250
/** From how many seconds on people should hurry. */
const SOON = 60

export class HallTime {
  private now = $state(Date.now())
  readonly left = $derived.by(() => (this.table.hall ? secondsLeft(this.table.hall, this.now) : null))
  readonly clock = $derived.by(() => this.table.hall?.message.clock ?? null)
  readonly words = $derived(this.left === null ? '' : inMinutes(this.left))
  readonly state = $derived.by(() => {
    if (!this.clock || this.left === null) return 'none'
    if (this.left <= 0) return 'over'
    if (!this.clock.running) return 'paused'
    return this.left <= SOON ? 'soon' : 'running'
  })
  /** How much of the phase is over, from 0 to 1. */
  readonly passed = $derived(
    this.clock && this.left !== null && this.clock.length > 0
      ? Math.min(1, Math.max(0, 1 - this.left / this.clock.length))
      : 0,
  )

  constructor(private readonly table: TableSession) {}

  /** Let time pass, until the function that is returned is called. */
  run(): () => void {
    const timer = setInterval(() => (this.now = Date.now()), OFTEN)
    return () => clearInterval(timer)
  }
}
