// A ruling of the shared log in words.

import { named, say } from '../words.svelte'
import type { Desk } from './desk.svelte'

const SEATS = new Set(['seat', 'target'])
const UNSAID = new Set(['type', 'reason', 'audience'])

export function inWords(
  desk: Desk,
  kind: string,
  what: Record<string, unknown> | null,
  seat: number | null,
): string {
  const { texts } = desk.table
  if (kind === 'retraction') return say('log-retraction')
  if (kind === 'answer')
    return say('log-answer', { player: seat === null ? '' : texts.player(seat) })
  if (!what) return ''
  const tables = Object.keys(desk.view?.tables ?? {})
  const parts = Object.entries(what)
    .filter(([name, value]) => !UNSAID.has(name) && value !== null && value !== '')
    .map(([name, value]) => {
      if (SEATS.has(name) && typeof value === 'number')
        return value < 0 ? say('nobody') : texts.player(value)
      if (name === 'table' && typeof value === 'number')
        return value < 0 ? '' : texts.name('table', tables[value] ?? String(value))
      if (typeof value === 'boolean')
        return value ? named('field', name) : `${named('field', name)}: ${say('switch-no')}`
      if (typeof value === 'string') return texts.name(name === 'deck' ? 'resource' : name, value)
      return String(value)
    })
  return [texts.name('ruling', String(what.type)), parts.filter(Boolean).join(', ')]
    .filter(Boolean)
    .join(': ')
}
