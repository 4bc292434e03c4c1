// One table as this browser sees it: position, events, words, and what is being picked.

import * as api from '../api'
import { boardOf } from '../boards/board'
import type { BoardModule } from '../boards/board'
import { settings, t } from '../settings.svelte'
import { gameWords, Texts } from '../texts'
import type { Language } from '../texts'
import { Following } from '../wire'
import type { Position, TableInfo, Typed } from '../wire'
import { Pace } from './pace'
import { Picking } from './picking.svelte'

const ANNOUNCED_AT_ONCE = 8
const TIME_TO_LOOK = 700

const stillness = matchMedia('(prefers-reduced-motion: reduce)')

interface News {
  position: Position
  fresh: Typed[]
  all: Typed[]
}

export class TableSession {
  info = $state.raw<TableInfo | null>(null)
  position = $state.raw<Position | null>(null)
  events = $state.raw<Typed[]>([])
  /** The events that led to this position from the one before. */
  fresh = $state.raw<Typed[]>([])
  board = $state.raw<BoardModule | null>(null)
  connected = $state(true)
  missing = $state(false)
  /** Why the server would not take the last answer. */
  refusal = $state<string | null>(null)
  /** The question that was answered and not yet replaced by another. */
  private answered = $state<string | null>(null)
  /** What a screen reader should say now. */
  announcement = $state('')

  private words = $state.raw<{ language: Language; source: string } | null>(null)
  private following: Following | null = null
  // Bots move faster than the eye: each position stays for a moment, unless the player acts.
  private readonly pace = new Pace<News>(
    (news) => this.receive(news),
    () => (stillness.matches || document.hidden || this.fresh.length === 0 ? 0 : TIME_TO_LOOK),
  )

  readonly picking = new Picking((option) => void this.answer(option))
  // As one string, which stays equal from position to position: words are made anew only for new names.
  private readonly nameKey = $derived(
    JSON.stringify(
      (this.position?.seats ?? this.info?.seats ?? []).map(
        (seat, number) =>
          seat.name ?? t(seat.taken ? 'bot-name' : 'seat-free', { number: number + 1 }),
      ),
    ),
  )
  readonly names = $derived(JSON.parse(this.nameKey) as string[])
  readonly texts = $derived(
    new Texts(
      this.words?.language ?? settings.language,
      [this.words?.source, this.words && this.board?.words[this.words.language]].join('\n'),
      this.names,
    ),
  )
  readonly ready = $derived(this.words !== null && this.board !== null)
  readonly question = $derived(
    this.position?.question && this.position.question.id !== this.answered
      ? this.position.question
      : null,
  )
  /** The options that need a button, because nothing on the board stands for them. */
  readonly undrawn = $derived(
    this.picking.options.filter((option) => !this.board?.drawn(option)),
  )

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    try {
      this.info = await api.table(this.id)
    } catch (refused) {
      if (!(refused instanceof api.Refused)) throw refused
      this.missing = true
      return
    }
    this.board = await boardOf(this.info.game)
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
    if (!this.info) return
    const source = await gameWords(this.info.game, language)
    // A slower answer for a language chosen before must not win.
    if (language === settings.language) this.words = { language, source }
  }

  async join(name: string): Promise<void> {
    await this.attempt(async () => {
      await api.takeSeat(this.id, name)
      this.info = await api.table(this.id)
      this.following?.reconnect()
    })
  }

  start = () => this.attempt(() => api.start(this.id))
  undo = () => this.attempt(() => api.undo(this.id))

  async hint(): Promise<void> {
    await this.attempt(async () => {
      const { answer } = await api.hint(this.id)
      this.picking.hinted = answer
      this.announcement = t('hint-is', { option: this.texts.option(answer) })
    })
  }

  async answer(option: Typed): Promise<void> {
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
      this.refusal = error instanceof api.Refused ? error.message : t('no-server')
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
    }
    const happened = first ? [] : fresh.slice(-ANNOUNCED_AT_ONCE).map((event) => this.texts.event(event))
    const asked =
      position.question && position.question.id !== before && position.you !== null
        ? [this.texts.ask(position.question, position.you)]
        : []
    if (happened.length + asked.length > 0) this.announcement = [...happened, ...asked].join(' ')
  }
}
