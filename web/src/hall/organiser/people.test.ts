import { expect, test } from 'vitest'
import { people } from './people'

const CREWS = {
  kind: 'crew',
  items: new Map([
    ['red', 'red'],
    ['blue', 'blue'],
  ]),
}
const ROLES = {
  kind: 'role',
  items: new Map([
    ['cox', 'cox'],
    ['captain', 'cox'],
  ]),
}
const KINDS = [CREWS, ROLES]
const drawn = { groups: {}, strange: null }

test('a plain list has a name a line', () => {
  expect(people('Ada\n\n  Bob  \n', KINDS)).toEqual([
    { ...drawn, name: 'Ada' },
    { ...drawn, name: 'Bob' },
  ])
})

test('groups come in any order, spelled as people do, and a heading is no person', () => {
  expect(people('Name;Crew;Role\nAda;Red;Captain\nBob;;\n"Cleo, the Elder",Cox', KINDS)).toEqual([
    { ...drawn, name: 'Ada', groups: { crew: 'red', role: 'cox' } },
    { ...drawn, name: 'Bob' },
    { ...drawn, name: 'Cleo, the Elder', groups: { role: 'cox' } },
  ])
})

test('what is no group is told', () => {
  expect(people('Ada\tOlympus', KINDS)[0]!.strange).toBe('Olympus')
})
