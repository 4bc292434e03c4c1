// The moments of a match that one looks for: where rounds begin, and what is worth seeing again.

import type { Motion } from '../motion/acts'
import type { Scene } from '../scene.svelte'

export interface Note {
  /** After how many events it is seen. */
  at: number
  kind: 'round' | 'good' | 'bad'
  words: string
}

/** The moments of note, in their order. */
export function notesOf(motion: Motion | undefined, table: Scene): Note[] {
  if (!motion) return []
  return table.events.flatMap((event, index): Note[] => {
    const cards = motion.cards?.(event, table) ?? []
    const kind = cards.some(({ bad }) => bad)
      ? 'bad'
      : cards.length > 0 || motion.notable?.has(event.type)
        ? 'good'
        : motion.rounds?.has(event.type)
          ? 'round'
          : null
    return kind ? [{ at: index + 1, kind, words: table.texts.event(event) }] : []
  })
}

/** The next moment of note in a direction; null at the last. */
export function nextNote(notes: readonly Note[], at: number, step: number): Note | null {
  const found = step > 0 ? notes.find((one) => one.at > at) : notes.findLast((one) => one.at < at)
  return found ?? null
}
