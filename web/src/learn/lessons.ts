// Guided first matches, one folder per game. A lesson is a saved match that the learner plays again,
// with something to read on the way. How to write one: web/README.md.

import type { Language } from '../texts'
import type { Saved } from '../wire'

export interface Step {
  /** The text to show. */
  say: string
  /** Where: a CSS selector. A step without one speaks of the answer that the learner gives next. */
  at?: string
}

export interface LessonModule {
  /** The match, up to where the learner goes on alone. The learner has seat 0. */
  match: Saved
  /** What is said, in order. Each step without `at` waits for one answer of the learner. */
  steps: Step[]
  words: Record<Language, string>
}

const FOUND = import.meta.glob<{ lesson: LessonModule }>('./*/index.ts')

/** The lesson of a game, if there is one. */
export async function lessonOf(game: string): Promise<LessonModule | null> {
  const load = FOUND[`./${game}/index.ts`]
  return load ? (await load()).lesson : null
}

/** Whether a game has a lesson. */
export const hasLesson = (game: string): boolean => `./${game}/index.ts` in FOUND
