import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Pace } from './pace'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('shows the first at once and the others one by one', () => {
  const shown: number[] = []
  const pace = new Pace<number>(
    (one) => shown.push(one),
    () => 500,
  )
  for (const one of [1, 2, 3]) pace.offer(one)
  expect(shown).toEqual([1])
  vi.advanceTimersByTime(500)
  expect(shown).toEqual([1, 2])
  vi.advanceTimersByTime(500)
  expect(shown).toEqual([1, 2, 3])
})

it('shows everything at once in a hurry, in order', () => {
  const shown: number[] = []
  const pace = new Pace<number>(
    (one) => shown.push(one),
    () => 500,
  )
  for (const one of [1, 2, 3]) pace.offer(one)
  pace.hurry()
  expect(shown).toEqual([1, 2, 3])
  vi.advanceTimersByTime(5000)
  expect(shown).toEqual([1, 2, 3])
})

it('lags a few seconds behind, however much comes in', () => {
  const shown: number[] = []
  const pace = new Pace<number>(
    (one) => shown.push(one),
    () => 5000,
  )
  const all = Array.from({ length: 40 }, (_, one) => one)
  for (const one of all) pace.offer(one)
  vi.advanceTimersByTime(6000)
  expect(shown).toEqual(all)
})

it('leaves more time for what is worth a look', () => {
  const shown: number[] = []
  const pace = new Pace<number>(
    (one) => shown.push(one),
    () => 5000,
    (one) => (one === 0 ? 9 : 1),
  )
  for (const one of [0, 1, 2]) pace.offer(one)
  vi.advanceTimersByTime(4900)
  expect(shown).toEqual([0])
  vi.advanceTimersByTime(1100)
  expect(shown).toEqual([0, 1, 2])
})

it('does not wait without a pause', () => {
  const shown: number[] = []
  const pace = new Pace<number>(
    (one) => shown.push(one),
    () => 0,
  )
  for (const one of [1, 2]) pace.offer(one)
  expect(shown).toEqual([1, 2])
})
