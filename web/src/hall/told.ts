// What Control has told the hall, as long as it is to be seen.

import type { Message } from '../wire'

const BY_CONTROL = new Set(['announcement', 'news'])

/** All that Control has told and not withdrawn, oldest first. */
export const told = (talk: readonly Message[]): Message[] =>
  talk.filter(({ kind, text }) => BY_CONTROL.has(kind) && text)

/** Whether it is no longer to be seen; `now` is by the clock of the server. */
export const ended = ({ until }: Message, now: number): boolean =>
  Boolean(until) && Date.parse(until!) <= now

/** What is to be seen at a time, oldest first. */
export const inForce = (talk: readonly Message[], now: number): Message[] =>
  told(talk).filter((message) => !ended(message, now))
