// A ruling of the shared log in words.

import { named, say } from '../../words.svelte'
import type { Desk } from '../desk.svelte'
import { isSeat } from './rulings'

const UNSAID = new Set(['type', 'reason', 'audience'])

/** What a field of a ruling is called: in that ruling, or everywhere. */
export function fieldName(type: string, field: string): string {
  const own = named(`field-${type}`, field)
  return own === field ? named('field', field) : own
}

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
  const type = String(what.type)
  const fields = desk.schemas.find(({ title }) => title === type)?.properties ?? {}
  // What goes without saying is not said.
  const parts = Object.entries(what)
    .filter(([name, value]) => !UNSAID.has(name) && value !== null && value !== '')
    .filter(([name, value]) => value !== fields[name]?.default)
    .map(([name, value]) => {
      const own = desk.own.inWords?.(desk, name, value, what)
      if (own !== null && own !== undefined) return own
      if (isSeat(type, name, desk.own) && typeof value === 'number')
        return value < 0 ? say('nobody') : texts.player(value)
      if (typeof value === 'boolean')
        return value ? fieldName(type, name) : `${fieldName(type, name)}: ${say('switch-no')}`
      if (typeof value === 'string') return texts.name(name, value)
      return String(value)
    })
  return [texts.name('ruling', type), parts.filter(Boolean).join(', ')].filter(Boolean).join(': ')
}
