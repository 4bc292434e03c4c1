// Which of all that is said is talk of the table.

import type { Message } from '../../wire'

const NEWS = new Set(['news', 'headline'])

/** In a hall, what a circle says among itself and what is news are read elsewhere on the page. */
export const isForTheTable = ({ to, kind }: Message): boolean => !to && !NEWS.has(kind)

/** News of a hall: of Control, and of the press. */
export const isNews = ({ kind }: Message): boolean => NEWS.has(kind)
