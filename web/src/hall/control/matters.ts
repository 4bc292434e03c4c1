// What the entries of the queue are called.

import type { QueueEntry } from '../../schema'
import type { Texts } from '../../texts'
import { say } from '../words.svelte'

/** What comes up by itself in every hall. */
export const ARISEN = new Set(['absent', 'slow', 'vote', 'copy', 'headline'])
const USUAL = new Set([...ARISEN, 'dispute', 'help'])

/** Whether it is not settled yet, whoever is on it. */
export const waits = ({ status }: QueueEntry) => status === 'open' || status === 'taken'

/** By what the game calls it, or what players call for. */
export function titleOf(texts: Texts, { kind }: QueueEntry): string {
  if (USUAL.has(kind)) return say(`matter-${kind}`)
  return texts.name(texts.has(`hall-matter-${kind}`) ? 'hall-matter' : 'hall-call', kind)
}
