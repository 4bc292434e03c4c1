// What a click means: which piece is in the hand, and which option a thing on the board stands for.

import { sameRecord } from '../../table/question/choices'
import type { Reads } from '../../table/question/picking.svelte'
import type { Scene } from '../../table/scene.svelte'
import type { Typed } from '../../wire'
import { offered, onIsland, openCards } from './island'
import type { Peninsula, RisingView } from './island'

/** Attributes to spread over a thing that stands for an option. */
export interface Handles extends Reads {
  role: 'button'
  tabindex: 0
  'data-choice': ''
  onclick: (event: MouseEvent) => void
  onkeydown: (event: KeyboardEvent) => void
}

const A_HANDFUL = 10
/** What energy can be collected for. */
export const AIMS = ['raise-barrier', 'unflood'] as const
const LAST_CHOICE = ['leader', 'hologram', 'automaton']

export class Reach {
  /** The kind of piece that the player wants to place next. */
  private chosen = $state<string | null>(null)
  /** What energy is to be collected for: then a click on an arm says where. */
  aim = $state<(typeof AIMS)[number] | null>(null)
  /** The thing that the pointer or the focus is on, for the line below the island. */
  pointed = $state<string | null>(null)
  /** The arm that the pointer or the focus is on. */
  near = $state<Peninsula | null>(null)

  constructor(private readonly table: Scene) {}

  private readonly places = $derived(
    new Set(this.options.filter(({ type }) => type === 'place').map(({ place }) => place)).size,
  )

  /** Where nearly everything can be done, gold would say nothing: it waits for the pointer. */
  quiet(option: Typed): boolean {
    return option.type === 'place' && this.places > A_HANDFUL
  }

  get options(): readonly Typed[] {
    return this.table.picking.options
  }

  /** The kind of piece that a click places: the chosen one, else an ordinary one. */
  get held(): string | null {
    const kinds = [
      ...new Set(
        this.options.filter(({ type }) => type === 'place').map(({ piece }) => piece as string),
      ),
    ]
    if (this.chosen && kinds.includes(this.chosen)) return this.chosen
    return kinds.find((kind) => !LAST_CHOICE.includes(kind)) ?? kinds[0] ?? null
  }

  hold(piece: string): void {
    this.chosen = piece
    this.aim = null
  }

  /** Whether a piece of this kind could be placed anywhere. */
  canHold = (piece: string): boolean => offered(this.options, 'place', { piece }) !== undefined

  place(place: string, piece = this.held): Typed | undefined {
    return this.aim || piece === null ? undefined : offered(this.options, 'place', { piece, place })
  }

  /** What a click on an own piece means: back into the pool, or to work. */
  piece(piece: string, place: string): Typed | undefined {
    return (
      offered(this.options, 'act', { piece, place }) ??
      offered(this.options, 'take-back', { piece, place })
    )
  }

  /** To lay a piece down without letting it work, where that may be wiser. */
  rest = (piece: string, place: string): Typed | undefined =>
    offered(this.options, 'rest', { piece, place })

  arm(peninsula: Peninsula): Typed | undefined {
    return offered(this.options, this.aim ?? 'peninsula', { peninsula })
  }

  component(component: string): Typed | undefined {
    return offered(this.options, 'build', { component })
  }

  card(card: string): Typed | undefined {
    for (const type of ['play-card', 'discard', 'keep', 'keep-for-energy']) {
      const found = offered(this.options, type, { card })
      if (found) return found
    }
    return undefined
  }

  /** The proposal that waits for this player's yes. */
  get proposal(): { option: Typed; seat: number } | null {
    const { proposal, proposer_seat } = this.table.position?.question?.about ?? {}
    if (!proposal || typeof proposal !== 'object' || typeof proposer_seat !== 'number') return null
    const option = this.options.find((one) => sameRecord(one, proposal as Typed))
    return option ? { option, seat: proposer_seat } : null
  }

  /** The aims that energy can be collected for now. */
  get aims(): (typeof AIMS)[number][] {
    return AIMS.filter((aim) => offered(this.options, aim))
  }

  /** The card that a question about the island is about: it lies at the hand, where it covers no tile. */
  get about(): { kind: string; name: string } | null {
    const view = this.table.view as unknown as RisingView
    const open = openCards(view)
    const asked = this.table.you !== null && this.options.some(onIsland)
    const room = view.phase !== 'place' && this.aims.length === 0
    return asked && room && open.length === 1 ? open[0]! : null
  }

  hints(option: Typed | undefined): boolean {
    const { hinted } = this.table.picking
    return option !== undefined && hinted !== null && sameRecord(option, hinted)
  }

  /** Whether the hint speaks of a piece that has to be taken up first. */
  hintsPiece(piece: string): boolean {
    const { hinted } = this.table.picking
    return (
      hinted?.type === 'place' &&
      hinted.piece === piece &&
      (this.held !== piece || this.aim !== null)
    )
  }

  /** Whether the hint speaks of an aim that has to be chosen first. */
  hintsAim = (aim: string): boolean => this.table.picking.hinted?.type === aim && this.aim !== aim

  answer = (option: Typed): void => {
    this.aim = null
    this.table.picking.choose(option)
  }

  /** What makes an element a button for pointer, keyboard and screen reader. */
  handles(option: Typed): Handles {
    return {
      role: 'button',
      tabindex: 0,
      'data-choice': '',
      onclick: (event) => {
        event.stopPropagation()
        this.answer(option)
      },
      onkeydown: (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        event.stopPropagation()
        if (!event.repeat) this.answer(option)
      },
      // What would follow is asked of the server, and said above the board.
      ...this.table.picking.reads(option),
    }
  }
}

const REACHES = new WeakMap<Scene, Reach>()

/** The reach of whoever looks at this table: board and hand share it. */
export function reachOf(table: Scene): Reach {
  const known = REACHES.get(table)
  if (known) return known
  const reach = new Reach(table)
  REACHES.set(table, reach)
  return reach
}
