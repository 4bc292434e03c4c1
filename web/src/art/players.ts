// Each seat has a colour and an emblem; the emblem is never left out, so colour is never the only sign.

import { getContext, setContext } from 'svelte'

export interface PlayerMark {
  /** The emblem: one of those for any game, a drawing of the game's own in a field of 24 by 24, or a letter. */
  emblem?: 'bull' | 'dolphin' | 'olive' | 'sun' | 'octopus' | 'amphora' | 'shell'
  shape?: string
  /** Whether the drawing is lines instead of filled. */
  lines?: boolean
  letter?: string
  colour: string
  /** The colour that reads on it. */
  on: string
  /** How many have the same mark before this seat: told by as many dots. */
  dots?: number
  /** Which of those with the same mark it is, where a figure tells them apart. */
  number?: number
}

const INK = '#1d2a33'
const FOAM = '#ffffff'

const MARKS: readonly PlayerMark[] = [
  { emblem: 'bull', colour: '#d55e00', on: FOAM },
  { emblem: 'dolphin', colour: '#0072b2', on: FOAM },
  { emblem: 'olive', colour: '#009e73', on: FOAM },
  { emblem: 'sun', colour: '#f0e442', on: INK },
  { emblem: 'octopus', colour: '#cc79a7', on: INK },
  { emblem: 'amphora', colour: '#e69f00', on: INK },
  { emblem: 'shell', colour: '#56b4e9', on: INK },
]

/** The mark of a seat in any game. */
export const mark = (seat: number): PlayerMark => ({
  ...MARKS[seat % MARKS.length]!,
  dots: Math.floor(seat / MARKS.length),
})

const KEY = Symbol('marks')

/** Give all that is shown below the marks of a game's own, where it has some. */
export const giveMarks = (own: () => readonly PlayerMark[] | undefined): void => {
  setContext(KEY, own)
}

/** What marks the players here: the game's own marks, or the usual ones. */
export function marks(): (seat: number) => PlayerMark {
  const own = getContext<(() => readonly PlayerMark[] | undefined) | undefined>(KEY)
  return (seat) => own?.()?.[seat] ?? mark(seat)
}
