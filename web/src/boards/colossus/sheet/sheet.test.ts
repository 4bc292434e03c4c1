import { describe, expect, it } from 'vitest'
import {
  answer,
  attack,
  blank,
  canChallenge,
  challenge,
  challengeable,
  choices,
  command,
  filled,
  fit,
  most,
  prospect,
  send,
  spared,
  supports,
  tokens,
  unfinished,
} from './sheet'
import type { ColossusView, Player } from '../view'

const player = (more: Partial<Player> = {}): Player =>
  ({
    seat: 0,
    house: 'atlas',
    role: 'basileus',
    table: 'europe',
    city: true,
    present: true,
    units: { hoplite: 3, trireme: 3, hero: 1, colossus: 0 },
    state_troops: { hoplite: 0, trireme: 0 },
    challenges: [],
    upgrades: [],
    orichalcum: 12,
    orichalcum_limit: 10,
    vril: 2,
    purse: { talents: 8 },
    ...more,
  }) as Player
const view = {
  turn: 2,
  numbers: { 'unit-cap': 7 },
  switches: {},
  players: [player()],
} as unknown as ColossusView
/** A room with one player elsewhere, one whose city has burned, and two more at the table. */
const room = (challenges = 'tokens') => {
  const players = [
    player(),
    player({ seat: 1 }),
    player({ seat: 2, table: 'libya' }),
    player({ seat: 3, city: false }),
    player({ seat: 4, stars: 2 }),
  ]
  return { players, switches: { challenges } } as unknown as ColossusView
}
const TABLES = ['europe', 'libya']

