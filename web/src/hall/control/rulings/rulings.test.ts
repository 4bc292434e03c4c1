import { expect, test } from 'vitest'
import type { CommandSchema } from '../../api'
import { begun, fieldsOf, filled, isComplete } from './rulings'

const REASON = { type: 'string', minLength: 1 }
const AUDIENCE = { type: 'array', default: [] }
const penalty: CommandSchema = {
  title: 'penalty',
  properties: {
    reason: REASON,
    audience: AUDIENCE,
    seat: { type: 'integer', minimum: 0 },
    rival: { type: 'integer', minimum: -1 },
    course: { enum: ['reef', 'open'] },
    buoy: { type: 'string' },
    points: { type: 'integer', minimum: 0, maximum: 99 },
    warned: { type: 'boolean', default: false },
  },
  required: ['reason', 'seat', 'course', 'points'],
}
const own = {
  seats: (_: string, field: string) => field === 'rival',
  picks: (_: string, field: string) => field === 'buoy',
}

test('each field of a ruling is of a kind that people can fill in', () => {
  expect(fieldsOf(penalty, own).map(({ name, kind }) => [name, kind])).toEqual([
    ['seat', 'seat'],
    ['rival', 'seat'],
    ['course', 'choice'],
    ['buoy', 'pick'],
    ['points', 'number'],
    ['warned', 'switch'],
  ])
  expect(fieldsOf(penalty, {}).map(({ kind }) => kind)).toContain('words')
})

test('a form begins with what is known, and is complete when all that must be there is', () => {
  const fields = fieldsOf(penalty, own)
  const draft = begun(fields, { seat: 4 })
  expect(draft).toEqual({
    seat: 4,
    rival: null,
    course: null,
    buoy: null,
    points: 0,
    warned: false,
  })
  expect(isComplete(fields, draft)).toBe(false)
  expect(isComplete(fields, { ...draft, course: 'reef' })).toBe(true)
})

test('a ruling goes to all, or only to those whom it is about', () => {
  const fields = fieldsOf(penalty, own)
  const draft = { seat: 4, rival: 2, course: 'reef', buoy: 'a', points: 3, warned: false }
  expect(filled(penalty, fields, draft, 'rammed', false)).toEqual({
    type: 'penalty',
    ...draft,
    reason: 'rammed',
  })
  expect(filled(penalty, fields, draft, 'rammed', true)).toMatchObject({ audience: [4, 2] })
  expect(filled(penalty, fields, { ...draft, rival: -1 }, '', true)).toMatchObject({
    audience: [4],
  })
})
