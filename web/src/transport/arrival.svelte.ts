// How far the rules have come that are to run in this browser.

import type { Progress } from './python'

class Arrival {
  stage = $state<'coming' | 'here' | 'failed'>('coming')
  /** The bytes so far; null while what has come is started. */
  progress = $state.raw<Progress>({ done: 0, all: 0 })
  /** Why it failed, for whoever reports it. */
  why = $state('')

  fail(why: string): void {
    // What fails later is one request's affair, and is told there.
    if (this.stage === 'coming') this.stage = 'failed'
    this.why = why
    console.error(why)
  }
}

export const arrival = new Arrival()
