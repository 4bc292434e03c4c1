import { describe, expect, it } from 'vitest'
import type { Typed } from '../../wire'
import { groups } from './groups'

describe('the story in groups', () => {
  const events: Typed[] = [
    { type: 'path-laid' },
    { type: 'turn-began', turn: 1 },
    { type: 'card-played', seat: 0 },
    { type: 'tile-taken', seat: 0 },
    { type: 'ship-sailed' },
    { type: 'card-played', seat: 1 },
    { type: 'round-began', round: 2, seat: 1 },
    { type: 'conflict-began', region: 'delphi' },
    { type: 'card-played', seat: 1 },
  ]

  it('keeps together what one player did and what came of it', () => {
    expect(groups(events).map(({ seat, numbers }) => [seat, numbers])).toEqual([
      [null, [0]],
      [null, [1]],
      [0, [2, 3, 4]],
      [1, [5]],
      [null, [6, 7]],
      [1, [8]],
    ])
  })

  it('knows where a turn begins', () => {
    expect(groups(events).flatMap(({ turn }, at) => (turn ? [at] : []))).toEqual([1, 4])
  })

  it('counts on from the first event that is shown', () => {
    expect(groups(events, 5).map(({ numbers }) => numbers)).toEqual([[5], [6, 7], [8]])
  })
})
