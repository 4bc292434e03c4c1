import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { insistently } from './insistently'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks until it comes, with longer and longer pauses', async () => {
  const asked: number[] = []
  const start = Date.now()
  const coming = insistently(() => {
    asked.push(Date.now() - start)
    return asked.length < 6 ? Promise.reject(new Error('away')) : Promise.resolve('here')
  })
  await vi.runAllTimersAsync()
  expect(await coming).toBe('here')
  expect(asked).toEqual([0, 1000, 3000, 7000, 15000, 23000])
})