describe('a sheet', () => {
  it('is blank at first, and says nothing that it need not', () => {
    expect(answer(blank(), TABLES)).toEqual({
      type: 'sheet',
      hoplite: {},
      trireme: {},
      hero: {},
      colossus: {},
      challenge: -1,
    })
  })

  it('shares the orichalcum of a turn among its orders', () => {
    const draft = blank()
    draft.orders.hoplite.orichalcum = 6
    expect(most(player(), draft, 'hoplite', 'orichalcum')).toBe(10)
    expect(most(player(), draft, 'trireme', 'orichalcum')).toBe(4)
    draft.orders.trireme.orichalcum = 4
    fit(view, player({ orichalcum: 5 }), draft)
    const used = draft.orders.hoplite.orichalcum + draft.orders.trireme.orichalcum
    expect(used).toBeLessThanOrEqual(5)
  })

  it('puts back what another order has no use for', () => {
    const draft = blank()
    command(draft, 'hoplite', 'build')
    draft.orders.hoplite.talents = 5
    command(draft, 'hoplite', 'move')
    expect(draft.orders.hoplite.talents).toBe(0)
    expect(unfinished(draft)).toBe('hoplite')
    expect(supports('colossus', 'build')).toEqual(['vril', 'talents'])
  })

  it('moves only what there is, and no Hero who is idle', () => {
    expect(choices(player(), 'colossus', false)).toEqual(['stay', 'build'])
    expect(choices(player(), 'hero', true)).toEqual(['stay'])
    expect(
      choices(
        player({
          units: { hoplite: 0, trireme: 0, hero: 1, colossus: 0 },
          state_troops: { hoplite: 2, trireme: 0 },
        }),
        'hoplite',
        false,
      ),
    ).toContain('move')
  })

  it('passes the Moon Gate with one type of unit', () => {
    const draft = blank()
    send(draft, 'hoplite', 3, 'libya')
    send(draft, 'trireme', 8, 'libya')
    expect(draft.orders.hoplite.do).toBe('stay')
    expect(answer(draft, TABLES).trireme).toEqual({ do: 'move', region: 8, table: 1 })
  })

  it('attacks a city only with a challenge', () => {
    const draft = blank()
    challenge(draft, 4, true)
    attack(draft, 'hoplite', 4)
    expect(unfinished(draft)).toBeNull()
    expect(answer(draft, TABLES)).toMatchObject({ hoplite: { do: 'move' }, challenge: 4 })
    challenge(draft, 4, false)
    expect(draft.orders.hoplite.do).toBe('stay')
    expect(answer(draft, TABLES)).toMatchObject({ hoplite: {}, challenge: -1 })
  })

  it('challenges several, each with a token of its own', () => {
    const draft = blank()
    const holder = player({ challenges: [-1, 4] })
    expect(canChallenge(room(), holder, draft, 1)).toBe(true)
    challenge(draft, 1, true)
    expect(tokens(room(), holder, draft)).toEqual({ all: 2, left: 1 })
    // A token against one player is for that one; by law, some may be challenged without any.
    expect(canChallenge(room(), player({ challenges: [-1] }), draft, 4)).toBe(false)
    expect(canChallenge(room('dishonoured'), player({ challenges: [-1] }), draft, 4)).toBe(true)
    expect(canChallenge(room(), holder, draft, 4)).toBe(true)
    challenge(draft, 4, true)
    expect(spared(draft)).toEqual([1, 4])
    attack(draft, 'hoplite', 4)
    expect(spared(draft)).toEqual([1])
    // The one whom nobody attacks is named by the sheet, the other by the order.
    const mixed = answer(draft, TABLES)
    expect(mixed).toMatchObject({ hoplite: { do: 'move', target: 4 }, challenge: 1 })
    attack(draft, 'trireme', 1)
    const both = answer(draft, TABLES)
    expect(both).toMatchObject({ hoplite: { target: 4 }, trireme: { do: 'move' }, challenge: 1 })
    expect(answer(filled(both, TABLES), TABLES)).toEqual(both)
  })

  it('challenges nobody any more whose city has burned, or without a token', () => {
    const draft = blank()
    challenge(draft, 1, true)
    challenge(draft, 3, true)
    attack(draft, 'hoplite', 3)
    fit(room(), player({ challenges: [-1, -1] }), draft)
    expect(draft.challenges).toEqual([1])
    expect(draft.orders.hoplite.do).toBe('stay')
    fit(room(), player({ challenges: [] }), draft)
    expect(draft.challenges).toEqual([])
  })

  it('names those who can be challenged', () => {
    expect(challengeable(room('tokens'), player())).toEqual([])
    expect(challengeable(room('tokens'), player({ challenges: [4] }))).toEqual([4])
    expect(challengeable(room('tokens'), player({ challenges: [-1] }))).toEqual([1, 4])
    expect(challengeable(room('everybody'), player())).toEqual([1, 4])
    expect(challengeable(room('dishonoured'), player())).toEqual([4])
  })

  it('is filled in from a hint, and gives the same back', () => {
    const hint = {
      type: 'sheet',
      hoplite: { do: 'move', region: 5, orichalcum: 2 },
      hero: { do: 'build', talents: 3 },
      challenge: -1,
    } as never
    const draft = filled(hint, TABLES)
    expect(draft.orders.hoplite).toMatchObject({ do: 'move', region: 5, orichalcum: 2 })
    expect(answer(draft, TABLES)).toMatchObject({
      hoplite: { do: 'move', region: 5, orichalcum: 2 },
      hero: { do: 'build', talents: 3 },
    })
  })
})

describe('building', () => {
  const order = (more: object) => ({ ...blank().orders.hoplite, do: 'build' as const, ...more })

  it('brings one for more than there are, and perhaps one for the most', () => {
    expect(prospect(view, player(), 'hoplite', order({}))).toEqual({ sure: 0, most: 0 })
    expect(prospect(view, player(), 'hoplite', order({ orichalcum: 3 }))).toEqual({
      sure: 0,
      most: 1,
    })
    expect(prospect(view, player(), 'hoplite', order({ orichalcum: 4, talents: 4 }))).toEqual({
      sure: 2,
      most: 4,
    })
  })

  it('stops at the cap, and the Assembly Line adds one', () => {
    const many = player({ units: { hoplite: 6, trireme: 0, hero: 1, colossus: 0 } })
    expect(prospect(view, many, 'hoplite', order({ orichalcum: 7, talents: 7 }))).toEqual({
      sure: 1,
      most: 1,
    })
    expect(
      prospect(view, player({ upgrades: ['assembly-line'] }), 'trireme', order({ talents: 4 })),
    ).toEqual({ sure: 2, most: 3 })
  })

  it('of a Hero is research: one cog at least, and by the turn', () => {
    expect(prospect(view, player(), 'hero', order({}))).toEqual({ sure: 1, most: 1 })
    expect(prospect(view, player(), 'hero', order({ talents: 3 }))).toEqual({ sure: 2, most: 3 })
  })
})
