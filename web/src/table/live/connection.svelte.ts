// The live connection to a table: one for each person who looks at it from this device.

import { Refused } from '../../api'
import { Following } from './following'
import type { Follower, Reply } from './following'
import type { Position, Typed } from '../../wire'

const TIME_TO_ASK_AGAIN = 1500

/** A position as it came in, with the events since the last one and all of them. */
export interface News {
  position: Position
  fresh: Typed[]
  all: Typed[]
}

/** Somebody who looks at the table, and what proves it. */
export interface Viewer {
  secret: string | null
  follower: Omit<Follower, 'onConnected'>
}

export class Connection {
  connected = $state(true)
  ended = false
  private followings: Following[] = []

  constructor(
    private readonly table: string,
    /** The player for whom Control looks. */
    private readonly eyes: number | null,
  ) {}

  /** Ask again and again while the server does not answer. */
  async patiently<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        const answer = await ask()
        this.connected = true
        return answer
      } catch (error) {
        if (error instanceof Refused || this.ended) throw error
        this.connected = false
        await new Promise((resolve) => setTimeout(resolve, TIME_TO_ASK_AGAIN))
      }
    }
  }

  follow(viewers: readonly Viewer[]): void {
    const onConnected = (connected: boolean) => (this.connected = connected)
    this.followings = viewers.map(
      ({ secret, follower }) =>
        new Following(this.table, { ...follower, onConnected }, secret, this.eyes),
    )
  }

  /** Answer as the viewer of that number. */
  async answer(viewer: number, question: string, option: Typed, id: string): Promise<Reply> {
    const following = this.followings[viewer]
    return following ? following.answer(question, option, id) : { type: 'lost' }
  }

  /** Connect anew: the server knows us by another cookie. */
  reconnect(): void {
    for (const following of this.followings) following.reconnect()
  }

  end(): void {
    this.ended = true
    for (const following of this.followings) following.end()
  }
}
