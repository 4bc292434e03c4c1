import { expect, it } from 'vitest'
import { layOut, rowsFor, standing } from './layout'
import { ATLANTIS, MAINLAND } from './path'

// The board's box on phones, tablets and desks.
const BOXES = [
  { width: 348, height: 400 },
  { width: 752, height: 700 },
  { width: 700, height: 480 },
  { width: 860, height: 520 },
  { width: 1400, height: 820 },
]

it.each(BOXES)('everything lies on the board in $width by $height', (box) => {
  const { places, width, height } = layOut(box)
  expect(places).toHaveLength(MAINLAND + 1)
  for (const { x, y } of places) {
    expect(x).toBeGreaterThan(42)
    expect(x).toBeLessThan(width - 42)
    expect(y).toBeGreaterThan(42)
    expect(y).toBeLessThan(height - 42)
  }
})

it.each(BOXES)('no tile touches another in $width by $height', (box) => {
  const path = layOut(box).places.slice(ATLANTIS + 1, MAINLAND)
  path.forEach((one, index) => {
    for (const other of path.slice(index + 1))
      expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(86)
  })
})

it.each(BOXES)('the drawing has the shape of its box, $width by $height', (box) => {
  const { width, height, scale } = layOut(box)
  expect(width * scale).toBeCloseTo(box.width)
  expect(height * scale).toBeCloseTo(box.height)
})

it.each(BOXES)('whoever is home stands on the mainland in $width by $height', (box) => {
  const layout = layOut(box)
  for (const seat of [0, 1, 2, 3]) {
    for (const figure of [1, 2, 3]) {
      const { x, y } = standing(layout, MAINLAND, seat, figure, 4)
      expect(x).toBeGreaterThan(layout.mainland.left)
      expect(x).toBeLessThan(layout.mainland.right)
      expect(y).toBeGreaterThan(layout.mainland.top)
      expect(y).toBeLessThanOrEqual(layout.height)
    }
  }
})

it('no other number of rows makes larger tiles', () => {
  for (const box of BOXES) {
    const { scale } = layOut(box)
    for (let rows = 2; rows < 12; rows++) expect(layOut(box, rows).scale).toBeLessThanOrEqual(scale)
  }
  expect(rowsFor({ width: 1400, height: 300 })).toBeLessThan(rowsFor({ width: 300, height: 1400 }))
})
