import { describe, expect, it } from 'vitest'
import { chartFor, hullLength, seatAt } from './chart'

// Of a phone, a tablet on end and lying, a small desk with five players, and large ones.
const SIZES = [
  [344, 350],
  [345, 700],
  [330, 446],
  [405, 490],
  [520, 620],
  [800, 790],
] as const

describe.each(SIZES)('a chart of %d by %d', (width, height) => {
  const chart = chartFor(width, height)
  const longest = hullLength(8) * chart.scale

  it('has room for the longest ship at sea', () => {
    expect(chart.ocean + longest).toBeLessThanOrEqual(chart.land)
    expect(chart.land).toBeLessThan(width)
  })

  it('tells a ship at sea from a ship in Port', () => {
    expect(chart.ocean - chart.port).toBeGreaterThan(40)
  })

  it('keeps ships and their words out of each other’s lanes', () => {
    const lane = chart.lanes[1]! - chart.lanes[0]!
    expect(86 * chart.scale + chart.type).toBeLessThanOrEqual(lane)
    expect(chart.lanes[0]! - 58 * chart.scale).toBeGreaterThanOrEqual(chart.horizon)
    expect(chart.lanes[4]! + 28 * chart.scale + chart.type).toBeLessThanOrEqual(height)
  })
})

it('a chart grows with its place', () => {
  expect(chartFor(800, 790).scale).toBeGreaterThan(1.8 * chartFor(405, 490).scale)
})

it('seats lie within the hull', () => {
  expect(seatAt(0).x).toBeGreaterThan(20)
  expect(seatAt(7).x).toBeLessThan(hullLength(8) - 20)
})
