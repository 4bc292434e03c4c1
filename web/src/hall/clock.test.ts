import { expect, test } from 'vitest'
import type { ShownTime } from '../schema'
import { inMinutes, secondsLeft, stateOf } from './clock'

const clock = (running: boolean, length = 600): ShownTime => ({
  length,
  left: 30,
  ends: null,
  running,
  over: false,
})

test('time passes only while the clock runs', () => {
  expect(secondsLeft(clock(true), 1000, 11_000)).toBe(20)
  expect(secondsLeft(clock(false), 1000, 11_000)).toBe(30)
  expect(secondsLeft(clock(true), 1000, 41_000)).toBe(-10)
})

test('there is nothing left where there is no clock', () => {
  expect(secondsLeft(null, 1000, 0)).toBeNull()
  expect(stateOf(null, null)).toBe('none')
})

test('people should hurry in the last minute, or the last quarter of what is short', () => {
  expect(stateOf(clock(true), 61)).toBe('running')
  expect(stateOf(clock(true), 60)).toBe('soon')
  expect(stateOf(clock(true, 60), 16)).toBe('running')
  expect(stateOf(clock(true, 60), 15)).toBe('soon')
  expect(stateOf(clock(false), 10)).toBe('paused')
  expect(stateOf(clock(true), 0)).toBe('over')
})

test('clocks show minutes, and count on once time is used up', () => {
  expect(inMinutes(600)).toBe('10:00')
  expect(inMinutes(59.2)).toBe('1:00')
  expect(inMinutes(0.3)).toBe('0:01')
  expect(inMinutes(0)).toBe('0:00')
  expect(inMinutes(-0.4)).toBe('0:00')
  expect(inMinutes(-75)).toBe('+1:15')
})
