// The types of the wire contract (docs/protocol.md), and the live connection to a table.

export type Value = string | number | boolean | null
export type Fields = Record<string, Value | Value[]>

/** An option, an event, or any other typed record. */
export type Typed = { type: string } & Fields

export interface GameInfo {
  name: string
  seats: [number, number]
  options: { name: string; values: Value[]; default: Value }[]
  bots: string[]
}

export interface Rule {
  id: string
  chapter: string
  title: string
  text: string
}

export interface Seat {
  kind: 'person' | 'bot'
  name: string | null
  bot: string | null
  taken: boolean
}

export type Stage = 'gathering' | 'playing' | 'over' | 'frozen'

export interface TableInfo {
  table: string
  game: string
  options: Fields
  stage: Stage
  seats: Seat[]
  public: boolean
  you: number | null
  seed_hash: string
  /** Why a frozen table stands still. */
  message: string | null
}

export interface OwnTable extends TableInfo {
  /** For this player's answer. */
  waiting: boolean
}

export interface Question {
  id: string
  rule: string
  about: Fields
  options?: Typed[]
  form?: unknown
}

export interface Result {
  scores: number[]
  winners: number[]
}

export interface Position {
  cursor: number
  stage: Stage
  seats: Seat[]
  you: number | null
  /** What the seat may know; null before the match begins. */
  view: Record<string, unknown> | null
  asked: number[]
  question: Question | null
  can_undo: boolean
  result: Result | null
  message: string | null
}

/** What an answer would lead to, as far as the seat may know before it is given. */
export interface Preview {
  view: Record<string, unknown>
  events: Typed[]
}

export interface PositionMessage extends Position {
  type: 'position'
  events: Typed[]
  reset: boolean
}

/** A position of the past. */
export interface PastMessage extends PositionMessage {
  /** How many events the viewer was told in all. */
  length: number
}

/** A message taken apart: the position, and the events that came with it. */
export function splitPosition({ type: _, events, reset: __, ...position }: PositionMessage): {
  position: Position
  events: Typed[]
} {
  return { position, events }
}

export interface Follower {
  /** A new position; `fresh` are the events since the last one, `all` every event so far. */
  onPosition(position: Position, fresh: Typed[], all: Typed[]): void
  onConnected(connected: boolean): void
}

const FIRST_PAUSE = 250
const LONGEST_PAUSE = 8000

/** Follows one table. A dropped connection is taken up again by itself, where it stopped. */
export class Following {
  private socket: WebSocket | null = null
  private events: Typed[] = []
  private cursor: number | undefined
  private pause = FIRST_PAUSE
  private timer: ReturnType<typeof setTimeout> | undefined
  private ended = false

  constructor(
    private readonly table: string,
    private readonly follower: Follower,
  ) {
    this.connect()
    addEventListener('online', this.hurry)
  }

  /** Stop following. */
  end(): void {
    this.ended = true
    clearTimeout(this.timer)
    removeEventListener('online', this.hurry)
    this.socket?.close()
  }

  /** Connect anew, from where we are: after taking a seat, the server knows us by another cookie. */
  reconnect(): void {
    this.events = []
    this.cursor = undefined
    this.pause = FIRST_PAUSE
    const old = this.socket
    this.socket = null
    old?.close()
    clearTimeout(this.timer)
    this.connect()
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`)
    this.socket = socket
    socket.onopen = () => {
      const follow = this.cursor === undefined ? {} : { cursor: this.cursor }
      socket.send(JSON.stringify({ type: 'follow', ...follow }))
    }
    socket.onmessage = (message) => {
      if (socket === this.socket) this.receive(JSON.parse(message.data as string))
    }
    socket.onclose = () => {
      if (this.ended || socket !== this.socket) return
      this.follower.onConnected(false)
      // A little chance, so that all clients of a restarted server do not come back at once.
      this.timer = setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2))
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE)
    }
  }

  private hurry = (): void => {
    if (this.socket?.readyState !== WebSocket.CLOSED) return
    clearTimeout(this.timer)
    this.connect()
  }

  private receive(message: PositionMessage): void {
    if (message.type !== 'position') return
    this.pause = FIRST_PAUSE
    const { reset } = message
    const { position, events } = splitPosition(message)
    this.events = reset ? events : [...this.events, ...events]
    this.cursor = position.cursor
    this.follower.onConnected(true)
    // After a reset nothing new has happened: the same story is told again, or a shorter one.
    this.follower.onPosition(position, reset ? [] : events, this.events)
  }
}
