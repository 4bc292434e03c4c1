import { expect, test } from 'vitest'
import { bytesOf, fitting } from './shrink'

test('a picture keeps its shape and is never made larger', () => {
  expect(fitting(4000, 3000, 1280)).toEqual([1280, 960])
  expect(fitting(300, 4000, 1280)).toEqual([96, 1280])
  expect(fitting(640, 480, 1280)).toEqual([640, 480])
  expect(fitting(10_000, 1, 64)).toEqual([64, 1])
})

test('the size of a picture is that of its bytes, not of its letters', () => {
  for (const length of [0, 1, 2, 3, 100, 101]) {
    const coded = btoa('x'.repeat(length))
    expect(bytesOf(`data:image/jpeg;base64,${coded}`)).toBe(length)
  }
})
