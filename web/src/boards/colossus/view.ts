// What a seat may know of the room, and questions about it.

import type { Typed } from '../../wire'

export const UNITS = ['hoplite', 'trireme', 'hero', 'colossus'] as const
export type Unit = (typeof UNITS)[number]
export const KINDS = ['land', 'coastal', 'rival'] as const
export type Kind = (typeof KINDS)[number]
export const REWARDS = ['talents', 'kudos', 'arete', 'orichalcum', 'vril'] as const
export type Reward = (typeof REWARDS)[number]
export const COUNCILS = ['law', 'war', 'wisdom', 'wonders', 'trade', 'surveying'] as const

/** The council in which each role sits. */
const COUNCIL_OF: Record<string, string> = {
  basileus: 'law',
  strategos: 'war',
  philosophos: 'wisdom',
  arkhitekton: 'wonders',
  emporos: 'trade',
  kataskopos: 'surveying',
}

export interface Booking {
  turn: number
  resource: string
  amount: number
  cause: string
}

type Cards = [value: number, count: number][]

export interface Purse {
  talents: number
  cogs: number
  'doom-tokens': number
  kudos: number
  arete: number
  kudos_cards: Cards
  arete_cards: Cards
}

export interface Player {
  seat: number
  house: string
  role: string
  table: string
  city: boolean
  present: boolean
  units: Record<Unit, number>
  state_troops: { hoplite: number; trireme: number }
  /** Where each type of unit is: a region, `home`, or `city` for a city that it attacks. */
  at: Record<Unit, string>
  /** Whose city each type of unit attacks, of those that do. */
  attacks: Partial<Record<Unit, number>>
  /** Whom the sheet that was revealed challenges. */
  challenged: number[]
  /** Tokens against the city of a seat; -1 is anyone at the table. */
  challenges: number[]
  orichalcum_limit: number
  upgrades: string[]
  purchases: number
  offices: string[]
  deeds: number
  orichalcum: number
  vril: number
  stars: number
  doom: number
  /** Of oneself, House-mates, and those a spy looks at. */
  purse?: Purse
  why?: Booking[]
}

export interface Region {
  region: string
  number: number
  /** Its number among those of all maps. */
  place: number
  kind: Kind
  rewards: Record<Reward, number>
  colony: number | null
  /** How many there are of that player. */
  colonies: number
  monster: string | null
  burned: boolean
  /** The empire that it borders, if any. */
  empire: string | null
}

export interface Empire {
  at_war: boolean
  pacified: boolean
  defeated: boolean
  beaten: string[]
  hatred: number[]
  /** Whose cities it comes for, and with how many. */
  raids: number[]
  raiders: number[]
  /** In war: what its armies add to their die, map by map. */
  armies: Record<string, number>
}

export interface Chamber {
  president: number | null
  order: number[]
  declared: number[]
  guests: number[]
  /** The actions on the table, and by how many steps each has grown. */
  actions: Record<string, number>
  /** What each is worth today. */
  figures: Record<string, Record<string, number>>
  stock: Record<string, number>
  /** The upgrades that cost more or fewer price steps than others, of any council. */
  steps: Record<string, number>
  currency: string
  ballot: string | null
  /** Null while the meeting is behind closed doors. */
  taken: { seat: number; action: string }[] | null
  acting: number | null
}

export interface Amendment {
  entry: number
  proposer: number
  council: string
  turn: number
  number: string | null
  value: number | null
  switch: string | null
  setting: string | null
  thing: string | null
  name: string | null
  text: string | null
  ayes: number
  nays: number
  status: string
  starts: number | null
}

export interface Oath {
  number: number
  seat: number
  turn: number
  oath: string
  curse: string
  status: string
}

/** What one side of a trade hands over; cards of kudos and arete by their values. */
export interface Goods {
  talents?: number
  cogs?: number
  doom_tokens?: number
  kudos?: number[]
  arete?: number[]
  hoplites?: number
  triremes?: number
  orichalcum?: number
  vril?: number
  upgrades?: string[]
  wonders?: string[]
  /** By their numbers. */
  cards_of_control?: number[]
}

/** A card that Control has made up: it means what it says. */
export interface FreeCard {
  number: number
  title: string
  text: string
  seat: number
  open: boolean
  tradeable: boolean
  status: 'held' | 'used'
}

/** What Control has proclaimed, until the end of a turn. */
export interface Proclamation {
  number: number
  text: string
  until: number
}

/** What a council or a wonder has set going, until the end of a turn. */
export interface Edict {
  kind: string
  /** The action it comes from, or what says more. */
  cause: string
  target: number
  where: number
  amount: number
  until: number
}

/** What explains the end. */
export interface Ending {
  houses: { house: string; kudos: number; objectives: number; points: number; doom: number }[]
  objectives: { role: string; house: string; reached: number; by: string }[]
  richest: number[]
  talents: number
  heroes: number[]
  arete: number
}

export interface Offer {
  number: number
  seat: number
  to: number
  give: Goods
  want: Goods
}

export interface Pledge {
  talents: number
  orichalcum: number
  vril: number
}

