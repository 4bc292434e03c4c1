// The requests of the wire contract.

import { splitPosition } from './wire'
import type { Fields, GameInfo, OwnTable, Position, PastMessage, Rule, TableInfo, Typed } from './wire'

/** What the server refused, in its own sentence. */
export class Refused extends Error {
  constructor(
    readonly kind: string,
    detail: string,
  ) {
    super(detail)
  }
}

async function request<T>(path: string, body?: unknown): Promise<T> {
  const reply = await fetch(
    `/api${path}`,
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        },
  )
  if (reply.ok) return (await reply.json()) as T
  const refusal = await reply.json().catch(() => ({}))
  throw new Refused(refusal.error ?? String(reply.status), refusal.detail ?? reply.statusText)
}

export type NewSeat = { kind: 'person' } | { kind: 'bot'; bot: string }
export interface Seated {
  table: string
  seat: number
}

export const games = () => request<GameInfo[]>('/games')

export async function words(game: string, language: string): Promise<string> {
  const reply = await fetch(`/api/games/${game}/texts/${language}`)
  if (!reply.ok) throw new Refused(String(reply.status), reply.statusText)
  return reply.text()
}

export const rules = (game: string, language: string) =>
  request<Rule[]>(`/games/${game}/rules/${language}`)

export const newTable = (
  game: string,
  seats: NewSeat[],
  name: string,
  open: boolean,
  options: Fields = {},
) => request<Seated>('/tables', { game, options, seats, public: open, name })

export const openTables = () => request<TableInfo[]>('/tables')
export const myTables = () => request<OwnTable[]>('/tables/mine')
export const table = (id: string) => request<TableInfo>(`/tables/${id}`)
export const takeSeat = (id: string, name: string) => request<Seated>(`/tables/${id}/seats`, { name })
export const start = (id: string) => request<unknown>(`/tables/${id}/start`, {})
export const hint = (id: string) => request<{ answer: Typed }>(`/tables/${id}/hint`, {})
export const undo = (id: string) => command(`/tables/${id}/undo`, {})

/** A table as it was after so many events; once a match is over, as any seat saw it. */
export async function history(
  id: string,
  cursor: number,
  seat: number | null,
): Promise<{ position: Position; events: Typed[]; length: number }> {
  const eyes = seat === null ? '' : `?seat=${seat}`
  const past = await request<PastMessage>(`/tables/${id}/history/${cursor}${eyes}`)
  return { ...splitPosition(past), length: past.length }
}

export const answer = (id: string, question: string, given: Typed) =>
  command(`/tables/${id}/answers`, { question, answer: given })

const PAUSES = [300, 1000, 3000]

/** Sends a command under an id of its own: sent again after a lost connection, it counts once. */
async function command(path: string, body: object): Promise<void> {
  const whole = { ...body, id: commandId() }
  for (const pause of PAUSES) {
    try {
      await request(path, whole)
      return
    } catch (error) {
      if (error instanceof Refused && error.kind !== 'storage-failed') throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  await request(path, whole)
}

// Not crypto.randomUUID: that exists only in secure contexts, and friends play over plain LAN.
function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
