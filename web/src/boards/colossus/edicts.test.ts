import { describe, expect, it } from 'vitest'
import { Texts } from '../../texts'
import { edictInWords } from './edicts'
import type { Known } from './edicts'
import type { Edict } from './view'

const texts = new Texts(
  'en',
  [
    'house-atlas = Atlas',
    'empire-mu = Mu',
    'table-libya = Libya',
    'region-punt = Punt',
    ...['embargo', 'hex-of-ruin', 'beast-lure', 'no-doom'].map((one) => `cause-${one} = ${one}`),
  ].join('\n'),
  ['Ada'],
)
const view = {
  doom: { houses: { atlas: 10 } },
  empires: { leng: {}, mu: {} },
  steps: { europe: 'eris', libya: 'eris' },
  tables: { europe: [], libya: [{ region: 'punt', place: 21 }] },
} as unknown as Known
const edict = (kind: string, more: Partial<Edict> = {}): Edict => ({
  kind,
  cause: kind.startsWith('hex-') ? 'hex-of-ruin' : kind,
  target: -1,
  where: -1,
  amount: 0,
  until: 3,
  ...more,
})

describe('an edict in words', () => {
  it('names whom it is for, and where it holds', () => {
    expect(edictInWords(texts, view, edict('embargo', { target: 0 }))).toBe('embargo: Atlas')
    expect(edictInWords(texts, view, edict('hex-army', { target: 1, where: 1, amount: 10 }))).toBe(
      'hex-of-ruin (10): Mu, Libya',
    )
    expect(edictInWords(texts, view, edict('beast-lure', { target: 1, where: 21 }))).toBe(
      'beast-lure: Libya, Punt',
    )
    expect(edictInWords(texts, view, edict('no-doom'))).toBe('no-doom')
    expect(edictInWords(texts, view, edict('fortify', { cause: 'embargo', amount: 2 }))).toBe(
      'embargo (2)',
    )
  })

  it('says nothing of a map that is not seen from here', () => {
    const screen = { ...view, tables: [{ regions: [] }] } as unknown as Known
    expect(edictInWords(texts, screen, edict('beast-lure', { target: 1, where: 21 }))).toBe(
      'beast-lure: Libya',
    )
  })
})
