// What councils, wonders and Control have set going, in words.

import type { Texts } from '../../texts'
import type { ColossusView, Edict, Region } from './view'

type Thing = 'player' | 'house' | 'empire' | 'table' | 'region'

/** Whom or what each kind is about, and where it holds: numbers in the order of the view. */
const ABOUT: Record<string, readonly [target: Thing | null, where?: Thing]> = {
  'letters-of-marque': ['player', 'empire'],
  'monster-bounty': ['house'],
  polemos: ['empire'],
  'home-guard': ['house'],
  'vow-of-conquest': ['house', 'empire'],
  fortify: ['player'],
  'sea-walls': ['table'],
  'hex-army': ['empire', 'table'],
  'hex-raid': ['empire', 'table'],
  sabotage: ['empire'],
  blessing: ['player'],
  'beast-lure': ['table', 'region'],
  'hero-idle': ['player'],
  'scorched-earth': ['player'],
  'no-doom': [null],
  embargo: ['house'],
  ostracised: ['player'],
}
export const EDICTS = Object.keys(ABOUT)

/** What an edict names: whom it is for, and where it holds. */
export const namedBy = (kind: string): { target: Thing | null; where: Thing | null } => {
  const [target = null, where = null] = ABOUT[kind] ?? []
  return { target, where }
}

/** Where edicts are told of: all maps by name, or those of a screen. */
export type Known = Pick<ColossusView, 'doom' | 'empires' | 'steps'> & {
  tables?: Record<string, Region[]> | readonly { regions: Region[] }[]
}

/** The name of the thing that has a number in an edict. */
function thing(texts: Texts, view: Known, kind: Thing, number: number): string {
  if (kind === 'player') return texts.player(number)
  if (kind === 'region') {
    const maps = Object.values(view.tables ?? {}) as (Region[] | { regions: Region[] })[]
    const all = maps.flatMap((map) => ('regions' in map ? map.regions : map))
    const region = all.find(({ place }) => place === number)
    return region ? texts.name('region', region.region) : ''
  }
  const all = { house: view.doom.houses, empire: view.empires, table: view.steps }[kind]
  return texts.name(kind, Object.keys(all)[number] ?? '')
}

/** The name of a kind of edict: that of the action which brings it. */
export const edictName = (texts: Texts, kind: string): string =>
  texts.name('cause', kind.startsWith('hex-') ? 'hex-of-ruin' : kind)

/** An edict: what, for whom and where, but not how long. */
export function edictInWords(
  texts: Texts,
  view: Known,
  { kind, cause, target, where, amount }: Edict,
): string {
  const about = namedBy(kind)
  const whom = [
    ...(about.target && target >= 0 ? [thing(texts, view, about.target, target)] : []),
    ...(about.where && where >= 0 ? [thing(texts, view, about.where, where)] : []),
  ]
  const name = texts.name('cause', cause) + (amount > 0 ? ` (${amount})` : '')
  const told = whom.filter(Boolean)
  return told.length > 0 ? `${name}: ${told.join(', ')}` : name
}
