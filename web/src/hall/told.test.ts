import { expect, test } from 'vitest'
import type { Message } from '../wire'
import { inForce, newsOf, told } from './told'

const NOON = Date.parse('2030-01-01T12:00:00Z')
const message = (number: number, more: Partial<Message>): Message => ({
  number,
  at: '2030-01-01T11:00:00Z',
  kind: 'announcement',
  seat: null,
  name: 'Lena',
  text: `No. ${number}`,
  to: null,
  station: 1,
  until: null,
  picture: null,
  alt: null,
  ...more,
})

test('what Control tells is to be seen until its end, or until it is withdrawn', () => {
  const talk = [
    message(1, {}),
    message(2, { until: '2030-01-01T12:00:00Z' }),
    message(3, { until: '2030-01-01T12:00:01Z' }),
    message(4, { text: null }),
    message(5, { kind: 'chat' }),
    message(6, { kind: 'news' }),
    message(7, { kind: 'headline', until: '2030-01-01T12:00:00Z' }),
    message(8, { kind: 'headline', text: null }),
  ]
  const numbers = (messages: Message[]) => messages.map(({ number }) => number)
  expect(numbers(told(talk))).toEqual([1, 2, 3, 6, 7])
  expect(numbers(inForce(talk, NOON))).toEqual([1, 3, 6])
  // News can be read on a phone after the wall shows it no more.
  expect(numbers(newsOf(talk))).toEqual([6, 7])
})
