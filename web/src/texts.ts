// Words for people, from the same Fluent files that the server reads (critias/engine/texts.py).

import { FluentBundle, FluentResource, FluentType } from '@fluent/bundle'
import type { FluentFunction, FluentValue, FluentVariable } from '@fluent/bundle'
import * as api from './api'
import type { About, GameFields, Question, Typed, Value } from './wire'
import englishInterface from './words/en.ftl?raw'
import germanInterface from './words/de.ftl?raw'

export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

const INTERFACE: Record<Language, string> = { en: englishInterface, de: germanInterface }

/** The first language of the browser that we speak. */
export function preferredLanguage(wished: readonly string[]): Language {
  for (const tag of wished) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return 'en'
}

export const kebab = (name: string): string =>
  name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replace(/[_.]/g, '-')

/** Numbers of a table's components by their place in components.toml. */
export type Figures = Record<string, number>

/** What a question is about has no type, so there the name of a field says that it is a seat. */
const seatsIn = (about: About): string[] =>
  Object.keys(about).filter((field) => field === 'seat' || field.endsWith('_seat'))

/** A player in a text, who may be the reader. */
class Player extends FluentType<string> {
  constructor(
    name: string,
    readonly reads: boolean,
  ) {
    super(name)
  }

  toString(): string {
    return this.value
  }
}

const reads = (player: FluentValue | undefined) => player instanceof Player && player.reads
const text = (value: FluentValue | undefined) =>
  value instanceof FluentType ? String(value.valueOf()) : (value ?? '')

/** What texts call: a player with what they do, or in another case than the first, and a number. */
const functions = (you: () => string): Record<string, FluentFunction> => ({
  DOES: ([player, others, own]) =>
    reads(player) ? `${you()} ${text(own)}` : `${text(player)} ${text(others)}`,
  YOU: ([player, own, before]) =>
    reads(player)
      ? text(own)
      : [before, player]
          .filter((one) => one)
          .map(text)
          .join(' '),
  COUNT: ([number, one, many, growth]) => {
    const [counted, grows] = [Number(text(number)), Number(text(growth))]
    return [
      counted || !grows ? String(counted) : '',
      grows ? `(${grows > 0 ? '+' : ''}${String(grows)})` : '',
      text(Math.abs(counted || grows) === 1 ? one : many),
    ]
      .filter((part) => part)
      .join(' ')
  },
})

/** One language's words: the client's own, and those of a game. */
export class Texts {
  private readonly bundle: FluentBundle
  /** What was put into words already: a log says hundreds of events again with each that is new. */
  private readonly told = new WeakMap<Typed, string>()

