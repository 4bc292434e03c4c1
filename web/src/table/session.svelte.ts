// A table as it is now: its live connection, and everything a player can do at it.

import { untrack } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import * as api from '../api'
import { sameRecord } from '../choices'
import { Following } from '../following'
import { keepLocalSeats, localSeats, nextAsked } from '../hotseat'
import type { LocalSeat } from '../hotseat'
import { enterByLink, forgetKey, keyOf } from '../links'
import { route } from '../route.svelte'
import type { HallMessage } from '../schema'
import { settings, t } from '../settings.svelte'
import { play } from '../sounds'
import type { Language } from '../texts'
import type { Command, Message, Position, Preview, Question, TableInfo, Typed } from '../wire'
import { Pace } from './pace'
import { Scene } from './scene.svelte'

const ANNOUNCED_AT_ONCE = 8
const TIME_TO_LOOK = 700
const TIME_TO_WEIGH = 120
const TIME_TO_ASK_AGAIN = 1500
// As long as a person takes to say no, so that quickness tells nobody what one holds.
const TIME_TO_DECLINE = { least: 500, most: 1300 }

const stillness = matchMedia('(prefers-reduced-motion: reduce)')

// The table offers only what is legal, so an answer comes too late where it is not taken.
const TOO_LATE = new Set(['illegal-answer', 'question-closed'])

function inWords(error: unknown): string {
  if (!(error instanceof api.Refused)) return t('no-server')
  return TOO_LATE.has(error.kind) ? t('too-late') : error.message
}

/** The question that is left to the player: those with a standing order the server answers. */
function open(position: Position | null): Question | null {
  const question = position?.question ?? null
  const ordered = position?.orders.some(
    ({ rule, answer }) => answer === null && (rule === null || rule === question?.rule),
  )
  return ordered && question?.default ? null : question
}

/** The answer to a question that leaves no choice: whoever could hold a card is asked, not who does. */
export function onlyAnswer(question: Question | null): Typed | null {
  const { options, default: given } = question ?? {}
  return options?.length === 1 && given && sameRecord(options[0]!, given) ? given : null
}

const timeToDecline = () =>
  TIME_TO_DECLINE.least + Math.random() * (TIME_TO_DECLINE.most - TIME_TO_DECLINE.least)

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export interface News {
  position: Position
  fresh: Typed[]
  all: Typed[]
}

export class TableSession extends Scene {
  info = $state.raw<TableInfo | null>(null)
  connected = $state(true)
  missing = $state(false)
  /** Whether the personal link that led here is void. */
  barred = $state(false)
  /** The hall that the table is in, if it is in one, and when this was heard. */
  hall = $state.raw<{ message: HallMessage; heard: number } | null>(null)
  /** Why the server would not take the last answer. */
  refusal = $state<string | null>(null)
  private announce = $state.raw<() => string>(() => '')
  /** What a screen reader should say now; a position may come before the words for it. */
  readonly announcement = $derived(this.ready ? this.announce() : '')
  /** What was said at the table, oldest first. */
  talk = $state.raw<Message[]>([])
  /** The people who share this device, if they do. */
  readonly locals: LocalSeat[]
  /** Whose turn at the device it is. */
  protected active = $state<number | null>(null)
  /** The question that was answered and not yet replaced by another. */
  private answered = $state<string | null>(null)

  private closed = false
  private followings: Following[] = []
  protected readonly latest = new SvelteMap<number, News>()
  private readonly foreseen = new Map<string, Promise<Preview | null>>()
  // Bots move faster than the eye: each position stays for a moment, unless the player acts, or a
  // whole room is at it.
  private readonly pace = new Pace<News>(
    (news) => this.receive(news),
    // In a hall there is always somebody who moves.
    () =>
      stillness.matches ||
      document.hidden ||
      this.info?.hall ||
      this.board?.crowded ||
      this.fresh.length === 0
        ? 0
        : TIME_TO_LOOK,
  )

  readonly question = $derived(
    open(this.position)?.id !== this.answered ? open(this.position) : null,
  )

  constructor(
    readonly id: string,
    /** The player for whom Control looks and acts. */
    readonly eyes: number | null = null,
  ) {
    super()
    this.locals = localSeats(id)
  }

  /** The person whom a curtain waits for: nobody at this device may see another's hand. */
  get curtain(): LocalSeat | null {
    if (this.locals.length === 0) return null
    const chooses = ({ position: { question } }: News) =>
      question && !(settings.declines && onlyAnswer(question))
    const asked = new Set(
      [...this.latest].filter(([, news]) => chooses(news)).map(([seat]) => seat),
    )
    const next = nextAsked(this.locals, asked, this.active)
    if (next === null) return this.active === null ? this.locals[0]! : null
    return this.locals.find(({ seat }) => seat === next) ?? null
  }

