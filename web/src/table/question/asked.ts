// What a question leaves to the player.

import { sameRecord } from './choices'
import type { Position, Question, Typed } from '../../wire'

// As long as a person takes to say no, so that quickness tells nobody what one holds.
const TIME_TO_DECLINE = { least: 500, most: 1300 }

/** The question that is left to the player: those with a standing order the server answers. */
export function leftOpen(position: Position | null): Question | null {
  const question = position?.question ?? null
  const ordered = position?.orders.some(
    ({ rule, answer }) => answer === null && (rule === null || rule === question?.rule),
  )
  return ordered && question?.default ? null : question
}

/** The answer to a question that leaves no choice: whoever could hold a card is asked, not who does. */
export function onlyAnswer(question: Question | null): Typed | null {
  const { options, default: given } = question ?? {}
  return options?.length === 1 && given && sameRecord(options[0]!, given) ? given : null
}

/** After how long such an answer is given for the player. */
export const timeToDecline = (): number =>
  TIME_TO_DECLINE.least + Math.random() * (TIME_TO_DECLINE.most - TIME_TO_DECLINE.least)
