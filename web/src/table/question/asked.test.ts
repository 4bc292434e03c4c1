import { expect, test } from 'vitest'
import { alone } from './asked'
import type { Seat } from '../../wire'

const person = (more: Partial<Seat> = {}): Seat => ({
  kind: 'person',
  name: 'Ada',
  bot: null,
  taken: true,
  away: false,
  resigned: false,
  groups: {},
  ...more,
})
const bot: Seat = { ...person(), kind: 'bot', bot: 'hard' }

test('one person among bots is alone, also where others have given up', () => {
  expect(alone([person(), bot, bot])).toBe(true)
  expect(alone([person(), person({ resigned: true }), bot])).toBe(true)
  expect(alone([person(), person(), bot])).toBe(false)
})

test('who is away can look on, and come back', () => {
  expect(alone([person(), person({ away: true }), bot])).toBe(false)
})