  /** The requests, as whoever has the device. */
  get api(): api.TableApi {
    const local = this.locals.find(({ seat }) => seat === this.active) ?? this.locals[0]
    return new api.TableApi(this.id, local?.secret ?? keyOf(this.id), this.eyes)
  }

  async open(): Promise<void> {
    try {
      await this.patiently(() => enterByLink(this.id))
      this.info = await this.patiently(() => this.api.info())
    } catch (refused) {
      if (!(refused instanceof api.Refused)) throw refused
      if (refused.kind === 'not-seated') this.bar()
      else this.missing = true
      return
    }
    this.seats = this.info.seats
    await this.draw(this.info.game)
    if (this.closed) return
    const eyes = this.locals.length > 0 ? this.locals : [null]
    this.followings = eyes.map(
      (local, index) =>
        new Following(
          this.id,
          {
            onConnected: (connected) => (this.connected = connected),
            onPosition: (position, fresh, all) =>
              this.hear(local?.seat ?? null, { position, fresh, all }),
            onTalk: (messages) => index === 0 && this.listen(messages),
            onHall: (message) => (this.hall = { message, heard: Date.now() }),
            onBarred: () => this.bar(),
          },
          local?.secret ?? keyOf(this.id),
          this.eyes,
        ),
    )
  }

