import { describe, expect, it } from 'vitest'
import { blocks } from './markdown'

describe('the Markdown of rules', () => {
  it('has paragraphs, points and quotes', () => {
    const kinds = blocks('One\ntwo.\n- a\n- b\n> Ruling: c').map(({ kind }) => kind)
    expect(kinds).toEqual(['paragraph', 'list', 'quote'])
  })

  it('leaves out by what code a ruling goes', () => {
    const [quote] = blocks('> Ruling (S3): a cube (one) counts.')
    expect(quote!.lines[0]!.map(({ text }) => text).join('')).toBe('Ruling: a cube (one) counts.')
  })

  it('has tables, without the line under their head', () => {
    const [words, table, ruling] = blocks('Pay.\n\n| A | B |\n|---|---|\n| 1 |  |\n\n> R')
    expect([words!.kind, table!.kind, ruling!.kind]).toEqual(['paragraph', 'table', 'quote'])
    const said = table!.rows.map((row) => row.map((cell) => cell.map(({ text }) => text).join('')))
    expect(said).toEqual([
      ['A', 'B'],
      ['1', ''],
    ])
  })
})
