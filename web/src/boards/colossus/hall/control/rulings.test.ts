import { expect, test } from 'vitest'
import { fieldsOf } from '../../../../hall/control/rulings/rulings'
import { may, picks, seats } from './rulings'

test('what is one of several things in the room is picked', () => {
  const fields = (title: string, properties: Record<string, { type: string }>) =>
    fieldsOf({ title, properties, required: [] }, { picks, seats })
  const kinds = (title: string, properties: Record<string, { type: string }>) =>
    fields(title, properties).map(({ kind }) => kind)
  expect(kinds('judge-oath', { number: { type: 'integer' }, broken: { type: 'boolean' } })).toEqual(
    ['pick', 'switch'],
  )
  expect(kinds('strike-amendment', { entry: { type: 'integer' } })).toEqual(['pick'])
  expect(kinds('move-units', { seat: { type: 'integer' }, region: { type: 'integer' } })).toEqual([
    'seat',
    'pick',
  ])
  expect(kinds('give-challenge', { target: { type: 'integer' } })).toEqual(['seat'])
  expect(kinds('set-edict', { target: { type: 'integer' }, where: { type: 'integer' } })).toEqual([
    'pick',
    'pick',
  ])
  expect(kinds('move-card', { card: { type: 'integer' }, seat: { type: 'integer' } })).toEqual([
    'pick',
    'seat',
  ])
  expect(kinds('set-units', { count: { type: 'integer' } })).toEqual(['number'])
})

test('each role of Control has its rulings', () => {
  expect(may('map', 'set-limit')).toBe(false)
  expect(may('map', 'burn-region')).toBe(true)
  expect(may('council', 'burn-region')).toBe(false)
  expect(may('council', 'judge-oath')).toBe(true)
})