  /** Ask again and again while the server does not answer. */
  private async patiently<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        const answer = await ask()
        this.connected = true
        return answer
      } catch (error) {
        if (error instanceof api.Refused || this.closed) throw error
        this.connected = false
        await new Promise((resolve) => setTimeout(resolve, TIME_TO_ASK_AGAIN))
      }
    }
  }

  /** The secret by which we were known here counts no longer: somebody else has a new one. */
  private bar(): void {
    this.barred = true
    forgetKey(this.id)
    this.close()
  }

  close(): void {
    this.closed = true
    for (const following of this.followings) following.end()
    this.pace.hurry()
  }

  /** Show the position as it is now. */
  hurry = (): void => this.pace.hurry()

  async speak(language: Language): Promise<void> {
    if (this.info) await this.fetchWords(this.info.game, language)
  }

  /** Somebody at this device lifts the curtain. */
  sit(seat: number): void {
    this.pace.hurry()
    this.active = seat
    this.position = null
    const news = this.latest.get(seat)
    if (news) this.receive(news)
  }

  async join(name: string): Promise<void> {
    await this.attempt(async () => {
      await this.api.takeSeat(name)
      this.info = await this.api.info()
      this.seats = this.info.seats
      for (const following of this.followings) following.reconnect()
    })
  }

  start = () => this.attempt(() => this.api.start())
  undo = () => this.attempt(() => this.api.undo())
  leave = () => this.attempt(() => this.api.leave())
  comeBack = () => this.attempt(() => this.api.comeBack())
  resign = () => this.attempt(() => this.api.resign())
  proposeEnd = () => this.attempt(() => this.api.propose({ kind: 'end' }))
  replace = (seat: number) => this.attempt(() => this.api.propose({ kind: 'replace', seat }))
  remind = (webhook: string | null) => this.attempt(() => this.api.remind(webhook))
  vote = (agree: boolean) => this.attempt(() => this.api.vote(agree))
  say = (text: string, to: string | null = null) => this.attempt(() => this.api.say(text, to))

  /** The same again with the same players. */
  rematch = () =>
    this.attempt(async () => {
      const made = await this.api.rematch()
      const beside = this.locals.filter(({ seat }) => seat !== this.active)
      if (this.locals.length > 0) {
        const again = [
          { seat: made.seat!, name: this.names[this.active ?? 0]!, secret: made.secret! },
        ]
        for (const local of beside) {
          const { seat, secret } = await new api.TableApi(this.id, local.secret).rematch()
          again.push({ seat: seat!, name: local.name, secret: secret! })
        }
        keepLocalSeats(
          made.table,
          again.sort((a, b) => a.seat - b.seat),
        )
      }
      route.go(`/table/${made.table}`)
    })

  /** Decline, and every such question until something else is asked. */
  async declineForNow(): Promise<void> {
    const question = this.question
    if (!question?.default) return
    const order = { rule: question.rule, answer: null, until: 'asked' } as const
    if (!(await this.attempt(() => this.api.order([order])))) return
    // The server carries the order out, beginning with this question.
    if (this.question?.id === question.id) {
      this.answered = question.id
      this.picking.ask([])
    }
  }

  async hint(): Promise<void> {
    await this.attempt(async () => {
      const { answer } = await this.api.hint()
      this.picking.hinted = answer
      this.announce = () => t('hint-is', { option: this.texts.option(answer) })
    })
  }

  /** Ask what the option weighed would do, if the pointer stays: not for each thing it passes. */
  watchWeighed(): (() => void) | void {
    // In a hall too much happens at once for a look ahead to be worth the server's time.
    const option = this.info?.hall ? null : this.picking.weighed
    if (!option) return void untrack(() => this.foresee(null))
    const timer = setTimeout(() => void this.foresee(option), TIME_TO_WEIGH)
    return () => clearTimeout(timer)
  }

  private async foresee(option: Typed | null): Promise<void> {
    const question = this.question
    if (!option || !question) {
      this.preview = null
      return
    }
    const key = `${question.id} ${JSON.stringify(option)}`
    let coming = this.foreseen.get(key)
    if (!coming) {
      // What cannot be told beforehand is no reason to complain.
      coming = this.api.preview(question.id, option).catch(() => null)
      this.foreseen.set(key, coming)
    }
    const preview = await coming
    if (this.picking.weighed === option) this.preview = preview
  }

  override act(command: Command): Promise<boolean> {
    return this.attempt(() => this.api.act(command))
  }

  override async answer(option: Typed): Promise<void> {
    const question = this.question
    if (!question) return
    this.answered = question.id
    this.picking.ask([])
    const taken = await this.attempt(() => this.give(question.id, option))
    if (taken) return
    // Still ours to answer, unless a newer question has come in meanwhile.
    this.answered = null
    this.picking.ask(this.question?.options ?? [])
  }

  /** Over the live connection of a seat; by a request where there is none, or it was lost before the reply. */
  protected async give(question: string, option: Typed, seat = this.active): Promise<void> {
    const id = api.commandId()
    const local = this.locals.findIndex((one) => one.seat === seat)
    const live = this.eyes === null ? this.followings[Math.max(0, local)] : null
    const reply = await live?.answer(question, option, id)
    if (reply?.type === 'done') return
    if (reply?.type === 'refused' && reply.error !== 'storage-failed')
      throw new api.Refused(reply.error, reply.detail)
    const by =
      seat === this.active ? this.api : new api.TableApi(this.id, this.locals[local]!.secret)
    await by.answer(question, option, id)
  }

  /** Give the only answer there is after a while, unless the player does. */
  protected declineByItself(): void {
    const question = this.question
    const only = onlyAnswer(question)
    if (!question || !only || !settings.declines) return
    setTimeout(() => {
      if (this.closed) return
      if (this.question?.id === question.id && settings.declines) void this.answer(only)
    }, timeToDecline())
  }

  /** The same for somebody at this device who does not have it: no reason to pass it on. */
  protected declineBeside(seat: number, question: Question | null): void {
    const only = onlyAnswer(question)
    const local = this.locals.find((one) => one.seat === seat)
    if (!question || !only || !local || !settings.declines) return
    setTimeout(() => {
      if (
        this.closed ||
        this.active === seat ||
        this.latest.get(seat)?.position.question?.id !== question.id
      )
        return
      void this.attempt(() => this.give(question.id, only, seat))
    }, timeToDecline())
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

  protected hear(seat: number | null, news: News): void {
    if (seat !== null) {
      this.latest.set(seat, news)
      // Before the match begins there is nothing to hide from each other.
      if (this.active === null && news.position.view === null) return this.receive(news)
      if (seat !== this.active) return this.declineBeside(seat, news.position.question)
    }
    this.pace.offer(news)
  }

  private listen(messages: Message[]): void {
    const known = new Map(this.talk.map((message) => [message.number, message]))
    const first = known.size === 0
    for (const message of messages) known.set(message.number, message)
    this.talk = [...known.values()].sort((a, b) => a.number - b.number)
    if (!first) play('talk')
  }

  protected receive({ position, fresh, all }: News): void {
    // Who has left the table looks at it no more.
    if (this.closed) return
    const first = this.position === null
    const before = this.position?.question?.id
    this.position = position
    this.events = all
    this.fresh = first ? [] : fresh
    if (position.question?.id !== before || position.question === null) {
      this.answered = null
      this.preview = null
      this.foreseen.clear()
      this.picking.ask(open(position)?.options ?? [])
      this.declineByItself()
    } else if (this.answered !== before && !same(position.question.options, this.picking.options)) {
      this.foreseen.clear()
      this.picking.renew(position.question.options ?? [])
    }
    const happened = first ? [] : fresh.slice(-ANNOUNCED_AT_ONCE)
    const { question, you } = position
    const asked = question !== null && question.id !== before && you !== null
    if (happened.length > 0 || asked)
      this.announce = () =>
        [
          ...happened.map((event) => this.texts.event(event)),
          ...(asked ? [this.texts.ask(question, you)] : []),
        ].join(' ')
    if (first) return
    if (position.result) play('end')
    else if (asked) play('turn')
    else if (fresh.length > 0) play('move')
  }
}
