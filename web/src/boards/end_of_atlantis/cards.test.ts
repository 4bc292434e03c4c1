import { expect, it } from 'vitest'
import { printOf } from './cards'

it('a card shows what it boards and brings', () => {
  expect(printOf('refugees-2-1-move')).toEqual({
    kind: 'refugees',
    colour: 'green',
    groups: [2, 1],
    extra: 'move',
    ships: 0,
  })
  expect(printOf('aristocracy-2')).toMatchObject({ colour: 'green', groups: [1, 1] })
  expect(printOf('support')).toMatchObject({ kind: 'support', colour: 'green', groups: [] })
})

it('blue cards move ships and red ones harm', () => {
  expect(printOf('ships-3')).toMatchObject({ colour: 'blue', ships: 3 })
  expect(printOf('royal-ship')).toMatchObject({ kind: 'royal-ship', colour: 'blue', ships: 1 })
  expect(printOf('sabotage').colour).toBe('red')
  expect(printOf('betrayal').colour).toBe('red')
})
