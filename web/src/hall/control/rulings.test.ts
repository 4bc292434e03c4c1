import { expect, test } from 'vitest'
import type { CommandSchema } from '../api'
import { begun, fieldsOf, filled, isComplete, may } from './rulings'

const REASON = { type: 'string', minLength: 1 }
const AUDIENCE = { type: 'array', default: [] }
const setUnits: CommandSchema = {
  title: 'set-units',
  properties: {
    reason: REASON,
    audience: AUDIENCE,
    seat: { type: 'integer', minimum: 0 },
    unit: { enum: ['hoplite', 'trireme'] },
    count: { type: 'integer', minimum: 0, maximum: 99 },
    state: { type: 'boolean', default: false },
  },
  required: ['reason', 'seat', 'unit', 'count'],
}

test('each field of a ruling is of a kind that people can fill in', () => {
  expect(fieldsOf(setUnits).map(({ name, kind }) => [name, kind])).toEqual([
    ['seat', 'seat'],
    ['unit', 'choice'],
    ['count', 'number'],
    ['state', 'switch'],
  ])
  const oath: CommandSchema = {
    title: 'judge-oath',
    properties: { number: { type: 'integer' }, broken: { type: 'boolean' } },
    required: [],
  }
  expect(fieldsOf(oath).map(({ kind }) => kind)).toEqual(['oath', 'switch'])
})

test('a form begins with what is known, and is complete when all that must be there is', () => {
  const fields = fieldsOf(setUnits)
  const draft = begun(fields, { seat: 4 })
  expect(draft).toEqual({ seat: 4, unit: null, count: 0, state: false })
  expect(isComplete(fields, draft)).toBe(false)
  expect(isComplete(fields, { ...draft, unit: 'hoplite' })).toBe(true)
})

test('a ruling goes to all, or only to those whom it is about', () => {
  const draft = { seat: 4, unit: 'hoplite', count: 3, state: false }
  expect(filled(setUnits, draft, 'miscounted', false)).toEqual({
    type: 'set-units',
    ...draft,
    reason: 'miscounted',
  })
  expect(filled(setUnits, draft, 'miscounted', true)).toMatchObject({ audience: [4] })
})

test('each role of Control has its rulings', () => {
  expect(may('lead', 'set-limit')).toBe(true)
  expect(may('map', 'set-limit')).toBe(false)
  expect(may('map', 'burn-region')).toBe(true)
  expect(may('council', 'burn-region')).toBe(false)
  expect(may('council', 'judge-oath')).toBe(true)
})
