// A recorded match that plays itself: what somebody was told who looked on. tools/home_match.py
// records it.

import type { Differences } from '../schema'
import type { Language } from '../texts'
import { changed } from '../table/live/differences'
import { Scene } from '../table/scene.svelte'
import { lasting, timed } from '../table/motion/timing'
import { splitPosition } from '../wire'
import type { PositionMessage, Typed } from '../wire'
import recorded from './told.json'

const TOLD = recorded as unknown as (PositionMessage | Differences)[]
const GAME = 'atlantis'
/** How long one looks at what lies still, and at how it ended, in milliseconds. */
const A_LOOK = 1100
const THE_END = 6000
/** What a picture that stands still shows: by then there is much on the board. */
const STILL = Math.floor(TOLD.length * 0.7)

export class Recording extends Scene {
  readonly game = GAME
  /** How many messages have come. */
  at = $state(0)
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Fetch board and words, and lay out the picture. */
  async open(language: Language): Promise<void> {
    await Promise.all([this.draw(GAME), this.fetchWords(GAME, language)])
    while (this.at < STILL) this.step()
    this.fresh = []
  }

  /** Go on from what is seen, again and again. */
  play(pace: number): void {
    this.pause()
    const length = this.at === TOLD.length ? THE_END : lasting(timed(this.acts, pace)) + A_LOOK
    this.timer = setTimeout(() => {
      this.step()
      this.play(pace)
    }, length * pace)
  }

  pause(): void {
    clearTimeout(this.timer)
  }

  /** What came next; after the last, what came first. */
  private step(): void {
    const message = TOLD[this.at % TOLD.length]!
    this.at = (this.at % TOLD.length) + 1
    if (message.type === 'position') {
      const { position, events } = splitPosition(message)
      this.position = position
      this.events = events
      this.fresh = []
    } else {
      const fresh = message.events as Typed[]
      this.position = { ...changed(this.position!, message), cursor: message.cursor }
      this.events = [...this.events, ...fresh]
      this.fresh = fresh
    }
  }
}
