import { describe, expect, it } from 'vitest'
import { chart } from './chart'

describe('a chart', () => {
  it('has sixteen regions that lie inside it', () => {
    const { fields, width, height } = chart('europe', 360, 452)
    expect(fields.map(({ number }) => number)).toEqual(
      Array.from({ length: 16 }, (_, index) => index + 1),
    )
    for (const { centre, outline } of fields) {
      expect(centre.x).toBeGreaterThan(0)
      expect(centre.x).toBeLessThan(width)
      expect(centre.y).toBeLessThan(height)
      const numbers = outline.match(/-?\d+(\.\d+)?/g)!.map(Number)
      expect(Math.min(...numbers)).toBeGreaterThan(-12)
    }
  })

  it('is always the same for a continent, and no two continents look alike', () => {
    expect(chart('europe', 360, 452).shore).toBe(chart('europe', 360, 452).shore)
    expect(chart('europe', 360, 452).shore).not.toBe(chart('libya', 360, 452).shore)
  })

  it('gives a thumb room on a phone', () => {
    for (const { width, height } of chart('asia', 340, 427).fields) {
      expect(width).toBeGreaterThan(44)
      expect(height).toBeGreaterThan(44)
    }
  })
})
