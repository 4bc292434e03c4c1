import { describe, expect, it } from 'vitest'
import { identities, narrow, pick, pickable } from './choices'
import type { Typed } from '../../wire'

const plays: Typed[] = [
  { type: 'play', figure: 0, card: 'flag' },
  { type: 'play', figure: 1, card: 'flag' },
  { type: 'play', figure: 1, card: 'olive' },
]

describe('identities', () => {
  it('are field and value, one for each element of a list', () => {
    expect(identities({ type: 'pay', cards: ['flag', 'ring'], toll: 2 })).toEqual([
      'cards:flag',
      'cards:ring',
      'toll:2',
    ])
  })
})

describe('narrowing', () => {
  it('offers everything that tells options apart', () => {
    expect([...pickable(plays)].sort()).toEqual(['card:flag', 'card:olive', 'figure:0', 'figure:1'])
  })

  it('keeps only what goes with the picks', () => {
    const { remaining, live, complete } = narrow(plays, ['card:flag'])
    expect(remaining).toHaveLength(2)
    expect([...live].sort()).toEqual(['figure:0', 'figure:1'])
    expect(complete).toBeNull()
  })

  it('does not answer before all was picked, even with one option left', () => {
    const { live, complete } = narrow(plays, ['card:olive'])
    expect([...live]).toEqual(['figure:1'])
    expect(complete).toBeNull()
    expect(narrow(plays, ['card:olive', 'figure:1']).complete).toEqual(plays[2])
  })

  it('asks for nothing that all options share', () => {
    const chained = plays.slice(1)
    expect([...pickable(chained)].sort()).toEqual(['card:flag', 'card:olive'])
    expect(narrow(chained, ['card:flag']).complete).toEqual(chained[0])
  })

  it('takes any thing of an only option for the whole', () => {
    const only = [plays[0]!]
    expect([...pickable(only)].sort()).toEqual(['card:flag', 'figure:0'])
    expect(narrow(only, ['card:flag']).complete).toEqual(plays[0])
  })

  it('asks for nothing that all options of its kind share', () => {
    const alike: Typed[] = [
      { type: 'play', figure: 1, card: 'flag' },
      { type: 'play', figure: 1, card: 'olive' },
      { type: 'lay-bridge', space: 28 },
    ]
    expect(narrow(alike, ['card:flag']).complete).toEqual(alike[0])
    expect(narrow(alike, ['figure:1']).complete).toBeNull()
    expect(narrow(alike, ['space:28']).complete).toEqual(alike[2])
  })

  it('knows an option that is said in full, though another says more', () => {
    const boarding: Typed[] = [
      { type: 'board', ship: 'ark', specials: [] },
      { type: 'board', ship: 'ark', specials: ['guards'] },
      { type: 'board', ship: 'airship', specials: [] },
    ]
    const { complete, said, live } = narrow(boarding, ['ship:ark'])
    expect(complete).toBeNull()
    expect(said).toEqual(boarding[0])
    expect([...live]).toEqual(['specials:guards'])
    expect(narrow(boarding, []).said).toBeNull()
  })

  it('never completes without a pick', () => {
    expect(narrow([plays[0]!], []).complete).toBeNull()
    expect(narrow([{ type: 'pass' }], []).complete).toBeNull()
  })
})

describe('picking', () => {
  it('lets go what is picked twice', () => {
    expect(pick(plays, ['card:flag'], 'card:flag')).toEqual([])
  })

  it('drops earlier picks that do not go with the new one', () => {
    expect(pick(plays, ['figure:0'], 'card:olive')).toEqual(['card:olive'])
    expect(pick(plays, ['figure:1', 'card:flag'], 'card:olive')).toEqual(['card:olive', 'figure:1'])
  })
})
