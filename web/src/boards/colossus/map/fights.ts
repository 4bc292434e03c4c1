// The conflicts of a turn, put together from what was told of them.

import type { Typed } from '../../../wire'
import { MAP_STAGE } from '../view'

export interface Roll {
  /** A player, or null for what Control rolls for. */
  seat: number | null
  foe: string | null
  dice: number[]
  diceOf: string[]
  added: number[]
  addedBy: string[]
  total: number
}

export interface Fight {
  /** The number that all that is told of it carries: one a turn for each place. */
  fight: number
  table: string
  region: string
  players: number[]
  /** Whose city it is about. */
  owner: number | null
  fled: number[]
  cards: { seat: number; card: string }[]
  allies: { seat: number; ally: number }[]
  rolls: Roll[]
  ignored: { seat: number; cause: string; die: number }[]
  lost: { seat: number; unit: string; count: number }[]
  outcome: 'open' | 'won' | 'tied' | 'foe' | 'off'
  winner: number | null
  total: number | null
}

const CITY = 'city'

const roll = (event: Typed): Roll => ({
  seat: event.type === 'rolled' ? (event.seat as number) : null,
  foe: event.type === 'rolled' ? null : (event.foe as string),
  dice: event.dice as number[],
  diceOf: event.dice_of as string[],
  added: event.added as number[],
  addedBy: event.added_by as string[],
  total: event.total as number,
})

/** The conflicts that were told of, as far as they have come. */
export function fightsIn(events: readonly Typed[]): Fight[] {
  const fights = new Map<number, Fight>()
  for (const event of events) {
    // Tables go at their own pace: one fights while another fills in its sheets.
    if (event.type === 'phase-began' && !MAP_STAGE.has(event.phase as string))
      for (const fight of fights.values()) settle(fight)
    if (typeof event.fight !== 'number') continue
    if (event.type === 'conflict-began') {
      const begun = beginning(event)
      // A table has one fight at a time.
      for (const fight of fights.values()) if (fight.table === begun.table) settle(fight)
      fights.set(begun.fight, begun)
    } else {
      const fight = fights.get(event.fight)
      if (fight) tell(fight, event)
    }
  }
  return [...fights.values()]
}

function beginning(event: Typed): Fight {
  const players = event.players as number[]
  const region = event.region as string
  return {
    fight: event.fight as number,
    table: event.table as string,
    region,
    players,
    owner: region === CITY ? players[0]! : null,
    fled: [],
    cards: [],
    allies: [],
    rolls: [],
    ignored: [],
    lost: [],
    outcome: 'open',
    winner: null,
    total: null,
  }
}

function tell(fight: Fight, event: Typed): void {
  const seat = event.seat as number
  switch (event.type) {
    case 'fled':
      fight.fled.push(seat)
      break
    case 'allied-with':
      fight.allies.push({ seat, ally: event.ally as number })
      break
    case 'card-declared':
      fight.cards.push({ seat, card: event.card as string })
      break
    case 'rolled':
    case 'foe-rolled':
      fight.rolls.push(roll(event))
      break
    case 'die-ignored':
      fight.ignored.push({ seat, cause: event.cause as string, die: event.die as number })
      break
    case 'units-lost':
      fight.lost.push({ seat, unit: event.unit as string, count: event.count as number })
      break
    case 'conflict-tied':
      fight.outcome = 'tied'
      break
    case 'foe-won':
      fight.outcome = 'foe'
      break
    case 'conflict-won':
      Object.assign(fight, { outcome: 'won', winner: seat, total: event.total })
  }
}

/** What is over without anybody having won: all have run away. */
function settle(fight: Fight): void {
  if (fight.outcome === 'open') fight.outcome = 'off'
}
