// What a referee is at: the ruling that is being filled in, and what came of the last one.

import { whyNot } from '../../attempt.svelte'
import type { ShownStation } from '../../schema'
import type { TableSession } from '../../table/session.svelte'
import { gameWords } from '../../texts'
import { commandsOf, HallApi } from '../api'
import type { CommandSchema } from '../api'
import { may } from './rulings'
import type { ControlView, Draft } from './rulings'

export const TABS = [
  'players',
  'hatred',
  'maps',
  'councils',
  'atlantis',
  'history',
  'rulings',
  'people',
  'stations',
  'papers',
] as const
export type Tab = (typeof TABS)[number]

export class Desk {
  tab = $state<Tab>('players')
  /** The ruling that is being filled in, with what is known of it. */
  wanted = $state.raw<{ type: string; given: Draft } | null>(null)
  /** The player whom Control looks at in particular. */
  person = $state<number | null>(null)
  /** The player for whom Control answers. */
  answering = $state<number | null>(null)
  refusal = $state<string | null>(null)
  done = $state<string | null>(null)
  schemas = $state.raw<CommandSchema[]>([])
  wonders = $state.raw<string[]>([])

  readonly api: HallApi
  readonly lead: boolean
  readonly view = $derived.by(() => (this.table.position?.view ?? null) as ControlView | null)
  readonly control = $derived.by(() => this.table.hall?.message.control ?? null)

  constructor(
    readonly table: TableSession,
    readonly station: ShownStation,
  ) {
    this.api = new HallApi(table.id)
    this.lead = station.role === 'lead'
  }

  /** Learn which rulings this game knows. */
  async learn(): Promise<void> {
    const game = this.table.info!.game
    const [{ control }, words] = await Promise.all([commandsOf(game), gameWords(game, 'en')])
    this.schemas = control.filter(({ title }) => may(this.station.role, title))
    // Nobody tells which wonders could be built; each of them has a name.
    this.wonders = [...words.source.matchAll(/^wonder-(?!says-)([a-z-]+) =/gm)].map(
      (found) => found[1]!,
    )
  }

  /** Whether a player is there: `absent` for good, played by a `bot`, `here`, or `gone` for now. */
  presenceOf(seat: number): 'absent' | 'bot' | 'here' | 'gone' {
    if (this.view && !this.view.players[seat]!.present) return 'absent'
    const seats = this.table.position?.seats ?? this.table.info!.seats
    if (seats[seat]!.bot !== null) return 'bot'
    return this.control?.connected.includes(seat) ? 'here' : 'gone'
  }

  /** Fill in a ruling. */
  rule = (type: string, given: Draft = {}): void => {
    if (!this.schemas.some(({ title }) => title === type)) return
    this.refusal = null
    this.done = null
    this.wanted = { type, given }
  }

  /** Do something, and tell what came of it; whether it was accepted. */
  attempt = async (act: () => Promise<unknown>, done: string | null = null): Promise<boolean> => {
    this.refusal = null
    this.done = null
    try {
      await act()
      this.done = done
      return true
    } catch (error) {
      this.refusal = whyNot(error)
      return false
    }
  }
}
