import { expect, test } from 'vitest'
import { people } from './people'

const HOUSES = new Map([
  ['atlas', 'atlas'],
  ['gadeiros', 'gadeiros'],
])
const ROLES = new Map([
  ['basileus', 'basileus'],
  ['king', 'basileus'],
])
const nobody = { house: null, role: null, strange: null }

test('a plain list has a name a line', () => {
  expect(people('Ada\n\n  Bob  \n', HOUSES, ROLES)).toEqual([
    { ...nobody, name: 'Ada' },
    { ...nobody, name: 'Bob' },
  ])
})

test('House and role come in any order, spelled as people do, and a heading is no person', () => {
  expect(
    people('Name;House;Role\nAda;Atlas;King\nBob;;\n"Cleo, the Elder",Basileus', HOUSES, ROLES),
  ).toEqual([
    { ...nobody, name: 'Ada', house: 'atlas', role: 'basileus' },
    { ...nobody, name: 'Bob' },
    { ...nobody, name: 'Cleo, the Elder', role: 'basileus' },
  ])
})

test('what is neither is told', () => {
  expect(people('Ada\tOlympus', HOUSES, ROLES)[0]!.strange).toBe('Olympus')
})
