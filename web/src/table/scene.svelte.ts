// What lies on the table, and the words for it: all that a board needs. The live table, a replay and
// a lesson are scenes, so a board drawn for one of them serves all.

import type { PlayerMark } from '../art/players'
import { boardOf } from '../boards/board'
import type { BoardModule } from '../boards/board'
import { settings, t } from '../settings.svelte'
import { gameWords, Texts } from '../texts'
import type { GameWords, Language } from '../texts'
import type { Printed } from '../schema'
import type { Command, Position, Preview, Seat, Typed } from '../wire'
import { actsOf } from './motion/acts'
import { sameRecord } from './question/choices'
import type { Identity } from './question/choices'
import { Picking } from './question/picking.svelte'

export class Scene {
  position = $state.raw<Position | null>(null)
  /** All that happened so far, as this viewer may know it. */
  events = $state.raw<Typed[]>([])
  /** The events that led to this position from the one before: what to animate. */
  fresh = $state.raw<Typed[]>([])
  /** What the only option still considered would do, once the server has told. */
  preview = $state.raw<Preview | null>(null)
  board = $state.raw<BoardModule | null>(null)
  /** What the line of the log under pointer or focus names, such as `space:12`. */
  named = $state.raw<ReadonlySet<Identity>>(new Set())

  readonly picking = new Picking(
    (option) => void this.answer(option),
    (option) => this.costly(option),
  )

  private words = $state.raw<(GameWords & { language: Language }) | null>(null)
  protected seats = $state.raw<Seat[]>([])
  // As one string, which stays equal from position to position: words are made anew only for new names.
  private readonly nameKey = $derived(
    JSON.stringify(
      (this.position?.seats ?? this.seats).map(
        (seat, number) =>
          seat.name ?? t(seat.taken ? 'bot-name' : 'seat-free', { number: number + 1 }),
      ),
    ),
  )

  // The same for the groups in which the players are.
  private readonly groupKey = $derived(
    JSON.stringify((this.position?.seats ?? this.seats).map(({ groups }) => groups)),
  )

  /** What is printed on the table's components, as far as words need it. */
  printed = $state.raw<Printed>({ figures: {}, names: {} })
  /** The players by seat. */
  readonly names = $derived(JSON.parse(this.nameKey) as string[])
  /** The viewer's seat, null for spectators. */
  readonly you = $derived(this.position?.you ?? null)
  /** What marks the players in this game; undefined: what does in any. */
  readonly marks: readonly PlayerMark[] | undefined = $derived.by(() =>
    this.board?.marks?.(JSON.parse(this.groupKey) as Record<string, string>[], this.texts),
  )
  /** The words of the client, the game and its board, in the chosen language. */
  readonly texts = $derived(
    new Texts(
      this.words?.language ?? settings.language,
      [
        this.words?.source,
        this.words && this.board?.words[this.words.language],
        this.printed.names[this.words?.language ?? settings.language] ?? '',
      ].join('\n'),
      this.names,
      this.words?.fields,
      this.printed.figures,
      this.you,
      (field, value) => this.board?.seen?.(this, field, value) ?? null,
    ),
  )
  /** What the viewer may know; boards are shown only where there is something to know. */
  readonly view = $derived(this.position?.view ?? {})
  readonly ready = $derived(this.words !== null && this.board !== null)
  /** What is to be seen of what led here. */
  readonly acts = $derived(actsOf(this.board?.motion, this.fresh, this))
  /** How slowly that is seen, as a factor. */
  get slowness(): number {
    return settings.pace
  }
  /** The options that need a button, because nothing on the board stands for them. */
  readonly undrawn = $derived(this.picking.options.filter((option) => !this.board?.drawn(option)))

  /** Whether an option moves nothing on, and is no golden one. */
  skips(option: Typed): boolean | 'outright' {
    if (this.board?.skips) return this.board.skips(option)
    const given = this.position?.question?.default ?? null
    return given !== null && sameRecord(option, given)
  }

  /** Fetch the board of a game. */
  async draw(game: string): Promise<void> {
    this.board = await boardOf(game)
  }

  /** Fetch the words of a game in a language. */
  async fetchWords(game: string, language: Language): Promise<void> {
    const words = await gameWords(game, language)
    // A slower answer for a language chosen before must not win.
    if (language === settings.language) this.words = { language, ...words }
  }

  /** Whether an option is to be confirmed if it cannot be taken back: the game's own word. */
  costly(option: Typed): boolean {
    return this.words?.fields.costly.includes(option.type) ?? false
  }

  /** The player has chosen. A scene that is only looked at takes no answers. */
  async answer(_option: Typed): Promise<void> {}

  /** The player does something outside the questions; whether it was accepted. */
  async act(_command: Command): Promise<boolean> {
    return false
  }
}
