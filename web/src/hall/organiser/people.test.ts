import { expect, test } from 'vitest'
import type { ListedPerson } from '../../schema'
import { coming, decoded, mates, seatsFor } from './people'

const near = [{ kind: 'crew', group: 'red' }]
const LISTED: ListedPerson[] = [
  { line: 1, person: { name: 'Ada', groups: { crew: 'blue' }, team: 'Owls' }, doubts: [] },
  {
    line: 2,
    person: { name: 'Bob', groups: {}, team: 'owls' },
    doubts: [{ what: 'group', word: 'rde', near }],
  },
  { line: 3, person: { name: 'ada', groups: {}, team: null }, doubts: [] },
]
const doubts = (mended: Parameters<typeof coming>[1]) =>
  coming(LISTED, mended).map(({ doubts }) => doubts.map(({ what }) => what))

test('each doubtful line is mended by hand', () => {
  expect(doubts({})).toEqual([[], ['group'], ['twice']])
  expect(doubts({ 1: { groups: { crew: 'red' } }, 2: { name: 'Ada Z' } })).toEqual([[], [], []])
  expect(doubts({ 0: { name: ' ' }, 2: { name: 'x'.repeat(41) } })).toEqual([
    ['no-name'],
    ['group'],
    ['long-name'],
  ])
  expect(coming(LISTED, { 0: { groups: { crew: '' } } })[0]!.groups).toEqual({ crew: '' })
})

test('those with the same word have a seat together', () => {
  const all = coming(LISTED, {})
  expect(mates(all, all[0]!).map(({ name }) => name)).toEqual(['Bob'])
  expect(mates(all, all[2]!)).toEqual([])
  expect(seatsFor(all)).toBe(2)
})

test('a file may be of any of the usual kinds', () => {
  const latin = new Uint8Array([0x57, 0x65, 0x69, 0xdf]).buffer
  expect(decoded(latin)).toBe('Weiß')
  expect(decoded(new TextEncoder().encode('\ufeffWeiß').buffer)).toBe('Weiß')
  expect(decoded(new Uint8Array([0xff, 0xfe, 0xdf, 0x00]).buffer)).toBe('ß')
})
