import { describe, expect, it } from 'vitest'
import { keyOf, listed, tradeable } from './goods'
import type { ColossusView, Player } from '../view'

const player = (more: Partial<Player> = {}): Player =>
  ({
    seat: 0,
    house: 'atlas',
    city: true,
    state_troops: { hoplite: 2, trireme: 0 },
    upgrades: ['marines', 'marines', 'aegis'],
    orichalcum: 5,
    vril: 0,
    purse: {
      talents: 7,
      cogs: 0,
      'doom-tokens': 1,
      kudos: 40,
      arete: 0,
      kudos_cards: [
        [10, 2],
        [20, 1],
      ],
      arete_cards: [],
    },
    ...more,
  }) as Player
const view = (phase: string, switches = {}, smuggling: number[] = []) =>
  ({ phase, wonders: { ark: 0 }, switches, smuggling }) as unknown as ColossusView

const names = (lines: ReturnType<typeof tradeable>) => lines.map((line) => keyOf(line).trim())

describe('what can be traded', () => {
  it('at the maps is what could not be used twice', () => {
    expect(names(tradeable(view('strategy'), player(), player()))).toEqual([
      'talents',
      'doom_tokens',
      'kudos 10',
      'kudos 20',
    ])
  })

  it('between them is more, and with smugglers more still', () => {
    const lines = tradeable(view('free', {}, [1]), player(), player({ seat: 1 }))
    expect(names(lines)).toEqual([
      'talents',
      'doom_tokens',
      'kudos 10',
      'kudos 20',
      'orichalcum',
      'hoplites',
      'upgrades marines',
      'upgrades aegis',
      'wonders ark',
    ])
    expect(lines.find(({ item }) => item === 'marines')!.most).toBe(2)
  })

  it('is what the law allows', () => {
    const traded = (switches: object, smuggling: number[] = []) =>
      names(tradeable(view('free', switches, smuggling), player(), player()))
    expect(traded({ 'trade-of-tokens': 'allowed' })).toContain('orichalcum')
    expect(traded({ 'trade-of-tokens': 'forbidden' }, [0])).not.toContain('orichalcum')
    expect(traded({ 'trade-of-upgrades': 'forbidden' })).not.toContain('upgrades aegis')
    expect(traded({ 'trade-of-wonders': 'forbidden' })).not.toContain('wonders ark')
    expect(traded({ 'trade-of-cards': 'forbidden' })).not.toContain('kudos 10')
  })

  it('of others is not known exactly', () => {
    const { purse: _, ...stranger } = player()
    const lines = tradeable(view('strategy'), stranger as Player, player())
    expect(lines.find(({ field }) => field === 'talents')!.most).toBeGreaterThan(100)
    expect(names(lines)).toContain('kudos 100')
  })

  it('is listed with each card by its value', () => {
    const lines = tradeable(view('free'), player(), player())
    const counts = { 'talents ': 3, 'kudos 10': 2, 'kudos 20': 9, 'upgrades aegis': 1, 'cogs ': 4 }
    expect(listed(lines, counts)).toEqual({ talents: 3, kudos: [10, 10, 20], upgrades: ['aegis'] })
  })
})
