// The arms of the Houses, and the marks of the empires. What an organiser has added has none of its
// own: a House gets a colour that no other has and its first letter, an empire the next mark.

export interface Arms {
  colour: string
  /** The colour that reads on it. */
  on: string
  /** A drawing; without it the first letter of the name stands there. */
  shape?: string
  /** Drawn in lines instead of filled. */
  lines?: boolean
}
const INK = '#1d2a33'
const FOAM = '#ffffff'
const ARMS: Record<string, Arms> = {
  atlas: {
    colour: '#0072b2',
    on: FOAM,
    shape: 'M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM4 21.500c.6-5.500 3.600-8 8-8s7.400 2.500 8 8z',
  },
  gadeiros: {
    colour: '#d55e00',
    on: FOAM,
    shape:
      'M2 7q2.500-3.500 5 0t5 0 5 0 5 0M2 13q2.500-3.500 5 0t5 0 5 0 5 0M5 19q2.300-3.500 4.600 0t4.700 0 4.700 0',
    lines: true,
  },
  ampheres: {
    colour: '#e69f00',
    on: INK,
    shape:
      'M11 2h2v20h-2zM10 5.500C7.500 7.500 5 7.500 2.500 5.500v10c2.500-2 5-2 7.500 0zM14 5.500c2.500 2 5 2 7.500 0v10c-2.500-2-5-2-7.500 0z',
  },
  evaimon: {
    colour: '#009e73',
    on: FOAM,
    shape:
      'M12.500 1.500C13 6 18.500 8.500 18.500 14.500a6.500 6.500 0 0 1-13 0c0-3.200 1.600-4.800 2.700-6.500.4 1.700 1 2.700 2 3.300-.2-3.500.6-6.800 2.300-9.800z',
  },
  mneseus: {
    colour: '#cc79a7',
    on: INK,
    shape:
      'M1.500 12C5 6.800 8.500 4.800 12 4.800s7 2 10.500 7.200C19 17.200 15.500 19.200 12 19.200S5 17.200 1.500 12zm10.500-4.200a4.200 4.200 0 1 0 0 8.400 4.200 4.200 0 0 0 0-8.400zm0 2.200a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  },
  autochthon: {
    colour: '#f0e442',
    on: INK,
    shape:
      'M11 22v-8.500C5.500 13.500 2.500 10.500 2.500 5c5 0 8.200 2.200 9.300 6C12.500 6.500 15.500 3.500 21.500 3.500c0 5.500-3 8.800-8.500 9.300V22z',
  },
}

/** For Houses without arms of their own, as far as no other House has the colour. */
const COLOURS: Arms[] = [
  { colour: '#56b4e9', on: INK },
  { colour: '#7a4fb5', on: FOAM },
  { colour: '#a5322c', on: FOAM },
  { colour: '#4f6d1f', on: FOAM },
]

/** The arms of a House among those in play. */
export function armsOf(house: string, houses: string[]): Arms {
  const own = ARMS[house]
  if (own) return own
  const taken = houses.flatMap((one) => ARMS[one]?.colour ?? [])
  const free = [
    ...COLOURS,
    ...Object.values(ARMS).map(({ colour, on }) => ({ colour, on })),
  ].filter(({ colour }) => !taken.includes(colour))
  const place = houses.filter((one) => !ARMS[one]).indexOf(house)
  return free[Math.max(0, place) % free.length]!
}

export interface Mark {
  colour: string
  on: string
  shape: string
}

/** Of the empires in their order: as many as there can be, each with a shape and a colour. */
const MARKS: Mark[] = [
  { colour: '#8c4a1f', on: FOAM, shape: 'M12 5l7 13h-4.500L12 12.500 9.500 18H5z' },
  {
    colour: '#1f6d5c',
    on: FOAM,
    shape:
      'M3.500 12C7 7 17 7 20.500 12 17 17 7 17 3.500 12zm8.500-2.600a2.600 2.600 0 1 0 0 5.200 2.600 2.600 0 0 0 0-5.200z',
  },
  { colour: '#4c3a86', on: FOAM, shape: 'M6 18V8l2.500 3L12 5l3.500 6L18 8v10z' },
  { colour: '#1c5f94', on: FOAM, shape: 'M4 17V7h3l5 6 5-6h3v10h-3v-5.500l-5 6-5-6V17z' },
  {
    colour: '#f0c63c',
    on: INK,
    shape:
      'M12 3.500l2.400 5.600 6.100.5-4.600 4 1.400 5.900L12 16.400l-5.300 3.100 1.400-5.900-4.600-4 6.100-.5z',
  },
  { colour: '#9c2f62', on: FOAM, shape: 'M15.500 4.500a8 8 0 1 0 0 15 6.300 6.300 0 1 1 0-15z' },
]

/** The mark of an empire among all that there are. */
export const markOf = (empire: string, empires: string[]): Mark =>
  MARKS[Math.max(0, empires.indexOf(empire)) % MARKS.length]!
