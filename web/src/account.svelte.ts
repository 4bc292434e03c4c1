// Whose account this browser uses, if any. Nobody needs one.

import * as api from './api'
import type { AccountInfo } from './wire'

const KEY = 'account'

class Account {
  /**
   * The name that was logged in here last: the server alone knows whether that still holds, and is
   * not asked on behalf of people who never had an account.
   */
  name = $state<string | null>(localStorage.getItem(KEY))

  constructor() {
    // Logged in or out in one tab, it holds for all.
    addEventListener('storage', () => (this.name = localStorage.getItem(KEY)))
  }

  async register(name: string, passphrase: string): Promise<void> {
    this.remember((await api.register({ name, passphrase })).name)
  }

  async logIn(name: string, passphrase: string): Promise<void> {
    this.remember((await api.logIn({ name, passphrase })).name)
  }

  async logOut(): Promise<void> {
    await api.logOut()
    this.remember(null)
  }

  /** Matches, statistics and ratings; null where nobody is logged in (any more). */
  async fetch(): Promise<AccountInfo | null> {
    if (this.name === null) return null
    try {
      return await api.account()
    } catch (error) {
      if (!(error instanceof api.Refused) || error.kind !== 'not-logged-in') throw error
      this.remember(null)
      return null
    }
  }

  private remember(name: string | null): void {
    this.name = name
    if (name === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, name)
  }
}

export const account = new Account()