export interface ColossusView {
  you: number | null
  turn: number
  turns: number
  /** Where the room is, or at the maps the table of the player; others see the slowest table. */
  phase: string
  /** Where each map table is. */
  steps: Record<string, string>
  last_turn_announced: boolean
  doom: { atlantis: number; houses: Record<string, number>; omens: number; deluge: boolean }
  players: Player[]
  tables: Record<string, Region[]>
  offices: Record<string, Record<string, number | null>>
  empires: Record<string, Empire>
  wonders: Record<string, number>
  fallen_wonders: string[]
  berths: number[]
  /** Whose units can go to other maps, and who may trade orichalcum and vril. */
  gates: number[]
  smuggling: number[]
  numbers: Record<string, number>
  /** How the rules stand that an amendment can turn. */
  switches: Record<string, string>
  strength: Record<Unit, ('one' | 'chaos' | 'doom')[]>
  names: Record<string, string>
  councils: {
    chambers: Record<string, Chamber>
    register: Amendment[]
    oaths: Oath[]
    offers: Offer[]
    pledges: Record<string, Pledge>
  }
  edicts: Edict[]
  proclamations: Proclamation[]
  /** Those that are open, and those of one's own. */
  cards_of_control: FreeCard[]
  ending?: Ending
  rulings: { turn: number; told: Typed }[]
  bribes: { empire: string; talents: number }[]
  proposals: { seat: number; mate: number; exchange: string }[]
}

/** The phases of a turn as people go through them. */
export const PHASES = [
  'strategy',
  'movement',
  'eris',
  'house',
  'declaration',
  'council',
  'free',
] as const

/** Those in which players are at the maps, each table at its own pace. */
export const MAP_STAGE: ReadonlySet<string> = new Set(['strategy', 'movement', 'eris'])

export const isHero = (player: Player): boolean => player.house === 'none'

/** Units of a type, those of the state included. */
export const troops = (player: Player, unit: Unit): number =>
  player.units[unit] + (unit === 'hoplite' || unit === 'trireme' ? player.state_troops[unit] : 0)

export const playersAt = (view: ColossusView, table: string): Player[] =>
  view.players.filter((player) => player.table === table)

export const membersOf = (view: ColossusView, house: string): Player[] =>
  view.players.filter((player) => player.house === house)

/** The members of a council, there or not. */
export const rollOf = (players: Player[], council: string): Player[] =>
  players.filter((player) => COUNCIL_OF[player.role] === council)

/** How many of so many members make a quorum. */
export const quorum = (members: number, perCent: number): number =>
  Math.ceil((members * perCent) / 100)

/** The council in which a player sits: that of the role, or the one that a hero visits. */
export function councilOf(view: ColossusView, seat: number): string | null {
  const own = COUNCIL_OF[view.players[seat]?.role ?? '']
  if (own) return own
  return COUNCILS.find((council) => view.councils.chambers[council]?.guests.includes(seat)) ?? null
}

export interface Presence {
  player: Player
  /** How many of each type of unit, without those that are elsewhere. */
  units: [Unit, number][]
}

/** The players with units in a region. */
export function presentIn(players: Player[], region: string): Presence[] {
  return players
    .map((player) => ({
      player,
      units: UNITS.filter((unit) => player.at[unit] === region && troops(player, unit) > 0).map(
        (unit): [Unit, number] => [unit, troops(player, unit)],
      ),
    }))
    .filter(({ units }) => units.length > 0)
}

/** The units that stand in a player's own city. */
export const atHome = (player: Player): [Unit, number][] =>
  UNITS.filter((unit) => player.at[unit] === 'home' && troops(player, unit) > 0).map((unit) => [
    unit,
    troops(player, unit),
  ])

export const wondersOf = (view: ColossusView, seat: number): string[] =>
  Object.keys(view.wonders).filter((wonder) => view.wonders[wonder] === seat)

/** The table on whose map a region lies. */
export const tableOf = (view: ColossusView, region: string): string | null =>
  Object.keys(view.tables).find((table) =>
    view.tables[table]!.some((one) => one.region === region),
  ) ?? null

/** What a player got and gave of something, newest first; equal causes of a turn are summed up. */
export function reasons(bookings: Booking[], resource: string): Booking[] {
  const found: Booking[] = []
  for (const booking of bookings) {
    if (booking.resource !== resource) continue
    const same = found.find(
      ({ turn, cause, amount }) =>
        turn === booking.turn &&
        cause === booking.cause &&
        Math.sign(amount) === Math.sign(booking.amount),
    )
    if (same) same.amount += booking.amount
    else found.push({ ...booking })
  }
  return found.reverse().sort((one, other) => other.turn - one.turn)
}

/** The raids that are coming for a city. */
export const raidsOn = (
  view: Pick<ColossusView, 'empires'>,
  seat: number,
): { empire: string; hoplites: number }[] =>
  Object.entries(view.empires).flatMap(([empire, { raids, raiders, pacified }]) =>
    pacified
      ? []
      : raids.flatMap((victim, index) =>
          victim === seat ? [{ empire, hoplites: raiders[index] ?? 0 }] : [],
        ),
  )
