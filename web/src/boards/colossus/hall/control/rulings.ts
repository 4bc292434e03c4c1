// The rulings of Control: which there are, who may give them, and what they set.

import type { Draft } from '../../../../hall/control/rulings/rulings'
import type { ColossusView, Player } from '../../view'

/** What Control sees beyond what all may know. */
export interface ControlView extends ColossusView {
  limit: number
  /** How each rule can stand that an amendment can turn. */
  settings: Record<string, string[]>
  wonders_of_the_box: string[]
  /** What would end if the phase were cut off now. */
  cut_off: string
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
  atlantis: [
    'add-doom',
    'place-wonder',
    'set-number',
    'set-switch',
    'set-turns',
    'set-limit',
    'rescale',
  ],
  improvise: [
    'make-card',
    'move-card',
    'use-up-card',
    'proclaim',
    'repeal',
    'set-edict',
    'set-raid',
    'set-tribute',
    'set-berth',
    'set-city',
    'adopt',
    'merge-houses',
    'set-house-kudos',
    'set-age',
    'set-growth',
    'set-currency',
    'open-meeting',
  ],
  judgement: ['judge', 'witness-oath', 'judge-oath', 'strike-amendment'],
} as const

const OF_MAPS = new Set<string>([
  ...GROUPS.map,
  ...GROUPS.player,
  'set-hatred',
  'set-army',
  'offer-bribe',
  'judge',
  'make-card',
  'move-card',
  'skip-phase',
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
  'make-card',
  'move-card',
  'skip-phase',
])

/** Whether a Control of maps or councils may give rulings of that kind at all. */
export const may = (role: string | null, type: string): boolean =>
  type !== 'reseat' && (role === 'map' ? OF_MAPS : OF_COUNCILS).has(type)

const NAMED = new Set([
  ...['house', 'into', 'empire', 'office', 'upgrade', 'wonder', 'number', 'role'],
  ...['card', 'proclamation', 'council', 'action', 'switch', 'setting'],
])

export const isOath = (type: string, field: string) => type.endsWith('-oath') && field === 'number'

/** Whether a field holds a seat, besides the one that is called so. */
export const seats = (type: string, field: string): boolean =>
  field === 'city' || (field === 'target' && type !== 'set-edict')

/** Whether a field is one of several things in the room. */
export const picks = (type: string, field: string): boolean =>
  NAMED.has(field) ||
  field === 'table' ||
  field === 'region' ||
  (type === 'set-edict' && (field === 'target' || field === 'where')) ||
  type === 'strike-amendment'

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
    case 'proclaim':
    case 'set-edict':
    case 'set-currency':
      return Math.max(1, view.turn) // in the set-up no turn has begun
    case 'set-growth':
      return typeof draft.action === 'string'
        ? (view.councils.chambers[String(draft.council)]?.actions[draft.action] ?? null)
        : null
    case 'set-limit':
      return view.limit
    default:
      return null
  }
}

/** The field that a ruling sets to a number. */
export const SETS: Record<string, string> = {
  'set-resource': 'amount',
  'set-units': 'count',
  'set-hatred': 'hatred',
  'set-number': 'value',
  'set-turns': 'turns',
  'set-limit': 'limit',
  proclaim: 'until',
  'set-edict': 'until',
  'set-currency': 'until',
  'set-growth': 'steps',
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
