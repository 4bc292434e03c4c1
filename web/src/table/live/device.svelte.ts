// Who plays at this device: one person, or several who pass it on (hot seat). Nobody at it may see
// another's hand.

import { SvelteMap } from 'svelte/reactivity'
import { TableApi } from '../../api'
import { keepLocalSeats, localSeats, nextAsked } from './hotseat'
import type { LocalSeat } from './hotseat'
import { keyOf } from '../../links'
import { leftOpen } from '../question/asked'
import type { News } from './connection.svelte'

// Also who has no choice: whom the device passes by would have told the others so.
const asked = ({ position }: News) => leftOpen(position) && !position.window?.answer

export class Device {
  /** The people who share it, if they do. */
  readonly locals: LocalSeat[]
  /** Whose turn at it it is. */
  active = $state<number | null>(null)
  /** What each of them was told last. */
  readonly latest = new SvelteMap<number, News>()

  constructor(
    private readonly table: string,
    /** The player for whom Control looks and acts. */
    private readonly eyes: number | null,
  ) {
    this.locals = localSeats(table)
  }

  /** The person whom a curtain waits for. */
  get curtain(): LocalSeat | null {
    if (this.locals.length === 0) return null
    const waiting = new Set([...this.latest].flatMap(([seat, news]) => (asked(news) ? [seat] : [])))
    const next = nextAsked(this.locals, waiting, this.active)
    if (next === null) return this.active === null ? this.locals[0]! : null
    return this.locals.find(({ seat }) => seat === next) ?? null
  }

  /** The requests, as whoever has the device. */
  get api(): TableApi {
    const local = this.locals.find(({ seat }) => seat === this.active) ?? this.locals[0]
    return new TableApi(this.table, this.secretOf(local), this.eyes)
  }

  /** The requests, as whoever has that seat here. */
  apiOf(seat: number | null): TableApi {
    const local = this.locals.find((one) => one.seat === seat)
    return seat === this.active || !local ? this.api : new TableApi(this.table, local.secret)
  }

  /** What proves a seat: of those who share the device each has a secret of their own. */
  secretOf(local: LocalSeat | null | undefined): string | null {
    return local?.secret ?? keyOf(this.table)
  }

  /** The same again with the same players; the id of the new table. */
  async rematch(names: readonly string[]): Promise<string> {
    const made = await this.api.rematch()
    if (this.locals.length > 0) {
      const again = [{ seat: made.seat!, name: names[this.active ?? 0]!, secret: made.secret! }]
      for (const local of this.locals.filter(({ seat }) => seat !== this.active)) {
        const { seat, secret } = await new TableApi(this.table, local.secret).rematch()
        again.push({ seat: seat!, name: local.name, secret: secret! })
      }
      keepLocalSeats(
        made.table,
        again.sort((a, b) => a.seat - b.seat),
      )
    }
    return made.table
  }
}
