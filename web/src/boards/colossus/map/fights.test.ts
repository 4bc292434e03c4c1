import { describe, expect, it } from 'vitest'
import type { Typed } from '../../../wire'
import { fightsIn } from './fights'

const began = (region: string, players: number[]): Typed => ({
  type: 'conflict-began',
  region,
  players,
})
const rolled = (seat: number, region: string, dice: number[], more = {}): Typed => ({
  type: 'rolled',
  seat,
  region,
  dice,
  dice_of: dice.map(() => 'hoplite'),
  bonus: 0,
  added: [],
  added_by: [],
  total: dice.reduce((a, b) => a + b, 0),
  ...more,
})
const foe = (name: string, region: string, die: number): Typed => ({
  type: 'foe-rolled',
  foe: name,
  region,
  dice: [die],
  dice_of: ['monster'],
  bonus: 0,
  added: [],
  added_by: [],
  total: die,
})
// Regions of Europe are the long names, those of Libya the short ones; cities are at their owners'.
const where = (region: string, owner: number | null) =>
  owner === null ? (region.length > 5 ? 'europe' : 'libya') : 'europe'

describe('the fights of a turn', () => {
  it('are told apart though tables fight side by side', () => {
    const fights = fightsIn(
      [
        began('alpine-vales', [0, 3]),
        began('punt', [1, 4]),
        rolled(1, 'punt', [2]),
        rolled(4, 'punt', [4]),
        { type: 'units-lost', seat: 1, unit: 'trireme', count: 1 },
        { type: 'conflict-won', seat: 4, region: 'punt', total: 4 },
        { type: 'fled', seat: 3, region: 'alpine-vales' },
      ],
      where,
    )
    expect(fights.map(({ table, outcome }) => [table, outcome])).toEqual([
      ['europe', 'open'],
      ['libya', 'won'],
    ])
    expect(fights[0]!.fled).toEqual([3])
    expect(fights[1]).toMatchObject({
      winner: 4,
      total: 4,
      lost: [{ seat: 1, unit: 'trireme', count: 1 }],
    })
  })

  it('can be lost to a Monster, which nobody announces', () => {
    const [fight] = fightsIn(
      [began('alpine-vales', [0]), rolled(0, 'alpine-vales', [3]), foe('hydra', 'alpine-vales', 9)],
      where,
    )
    expect(fight).toMatchObject({ outcome: 'foe', winner: null })
    expect(fight!.rolls.map(({ seat, foe, total }) => [seat, foe, total])).toEqual([
      [0, null, 3],
      [null, 'hydra', 9],
    ])
  })

  it('end without dice where everybody runs away', () => {
    const fights = fightsIn(
      [
        began('alpine-vales', [0]),
        { type: 'fled', seat: 0, region: 'alpine-vales' },
        began('tin-isles', [0, 3]),
      ],
      where,
    )
    expect(fights.map(({ outcome }) => outcome)).toEqual(['off', 'open'])
  })

  it('are about a city where nobody may stand', () => {
    const [fight] = fightsIn(
      [
        began('city', [3, 0]),
        { type: 'undefended', seat: 3 },
        rolled(0, 'city', [2]),
        { type: 'conflict-won', seat: 0, region: 'city', total: 2 },
      ],
      where,
    )
    expect(fight).toMatchObject({ owner: 3, winner: 0, outcome: 'won' })
  })

  it('keep what was declared and which die did not count', () => {
    const [fight] = fightsIn(
      [
        began('alpine-vales', [0, 3]),
        { type: 'card-declared', seat: 3, card: 'mercenaries' },
        rolled(0, 'alpine-vales', [4]),
        rolled(3, 'alpine-vales', [4]),
        { type: 'die-ignored', seat: 0, cause: 'aegis', die: 4 },
        { type: 'conflict-tied', region: 'alpine-vales' },
      ],
      where,
    )
    expect(fight).toMatchObject({
      outcome: 'tied',
      cards: [{ seat: 3, card: 'mercenaries' }],
      ignored: [{ cause: 'aegis', die: 4 }],
    })
  })
})
