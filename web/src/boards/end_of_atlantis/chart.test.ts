import { expect, it } from 'vitest'
import { chartFor, hullLength, seatAt } from './chart'

const START = [false, false, false, false, false]
const FLIPPED = [true, true, true, true, true]

it('a ship at sea is clear of the New Land, and a ship in port of the edge', () => {
  const chart = chartFor(900, START)
  expect(chart.ocean + hullLength(chart, 8)).toBeLessThan(chart.land)
  expect(chart.port + hullLength(chart, 8)).toBeLessThan(chart.ocean)
})

it('a phone has room for the longest ship at sea', () => {
  const chart = chartFor(340, START)
  expect(chart.wide).toBe(false)
  expect(chart.ocean + hullLength(chart, 8)).toBeLessThanOrEqual(chart.width)
})

it('on a phone advanced ships get a line for their words', () => {
  expect(chartFor(340, FLIPPED).height).toBeGreaterThan(chartFor(340, START).height)
  expect(chartFor(900, FLIPPED).height).toBe(chartFor(900, START).height)
})

it('seats lie within the hull', () => {
  const chart = chartFor(900, START)
  expect(seatAt(chart, 0).x).toBeGreaterThan(20)
  expect(seatAt(chart, 7).x).toBeLessThan(hullLength(chart, 8) - 20)
})
