// A table as it is now: its live connection, and everything a player can do at it.

import * as api from '../api'
import { route } from '../route.svelte'
import { settings, t } from '../settings.svelte'
import type { Language } from '../texts'
import { Following } from '../wire'
import type { Position, TableInfo, Typed } from '../wire'
import { Pace } from './pace'
import { Scene } from './scene.svelte'

const ANNOUNCED_AT_ONCE = 8
const TIME_TO_LOOK = 700

const stillness = matchMedia('(prefers-reduced-motion: reduce)')

// The table offers only what is legal, so an answer comes too late where it is not taken.
const TOO_LATE = new Set(['illegal-answer', 'question-closed'])

function inWords(error: unknown): string {
  if (!(error instanceof api.Refused)) return t('no-server')
  return TOO_LATE.has(error.kind) ? t('too-late') : error.message
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

interface News {
  position: Position
  fresh: Typed[]
  all: Typed[]
}

export class TableSession extends Scene {
  info = $state.raw<TableInfo | null>(null)
  connected = $state(true)
  missing = $state(false)
  /** Why the server would not take the last answer. */
  refusal = $state<string | null>(null)
  /** The question that was answered and not yet replaced by another. */
  private answered = $state<string | null>(null)
  /** What a screen reader should say now. */
  announcement = $state('')

  private following: Following | null = null
  // Bots move faster than the eye: each position stays for a moment, unless the player acts.
  private readonly pace = new Pace<News>(
    (news) => this.receive(news),
    () => (stillness.matches || document.hidden || this.fresh.length === 0 ? 0 : TIME_TO_LOOK),
  )

  readonly question = $derived(
    this.position?.question && this.position.question.id !== this.answered
      ? this.position.question
      : null,
  )
  constructor(readonly id: string) {
    super()
  }

  async open(): Promise<void> {
    try {
      this.info = await api.table(this.id)
    } catch (refused) {
      if (!(refused instanceof api.Refused)) throw refused
      this.missing = true
      return
    }
    this.seats = this.info.seats
    await this.draw(this.info.game)
    this.following = new Following(this.id, {
      onConnected: (connected) => (this.connected = connected),
      onPosition: (position, fresh, all) => this.pace.offer({ position, fresh, all }),
    })
  }

  close(): void {
    this.following?.end()
    this.pace.hurry()
  }

  /** Show the position as it is now. */
  hurry = (): void => this.pace.hurry()

  async speak(language: Language): Promise<void> {
    if (this.info) await this.fetchWords(this.info.game, language)
  }

  async join(name: string): Promise<void> {
    await this.attempt(async () => {
      await api.takeSeat(this.id, name)
      this.info = await api.table(this.id)
      this.seats = this.info.seats
      this.following?.reconnect()
    })
  }

  start = () => this.attempt(() => api.start(this.id))
  undo = () => this.attempt(() => api.undo(this.id))

  /** The same again with the same players. */
  rematch = () =>
    this.attempt(async () => {
      const { game, options, seats } = this.info!
      const wanted = seats.map(
        (seat): api.NewSeat =>
          seat.kind === 'bot' ? { kind: 'bot', bot: seat.bot ?? 'random' } : { kind: 'person' },
      )
      const made = await api.newTable(game, wanted, settings.name || t('guest'), false, options)
      route.go(`/table/${made.table}`)
    })

  async hint(): Promise<void> {
    await this.attempt(async () => {
      const { answer } = await api.hint(this.id)
      this.picking.hinted = answer
      this.announcement = t('hint-is', { option: this.texts.option(answer) })
    })
  }

  override async answer(option: Typed): Promise<void> {
    const question = this.question
    if (!question) return
    this.answered = question.id
    this.picking.ask([])
    const taken = await this.attempt(() => api.answer(this.id, question.id, option))
    if (taken) return
    // Still ours to answer, unless a newer question has come in meanwhile.
    this.answered = null
    this.picking.ask(this.question?.options ?? [])
  }

  private async attempt(act: () => Promise<unknown>): Promise<boolean> {
    this.refusal = null
    try {
      await act()
      return true
    } catch (error) {
      this.refusal = inWords(error)
      return false
    }
  }

  private receive({ position, fresh, all }: News): void {
    const first = this.position === null
    const before = this.position?.question?.id
    this.position = position
    this.events = all
    this.fresh = first ? [] : fresh
    if (position.question?.id !== before || position.question === null) {
      this.answered = null
      this.picking.ask(position.question?.options ?? [])
    } else if (this.answered !== before && !same(position.question.options, this.picking.options)) {
      this.picking.renew(position.question.options ?? [])
    }
    const happened = first ? [] : fresh.slice(-ANNOUNCED_AT_ONCE).map((event) => this.texts.event(event))
    const asked =
      position.question && position.question.id !== before && position.you !== null
        ? [this.texts.ask(position.question, position.you)]
        : []
    if (happened.length + asked.length > 0) this.announcement = [...happened, ...asked].join(' ')
  }
}
