// What a question leaves to the player.

import { sameRecord } from './choices'
import type { Order, Position, Question, Seat, Typed } from '../../wire'

const isFor = ({ rule, about }: Order, question: Question) =>
  (rule === null || rule === question.rule) &&
  Object.entries(about ?? {}).every(
    ([key, value]) => JSON.stringify(question.about[key]) === JSON.stringify(value),
  )

/** The question that is left to the player: those with a standing order the server answers. */
export function leftOpen(position: Position | null): Question | null {
  const question = position?.question ?? null
  if (!question?.default) return question
  const ordered = position!.orders.some(
    (order) => isFor(order, question) && (order.condition !== null || order.answer === null),
  )
  return ordered ? null : question
}

/** The answer to a question that leaves no choice: whoever could hold a card is asked, not who does. */
export function onlyAnswer(question: Question | null): Typed | null {
  const { options, default: given } = question ?? {}
  return options?.length === 1 && given && sameRecord(options[0]!, given) ? given : null
}

/**
 * Whether one person plays among bots, from whom it need not hide that it has no choice. Who is
 * away can look on, and come back.
 */
export const alone = (seats: readonly Seat[]): boolean =>
  seats.filter(({ kind, taken, resigned }) => kind === 'person' && taken && !resigned).length === 1
