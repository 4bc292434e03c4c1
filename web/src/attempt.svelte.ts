// Something that is asked of the server: whether it is under way, and why it was refused.

import { Refused } from './api'
import { t } from './settings.svelte'

/** Why something was not done. */
export const whyNot = (error: unknown): string =>
  error instanceof Refused ? error.message : t('no-server')

export class Attempt {
  busy = $state(false)
  refusal = $state<string | null>(null)

  /** Do it; whether it was done. */
  async make(act: () => Promise<unknown>): Promise<boolean> {
    this.busy = true
    this.refusal = null
    try {
      await act()
      return true
    } catch (error) {
      this.refusal = whyNot(error)
      return false
    } finally {
      this.busy = false
    }
  }
}
