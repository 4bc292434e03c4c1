// The rulings of Control as forms: which there are, who may give them, and what can be filled in.

import type { ColossusView, Player } from '../../boards/colossus/view'
import type { Command } from '../../wire'
import type { CommandSchema, FieldSchema } from '../api'

/** What Control sees beyond what all may know. */
export interface ControlView extends ColossusView {
  limit: number
  houses: { house: string; doom: number; kudos: number; members: number[] }[]
}

export const GROUPS = {
  player: [
    'set-resource',
    'give-cards',
    'give-upgrade',
    'set-units',
    'move-units',
    'give-challenge',
    'set-present',
    'reseat',
  ],
  map: ['set-colony', 'set-monster', 'set-rewards', 'burn-region', 'appoint'],
  empires: ['set-hatred', 'set-war', 'set-army', 'offer-bribe'],
  atlantis: ['add-doom', 'place-wonder', 'set-number', 'set-turns', 'set-limit', 'rescale'],
  judgement: ['judge', 'witness-oath', 'judge-oath', 'strike-amendment'],
} as const

const OF_MAPS = new Set<string>([
  ...GROUPS.map,
  ...GROUPS.player,
  'set-hatred',
  'set-army',
  'offer-bribe',
  'judge',
])
const OF_COUNCILS = new Set([
  'set-resource',
  'give-cards',
  'give-upgrade',
  'offer-bribe',
  'set-present',
  'place-wonder',
  'judge',
  'witness-oath',
  'judge-oath',
  'strike-amendment',
])

/** Whether a Control of that role may give rulings of that kind at all. */
export function may(role: string | null, type: string): boolean {
  if (role === 'lead') return true
  if (type === 'reseat') return false
  return (role === 'map' ? OF_MAPS : OF_COUNCILS).has(type)
}

export type FieldKind =
  | 'seat'
  | 'table'
  | 'region'
  | 'named'
  | 'oath'
  | 'amendment'
  | 'choice'
  | 'switch'
  | 'number'
  | 'counts'
  | 'words'

export interface Field {
  name: string
  kind: FieldKind
  schema: FieldSchema
  required: boolean
}

const NAMED = new Set(['house', 'empire', 'office', 'upgrade', 'wonder', 'number', 'role'])
/** These have a place of their own below the form. */
const APART = new Set(['reason', 'audience'])

/** The fields of a ruling, in the order in which people would say them. */
export function fieldsOf({ title, properties, required }: CommandSchema): Field[] {
  return Object.entries(properties)
    .filter(([name]) => !APART.has(name))
    .map(([name, schema]) => ({
      name,
      schema,
      required: required.includes(name),
      kind: kindOf(title, name, schema),
    }))
}

function kindOf(type: string, name: string, schema: FieldSchema): FieldKind {
  if (name === 'seat' || name === 'target') return 'seat'
  if (name === 'table') return 'table'
  if (name === 'region') return 'region'
  if (type.endsWith('-oath') && name === 'number') return 'oath'
  if (type === 'strike-amendment') return 'amendment'
  if (schema.enum) return 'choice'
  if (NAMED.has(name)) return 'named'
  if (schema.prefixItems) return 'counts'
  if (schema.type === 'boolean') return 'switch'
  return schema.type === 'integer' ? 'number' : 'words'
}

export type Draft = Record<string, unknown>

/** What stands in the form before anybody has touched it. */
export function begun(fields: readonly Field[], given: Draft): Draft {
  const draft: Draft = {}
  for (const { name, kind, schema } of fields) {
    if (name in given) draft[name] = given[name]
    else if (schema.default !== undefined) draft[name] = schema.default
    else if (kind === 'switch') draft[name] = true
    else if (kind === 'counts') draft[name] = schema.prefixItems!.map(() => 0)
    else if (kind === 'number') draft[name] = Math.max(0, schema.minimum ?? 0)
    else draft[name] = kind === 'words' ? '' : null
  }
  return draft
}

/** The ruling that was filled in; `closely` tells only those whom it is about. */
export function filled(
  { title, properties }: CommandSchema,
  draft: Draft,
  reason: string,
  closely: boolean,
): Command {
  const concerned = [draft.seat, draft.target].filter(
    (seat) => typeof seat === 'number' && seat >= 0,
  )
  return {
    type: title,
    ...draft,
    ...('reason' in properties && { reason }),
    ...(closely && 'audience' in properties && concerned.length > 0 && { audience: concerned }),
  }
}

/** Whether all is filled in that has to be. */
export const isComplete = (fields: readonly Field[], draft: Draft): boolean =>
  fields.every(({ name, required }) => !required || (draft[name] !== null && draft[name] !== ''))

/** How much there is now of what a ruling would set; null where that is no number. */
export function present(view: ControlView, type: string, draft: Draft): number | null {
  const player = typeof draft.seat === 'number' ? view.players[draft.seat] : undefined
  switch (type) {
    case 'set-resource':
      return player && typeof draft.resource === 'string' ? heldBy(player, draft.resource) : null
    case 'set-units':
      return player && typeof draft.unit === 'string'
        ? unitsOf(player, draft.unit, draft.state === true)
        : null
    case 'set-hatred':
      return player && typeof draft.empire === 'string'
        ? (view.empires[draft.empire]?.hatred[player.seat] ?? null)
        : null
    case 'set-number':
      return typeof draft.number === 'string' ? (view.numbers[draft.number] ?? null) : null
    case 'set-turns':
      return view.turns
    case 'set-limit':
      return view.limit
    default:
      return null
  }
}

/** The field that a ruling sets to a number. */
export const SET: Record<string, string> = {
  'set-resource': 'amount',
  'set-units': 'count',
  'set-hatred': 'hatred',
  'set-number': 'value',
  'set-turns': 'turns',
  'set-limit': 'limit',
}

/** How much of a resource a player has, in the purse or openly. */
export function heldBy(player: Player, resource: string): number {
  const purse = player.purse as unknown as Record<string, number> | undefined
  const open = player as unknown as Record<string, number>
  return purse?.[resource] ?? open[resource] ?? 0
}

function unitsOf(player: Player, unit: string, state: boolean): number {
  const counts: Record<string, number> = state ? player.state_troops : player.units
  return counts[unit] ?? 0
}
