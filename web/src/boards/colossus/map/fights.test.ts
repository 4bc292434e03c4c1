import { describe, expect, it } from 'vitest'
import type { Typed } from '../../../wire'
import { fightsIn } from './fights'

const VALES = 0
const PUNT = 20
const CITY_OF_3 = 1003

const began = (fight: number, table: string, region: string, players: number[]): Typed => ({
  type: 'conflict-began',
  fight,
  table,
  region,
  players,
})
const rolled = (fight: number, seat: number, dice: number[]): Typed => ({
  type: 'rolled',
  fight,
  seat,
  region: 'city',
  dice,
  dice_of: dice.map(() => 'hoplite'),
  bonus: 0,
  added: [],
  added_by: [],
  total: dice.reduce((a, b) => a + b, 0),
})
const foe = (fight: number, name: string, die: number): Typed => ({
  type: 'foe-rolled',
  fight,
  foe: name,
  region: 'city',
  dice: [die],
  dice_of: ['monster'],
  bonus: 0,
  added: [],
  added_by: [],
  total: die,
})

describe('the fights of a turn', () => {
  it('are told apart though tables fight side by side', () => {
    const fights = fightsIn([
      began(VALES, 'europe', 'alpine-vales', [0, 3]),
      began(PUNT, 'libya', 'punt', [1, 4]),
      rolled(PUNT, 1, [2]),
      rolled(VALES, 0, [6]),
      rolled(PUNT, 4, [4]),
      { type: 'units-lost', fight: PUNT, seat: 1, unit: 'trireme', count: 1 },
      { type: 'conflict-won', fight: PUNT, seat: 4, region: 'punt', total: 4 },
      { type: 'fled', fight: VALES, seat: 3, region: 'alpine-vales' },
    ])
    expect(fights.map(({ table, outcome }) => [table, outcome])).toEqual([
      ['europe', 'open'],
      ['libya', 'won'],
    ])
    expect(fights[0]).toMatchObject({ fled: [3], lost: [] })
    expect(fights[0]!.rolls.map(({ seat }) => seat)).toEqual([0])
    expect(fights[1]).toMatchObject({
      winner: 4,
      total: 4,
      lost: [{ seat: 1, unit: 'trireme', count: 1 }],
    })
  })

  it('are no concern of a table whose beginning one has not heard of', () => {
    expect(
      fightsIn([
        rolled(PUNT, 1, [2]),
        { type: 'conflict-won', fight: PUNT, seat: 1, region: 'punt', total: 2 },
      ]),
    ).toEqual([])
  })

  it('can be lost to a Monster', () => {
    const [fight] = fightsIn([
      began(VALES, 'europe', 'alpine-vales', [0]),
      rolled(VALES, 0, [3]),
      foe(VALES, 'hydra', 9),
      { type: 'foe-won', fight: VALES, foe: 'hydra', region: 'alpine-vales', total: 9 },
    ])
    expect(fight).toMatchObject({ outcome: 'foe', winner: null })
    expect(fight!.rolls.map(({ seat, foe, total }) => [seat, foe, total])).toEqual([
      [0, null, 3],
      [null, 'hydra', 9],
    ])
  })

  it('end without dice where everybody runs away', () => {
    const fights = fightsIn([
      began(VALES, 'europe', 'alpine-vales', [0]),
      { type: 'fled', fight: VALES, seat: 0, region: 'alpine-vales' },
      began(PUNT, 'libya', 'punt', [1, 4]),
      began(VALES + 1, 'europe', 'tin-isles', [0, 3]),
    ])
    expect(fights.map(({ outcome }) => outcome)).toEqual(['off', 'open', 'open'])
  })

  it('are about a city where nobody may stand', () => {
    const [fight] = fightsIn([
      began(CITY_OF_3, 'europe', 'city', [3, 0]),
      { type: 'undefended', fight: CITY_OF_3, seat: 3 },
      rolled(CITY_OF_3, 0, [2]),
      { type: 'conflict-won', fight: CITY_OF_3, seat: 0, region: 'city', total: 2 },
    ])
    expect(fight).toMatchObject({ owner: 3, winner: 0, outcome: 'won' })
  })

  it('keep what was declared and which die did not count', () => {
    const [fight] = fightsIn([
      began(VALES, 'europe', 'alpine-vales', [0, 3]),
      { type: 'card-declared', fight: VALES, seat: 3, card: 'mercenaries' },
      rolled(VALES, 0, [4]),
      rolled(VALES, 3, [4]),
      { type: 'die-ignored', fight: VALES, seat: 0, cause: 'aegis', die: 4 },
      { type: 'conflict-tied', fight: VALES, region: 'alpine-vales' },
    ])
    expect(fight).toMatchObject({
      outcome: 'tied',
      cards: [{ seat: 3, card: 'mercenaries' }],
      ignored: [{ cause: 'aegis', die: 4 }],
    })
  })
})
