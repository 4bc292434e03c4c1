import { expect, test } from 'vitest'
import { changed } from './differences'

test('values are put where the paths lead, and nothing else is touched', () => {
  const before = {
    asked: [1],
    view: { players: [{ units: 3 }, { units: 4 }], wonders: { ark: 2 } },
  }
  const after = changed(before, {
    set: [
      [['view', 'players', 1, 'units'], 5],
      [['asked'], []],
    ],
    unset: [['view', 'wonders', 'ark']],
  })
  expect(after).toEqual({ asked: [], view: { players: [{ units: 3 }, { units: 5 }], wonders: {} } })
  expect(before.view.players[1]!.units).toBe(4)
  expect(before.view.wonders).toEqual({ ark: 2 })
  expect(after.view.players[0]).toBe(before.view.players[0])
})

test('several changes in one record meet in one copy of it', () => {
  const before = { view: { a: 1, b: 2 } }
  const after = changed(before, {
    set: [
      [['view', 'a'], 3],
      [['view', 'c'], 4],
    ],
    unset: [['view', 'b']],
  })
  expect(after).toEqual({ view: { a: 3, c: 4 } })
})
