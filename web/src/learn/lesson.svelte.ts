// A lesson under way: a real table at which this browser plays the neighbours by the book, and the
// learner is asked to do what the recorded match did.

import * as api from '../api'
import { identities, sameRecord } from '../table/question/choices'
import { keepLocalSeats } from '../table/live/hotseat'
import { t } from '../settings.svelte'
import { Texts } from '../texts'
import type { Language } from '../texts'
import { onlyAnswer } from '../table/question/asked'
import type { News } from '../table/live/connection.svelte'
import { TableSession } from '../table/live/session.svelte'
import type { Question, Typed } from '../wire'
import type { LessonModule, Step } from './lessons'

const LEARNER = 0

interface Entry {
  seat: number
  answer: Typed
}

const progress = (table: string) => `lesson-${table}`

/** Lay out a lesson at a table of its own; the id of that table. */
export async function layOut(lesson: LessonModule, name: string): Promise<string> {
  const { match } = lesson
  const seats = match.names.map(() => ({ kind: 'person' as const }))
  const made = await api.upload(match, seats, name, 0, { reactions: 'open' })
  const neighbours = made.beside.map((one) => ({ ...one, name: match.names[one.seat]! }))
  keepLocalSeats(made.table, [{ seat: made.seat!, name, secret: made.secret! }, ...neighbours])
  return made.table
}

export class Lesson extends TableSession {
  /** The step that is shown. */
  at = $state(0)
  /** An earlier step that is read again. */
  private again = $state<number | null>(null)
  /** The learner wanted something else. */
  strayed = $state(false)

  private played = $state(0)
  private sending = false
  private answering = false
  private handedOver = false
  private readonly script: Entry[]

  constructor(
    table: string,
    private readonly module: LessonModule,
  ) {
    super(table)
    this.script = module.match.log as unknown as Entry[]
    const kept = localStorage.getItem(progress(table))
    if (kept) [this.at, this.played] = JSON.parse(kept) as [number, number]
    this.device.active = LEARNER
  }

  override get curtain(): null {
    return null
  }

  /** The step to do now; the one that is shown, unless an earlier one is read again. */
  private get now(): Step | null {
    return this.module.steps[this.at] ?? null
  }

  /** The number of the step that is shown. */
  get shown(): number {
    return this.again ?? this.at
  }

  get step(): Step | null {
    return this.module.steps[this.shown] ?? null
  }

  /** Whether the step that is shown is only to be read. */
  get reads(): boolean {
    return this.again !== null || (this.step !== null && this.step.at !== undefined)
  }

  /** Whether the board shows all that the next step speaks of: the others have played, and their
      moves have been seen. */
  get caughtUp(): boolean {
    const next = this.script[this.played]
    const news = this.device.latest.get(LEARNER)
    if (this.position !== news?.position) return false
    if (!next) return true
    return next.seat === LEARNER && this.question !== null && !onlyAnswer(this.question)
  }

  get length(): number {
    return this.module.steps.length
  }

  /** The answer that the lesson is waiting for. */
  get expected(): Typed | null {
    const next = this.script[this.played]
    return this.now && !this.now.at && next?.seat === LEARNER ? next.answer : null
  }

  /** The words of a step in the chosen language. */
  caption(language: Language): string {
    if (!this.step) return t('learn-over')
    if (this.strayed && this.again === null) return t('learn-other')
    return new Texts(language, this.module.words[language]).say(this.step.say)
  }

  /** What the caption should be shown at. */
  target(): Element | null {
    // Of what lies in different places on small screens and large ones, only one is to be seen.
    if (this.step?.at)
      return (
        [...document.querySelectorAll(this.step.at)].find(
          (one) => one.getClientRects().length > 0,
        ) ?? null
      )
    if (!this.expected || this.again !== null) return null
    const open = identities(this.expected).filter(
      (thing) => this.picking.can(thing) && !this.picking.picked(thing),
    )
    const things = open.map((thing) =>
      document.querySelector(`[data-thing="${CSS.escape(thing)}"]`),
    )
    // What one holds is taken up first.
    const held = things.find((one) => one?.closest('.hand'))
    const thing = held ?? things.find((one) => one !== null)
    return thing ?? document.querySelector('.tray .confirm, .hinted')
  }

  next(): void {
    if (this.again === null) this.at++
    else this.again = this.again + 1 < this.at ? this.again + 1 : null
    this.keep()
    this.guide()
  }

  /** Read the step before once more; what was done stays done. */
  back(): void {
    this.again = Math.max(0, this.shown - 1)
    this.guide()
  }

  /** Have the step done. */
  async skip(): Promise<void> {
    const { expected } = this
    if (this.reads || !expected) this.next()
    else await this.answer(expected)
  }

  /** Bots take over from the script, and the table is like any other. */
  async playOn(): Promise<void> {
    this.handedOver = true
    for (const { seat, secret } of this.device.locals)
      if (seat !== LEARNER) await new api.TableApi(this.id, secret).leave()
    keepLocalSeats(this.id, [])
    localStorage.removeItem(progress(this.id))
  }

  override async answer(option: Typed): Promise<void> {
    const { expected } = this
    if (!expected || !sameRecord(option, expected)) {
      this.strayed = true
      this.picking.clear()
      return
    }
    this.strayed = false
    const before = this.played
    this.answering = true
    await super.answer(option)
    this.answering = false
    // Others may have been quicker: then it is asked anew.
    if (this.played > before) this.at++
    this.keep()
    this.guide()
    void this.playNeighbours()
  }

  protected override async give(
    question: string,
    option: Typed,
    seat = this.device.active,
  ): Promise<void> {
    await super.give(question, option, seat)
    this.played++
    this.keep()
    // The learner may have been asked before we were told that this was taken.
    this.guide()
  }

  protected override hear(seat: number | null, news: News): void {
    super.hear(seat, news)
    void this.playNeighbours()
  }

  protected override receive(news: News): void {
    super.receive(news)
    this.guide()
  }

  /** A slip is told at once, and is never played. */
  override costly(): boolean {
    return false
  }

  protected override answersItself(question: Question | null): boolean {
    return onlyAnswer(question) !== null
  }

  // What leaves no choice is no step of a lesson: it is played like the neighbours' answers.
  protected override declineByItself(): void {
    void this.playNeighbours()
  }

  /** Light up what the lesson asks for; while there is something to read, nothing. */
  private guide(): void {
    const asks = this.again === null && this.expected
    this.picking.ask(asks ? (this.question?.options ?? []) : [])
    this.picking.hinted = asks ? this.expected : null
  }

  private keep(): void {
    localStorage.setItem(progress(this.id), JSON.stringify([this.at, this.played]))
  }

  private async playNeighbours(): Promise<void> {
    if (this.sending) return
    this.sending = true
    try {
      while (!this.handedOver && !this.answering) {
        const next = this.script[this.played]
        if (!next) break
        // As it is asked now: what is shown may lag behind, and a choice of the learner's be played.
        const question = this.device.latest.get(next.seat)?.position.question ?? null
        if (next.seat === LEARNER && !onlyAnswer(question)) break
        // Not asked yet, or asked what it has just answered: the next news will tell.
        if (!question || question.id === this.done.get(next.seat)) break
        this.done.set(next.seat, question.id)
        try {
          await this.give(question.id, next.answer, next.seat)
        } catch (error) {
          // Where many act side by side it may have been asked anew meanwhile: take what we are told now.
          if (!(error instanceof api.Refused)) throw error
        }
      }
    } finally {
      this.sending = false
    }
  }

  /** The last question that each neighbour answered. */
  private readonly done = new Map<number, string>()
}
