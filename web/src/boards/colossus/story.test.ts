import { describe, expect, it } from 'vitest'
import type { Typed } from '../../wire'
import { ofUnits, sinceTurn } from './story'

const phase = (turn: number, name: string): Typed => ({ type: 'phase-began', turn, phase: name })
const built = (seat: number, count: number): Typed => ({
  type: 'built',
  seat,
  unit: 'trireme',
  count,
  reasons: [],
})

describe('the story of a turn', () => {
  const first = [
    phase(1, 'strategy'),
    built(0, 1),
    phase(1, 'movement'),
    phase(1, 'eris'),
    { type: 'units-lost', seat: 0, unit: 'trireme', count: 1 },
    phase(1, 'house'),
  ]

  it('begins with its sheets', () => {
    expect(sinceTurn(first)).toHaveLength(6)
  })

  it('has nothing of the turn before', () => {
    const second = [...first, phase(2, 'strategy'), built(0, 2), built(3, 1)]
    expect(sinceTurn(second)).toHaveLength(3)
    expect(ofUnits(second, 0)).toEqual([built(0, 2)])
  })

  it('tells why somebody has so many units', () => {
    expect(ofUnits(first, 0).map(({ type }) => type)).toEqual(['built', 'units-lost'])
  })
})
