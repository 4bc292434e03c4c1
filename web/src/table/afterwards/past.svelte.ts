// A match as it was: any moment of it, step by step or playing.

import * as api from '../../api'
import { whyNot } from '../../attempt.svelte'
import type { Position } from '../../wire'
import type { Language } from '../../texts'
import { settings } from '../../settings.svelte'
import { lasting, timed } from '../motion/timing'
import { Scene } from '../scene.svelte'
import type { TableSession } from '../live/session.svelte'

const TIME_TO_LOOK = 1100
/** How fast it can play, as factors. */
export const SPEEDS = [0.5, 1, 2, 4] as const

type Moment = Awaited<ReturnType<api.TableApi['history']>>

/** Who has gone or given up since had not done so then: no event tells when. */
const asItWas = (position: Position): Position => ({
  ...position,
  seats: position.seats.map((seat) => ({ ...seat, resigned: false, away: false })),
})

/** Moments are counted in events. One answer can cause several: the board then shows the last of them. */
export class Past extends Scene {
  /** How many events had happened. */
  at = $state(0)
  /** Whose eyes we look through, null for our own. */
  seat = $state<number | null>(null)
  playing = $state(false)
  /** One of the speeds. */
  speed = $state<(typeof SPEEDS)[number]>(1)
  failed = $state<string | null>(null)
  private readonly known = new Map<string, Promise<Moment>>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private wanted = 0

  constructor(private readonly table: TableSession) {
    super()
  }

  override get slowness(): number {
    return settings.pace / this.speed
  }

  /** Play faster, or slower. */
  hasten(by: 1 | -1): void {
    const at = SPEEDS.indexOf(this.speed) + by
    this.speed = SPEEDS[Math.min(Math.max(at, 0), SPEEDS.length - 1)]!
  }

  /** How many events there are in all. Other eyes saw the same ones, if not all that is in them. */
  get length(): number {
    return this.table.events.length
  }

  /** Fetch board and words. */
  async open(game: string, language: Language): Promise<void> {
    this.printed = this.table.printed
    await Promise.all([this.draw(game), this.fetchWords(game, language)])
  }

  /** Show the moment after so many events. */
  async goTo(at: number, seat: number | null = this.seat): Promise<void> {
    const number = ++this.wanted
    try {
      const moment = await this.moment(at, seat)
      // Somebody who drags a slider wants the last place only.
      if (number !== this.wanted) return
      const forward = seat === this.seat && at > this.at
      const shown = this.position?.cursor ?? 0
      this.at = at
      this.seat = seat
      this.failed = null
      this.position = at < this.length ? asItWas(moment.position) : moment.position
      this.events = moment.events
      this.fresh = forward && at - shown < 12 ? moment.events.slice(Math.min(shown, at - 1)) : []
    } catch (refused) {
      if (number !== this.wanted) return
      this.playing = false
      this.failed = whyNot(refused)
    }
  }

  /** To the next position that differs. */
  async forward(): Promise<boolean> {
    const now = this.position?.cursor ?? this.at
    if (now >= this.length) return false
    const { position } = await this.moment(now + 1, this.seat)
    await this.goTo(position.cursor)
    return true
  }

  /** To the position before. */
  async back(): Promise<void> {
    const now = this.position?.cursor ?? this.at
    for (let at = Math.min(this.at, now) - 1; at >= 0; at--) {
      const { position } = await this.moment(at, this.seat)
      if (position.cursor < now || at === 0) return this.goTo(at === 0 ? 0 : position.cursor)
    }
  }

  play(): void {
    this.playing = true
    const next = async () => {
      if (!this.playing) return
      const more = await this.forward().catch(() => false)
      if (!more) this.pause()
      else if (this.playing) this.timer = setTimeout(() => void next(), this.timeToLook())
    }
    void next()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.timer)
  }

  /** What happens is seen to its end. */
  private timeToLook(): number {
    const seen = this.slowness > 0 ? lasting(timed(this.acts, this.slowness)) : 0
    return Math.max(TIME_TO_LOOK / this.speed, seen)
  }

  private moment(at: number, seat: number | null): Promise<Moment> {
    const key = `${seat}/${at}`
    const known = this.known.get(key)
    if (known) return known
    const coming = this.table.api.history(at, seat)
    this.known.set(key, coming)
    coming.catch(() => this.known.delete(key))
    return coming
  }
}
