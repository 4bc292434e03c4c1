import { expect, test } from 'vitest'
import { inMinutes, secondsLeft } from './clock'
import type { Heard } from './clock'

const heard = (running: boolean): Heard => ({
  heard: 1000,
  message: {
    type: 'hall',
    now: '2030-01-01T12:00:00Z',
    clock: { turn: 1, phase: 'eris', length: 600, left: 30, ends: null, running, over: false, defaults: false },
    lengths: {},
    first_turn: 2,
    readiness: [],
    control: null,
  },
})

test('time passes only while the clock runs', () => {
  expect(secondsLeft(heard(true), 11_000)).toBe(20)
  expect(secondsLeft(heard(false), 11_000)).toBe(30)
  expect(secondsLeft(heard(true), 41_000)).toBe(-10)
})

test('there is nothing left where there is no phase', () => {
  const before = heard(true)
  expect(secondsLeft({ ...before, message: { ...before.message, clock: null } }, 0)).toBeNull()
})

test('clocks show minutes, and count on once time is used up', () => {
  expect(inMinutes(600)).toBe('10:00')
  expect(inMinutes(59.2)).toBe('1:00')
  expect(inMinutes(0.3)).toBe('0:01')
  expect(inMinutes(0)).toBe('0:00')
  expect(inMinutes(-0.4)).toBe('0:00')
  expect(inMinutes(-75)).toBe('+1:15')
})
