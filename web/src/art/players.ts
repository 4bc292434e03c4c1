// Each seat has a colour and an emblem; the emblem is never left out, so colour is never the only sign.

export interface PlayerMark {
  emblem: 'bull' | 'dolphin' | 'olive' | 'sun' | 'octopus' | 'amphora' | 'shell'
  colour: string
  /** The colour that reads on it. */
  on: string
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

export const mark = (seat: number): PlayerMark => MARKS[seat % MARKS.length]!

/** How many have the same mark before this seat: told by as many dots. */
export const round = (seat: number): number => Math.floor(seat / MARKS.length)
