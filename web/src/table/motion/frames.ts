// How an act looks: the box in which it is drawn, and how that moves.

import type { Act } from './acts'
import { boxOf } from './places'

// A type, since an animation wants an index signature.
export type Frame = {
  transform?: string
  opacity?: number
  clipPath?: string
  offset?: number
}

export interface Framed {
  /** The box, as a style. */
  style: string
  frames: Frame[]
}

const BOARD = ['board']

const within = (size: number, least: number, most: number) => Math.min(most, Math.max(least, size))

/** A box of that size over the middle of another. */
const box = (wide: number, high: number, { x, y, width, height }: DOMRect) =>
  `width:${wide}px;height:${high}px;left:${x + (width - wide) / 2}px;` +
  `top:${y + (height - high) / 2}px`

/** The way from the middle of one box to that of another. */
const way = (from: DOMRect, to: DOMRect): [number, number] => [
  to.x + to.width / 2 - from.x - from.width / 2,
  to.y + to.height / 2 - from.y - from.height / 2,
]

/** An act as it moves, from where things were before to where they are now; null: nothing is seen. */
export function framed(act: Act, from: DOMRect | null): Framed | null {
  if (act.does === 'fly')
    return flown(from ?? boxOf(act.from), boxOf(act.to), LIES.test(act.from[0] ?? ''))
  if (act.does === 'show') return shown(boxOf(BOARD), boxOf(act.card.home ?? ['row']))
  // What goes under was there before, what comes up is there now.
  const at = boxOf(act.at) ?? from
  return at && AT_A_PLACE[act.does](act as never, at)
}

/** Where the thing is now that an act will be about. */
export const startOf = (act: Act): DOMRect | null =>
  act.does === 'show' ? null : boxOf(act.does === 'fly' ? act.from : act.at)

/** From such a place goes what was seen to lie there; a card comes out of a hand or a deck. */
const LIES = /^(space|place|ship|row):/

function flown(start: DOMRect | null, to: DOMRect | null, lies: boolean): Framed | null {
  if (!start || !to) return null
  const size = within(Math.min(start.width, start.height), 24, lies ? 84 : 58)
  const end = within(Math.min(to.width, to.height), 18, 60) / size
  const [x, y] = way(start, to)
  const rise = Math.min(60, Math.hypot(x, y) * 0.12)
  return {
    style: box(size, size, start),
    frames: [
      { transform: 'none', opacity: lies ? 1 : 0 },
      { transform: 'none', opacity: 1, offset: 0.06 },
      { transform: `translate(${x * 0.45}px, ${y * 0.45 - rise}px) scale(${(1 + end) / 2})` },
      { transform: `translate(${x}px, ${y}px) scale(${end})`, opacity: 1, offset: 0.9 },
      { transform: `translate(${x}px, ${y}px) scale(${end})`, opacity: 0 },
    ],
  }
}

function shown(board: DOMRect | null, row: DOMRect | null): Framed | null {
  if (!board) return null
  const [wide, high] = [Math.min(210, board.width * 0.7), Math.min(270, board.height * 0.9)]
  const [x, y] = row ? way(board, row) : [0, 0]
  return {
    style: box(wide, high, board),
    frames: [
      { transform: 'rotateY(90deg) scale(.7)', opacity: 0 },
      { transform: 'none', opacity: 1, offset: 0.13 },
      { transform: 'none', opacity: 1, offset: 0.82 },
      {
        transform: row ? `translate(${x}px, ${y}px) scale(.14)` : 'scale(.9)',
        opacity: row ? 0.6 : 0,
      },
    ],
  }
}

type Does = Exclude<Act['does'], 'fly' | 'show'>
const AT_A_PLACE: { [D in Does]: (act: Extract<Act, { does: D }>, at: DOMRect) => Framed } = {
  note: (_, at) => ({
    style: box(64, 30, at),
    frames: [
      { transform: 'translateY(4px)', opacity: 0 },
      { transform: 'translateY(-6px)', opacity: 1, offset: 0.15 },
      { transform: 'translateY(-18px)', opacity: 1, offset: 0.75 },
      { transform: 'translateY(-26px)', opacity: 0 },
    ],
  }),
  ring: ({ foam }, at) => ({
    style: box(at.width + (foam ? 12 : 6), at.height + (foam ? 12 : 6), at),
    frames: [
      { transform: 'scale(.8)', opacity: 0 },
      { opacity: 1, offset: 0.3 },
      { transform: foam ? 'scale(1.25)' : 'scale(1.04)', opacity: 0 },
    ],
  }),
  sink({ rises }, at) {
    const [above, below] = [
      { transform: 'none', opacity: 1 },
      { transform: 'translateY(14%) scale(.8)', opacity: 0 },
    ]
    const rocking = { transform: 'translateY(3%) rotate(4deg)', opacity: 1, offset: 0.35 }
    return {
      style: box(at.width, at.height, at),
      frames: rises ? [below, rocking, above, below] : [above, rocking, below],
    }
  },
  open: (_, at) => ({
    style: box(at.width, at.height, at),
    frames: [
      { transform: 'none', opacity: 1 },
      { transform: 'rotateX(90deg)', opacity: 0.4 },
    ],
  }),
  wave: (_, at) => ({
    style: box(at.width, at.height, at),
    frames: [
      { clipPath: 'inset(100% 0 0 0)', opacity: 0.9 },
      { clipPath: 'inset(0 0 0 0)', opacity: 0.9, offset: 0.6 },
      { clipPath: 'inset(0 0 0 0)', opacity: 0 },
    ],
  }),
  roll: ({ dice }, at) => ({
    style: box(dice.length * 36 + 74, 46, at),
    frames: [
      { transform: 'translateY(-8px)', opacity: 0 },
      { transform: 'none', opacity: 1, offset: 0.08 },
      { transform: 'none', opacity: 1, offset: 0.9 },
      { transform: 'translateY(-8px)', opacity: 0 },
    ],
  }),
}
