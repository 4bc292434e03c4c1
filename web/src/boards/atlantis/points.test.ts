import { expect, it } from 'vitest'
import type { Typed } from '../../wire'
import { gains } from './points'

it('what comes and goes adds up to the score', () => {
  const events: Typed[] = [
    { type: 'first-player', seat: 1 },
    { type: 'tile-taken', seat: 0, space: 3, item: 'flag', value: 6, below: null },
    { type: 'tile-taken', seat: 0, space: 5, item: 'ring', value: 3, below: null },
    { type: 'toll-paid', seat: 0, toll: 3, tiles: [3], cards: [] },
    { type: 'cards-bought', seat: 1, value: 2 },
    { type: 'walked-home', seat: 0, toll: 8, tiles: [6], cards: [], debt: 2 },
    { type: 'scored', seat: 0, tiles: 0, cards: 2, debt: 2, score: 0 },
  ]
  const found = gains(events)
  expect(found[0]).toEqual({ at: 1, seat: 0, points: 6, source: 'tiles' })
  const score = found.filter(({ seat }) => seat === 0).reduce((all, { points }) => all + points, 0)
  expect(score).toBe(0)
})
