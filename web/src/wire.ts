// The wire contract (docs/protocol.md): the types come from the server's schema, which leaves open
// what a game puts into its records; here they get the shape that all games share.

import type * as schema from './schema'

export type Value = string | number | boolean | null
export type Fields = Record<string, Value | Value[]>

/** An option, an event, or any other typed record. */
export type Typed = { type: string } & Fields

/** What a player does outside the questions: an offer, an oath. */
export type Command = { type: string } & Record<string, unknown>

/** What a question is about: values, and records such as an option that has been proposed. */
export type About = Record<string, Value | Typed | (Value | Typed)[]>

type Refined<T, U> = Omit<T, keyof U> & U

export type Rule = schema.Rule
/** What the fields of a game's records and views hold: seats by the name of their text, kinds by zone. */
export type GameFields = schema.GameFields
export type Seat = schema.ShownSeat
export type Stage = schema.Glance['stage']
export type Result = schema.Result
export type Settings = schema.Settings
export type Message = schema.Message
export type Proposal = schema.Proposal
export type Order = schema.Order
export type Saved = schema.Saved
export type NewSeat = schema.PersonWanted | schema.BotWanted

/** A choice that the maker of a table has. */
export type Choice = Refined<schema.Choice, { values: Value[]; default: Value }>
export type GameInfo = Refined<schema.GameShown, { options: Choice[] }>
export type TableInfo = Refined<schema.TableShown, { options: Fields; settings: Settings }>
export type OwnTable = Refined<schema.OwnTable, { options: Fields; settings: Settings }>
export type AccountInfo = Refined<schema.AccountShown, { tables: OwnTable[] }>
export type Question = Refined<
  schema.Question,
  { about: About; options?: Typed[]; default?: Typed | null }
>

/** What is sure to follow an answer, as far as the seat can know before it is given. */
export interface Preview {
  events: Typed[]
  /** Whether the answer can then be taken back, before anybody else acts. */
  can_undo: boolean
}

export type Position = Refined<schema.Glance, { question: Question | null }> & {
  /** How many events the viewer has been told. */
  cursor: number
}

export type PositionMessage = Position & {
  type: 'position'
  events: Typed[]
  reset: boolean
}

/** A message taken apart: the position, and the events that came with it. */
export function splitPosition({ type: _, events, reset: __, ...position }: PositionMessage): {
  position: Position
  events: Typed[]
} {
  return { position, events }
}
