// The live connection to a table.

import { changed } from './differences'
import type {
  Alive,
  Answer,
  Beat,
  Differences,
  Done,
  Failure,
  Follow,
  HallMessage,
  NotDone,
  Talk,
} from '../../schema'
import { follow } from '../../transport'
import type { Line } from '../../transport'
import { splitPosition } from '../../wire'
import type { Message, Position, PositionMessage, Typed } from '../../wire'

export interface Follower {
  /** A new position; `fresh` are the events since the last one, `all` every event so far. */
  onPosition(position: Position, fresh: Typed[], all: Typed[]): void
  onTalk(messages: Message[]): void
  /** The hall that the table is in, if it is in one: its clock, and who is ready. */
  onHall?(hall: HallMessage): void
  /** The secret proves nothing any more. */
  onBarred?(): void
  onConnected(connected: boolean): void
}

/** What became of an answer; lost: the connection was, before anybody could tell. */
export type Reply = Done | NotDone | { type: 'lost' }

type Told = PositionMessage | Differences | Talk | HallMessage | Done | NotDone | Failure | Beat

const FIRST_PAUSE = 250
const LONGEST_PAUSE = 8000
/** The server gives a sign of life every four seconds: this long without one is told. */
const SILENCE = 9000
/** This long, and the connection is given up: by then it is not that the server is busy. */
const DEAD = 15_000
const OFTEN = 500

/** Follows one table. A dropped connection is taken up again by itself, where it stopped. */
export class Following {
  private line: Line | null = null
  private events: Typed[] = []
  private position: Position | null = null
  private heard = 0
  private readonly sent = new Map<string, (reply: Reply) => void>()
  private pause = FIRST_PAUSE
  private timer: ReturnType<typeof setTimeout> | undefined
  /** When the server was last heard, or asked for a connection. */
  private lifeAt = 0
  private silent = false
  private readonly watch = setInterval(() => this.listenForLife(), OFTEN)
  private ended = false

  constructor(
    private readonly table: string,
    private readonly follower: Follower,
    /** Proves a seat where the cookie does not. */
    private readonly secret: string | null = null,
    /** The seat with whose eyes Control looks. */
    private readonly eyes: number | null = null,
  ) {
    this.connect()
    addEventListener('online', this.hurry)
  }

  /** Stop following. */
  end(): void {
    this.ended = true
    clearTimeout(this.timer)
    clearInterval(this.watch)
    removeEventListener('online', this.hurry)
    this.line?.close()
  }

  /** Connect anew, from where we are: after taking a seat, the server knows us by another cookie. */
  reconnect(): void {
    this.events = []
    this.position = null
    this.pause = FIRST_PAUSE
    clearTimeout(this.timer)
    const old = this.line
    this.letGo()
    old?.close()
    this.connect()
  }

  /** Answer on this connection, where being too late is a message like others and no failed request. */
  answer(question: string, answer: Typed, id: string): Promise<Reply> {
    const line = this.line
    if (!line?.open || this.position === null) return Promise.resolve({ type: 'lost' })
    return new Promise((resolve) => {
      this.sent.set(id, resolve)
      const wish: Answer = { type: 'answer', question, answer, id }
      line.send(JSON.stringify(wish))
    })
  }

  private settle(id: string, reply: Reply): void {
    this.sent.get(id)?.(reply)
    this.sent.delete(id)
  }

  private connect(): void {
    this.lifeAt = Date.now()
    const line = follow(this.table, {
      onOpen: () => {
        const wish: Follow = { type: 'follow', talk: this.heard, changes: true, beats: true }
        if (this.position) wish.cursor = this.position.cursor
        if (this.secret !== null) wish.secret = this.secret
        if (this.eyes !== null) wish.seat = this.eyes
        line.send(JSON.stringify(wish))
      },
      onMessage: (message) => {
        if (line === this.line) this.receive(JSON.parse(message))
      },
      onClose: () => {
        if (line === this.line) this.lose()
      },
    })
    this.line = line
  }

  private letGo(): void {
    this.line = null
    for (const id of [...this.sent.keys()]) this.settle(id, { type: 'lost' })
  }

  private lose(): void {
    this.letGo()
    if (this.ended) return
    this.follower.onConnected(false)
    // A little chance, so that all clients of a restarted server do not come back at once.
    this.timer = setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2))
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE)
  }

  /** A network that is gone does not say so: a connection on which nothing comes is lost. */
  private listenForLife(): void {
    const [line, silence] = [this.line, Date.now() - this.lifeAt]
    if (!line || silence < SILENCE) return
    this.silent = true
    this.follower.onConnected(false)
    if (silence < DEAD && line.open) return
    this.lose()
    line.close()
  }

  private hurry = (): void => {
    if (this.line !== null) return
    clearTimeout(this.timer)
    this.connect()
  }

  private receive(message: Told): void {
    this.lifeAt = Date.now()
    if (this.silent && this.position) this.follower.onConnected(true)
    this.silent = false
    if (message.type === 'beat') {
      const alive: Alive = { type: 'alive' }
      this.line?.send(JSON.stringify(alive))
    } else if (message.type === 'done' || message.type === 'refused') {
      this.settle(message.id, message)
    } else if (message.type === 'talk') {
      this.heard = Math.max(this.heard, ...message.messages.map(({ number }) => number))
      this.follower.onTalk(message.messages)
    } else if (message.type === 'hall') {
      this.follower.onHall?.(message)
    } else if (message.type === 'error' && message.error === 'not-seated') {
      this.follower.onBarred?.()
    } else if (message.type === 'position') {
      const { position, events } = splitPosition(message)
      this.show(position, events, message.reset)
    } else if (message.type === 'changes' && this.position) {
      const position = { ...changed(this.position, message), cursor: message.cursor }
      this.show(position, message.events as Typed[], false)
    }
  }

  private show(position: Position, events: Typed[], reset: boolean): void {
    this.pause = FIRST_PAUSE
    this.events = reset ? events : [...this.events, ...events]
    this.position = position
    this.follower.onConnected(true)
    // After a reset nothing new has happened: the same story is told again, or a shorter one.
    this.follower.onPosition(position, reset ? [] : events, this.events)
  }
}
