import { describe, expect, it } from 'vitest'
import type { Act } from './acts'
import { lasting, MOST, timed } from './timing'

const fly: Act = { does: 'fly', piece: 'tile:flag-5', from: ['space:1'], to: ['seat:0'] }
const show: Act = { does: 'show', card: { kind: 'event', name: 'one', title: 'One', text: '' } }
const bid: Act = { does: 'note', at: ['row:0-1'], says: '3', alone: true }
const many = (act: Act, count: number) => Array.from({ length: count }, () => ({ ...act }))

describe('the acts of a position', () => {
  it('come one after the other, in their order', () => {
    const acts = [show, fly, { ...fly }]
    const all = timed(acts)
    expect(all.map(({ act }) => act)).toEqual(acts)
    expect(all.map(({ after }) => after)).toEqual(
      [...all.map(({ after }) => after)].sort((a, b) => a - b),
    )
    expect(all[1]!.after).toBeGreaterThan(1500)
  })

  it('are over within a few seconds, however many there are', () => {
    for (const count of [1, 10, 100, 1000])
      for (const act of [fly, show, bid])
        expect(lasting(timed(many(act, count)))).toBeLessThanOrEqual(MOST + 2000)
  })

  it('leave out the small before the great, and never the last', () => {
    const all = timed([...many(fly, 200), ...many(show, 2), { ...fly }])
    expect(all.filter(({ act }) => act.does === 'show')).toHaveLength(2)
    expect(all.at(-1)!.act.does).toBe('fly')
  })

  it('are as slow as one likes', () => {
    expect(lasting(timed(many(fly, 3), 2))).toBe(2 * lasting(timed(many(fly, 3))))
  })

  it('keep a card in the middle for two seconds where it is alone', () => {
    expect(timed([show])[0]!.length).toBeGreaterThanOrEqual(2000)
  })
})
