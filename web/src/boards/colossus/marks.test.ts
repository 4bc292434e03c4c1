import { describe, expect, it } from 'vitest'
import { marksOf } from './marks'

const look = ({ colour, shape, letter, number }: ReturnType<typeof marksOf>[number]) =>
  JSON.stringify([colour, shape, letter, number])

describe('the marks of players', () => {
  // As they sit: at each map one of each House, and Wandering Heroes.
  const table = ['atlas', 'gadeiros', 'ampheres', 'euaimon', 'mneseus', 'autochthon', 'none']
  const houses = [...table, ...table, ...table, 'thera', 'none']
  const marks = marksOf(houses, (house) => house.toUpperCase())

  it('are alike for no two players, and not even of one colour at a map', () => {
    expect(new Set(marks.map(look)).size).toBe(houses.length)
    expect(new Set(marks.slice(0, table.length).map(({ colour }) => colour)).size).toBe(7)
  })

  it('are those of the House, and of heroes their own', () => {
    expect(marks[7]).toEqual({ ...marks[0], number: 2 })
    expect(marks[houses.indexOf('thera')]!.letter).toBe('T')
    expect(marks[6]!.colour).toBe(marks.at(-1)!.colour)
    expect(marks.at(-1)!.number).toBe(4)
  })
})
