// What the hall is told, by Control and by the press, as long as it is to be seen.

import { isNews } from '../table/live/heard'
import type { Message } from '../wire'

/** What all are to see at once; the rest is news, for the wall and for who cares to look. */
export const isAnnouncement = ({ kind }: Message): boolean => kind === 'announcement'

/** All that was told and not withdrawn, oldest first. */
export const told = (talk: readonly Message[]): Message[] =>
  talk.filter((message) => (isAnnouncement(message) || isNews(message)) && message.text)

/** Whether it is no longer to be seen; `now` is by the clock of the server. */
export const ended = ({ until }: Message, now: number): boolean =>
  Boolean(until) && Date.parse(until!) <= now

/** What is to be seen at a time, oldest first. */
export const inForce = (talk: readonly Message[], now: number): Message[] =>
  told(talk).filter((message) => !ended(message, now))

/** All news of the day, oldest first: on a phone they can be read once the wall shows others. */
export const newsOf = (talk: readonly Message[]): Message[] => told(talk).filter(isNews)
