import { expect, test } from 'vitest'
import { pagesOf } from './pages'

const lines = (...headings: string[]) =>
  headings.map((heading, key) => ({ key: `${key}`, heading }))
const keys = (pages: { key: string }[][]) =>
  pages.map((page) => page.map(({ key }) => key).join(''))

test('all lines come, in order, and no page is fuller than there is room', () => {
  const all = lines('ships', 'ships', 'ships', 'fish', 'fish')
  expect(keys(pagesOf(all, [20, 20, 20, 20, 20], 10, 70))).toEqual(['012', '34'])
  expect(keys(pagesOf(all, [20, 20, 20, 20, 20], 10, 200))).toEqual(['01234'])
  // A heading needs room, too; and what is too high for any page has one alone.
  expect(keys(pagesOf(all, [20, 20, 20, 20, 20], 10, 99))).toEqual(['012', '34'])
  expect(keys(pagesOf(all, [20, 300, 20, 20, 20], 10, 70))).toEqual(['0', '1', '23', '4'])
  expect(pagesOf([], [], 10, 70)).toEqual([])
})
