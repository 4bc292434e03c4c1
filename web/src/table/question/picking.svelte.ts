// The narrowing of choices.ts, as the table holds it while a player points and clicks.

import { identities, narrow, pick, pickable, sameRecord } from './choices'
import type { Identity } from './choices'
import type { Typed } from '../../wire'

/** What tells that the pointer or the focus is on something. */
export interface Reads {
  onpointerenter: () => void
  onpointerleave: () => void
  onfocus: () => void
  onblur: () => void
}

/** Classes of a thing that can be picked. */
export type Looks = Record<'can' | 'fits' | 'picked' | 'hinted', boolean>

/** Attributes to spread over a thing that can be picked. */
export interface Handles extends Reads {
  /** By which a lesson finds the thing it speaks of. */
  'data-thing': Identity
  role: 'button'
  tabindex: 0
  'aria-pressed': boolean
  onclick: () => void
  onkeydown: (event: KeyboardEvent) => void
}

export class Picking {
  options = $state.raw<Typed[]>([])
  picks = $state.raw<Identity[]>([])
  /** What the pointer or the focus is on. */
  pointed = $state<Identity | null>(null)
  /** An option in words that the pointer or the focus is on. */
  read = $state.raw<Typed | null>(null)
  hinted = $state.raw<Typed | null>(null)
  /** What the player means, where it is said by half or a slip would be dear: it waits to be confirmed. */
  awaiting = $state.raw<Typed | null>(null)

  private readonly narrowed = $derived(narrow(this.options, this.picks))
  private readonly fromStart = $derived(pickable(this.options))
  private readonly hintedThings = $derived(new Set(this.hinted ? identities(this.hinted) : []))

  /** What is still to be picked. */
  readonly open = $derived(this.narrowed.live)
  /** The options that the picks leave. */
  readonly remaining = $derived(this.narrowed.remaining)
  /** The option that the player can confirm: the only one left, or one that is said in full. */
  readonly proposal = $derived(
    this.awaiting ??
      (this.picks.length > 0 && this.remaining.length === 1
        ? this.remaining[0]!
        : this.narrowed.said),
  )
  /** What would be left if the thing pointed at were picked; of nothing picked, what is hinted at. */
  readonly considered = $derived.by(() => {
    if (this.pointed && this.fromStart.has(this.pointed) && !this.picks.includes(this.pointed))
      return narrow(this.options, pick(this.options, this.picks, this.pointed)).remaining
    const meant = this.awaiting ?? (this.picks.length === 0 ? this.hinted : null)
    return meant ? [meant] : this.remaining
  })
  /** The one option whose consequences are wanted, if it is down to one. */
  readonly weighed = $derived.by(() => {
    if (this.read) return this.read
    const meant = this.pointed ?? this.awaiting ?? this.hinted ?? this.picks.length > 0
    return meant && this.considered.length === 1 ? this.considered[0]! : null
  })

  constructor(
    private readonly answer: (option: Typed) => void,
    /** Whether an option is one of the few that a slip would make dear. */
    private readonly costly: (option: Typed) => boolean = () => false,
  ) {}

  ask(options: Typed[]): void {
    this.options = options
    this.picks = []
    this.read = null
    this.hinted = null
    this.awaiting = null
  }

  /** The same question with other options: others have acted meanwhile. What still fits stays picked. */
  renew(options: Typed[]): void {
    this.options = options
    const offered = (one: Typed | null) =>
      one && options.some((option) => sameRecord(option, one)) ? one : null
    this.read = offered(this.read)
    this.hinted = offered(this.hinted)
    this.awaiting = offered(this.awaiting)
    this.picks = this.picks.reduce<Identity[]>(
      (kept, one) => (narrow(options, [...kept, one]).remaining.length > 0 ? [...kept, one] : kept),
      [],
    )
  }

  /** Whether a click on the thing means anything. */
  can(thing: Identity): boolean {
    return this.fromStart.has(thing)
  }

  /** Whether the thing goes with what is picked already. */
  fits(thing: Identity): boolean {
    return this.narrowed.live.has(thing) || this.picks.includes(thing)
  }

  picked(thing: Identity): boolean {
    return this.picks.includes(thing)
  }

  hints(thing: Identity): boolean {
    return this.hintedThings.has(thing)
  }

  /** The classes by which a clickable thing shows how it stands. */
  looks(thing: Identity): Looks {
    return {
      can: true,
      fits: this.fits(thing),
      picked: this.picked(thing),
      hinted: this.hints(thing),
    }
  }

  /** What a clickable thing needs to be one, for pointer, keyboard and screen reader alike. */
  handles(thing: Identity): Handles {
    const point = () => (this.pointed = thing)
    const leave = () => {
      if (this.pointed === thing) this.pointed = null
    }
    return {
      'data-thing': thing,
      role: 'button',
      tabindex: 0,
      'aria-pressed': this.picked(thing),
      onclick: () => this.click(thing),
      onkeydown: (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        // Also keeps a <button> from making a click of its own.
        event.preventDefault()
        if (!event.repeat) this.click(thing)
      },
      onpointerenter: point,
      onpointerleave: leave,
      onfocus: point,
      onblur: leave,
    }
  }

  /** Lets an element that stands for a whole option show what would follow from it. */
  reads(option: Typed): Reads {
    const read = () => (this.read = option)
    const leave = () => {
      if (this.read && sameRecord(this.read, option)) this.read = null
    }
    return { onpointerenter: read, onpointerleave: leave, onfocus: read, onblur: leave }
  }

  click(thing: Identity): void {
    if (!this.can(thing)) return
    this.awaiting = null
    this.picks = pick(this.options, this.picks, thing)
    if (this.hinted && !this.hints(thing)) this.hinted = null
    const { complete } = this.narrowed
    if (complete) this.choose(complete)
    // Said by half, with one way left to go on: it is done if it can be taken back.
    else if (this.picks.length > 0 && this.remaining.length === 1)
      this.awaiting = this.remaining[0]!
  }

  /** The player means this option: it is done, or waits to be confirmed if a slip would be dear. */
  choose(option: Typed): void {
    if (this.options.length > 1 && this.costly(option)) this.awaiting = option
    else this.answer(option)
  }

  /** It turns out that this can be taken back, so there is nothing to confirm. */
  confirm(option: Typed): void {
    if (this.awaiting === option) this.answer(option)
  }

  clear(): void {
    this.awaiting = null
    this.picks = []
    this.pointed = null
  }
}