  constructor(
    readonly language: Language,
    gameWords = '',
    private readonly names: readonly string[] = [],
    private readonly fields: GameFields = { seats: {}, kinds: {}, costly: [] },
    /** Numbers of the table's components: variables in every text. */
    private readonly figures: Figures = {},
    /** The seat of whoever reads: that player is "you". */
    private readonly reader: number | null = null,
    /** What a person sees at the table of a value in an option, where its name tells nobody. */
    private readonly seen: (field: string, value: Value) => string | null = () => null,
  ) {
    this.bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: functions(() => this.say('you')),
    })
    this.bundle.addResource(new FluentResource(INTERFACE[language]))
    this.bundle.addResource(new FluentResource(gameWords), { allowOverrides: true })
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message)
  }

  /** The text of that name; its name itself where there is none, so that a gap is seen. */
  say(message: string, values: Record<string, FluentVariable> = {}): string {
    const pattern = this.bundle.getMessage(message)?.value
    // Most are names: for those the many figures need not be handed over.
    if (typeof pattern === 'string') return pattern
    const faults: Error[] = pattern ? [] : [new Error('there is no such text')]
    const said = pattern
      ? this.bundle.formatPattern(pattern, { ...this.figures, ...values }, faults)
      : message
    // The browser tests fail on warnings, so that no gap stays unseen there.
    if (faults.length > 0)
      console.warn(`${this.language}, ${message}: ${faults.map((one) => one.message).join('; ')}`)
    return said
  }

  /** What a question asks, in a sentence. */
  ask(question: Pick<Question, 'rule' | 'about'>, seat: number): string {
    const message = `ask-${kebab(question.rule)}`
    const about = this.values(question.about, seatsIn(question.about))
    return this.say(message, { seat: this.player(seat), ...about })
  }

  /** An option, as a player would say it. */
  option(option: Typed): string {
    return this.record('option', option, this.seen)
  }

  /** One thing that an option speaks of; null where there is no more to say than its bare value. */
  thing(option: Typed, field: string, value: Value): string | null {
    const seen = this.seen(field, value)
    if (seen !== null) return seen
    const seats = this.fields.seats[`option-${kebab(option.type)}`]
    if (typeof value === 'number' && seats?.includes(field)) return this.player(value)
    return this.has(`${kebab(field)}-${kebab(String(value))}`) ? this.name(field, value) : null
  }

  /** An event, in a sentence. */
  event(event: Typed): string {
    const known = this.told.get(event)
    if (known !== undefined) return known
    const sentence = this.record('event', event)
    this.told.set(event, sentence)
    return sentence
  }

  /** Why something is not possible, in a sentence. */
  reason(reason: Typed): string {
    return this.record('about', reason)
  }

  /** The name of a component, if it has one; of a single one where that is another. */
  name(kind: string, item: Value, one = false): string {
    const message = `${kebab(kind)}-${kebab(String(item))}`
    const single = one ? this.bundle.getMessage(message)?.attributes.one : undefined
    if (single) return this.bundle.formatPattern(single)
    return this.has(message) ? this.say(message) : String(item)
  }

  /** The name of a component that lies in this field of a view: it goes by its kind. */
  component(field: string, item: Value): string {
    return this.name(this.fields.kinds[field] ?? field, item)
  }

  /** Whether a part of a view has a heading; without a board, those that have one are shown. */
  heads(field: string): boolean {
    return this.has(`part-${kebab(field)}`)
  }

  /** The heading of a part of a view. */
  heading(field: string): string {
    return this.name('part', field).replaceAll('_', ' ')
  }

  player(seat: number): string {
    return this.names[seat] ?? `#${seat + 1}`
  }

  /** Several things in words: a, b and c. */
  listing(items: string[]): string {
    const last = items.at(-1) ?? this.say('nobody')
    const most = items.slice(0, -1)
    return most.length > 0 ? `${most.join(', ')} ${this.say('list-and')} ${last}` : last
  }

  private record(
    prefix: string,
    { type, ...fields }: Typed,
    seen?: (field: string, value: Value) => string | null,
  ): string {
    const message = `${prefix}-${kebab(type)}`
    const values = this.values(fields as About, this.fields.seats[message])
    for (const [field, value] of Object.entries(fields)) {
      const sight = Array.isArray(value) ? null : (seen?.(field, value) ?? null)
      if (sight !== null) values[kebab(field)] = sight
    }
    return this.say(message, values)
  }

  private values(fields: About, seats: readonly string[] = []): Record<string, FluentVariable> {
    const values: Record<string, FluentVariable> = { known: 'yes' }
    const numbers = Object.entries(fields).flatMap(([field, value]) =>
      typeof value === 'number' && !seats.includes(field) ? [Math.abs(value)] : [],
    )
    const one = numbers.length === 1 && numbers[0] === 1
    for (const [field, value] of Object.entries(fields)) {
      const name = kebab(field)
      if (value === null || (Array.isArray(value) && value.includes(null))) values.known = 'no'
      if (Array.isArray(value)) {
        values[`${name}-count`] = value.length
        values[name] = this.listing(
          value.map((one) =>
            one === this.reader && seats.includes(field)
              ? this.say('you-among')
              : text(this.value(field, one, seats) as FluentValue),
          ),
        )
      } else {
        values[name] = this.value(field, value, seats, one)
      }
    }
    return values
  }

  private value(
    field: string,
    value: Value | Typed,
    seats: readonly string[],
    one = false,
  ): FluentVariable {
    if (value === null) return this.say('hidden')
    // What a question is about may be an option that has been proposed, or another record.
    if (typeof value === 'object' && value.type === undefined) return '' // a part of a form
    if (typeof value === 'object')
      return this.record(this.has(`option-${kebab(value.type)}`) ? 'option' : 'about', value)
    if (typeof value === 'number')
      return seats.includes(field) ? new Player(this.player(value), value === this.reader) : value
    return this.name(field, value, one)
  }
}

/** The words of a game in one language, and what the fields hold that they speak of. */
export interface GameWords {
  source: string
  fields: GameFields
}

const fetched = new Map<string, Promise<GameWords>>()

/** The words of a game in one language, fetched once. */
export function gameWords(game: string, language: Language): Promise<GameWords> {
  const key = `${game}/${language}`
  const known = fetched.get(key)
  if (known) return known
  const coming = Promise.all([api.words(game, language), api.fields(game)]).then(
    ([source, fields]) => ({ source, fields }),
  )
  fetched.set(key, coming)
  // A failure is not remembered: the next visit asks again.
  coming.catch(() => fetched.delete(key))
  return coming
}
