import { expect, it } from 'vitest'
import type { Motion } from '../motion/acts'
import type { Scene } from '../scene.svelte'
import { nextNote, notesOf } from './notes'

const motion = {
  rounds: new Set(['began']),
  notable: new Set(['built']),
  cards: ({ type }: { type: string }) => (type === 'drawn' ? [{ bad: true }] : []),
} as unknown as Motion
const types = ['began', 'moved', 'drawn', 'built', 'began']
const table = {
  events: types.map((type) => ({ type })),
  texts: { event: ({ type }: { type: string }) => type },
} as unknown as Scene

it('notes where rounds begin, cards and what the board calls notable', () => {
  expect(notesOf(motion, table)).toEqual([
    { at: 1, kind: 'round', words: 'began' },
    { at: 3, kind: 'bad', words: 'drawn' },
    { at: 4, kind: 'good', words: 'built' },
    { at: 5, kind: 'round', words: 'began' },
  ])
})

it('goes from note to note, and no further', () => {
  const notes = notesOf(motion, table)
  expect(nextNote(notes, 1, 1)?.at).toBe(3)
  expect(nextNote(notes, 2, 1)?.at).toBe(3)
  expect(nextNote(notes, 3, -1)?.at).toBe(1)
  expect(nextNote(notes, 5, 1)).toBeNull()
  expect(nextNote(notes, 0, -1)).toBeNull()
})
