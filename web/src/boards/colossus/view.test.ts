import { describe, expect, it } from 'vitest'
import { atHome, councilOf, presentIn, quorum, raidsOn, reasons, rollOf } from './view'
import type { ColossusView, Player } from './view'

const player = (seat: number, more: Partial<Player> = {}): Player =>
  ({
    seat,
    house: 'atlas',
    role: 'basileus',
    units: { hoplite: 3, trireme: 2, hero: 1, colossus: 0 },
    state_troops: { hoplite: 1, trireme: 0 },
    at: { hoplite: 'gades', trireme: 'home', hero: 'gades', colossus: 'gades' },
    ...more,
  }) as Player

describe('where units are', () => {
  it('counts those of the state, and nobody who is not there', () => {
    expect(presentIn([player(0)], 'gades')[0]!.units).toEqual([
      ['hoplite', 4],
      ['hero', 1],
    ])
    expect(presentIn([player(0)], 'punt')).toEqual([])
    expect(atHome(player(0))).toEqual([['trireme', 2]])
  })
})

describe('a council', () => {
  const players = [
    player(0),
    player(1, { role: 'strategos' }),
    player(6),
    player(9, { house: 'none', role: 'hero' }),
  ]

  it('has the members of its role, two thirds of whom are needed', () => {
    expect(rollOf(players, 'law').map(({ seat }) => seat)).toEqual([0, 6])
    expect([1, 2, 3, 4, 5, 6].map((members) => quorum(members, 66))).toEqual([1, 2, 2, 3, 4, 4])
  })

  it('is that of the role; a hero sits where he is a guest', () => {
    const chambers = { law: { guests: [] }, war: { guests: [3] } }
    const view = { players, councils: { chambers } } as unknown as ColossusView
    expect(councilOf(view, 1)).toBe('war')
    expect(councilOf(view, 3)).toBe('war')
    expect(
      councilOf({ ...view, councils: { chambers: {} } } as unknown as ColossusView, 3),
    ).toBeNull()
  })
})

describe('reasons', () => {
  it('are summed up by turn and cause, the newest first', () => {
    const bookings = [
      { turn: 1, resource: 'kudos', amount: 10, cause: 'start' },
      { turn: 2, resource: 'kudos', amount: 20, cause: 'region' },
      { turn: 2, resource: 'talents', amount: 5, cause: 'region' },
      { turn: 2, resource: 'kudos', amount: 30, cause: 'region' },
      { turn: 2, resource: 'kudos', amount: -20, cause: 'vote' },
    ]
    expect(reasons(bookings, 'kudos').map(({ amount, cause }) => [amount, cause])).toEqual([
      [-20, 'vote'],
      [50, 'region'],
      [10, 'start'],
    ])
    expect(bookings[1]!.amount).toBe(20)
  })
})

describe('raids', () => {
  it('come for a city unless trade has appeased the empire', () => {
    const empires = {
      argartha: { raids: [4, 0], raiders: [3, 6], pacified: false },
      mu: { raids: [0], raiders: [2], pacified: true },
    }
    expect(raidsOn({ empires } as unknown as ColossusView, 0)).toEqual([
      { empire: 'argartha', hoplites: 6 },
    ])
  })
})
