// A table as it is now, and everything a player can do at it.

import * as api from '../../api'
import { whyNot } from '../../attempt.svelte'
import type { LocalSeat } from './hotseat'
import { enterByLink } from '../../links'
import { route } from '../../route.svelte'
import type { HallMessage } from '../../schema'
import { settings, t } from '../../settings.svelte'
import { play } from '../../sounds'
import type { Language } from '../../texts'
import type { Command, Message, Question, TableInfo, Typed } from '../../wire'
import { Announcer } from './announcer.svelte'
import { alone, leftOpen, onlyAnswer } from '../question/asked'
import { Connection } from './connection.svelte'
import type { News } from './connection.svelte'
import { Device } from './device.svelte'
import { isForTheTable, isNews } from './heard'
import { Foresight } from '../question/foresight'
import { cardsIn } from '../motion/acts'
import { lasting, timed } from '../motion/timing'
import { Pace } from './pace'
import { Scene } from '../scene.svelte'

const TIME_TO_LOOK = 700
const TIME_TO_DECLINE = 600
/** How much more there is to see of a card or a roll than of other news. */
const A_CARD = 5
const TIME_OF_NEWS = 60_000

// The table offers only what is legal, so an answer comes too late where it is not taken.
const TOO_LATE = new Set(['illegal-answer', 'question-closed'])

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export class TableSession extends Scene {
  info = $state.raw<TableInfo | null>(null)
  missing = $state(false)
  /** Whether the personal link that led here is void. */
  barred = $state(false)
  /** The hall that the table is in, if it is in one, and when this was heard. */
  hall = $state.raw<{ message: HallMessage; heard: number } | null>(null)
  /**
   * Who has yet to answer: in a hall those at one's own place, as far as one may know, and the others
   * once all are done there.
   */
  readonly awaited = $derived.by(() => {
    const asked = this.position?.asked ?? []
    const places = this.hall?.message.readiness ?? []
    if (asked.length === 0 || places.length === 0) return asked
    const own = places.find(({ seats }) => seats.includes(this.you ?? -1))
    return own && own.waiting.length > 0 ? own.waiting : places.flatMap(({ waiting }) => waiting)
  })
  /** How many entries of a referee's queue nobody is on. */
  readonly matters = $derived(
    (this.hall?.message.control?.queue ?? []).filter(
      ({ status, yours }) => yours && status === 'open',
    ).length,
  )
  /** Why the server would not take the last answer. */
  refusal = $state<string | null>(null)
  /** What was said at the table, oldest first. */
  talk = $state.raw<Message[]>([])
  /** What somebody else has said a moment ago, while the chat was out of sight. */
  justSaid = $state.raw<Message | null>(null)
  /** What of log and chat lies in front. */
  side = $state<'log' | 'talk'>('log')
  /** Up to which message the viewer has seen what was said. */
  private heard = $state(0)
  /** How much was said by others that the viewer has not seen. */
  readonly unread = $derived(
    this.talk.filter((one) => one.number > this.heard && this.isByOthers(one)).length,
  )
  /** The question that was answered and not yet replaced by another. */
  private answered = $state<string | null>(null)

  protected readonly device: Device
  private readonly connection: Connection
  private readonly announcer = new Announcer(this)
  private readonly foresight = new Foresight(this)
  // Bots move faster than the eye: each position stays for a moment, unless the player acts, or a
  // whole room is at it.
  private readonly pace = new Pace<News>(
    (news) => this.receive(news),
    () => this.timeToLook(),
    ({ fresh }) => 1 + A_CARD * cardsIn(this.board?.motion, fresh, this).length,
  )

  private readonly asked = $derived(
    leftOpen(this.position)?.id !== this.answered ? leftOpen(this.position) : null,
  )
  /** Whether what is asked leaves no choice and is answered by itself: nothing to show. */
  readonly settled = $derived(this.answersItself(this.asked))
  readonly question = $derived(this.settled ? null : this.asked)

  constructor(
    readonly id: string,
    /** The player for whom Control looks and acts. */
    readonly eyes: number | null = null,
  ) {
    super()
    this.device = new Device(id, eyes)
    this.connection = new Connection(id, eyes)
    this.heard = Number(sessionStorage.getItem(`heard-${id}`) ?? 0)
  }

  get connected(): boolean {
    return this.connection.connected
  }

  /** What a screen reader should say now. */
  get announcement(): string {
    return this.announcer.announcement
  }

  /** The person whom a curtain waits for. */
  get curtain(): LocalSeat | null {
    return this.device.curtain
  }

  /** The requests, as whoever has the device. */
  get api(): api.TableApi {
    return this.device.api
  }

  async open(): Promise<void> {
    try {
      await this.connection.patiently(() => enterByLink(this.id))
      this.info = await this.connection.patiently(() => this.api.info())
      this.printed = await this.connection.patiently(() => this.api.printed())
    } catch (refused) {
      if (!(refused instanceof api.Refused)) throw refused
      if (refused.kind === 'not-seated') this.bar()
      else this.missing = true
      return
    }
    this.seats = this.info.seats
    await this.draw(this.info.game)
    if (this.connection.ended) return
    const { locals } = this.device
    this.connection.follow(
      (locals.length > 0 ? locals : [null]).map((local, index) => ({
        secret: this.device.secretOf(local),
        follower: {
          onPosition: (position, fresh, all) =>
            this.hear(local?.seat ?? null, { position, fresh, all }),
          onTalk: (messages) => index === 0 && this.listen(messages),
          onHall: (message) => (this.hall = { message, heard: Date.now() }),
          onBarred: () => this.bar(),
        },
      })),
    )
  }

  /** The secret by which we were known here counts no longer: somebody else has a new one. */
  private bar(): void {
    this.barred = true
    this.close()
  }

  close(): void {
    this.connection.end()
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
    this.device.active = seat
    this.position = null
    const news = this.device.latest.get(seat)
    if (news) this.receive(news)
  }

  async join(name: string): Promise<void> {
    await this.attempt(async () => {
      await this.api.takeSeat(name)
      this.info = await this.api.info()
      this.seats = this.info.seats
      this.connection.reconnect()
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
    this.attempt(async () => route.go(`/table/${await this.device.rematch(this.names)}`))

  /** Decline, and every such question until something else is asked. */
  async declineForNow(): Promise<void> {
    const question = this.question
    if (!question?.default) return
    const order = { rule: question.rule, answer: null, until: 'asked' } as const
    const others = this.position!.orders
    if (!(await this.attempt(() => this.api.order([order, ...others])))) return
    // The server carries the order out, beginning with this question.
    if (this.question?.id === question.id) {
      this.answered = question.id
      this.picking.ask([])
    }
  }

  /** What is done from now on when a rule asks: `ask`, `decline`, or a condition of the game. */
  ordered(rule: string): string {
    const order = this.position!.orders.find((one) => one.rule === rule && one.until === 'end')
    return order ? (order.condition ?? 'decline') : 'ask'
  }

  async orderAhead(rule: string, what: string): Promise<void> {
    const others = this.position!.orders.filter((one) => one.rule !== rule)
    const condition = what === 'decline' ? null : what
    const order = { rule, answer: null, until: 'end', condition } as const
    await this.attempt(() => this.api.order(what === 'ask' ? others : [order, ...others]))
  }

  async hint(): Promise<void> {
    await this.attempt(async () => {
      const { answer } = await this.api.hint()
      this.picking.clear()
      this.picking.hinted = answer
      this.announcer.say(() => `${this.hinted} ${this.reason}`)
    })
  }

  /** What is hinted at, as a sentence. */
  get hinted(): string {
    const option = this.picking.hinted
    return option ? t('hint-is', { option: this.texts.option(option) }) : ''
  }

  /** Why that is hinted at: what follows, as the board reckons it or the server foresees it. */
  get reason(): string {
    const option = this.picking.hinted
    const reckoned = option && this.board?.reckons?.(this, option)
    return reckoned ?? (this.picking.weighed === option ? this.foreseen : '')
  }

  /** What would follow from what is weighed, in the same words that the log will use for it. */
  get foreseen(): string {
    const unknown = this.texts.say('hidden')
    const sure = this.preview?.events.map((event) => this.texts.event(event)) ?? []
    const events = sure.filter((sentence) => !sentence.includes(unknown)).join(' ')
    return events && t('would', { events })
  }

  /** Ask what the option weighed would do. */
  watchWeighed(): (() => void) | void {
    // In a hall too much happens at once for a look ahead to be worth the server's time.
    return this.foresight.weigh(this.info?.hall ? null : this.picking.weighed)
  }

  override act(command: Command): Promise<boolean> {
    return this.attempt(() => this.api.act(command))
  }

  override async answer(option: Typed): Promise<void> {
    const question = this.asked
    if (!question) return
    // In a reaction window the answer is held, and may be changed as long as it is.
    const held = this.position?.window?.closes != null
    if (!held) this.answered = question.id
    this.picking.ask([])
    const taken = await this.attempt(() => this.give(question.id, option))
    if (taken && !held) return
    // Still ours to answer, unless a newer question has come in meanwhile.
    this.answered = null
    this.picking.ask(this.question?.options ?? [])
  }

  /** Over the live connection of a seat; by a request where there is none, or it was lost before the reply. */
  protected async give(question: string, option: Typed, seat = this.device.active): Promise<void> {
    const id = api.commandId()
    if (this.eyes === null) {
      const viewer = this.device.locals.findIndex((one) => one.seat === seat)
      const reply = await this.connection.answer(Math.max(0, viewer), question, option, id)
      if (reply.type === 'done') return
      if (reply.type === 'refused' && reply.error !== 'storage-failed')
        throw new api.Refused(reply.error, reply.detail, (reply.reason as Typed) ?? null)
    }
    await this.device.apiOf(seat).answer(question, option, id)
  }

  /** Among bots nobody is told anything by the time it takes; others must not see who has a choice. */
  protected answersItself(question: Question | null): boolean {
    return settings.declines && alone(this.position?.seats ?? []) && onlyAnswer(question) !== null
  }

  /** Give the only answer there is after a while. */
  protected declineByItself(): void {
    const question = this.asked
    const only = onlyAnswer(question)
    if (!question || !only || !this.settled) return
    setTimeout(() => {
      if (this.connection.ended || this.asked?.id !== question.id) return
      if (this.settled) void this.answer(only)
      // The player has just said that such questions should be asked.
      else this.picking.ask(question.options ?? [])
    }, TIME_TO_DECLINE)
  }

  private async attempt(act: () => Promise<unknown>): Promise<boolean> {
    this.refusal = null
    try {
      await act()
      return true
    } catch (error) {
      const reason = error instanceof api.Refused ? error.reason : null
      const late = error instanceof api.Refused && TOO_LATE.has(error.kind)
      this.refusal = reason ? this.texts.reason(reason) : late ? t('too-late') : whyNot(error)
      return false
    }
  }

  protected hear(seat: number | null, news: News): void {
    if (seat !== null) {
      const { active, latest } = this.device
      latest.set(seat, news)
      // Before the match begins there is nothing to hide from each other.
      if (active === null && news.position.view === null) return this.receive(news)
      if (seat !== active) return
    }
    this.pace.offer(news)
  }

  private listen(messages: Message[]): void {
    const known = new Map(this.talk.map((message) => [message.number, message]))
    for (const message of messages) known.set(message.number, message)
    this.talk = [...known.values()].sort((a, b) => a.number - b.number)
    // What was said before we came is no news.
    const news = messages.filter(
      ({ number, at }) => number > this.heard && Date.now() - Date.parse(at) < TIME_OF_NEWS,
    )
    // Headlines wait quietly until somebody has time for them.
    if (news.some((one) => !isNews(one))) play('talk')
    const said = news.findLast((one) => one.kind === 'chat' && one.text && this.isByOthers(one))
    if (said) this.justSaid = said
  }

  private isByOthers(message: Message): boolean {
    return (message.seat === null || message.seat !== this.you) && isForTheTable(message)
  }

  /** The viewer sees all that was said. */
  hearAll(): void {
    this.heard = this.talk.at(-1)?.number ?? 0
    this.justSaid = null
    sessionStorage.setItem(`heard-${this.id}`, String(this.heard))
  }

  private timeToLook(): number {
    if (settings.pace === 0 || document.hidden || this.fresh.length === 0) return 0
    // In a hall there is always somebody who moves.
    if (this.info?.hall || this.board?.crowded === true) return 0
    return Math.max(TIME_TO_LOOK * settings.pace, lasting(timed(this.acts, settings.pace)))
  }

  protected receive({ position, fresh, all }: News): void {
    // Who has left the table looks at it no more.
    if (this.connection.ended) return
    const before = this.position
    this.position = position
    this.events = all
    this.fresh = before === null ? [] : fresh
    this.ask(position.question, before?.question?.id)
    this.announcer.tell(position, before, this.fresh, this.question)
  }

  /** Let the player pick, if what is asked has changed. */
  private ask(question: Question | null, before: string | undefined): void {
    if (question === null || question.id !== before) {
      this.answered = null
      this.preview = null
      this.foresight.forget()
      this.picking.ask(this.question?.options ?? [])
      this.declineByItself()
      return
    }
    // A form has no options: others' moves change nothing in what was picked or hinted at.
    const options = question.options ?? []
    if (this.answered !== before && !same(options, this.picking.options)) {
      this.foresight.forget()
      this.picking.renew(options)
    }
  }
}
