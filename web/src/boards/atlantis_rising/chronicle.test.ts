import { expect, it } from 'vitest'
import { chronicle } from './chronicle'

const told = (type: string, fields: Record<string, unknown> = {}) => ({ type, ...fields })

it('counts tiles by round, and what each did', () => {
  const { rounds, deeds } = chronicle(
    [
      told('round-began', { round: 1, seat: 0 }),
      told('tile-flooded', { peninsula: 'hills', tile: 1 }),
      told('tile-flooded', { peninsula: 'hills', tile: 2 }),
      told('acted', { seat: 1, piece: 'leader', place: 'hills-4' }),
      told('rolled', { seat: 1, total: 5, target: 4 }),
      told('rolled', { seat: 1, total: 2, target: 4 }),
      told('gained', { seat: 1, stuff: 'gold', count: 3 }),
      told('round-began', { round: 2, seat: 1 }),
      told('tile-rose', { peninsula: 'hills', tile: 2 }),
      told('card-played', { seat: 0, card: 'any' }),
      told('spent', { seat: 1, stuff: 'gold', count: 2 }),
    ],
    2,
  )
  expect(rounds).toEqual([
    { round: 1, lost: 2 },
    { round: 2, lost: -1 },
  ])
  expect(deeds).toEqual([
    { acted: 0, rolls: 0, good: 0, found: 0, given: 0, cards: 1 },
    { acted: 1, rolls: 2, good: 1, found: 3, given: 2, cards: 0 },
  ])
})
