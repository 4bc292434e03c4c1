import { describe, expect, it } from 'vitest'
import { keyOf, listed, tradeable } from './goods'
import type { ColossusView, FreeCard, Player } from '../view'

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
const card = (number: number, more: Partial<FreeCard> = {}): FreeCard => ({
  number,
  title: `Card ${number}`,
  text: '',
  seat: 0,
  open: false,
  tradeable: true,
  status: 'held',
  ...more,
})
const view = (phase: string, switches = {}, more: Partial<ColossusView> = {}) =>
  ({
    phase,
    wonders: { ark: 0 },
    switches,
    smuggling: [],
    cards_of_control: [],
    ...more,
  }) as unknown as ColossusView

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
    const lines = tradeable(view('free', {}, { smuggling: [1] }), player(), player({ seat: 1 }))
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
      names(tradeable(view('free', switches, { smuggling }), player(), player()))
    expect(traded({ 'trade-of-tokens': 'allowed' })).toContain('orichalcum')
    expect(traded({ 'trade-of-tokens': 'forbidden' }, [0])).not.toContain('orichalcum')
    expect(traded({ 'trade-of-upgrades': 'forbidden' })).not.toContain('upgrades aegis')
    expect(traded({ 'trade-of-wonders': 'forbidden' })).not.toContain('wonders ark')
    expect(traded({ 'trade-of-cards': 'forbidden' })).not.toContain('kudos 10')
  })

  it('are those cards of Control that may be, and each is one', () => {
    const cards = [
      card(1),
      card(2, { tradeable: false }),
      card(3, { status: 'used' }),
      card(4, { seat: 5 }),
    ]
    const lines = tradeable(
      view('strategy', {}, { cards_of_control: cards }),
      player(),
      player({ seat: 5 }),
    )
    expect(names(lines).filter((name) => name.startsWith('cards'))).toEqual(['cards_of_control 1'])
    expect(listed(lines, { 'cards_of_control 1': 2 })).toEqual({ cards_of_control: [1] })
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
