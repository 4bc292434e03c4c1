// Every scene of every game can be drawn, and what is far away lies behind.

import { expect, test } from 'vitest'
import { sceneOf } from './scenes'

const games = import.meta.glob<Record<string, string>>('../../boards/*/art.json', {
  eager: true,
  import: 'default',
})
const scenes = Object.entries(games).flatMap(([path, all]) =>
  Object.entries(all).map(([name, written]) => [`${path.split('/').at(-2)} ${name}`, written]),
)

test.each(scenes)('%s', (_, written) => {
  const { things } = sceneOf(written!)
  expect(things.length).toBeGreaterThan(1)
  for (const { scale, x, y } of things) expect([scale, x, y].every(Number.isFinite)).toBe(true)
  const tints = things.map(({ tint }) => tint)
  expect(tints.lastIndexOf('far')).toBe(tints.filter((tint) => tint === 'far').length - 1)
})

test('no two look alike', () => {
  for (const [path, all] of Object.entries(games))
    expect(new Set(Object.values(all)).size, path).toBe(Object.keys(all).length)
})

test('a word that means nothing is refused', () => {
  expect(() => sceneOf('storm sea: far dragon 0 0 10')).toThrow('no "dragon"')
  expect(() => sceneOf('noon sea: far peak 0 0 10')).toThrow('no "noon"')
  expect(() => sceneOf('storm sea: deep peak 0 0 10')).toThrow('no tint "deep"')
})
