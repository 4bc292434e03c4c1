import { describe, expect, it } from 'vitest'
import { armsOf, markOf } from './arms'

describe('the arms of Houses', () => {
  it('are their own, and those of others have a colour that none of these has', () => {
    const houses = ['thera', 'atlas', 'gadeiros', 'kleito', 'euenor', 'leukippe', 'mneseus']
    const colours = houses.map((house) => armsOf(house, houses).colour)
    expect(new Set(colours).size).toBe(houses.length)
    expect(armsOf('atlas', houses).shape).toBeTruthy()
    expect(armsOf('thera', houses).shape).toBeUndefined()
  })
})

describe('the marks of empires', () => {
  it('differ in colour and shape, however an organiser calls them', () => {
    const empires = ['tartessos', 'lemuria', 'leng', 'mu', 'hyrkania', 'kumari']
    const marks = empires.map((empire) => markOf(empire, empires))
    expect(new Set(marks.map(({ colour }) => colour)).size).toBe(empires.length)
    expect(new Set(marks.map(({ shape }) => shape)).size).toBe(empires.length)
  })
})
