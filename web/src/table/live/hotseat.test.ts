import { describe, expect, it } from 'vitest'
import { nextAsked } from './hotseat'

const locals = [0, 1, 3].map((seat) => ({ seat, name: `#${seat}`, secret: '' }))

describe('the device', () => {
  it('stays with whoever is asked', () => {
    expect(nextAsked(locals, new Set([0, 1]), 0)).toBeNull()
  })
  it('goes round the table to the next who is asked', () => {
    expect(nextAsked(locals, new Set([0, 3]), 1)).toBe(3)
    expect(nextAsked(locals, new Set([0, 1]), 3)).toBe(0)
  })
  it('stays where nobody here is asked', () => {
    expect(nextAsked(locals, new Set([2]), 1)).toBeNull()
  })
  it('goes to the first who is asked when nobody has it yet', () => {
    expect(nextAsked(locals, new Set([1, 3]), null)).toBe(1)
  })
})
