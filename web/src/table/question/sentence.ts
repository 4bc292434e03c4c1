// What is still open once something is picked, so that the sentence follows the hand.

import { identity } from './choices'
import type { Scene } from '../scene.svelte'
import type { Typed, Value } from '../../wire'

/** Each thing that an option speaks of. */
function* things(option: Typed): Generator<[field: string, value: Value]> {
  for (const [field, value] of Object.entries(option)) {
    if (field === 'type') continue
    for (const one of Array.isArray(value) ? value : [value]) yield [field, one as Value]
  }
}

/** "Ring: which figure?", or null where nothing is picked or nothing is left to pick. */
export function stillOpen({ picking, texts }: Scene): string | null {
  const [first] = picking.remaining
  if (picking.picks.length === 0 || picking.awaiting || !first) return null
  const open = picking.remaining
    .flatMap((option) => [...things(option)])
    .filter(([field, value]) => picking.open.has(identity(field, value)))
    .map(([field]) => field)
  if (open.length === 0) return null
  const named = [...things(first)]
    .filter(([field, value]) => picking.picked(identity(field, value)))
    .map(([field, value]) => texts.thing(first, field, value))
    .filter((name) => name !== null)
  const kinds = new Set(picking.remaining.map(({ type }) => type))
  const which = kinds.size === 1 ? `which-${open[0]}` : 'which-other'
  const asked = texts.has(which) ? texts.say(which) : texts.say('which-other')
  if (named.length === 0) return asked.charAt(0).toUpperCase() + asked.slice(1)
  const picked = texts.listing(named)
  return texts.say('in-hand', {
    picked: picked.charAt(0).toUpperCase() + picked.slice(1),
    which: asked,
  })
}
