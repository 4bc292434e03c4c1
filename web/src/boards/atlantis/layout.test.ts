import { expect, it } from 'vitest'
import { layOut, layoutFor, standing } from './layout'
import { MAINLAND } from './path'

const COLUMNS = [7, 11, 12, 14, 15, 19]

it.each(COLUMNS)('everything lies on the board with %i columns', (columns) => {
  const { places, width, height } = layOut(columns)
  expect(places).toHaveLength(MAINLAND + 1)
  for (const { x, y } of places) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(width)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(height)
  }
})

it.each(COLUMNS)('whoever is home stands on the mainland with %i columns', (columns) => {
  const layout = layOut(columns)
  for (const seat of [0, 1, 2, 3]) {
    for (const figure of [0, 1, 2]) {
      const { x, y } = standing(layout, MAINLAND, seat, figure, 4)
      expect(x).toBeGreaterThan(layout.mainland.left)
      expect(x).toBeLessThan(layout.mainland.right)
      expect(y).toBeGreaterThan(layout.mainland.top)
      expect(y).toBeLessThanOrEqual(layout.height)
    }
  }
})

it('a phone has seven spaces in a row, a wide low area the most', () => {
  expect(layoutFor(344, 0).columns).toBe(7)
  expect(layoutFor(1000, 370).columns).toBe(19)
  expect(layoutFor(1270, 800).columns).toBeLessThan(15)
})
