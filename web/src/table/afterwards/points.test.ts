import { describe, expect, it } from 'vitest'
import { best, lines, shares, spread } from './points'

const gains = [
  { at: 2, seat: 0, points: 5, source: 'tiles' },
  { at: 4, seat: 1, points: 3, source: 'tiles' },
  { at: 7, seat: 0, points: -2, source: 'tolls' },
]

describe('points over time', () => {
  it('rise and fall with each event', () => {
    expect(lines(gains, 2)[0]).toEqual({
      seat: 0,
      steps: [
        { at: 0, points: 0 },
        { at: 3, points: 5 },
        { at: 8, points: 3 },
      ],
      total: 3,
    })
  })

  it('are told by source and seat', () => {
    expect(shares(gains, 2)).toEqual([
      { source: 'tiles', points: [5, 3] },
      { source: 'tolls', points: [-2, 0] },
    ])
  })
})

describe('labels', () => {
  it('stay where they belong if there is room', () => {
    expect(spread([10, 50], 20, 100)).toEqual([10, 50])
  })
  it('make room for each other, within the limit', () => {
    expect(spread([95, 96, 10], 20, 100)).toEqual([80, 100, 10])
  })
})

it('gives a medal to whoever alone got most by something', () => {
  expect(best([3, 7, 5])).toBe(1)
  expect(best([7, 7, 5])).toBeNull()
  expect(best([-3, 0, -1])).toBeNull()
  expect(best([4])).toBeNull()
})
