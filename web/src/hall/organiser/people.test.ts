import { expect, test } from 'vitest'
import { mates, people, seatsFor } from './people'

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
const drawn = { groups: {}, strange: null, team: null }

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

test('those who have a seat together stand in one line, or have the same word in a column', () => {
  const line = people('Ada & Bob; Red\nCleo', KINDS)
  expect(line.map(({ name, team }) => [name, team])).toEqual([
    ['Ada', 'Ada & Bob'],
    ['Bob', 'Ada & Bob'],
    ['Cleo', null],
  ])
  expect(line[1]!.groups).toEqual({ crew: 'red' })
  expect(seatsFor(line)).toBe(2)
  const column = people('Name;Team;Crew\nAda;Owls;Red\nCleo;;\nBob;owls;', KINDS)
  expect(mates(column, column[0]!).map(({ name }) => name)).toEqual(['Bob'])
  expect(column.map(({ strange }) => strange)).toEqual([null, null, null])
  expect(seatsFor(column)).toBe(2)
})
