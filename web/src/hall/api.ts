// The requests of docs/megagame-protocol.md.

import { commandId, request, TableApi } from '../api'
import { keyOf } from '../links'
import type * as schema from '../schema'
import type { Command, Value } from '../wire'

export const makeHall = (wanted: schema.WantedHall) =>
  request<schema.Made>('/megagames', { body: wanted })

/** What a code on a card leads to, in the hall whose letters stand in the address. */
export const codeTyped = (hall: string, code: string) =>
  request<schema.Exchanged>('/megagames/enter', { body: { hall, code } })

/** Where phones in the hall reach the server, the best first. */
export const addressesOf = () => request<schema.Addresses>('/addresses')

export const declarationOf = (game: string) => request<schema.Declaration>(`/megagames/${game}`)

export const rosterOf = (game: string, seats: number, options: Record<string, Value>) => {
  const query = new URLSearchParams({ seats: String(seats) })
  for (const [name, value] of Object.entries(options)) query.set(name, String(value))
  return request<schema.Roster>(`/megagames/${game}/roster?${query}`)
}

/** Who is on a list, line by line, for a game as it is to be set up. */
export const peopleOn = (game: string, wanted: schema.WantedList) =>
  request<schema.ListedPerson[]>(`/megagames/${game}/people`, { body: wanted })

export const commandsOf = (game: string) =>
  request<{ player: CommandSchema[]; control: CommandSchema[] }>(`/games/${game}/commands`)

/** The JSON Schema of a command, titled by its type. */
export interface CommandSchema {
  title: string
  properties: Record<string, FieldSchema>
  required: string[]
}

export interface FieldSchema {
  type?: string
  enum?: string[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  default?: unknown
  prefixItems?: FieldSchema[]
}

export interface Booking {
  turn: number
  resource: string
  amount: number
  cause: string
}

export interface Happened {
  number: number
  /** Null before the first turn. */
  turn: number | null
  phase: string | null
  words: string
}

/** The hall of a table, as a station or a seat of it. */
export class HallApi extends TableApi {
  constructor(id: string) {
    super(id, keyOf(id))
  }

  begin = () => this.hall('begin', {})
  clock = (wish: schema.ClockWish) => this.hall('clock', { ...wish, id: commandId() })
  pauseAt = (place: string, paused: boolean) =>
    this.hall(`places/${encodeURIComponent(place)}/pause`, { paused })
  codes = (open: boolean) => this.hall('codes', { open }, 'PUT')
  lengths = (plan: schema.Lengths) => this.hall('lengths', plan, 'PUT')

  /** A ruling of Control. */
  rule = (command: Command) => this.act(command)
  takeBack = (first: number, reason: string) => this.command('/retractions', { first, reason })

  newKey = (seat: number, name: string | null) =>
    this.hall<schema.SeatKey>(`seats/${seat}/key`, { name })
  join = (seat: number, name: string) => this.hall<schema.Keyed>(`seats/${seat}/people`, { name })
  newKeyInTeam = (seat: number, number: number, name: string | null) =>
    this.hall<schema.Keyed>(`seats/${seat}/people/${number}/key`, { name })
  leaveTeam = (seat: number, number: number) =>
    this.hall(`seats/${seat}/people/${number}`, null, 'DELETE')
  standIn = (seat: number, name: string) =>
    this.hall<schema.Keyed>(`seats/${seat}/stand-in`, { name })
  bot = (seat: number, bot: string | null) => this.hall(`seats/${seat}/bot`, { bot })
  swap = (seat: number, other: number) => this.hall(`seats/${seat}/swap`, { other })
  rename = (seat: number, name: string) => this.hall(`seats/${seat}/name`, { name })
  away = (seat: number, reason: string) =>
    this.hall(`seats/${seat}/away`, { reason, id: commandId() })

  headline = (wanted: Omit<schema.NewHeadline, 'id'>) =>
    this.hall<schema.Headline>('headlines', { ...wanted, id: commandId() })
  publish = (headline: number, published: boolean) =>
    this.hall(`headlines/${headline}`, { published }, 'PUT')
  looksFirst = (looks_first: boolean) => this.hall('press', { looks_first }, 'PUT')

  openStation = (wanted: schema.NewStation) => this.hall<schema.Keyed>('stations', wanted)
  newStationKey = (number: number) => this.hall<schema.Keyed>(`stations/${number}/key`, {})
  closeStation = (number: number) => this.hall(`stations/${number}`, null, 'DELETE')

  call = (wanted: Omit<schema.NewCall, 'id'>) =>
    this.hall<schema.Called>('calls', { ...wanted, id: commandId() })
  settle = (key: string, status: schema.NewStatus['status'], note: string | null = null) =>
    this.hall(`queue/${encodeURIComponent(key)}`, { status, note }, 'PUT')
  announce = (wanted: Omit<schema.NewAnnouncement, 'id'>) =>
    this.hall('announcements', { ...wanted, id: commandId() })

  withdraw = (number: number) => this.hall(`talk/${number}`, null, 'DELETE')
  mute = (seat: number, muted: boolean) => this.hall(`seats/${seat}/voice`, { muted }, 'PUT')
  /** What goes if all since an entry is taken back; null: if the phase is played once more. */
  whatGoes = (first: number | null) =>
    this.hall<schema.WhatGoes>(`retraction${first === null ? '' : `?first=${first}`}`)

  rulings = () => this.hall<schema.LoggedRuling[]>('rulings')
  happened = (language: string, search: string, before: number | null) =>
    this.hall<Happened[]>(
      `history?${new URLSearchParams({ language, search, ...(before !== null && { before: String(before) }) })}`,
    )
  book = (name: string) => this.hall<Booking[]>(`books/${name}`)

  private hall<T>(
    path: string,
    body: object | null = null,
    method?: 'POST' | 'PUT' | 'DELETE',
  ): Promise<T> {
    const sent = { ...(body && { body }), ...(method && { method }), secret: this.secret }
    return request<T>(`/tables/${this.id}/hall/${path}`, sent)
  }
}

/** What is printed of every hall, and where it is; its words begin with `paper-`. */
export const OF_EVERY_HALL: Record<string, string> = {
  'run-sheet': 'run-sheet',
  tags: 'tags/tags',
  tents: 'tags/tents',
}

/** The address of the picture of a headline. */
export const picture = (table: string, name: string) => `/api/tables/${table}/hall/pictures/${name}`

/** The address of a page to print, or of a file to keep. */
export function paper(table: string, name: string, language: string): string {
  const hall = `/api/tables/${table}/hall`
  if (name === 'copy' || name.startsWith('export')) return `${hall}/${name}`
  const [page, query] = name.split('?') as [string, string?]
  const place = OF_EVERY_HALL[page] ?? `documents/${page}`
  return `${hall}/${place}?${query ? `${query}&` : ''}language=${language}`
}

/** Where cards with links are made. */
export const cardsOf = (table: string) => `/api/tables/${table}/hall/cards`
