import { expect, it } from 'vitest'
import type { Question, Typed } from '../../wire'
import { cardsLeft, clockwise, gains, passengers, scored, sideOf, votings } from './view'
import type { EndView } from './view'

const view = { seats: 3, vote: 1 } as EndView

it('everybody is listed from the viewer on to the left', () => {
  expect(clockwise(view, 1)).toEqual([1, 2, 0])
  expect(clockwise(view, null)).toEqual([0, 1, 2])
})

it('passengers are listed one by one', () => {
  expect(passengers([2, 0, 1])).toEqual([0, 0, 2])
})

it('cards that are laid leave the hand, one for one', () => {
  expect(cardsLeft(['b', 'a', 'a'], ['a'])).toEqual(['a', 'b'])
})

it('bids count Spies, and those of an earlier turn do not count', () => {
  const events = [
    { type: 'turn-began', turn: 1 },
    { type: 'vote-bid', seat: 0, vote: 1, tokens: 9 },
    { type: 'turn-began', turn: 2 },
    { type: 'vote-bid', seat: 0, vote: 1, tokens: 2 },
    { type: 'vote-bid', seat: 1, vote: 1, tokens: 2 },
    { type: 'special-played', seat: 1, special: 'shapeshifting-spy' },
    { type: 'vote-won', vote: 1, seats: [1, 0] },
  ] as Typed[]
  const [first, second] = votings(view, events)
  expect(first).toEqual({ bids: [2, 3, null], winners: [1, 0] })
  expect(second).toEqual({ bids: [null, null, null], winners: [] })
})

it('points are summed up by seat', () => {
  const events = [
    { type: 'scored', seat: 1, points: 6, reason: 'ship' },
    { type: 'scored', seat: 1, points: 2, reason: 'colours' },
  ] as Typed[]
  expect([...scored(events)]).toEqual([[1, 8]])
})

it('each gain has its source', () => {
  const events = [
    { type: 'ship-arrived', ship: 'ark' },
    { type: 'scored', seat: 1, points: 6, reason: 'ship' },
    { type: 'scored', seat: 0, points: 2, reason: 'science-vessel' },
  ] as Typed[]
  expect(gains(events)).toEqual([
    { at: 1, seat: 1, points: 6, source: 'ships' },
    { at: 2, seat: 0, points: 2, source: 'moving' },
  ])
})

const asked = (rule: string, option: Typed, about = {}) =>
  sideOf({ rule, about } as Question, [{ type: 'decline' }, option])

it('a phone opens the side on which a question is answered', () => {
  expect(asked('eoa.setup.refugees', { type: 'board', ship: 'ark', cubes: 1 })).toBe('ships')
  expect(asked('eoa.senate.bid', { type: 'bid', tokens: 2 })).toBe('senate')
  expect(asked('eoa.factions.choose', { type: 'take-faction', faction: 'archont' })).toBe('senate')
  expect(asked('eoa.voting.row', { type: 'lay', card: 'ships-2' })).toBe('votes')
  expect(asked('eoa.voting.open', { type: 'bid', tokens: 2 }, { vote: 1 })).toBe('votes')
  expect(asked('eoa.event.all-doomed', { type: 'lose', place: 'ark' })).toBe('ships')
})

it('a phone opens the side that a question is about where words answer it', () => {
  const guards = { type: 'play-special', special: 'guards' }
  expect(asked('eoa.special.guards', guards, { ship: 'ark' })).toBe('ships')
  const spy = { type: 'play-special', special: 'shapeshifting-spy' }
  expect(asked('eoa.special.spy', spy, { vote: 2 })).toBe('votes')
  const discard = { type: 'discard-politics', card: 'ships-2' }
  expect(asked('eoa.factions.archont-discard', discard)).toBe('votes')
  const draw = { type: 'use-ability', faction: 'demiurgos' }
  expect(asked('eoa.factions.demiurgos', draw)).toBeNull()
})
