// The requests of the wire contract.

import type * as schema from './schema'
import * as transport from './transport'
import { splitPosition } from './wire'
import type {
  AccountInfo,
  GameFields,
  Command,
  Fields,
  GameInfo,
  NewSeat,
  Order,
  OwnTable,
  Position,
  PositionMessage,
  Preview,
  Rule,
  Saved,
  Settings,
  TableInfo,
  Typed,
} from './wire'

/** What the server refused, in its own sentence. */
export class Refused extends Error {
  constructor(
    readonly kind: string,
    detail: string,
    /** What the game says about it, for its words. */
    readonly reason: Typed | null = null,
  ) {
    super(detail)
  }
}

export interface Sent {
  method?: 'POST' | 'PUT' | 'DELETE'
  body?: object
  /** The secret of a seat, where the cookie does not prove it. An empty one proves none. */
  secret?: string | null
}

export async function request<T>(
  path: string,
  { method, body, secret = null }: Sent = {},
): Promise<T> {
  const reply = await transport.ask({
    method: method ?? (body ? 'POST' : 'GET'),
    path,
    body: body && JSON.stringify(body),
    secret,
  })
  if (reply.status < 300) return JSON.parse(reply.text) as T
  throw refused(reply)
}

/** A text, such as the words of a game. */
export async function text(path: string): Promise<string> {
  const reply = await transport.ask({ method: 'GET', path, secret: null })
  if (reply.status < 300) return reply.text
  throw refused(reply)
}

function refused({ status, text }: transport.Reply): Refused {
  let refusal: { error?: string; detail?: string; reason?: Typed | null } = {}
  try {
    refusal = JSON.parse(text)
  } catch {
    // A proxy before the server says it in words of its own.
  }
  return new Refused(
    refusal.error ?? String(status),
    refusal.detail ?? String(status),
    refusal.reason,
  )
}

export type Seated = schema.Seated

export interface NewTable {
  game: string
  seats: NewSeat[]
  name: string
  public?: boolean
  options?: Fields
  settings?: Settings
  /** The text of an edited components file. */
  components?: string | null
}

export const games = () => request<GameInfo[]>('/games')

export const words = (game: string, language: string) => text(`/games/${game}/texts/${language}`)
/** The components of a game as a TOML file. */
export const components = (game: string) => text(`/games/${game}/components`)

export const fields = (game: string) => request<GameFields>(`/games/${game}/fields`)
export const rules = (game: string, language: string) =>
  request<Rule[]>(`/games/${game}/rules/${language}`)

export const newTable = (wanted: NewTable) => request<Seated>('/tables', { body: wanted })
export const openTables = () => request<TableInfo[]>('/tables')
export const myTables = () => request<OwnTable[]>('/tables/mine')

/** Make a table from a saved match, to go on after so many of its entries. */
export const upload = (
  match: Saved,
  seats: (NewSeat & { name?: string })[],
  name: string,
  entries: number | null,
  settings: Settings = {},
) => request<schema.SeatedAround>('/matches', { body: { match, seats, name, entries, settings } })

/** Make a table for a match from the beginning, of the game and with the box of a saved one. */
export const beginLike = (match: Saved, seats: NewSeat[], name: string) =>
  request<schema.SeatedAround>('/matches', { body: { match, seats, name, anew: true } })

/** Make an account, and be logged in to it. */
export const register = (who: schema.Credentials) =>
  request<schema.LoggedIn>('/accounts', { body: who })
export const logIn = (who: schema.Credentials) =>
  request<schema.LoggedIn>('/session', { body: who })
export const logOut = () => request('/session', { method: 'DELETE' })
export const account = () => request<AccountInfo>('/accounts/me')

/** Sit down as somebody else at this device: the cookie is left alone. */
export const takeSeatBeside = (table: string, name: string) =>
  request<Seated>(`/tables/${table}/seats`, { body: { name }, secret: '' })

const PAUSES = [300, 1000, 3000]

/** One table, as one of its seats or as a spectator. */
export class TableApi {
  constructor(
    readonly id: string,
    /** Proves the seat where the cookie does not. */
    readonly secret: string | null = null,
    /** The player for whom Control acts. */
    readonly actsFor: number | null = null,
  ) {}

  info = () => this.send<TableInfo>('')
  printed = () => this.send<schema.Printed>('/printed')
  takeSeat = (name: string) => this.send<Seated>('/seats', { name })
  start = () => this.send('/start', {})
  leave = () => this.send('/leave', {})
  comeBack = () => this.send('/return', {})
  resign = () => this.send('/resign', {})
  rematch = () => this.send<Seated>('/rematch', {})
  propose = (wanted: schema.NewProposal) => this.send<schema.Accepted>('/proposal', wanted)
  vote = (agree: boolean) => this.send('/vote', { agree })
  hint = () => this.send<{ answer: Typed }>('/hint', {})
  /** What would follow; null where that cannot be answered any more. */
  async preview(question: string, answer: Typed): Promise<Preview | null> {
    const seen = await this.send<Partial<Preview>>('/preview', { question, answer })
    return seen.events ? (seen as Preview) : null
  }
  order = (orders: Order[]) =>
    request(`/tables/${this.id}/orders`, { method: 'PUT', body: { orders }, secret: this.secret })
  /** Where to call when we are asked at a slow table; null for nowhere. */
  remind = (webhook: string | null) =>
    request(`/tables/${this.id}/reminders`, {
      method: 'PUT',
      body: { webhook },
      secret: this.secret,
    })
  match = () => this.send<Saved>('/match')

  answer = (question: string, given: Typed, id = commandId()) =>
    this.command('/answers', { question, answer: given, ...this.forWhom }, id)
  /** Something outside the questions, such as an offer to trade. */
  act = (command: Command) => this.command('/commands', { command, ...this.forWhom })
  undo = () => this.command('/undo', {})
  say = (text: string, to: string | null = null) =>
    this.command('/talk', { text, ...(to && { to }) })

  /** The table as it was after so many events; once a match is over, as any seat saw it. */
  async history(
    cursor: number,
    seat: number | null,
  ): Promise<{ position: Position; events: Typed[] }> {
    const eyes = seat === null ? '' : `?seat=${seat}`
    return splitPosition(await this.send<PositionMessage>(`/history/${cursor}${eyes}`))
  }

  private get forWhom(): { seat?: number } {
    return this.actsFor === null ? {} : { seat: this.actsFor }
  }

  protected send<T>(path: string, body?: object): Promise<T> {
    return request<T>(`/tables/${this.id}${path}`, { ...(body && { body }), secret: this.secret })
  }

  /** Sends a command under an id of its own: sent again after a lost connection, it counts once. */
  protected async command(path: string, body: object, id = commandId()): Promise<void> {
    const whole = { ...body, id }
    for (const pause of PAUSES) {
      try {
        await this.send(path, whole)
        return
      } catch (error) {
        if (error instanceof Refused && error.kind !== 'storage-failed') throw error
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
    await this.send(path, whole)
  }
}

// Not crypto.randomUUID: that exists only in secure contexts, and friends play over plain LAN.
export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
