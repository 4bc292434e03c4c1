import { describe, expect, it } from 'vitest'
import { changed, changesIn, packed, unpacked } from './box'

const rows = Array.from({ length: 400 }, (_, row) => `entry-${row} = ${row * 7919}`)
const published = rows.join('\n')

describe('an edited box in a link', () => {
  it('names only the lines that differ', () => {
    expect(changesIn('a\nb\nc\nd', 'a\nB\nc\nd\ne')).toEqual([
      [1, 1, 'B'],
      [4, 0, 'e'],
    ])
    expect(changesIn('a\nb\nc', 'c')).toEqual([[0, 2]])
    expect(changesIn('a', 'a')).toEqual([])
  })

  it.each(['', 'x', 'a\nb\nc\n', 'c\nb\na', 'b\nb\nb\na\n\nz'])(
    'comes back whole: %j',
    (edited) => {
      const before = 'a\nb\nc\n'
      expect(changed(before, changesIn(before, edited))).toBe(edited)
    },
  )

  it('is short for a few changes of a long file, and comes back as it was', async () => {
    const edited = published.replace('entry-7 ', '# Größer\nentry-7 ').replace(/= \d+$/, '= 4')
    const link = await packed(published, edited)
    expect(link).toMatch(/^[\w-]+$/)
    expect(link.length).toBeLessThan(200)
    expect(await unpacked(published, link)).toBe(edited)
  })

  it('is not taken for a change of another box', async () => {
    const link = await packed(published, 'another')
    expect(await unpacked(`${published}#`, link)).toBeNull()
  })
})
