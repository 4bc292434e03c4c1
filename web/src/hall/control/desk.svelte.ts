// What a referee is at: the ruling that is being filled in, and what came of the last one.

import { games } from '../../api'
import { whyNot } from '../../attempt.svelte'
import { ableBot } from '../../games.svelte'
import type { ConnectedStation, ShownStation } from '../../schema'
import type { TableSession } from '../../table/live/session.svelte'
import { commandsOf, HallApi } from '../api'
import type { CommandSchema } from '../api'
import type { HallGame, View } from '../module'
import type { DeskModule } from './module'
import type { Draft } from './rulings/rulings'

export class Desk {
  /** What is looked up; null: the first that there is. */
  tab = $state<string | null>(null)
  /** The ruling that is being filled in, with what is known of it. */
  wanted = $state.raw<{ type: string; given: Draft } | null>(null)
  /** The player whom Control looks at in particular. */
  person = $state<number | null>(null)
  /** The player for whom Control answers. */
  answering = $state<number | null>(null)
  refusal = $state<string | null>(null)
  done = $state<string | null>(null)
  schemas = $state.raw<CommandSchema[]>([])
  /** The bot that stands in for players. */
  bot = $state('random')

  readonly api: HallApi
  readonly lead: boolean
  readonly view = $derived.by<View | null>(() => this.table.position?.view ?? null)
  readonly control = $derived.by(() => this.table.hall?.message.control ?? null)

  constructor(
    readonly table: TableSession,
    readonly station: ShownStation,
    readonly game: HallGame,
    /** What the game has for referees. */
    readonly own: DeskModule,
  ) {
    this.api = new HallApi(table.id)
    this.lead = station.role === game.declared.lead
  }

  /** Learn which rulings this game knows. */
  async learn(): Promise<void> {
    const game = this.table.info!.game
    const [{ control }, all] = await Promise.all([commandsOf(game), games()])
    const may = this.own.may ?? (() => true)
    this.schemas = control.filter(({ title }) => this.lead || may(this.station.role, title))
    const info = all.find(({ name }) => name === game)
    if (info) this.bot = ableBot(info)
  }

  /** Whether a player is there: `absent` for good, played by a `bot`, `here`, or `gone` for now. */
  presenceOf(seat: number): 'absent' | 'bot' | 'here' | 'gone' {
    if (this.view && this.own.absent?.(this.view, seat)) return 'absent'
    const seats = this.table.position?.seats ?? this.table.info!.seats
    if (seats[seat]!.bot !== null) return 'bot'
    return this.control?.connected.includes(seat) ? 'here' : 'gone'
  }

  /** Those who have a seat together; nobody if one person has it alone. */
  teamOf(seat: number): ConnectedStation[] {
    return (
      this.control?.stations.filter((one) => one.kind === 'teammate' && one.seat === seat) ?? []
    )
  }

  /** Whether this referee may pause play at a place alone. */
  mayPause(kind: string, place: string): boolean {
    if (!this.control?.places[kind]?.includes(place)) return false
    const { places, role } = this.station
    const looksAfter = this.game.declared.roles[role ?? ''] === kind
    return this.lead || (looksAfter && (places.length === 0 || places.includes(place)))
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
