import { describe, expect, it } from 'vitest'
import type { Scene } from '../scene.svelte'
import { actsOf, cardsOfRound, FAMILIES } from './acts'
import type { Motion } from './acts'

const BOARDS = import.meta.glob<{ motion: Motion }>('../../boards/*/motion/index.ts', {
  eager: true,
})

describe.each(Object.entries(BOARDS))('%s', (_, { motion }) => {
  it('has choreographies for types of events that there are', () => {
    const types = Object.values(motion.families).flat()
    expect(Object.keys(motion.choreographies).filter((one) => !types.includes(one))).toEqual([])
  })
  it('has the six families', () => {
    expect(Object.keys(motion.families).sort()).toEqual([...FAMILIES].sort())
  })
})

const motion: Motion = {
  families: {
    travels: ['placed'],
    revealed: ['drawn'],
    rolled: ['rolled'],
    counted: ['scored'],
    changes: ['flooded'],
    told: ['began'],
  },
  choreographies: { rolled: () => [] },
  Piece: null as never,
  rounds: new Set(['began']),
  cards: (event) =>
    event.type === 'drawn'
      ? [{ kind: 'card', name: event.card as string, title: event.card as string, text: '' }]
      : [],
}
const tableOf = (...events: { type: string }[]) => ({ events }) as unknown as Scene

describe('what is seen of an event', () => {
  const seen = (event: { type: string }) => actsOf(motion, [event], tableOf())
  it('is said by its family', () => {
    expect(seen({ type: 'placed', seat: 1, place: 'hills-2' } as never)).toEqual([
      { does: 'fly', piece: 'seat:1', from: ['seat:1'], to: ['place:hills-2'] },
    ])
    expect(seen({ type: 'scored', seat: 0, points: -2 } as never)).toEqual([
      { does: 'note', at: ['seat:0'], says: '−2', bad: true },
    ])
    expect(seen({ type: 'flooded', place: 'hills-2' } as never)).toEqual([
      { does: 'ring', at: ['place:hills-2'] },
    ])
    expect(seen({ type: 'began' })).toEqual([])
  })
  it('is said by its choreography, if it has one', () => {
    expect(seen({ type: 'rolled', place: 'hills-2' } as never)).toEqual([])
  })
  it('is nothing for a type that nobody knows, or at a table without a board', () => {
    expect(seen({ type: 'new' })).toEqual([])
    expect(actsOf(undefined, [{ type: 'placed' }], tableOf())).toEqual([])
  })
})

it('keeps the cards of this round in their row', () => {
  const drawn = (card: string) => ({ type: 'drawn', card })
  const table = tableOf(drawn('a'), { type: 'began' }, drawn('b'), drawn('c'))
  expect(cardsOfRound(motion, table).map(({ title }) => title)).toEqual(['b', 'c'])
})
