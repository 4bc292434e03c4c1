// The conflicts of a turn, put together from what was told of them.

import type { Typed } from '../../../wire'

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
  /** Counts the conflicts of the turn: a name for lists. */
  key: number
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

/** The map table of a region, or of the city of a player. */
export type Where = (region: string, owner: number | null) => string

/** Tables fight side by side, so each event is put to the conflict that it can only belong to. */
export function fightsIn(events: readonly Typed[], where: Where): Fight[] {
  const fights: Fight[] = []
  // What follows a roll without naming a place belongs to the same conflict.
  let resolved = null as Fight | null
  const open = (region: string | null, seat: number | null): Fight | undefined =>
    fights.findLast(
      (fight) =>
        (region === null || fight.region === region) &&
        (seat === null || fight.players.includes(seat)) &&
        (fight.outcome === 'open' || fight === resolved),
    )

  for (const event of events) {
    const seat = typeof event.seat === 'number' ? event.seat : null
    const region = typeof event.region === 'string' ? event.region : null
    switch (event.type) {
      case 'conflict-began': {
        const players = event.players as number[]
        const owner = region === CITY ? players[0]! : null
        const table = where(region!, owner)
        for (const fight of fights) if (fight.table === table) settle(fight)
        resolved = null
        fights.push({
          key: fights.length,
          table,
          region: region!,
          players,
          owner,
          fled: [],
          cards: [],
          allies: [],
          rolls: [],
          ignored: [],
          lost: [],
          outcome: 'open',
          winner: null,
          total: null,
        })
        break
      }
      case 'fled':
        open(region, seat)?.fled.push(seat!)
        break
      case 'allied-with':
        open(null, seat)?.allies.push({ seat: seat!, ally: event.ally as number })
        break
      case 'card-declared':
        open(null, seat)?.cards.push({ seat: seat!, card: event.card as string })
        break
      case 'undefended':
        resolved =
          fights.findLast((fight) => fight.owner === seat && fight.outcome === 'open') ?? resolved
        break
      case 'rolled':
      case 'foe-rolled': {
        const fight: Fight | undefined = resolved?.region === region ? resolved : open(region, seat)
        fight?.rolls.push(roll(event))
        resolved = fight ?? resolved
        break
      }
      case 'die-ignored':
        resolved?.ignored.push({
          seat: seat!,
          cause: event.cause as string,
          die: event.die as number,
        })
        break
      case 'conflict-tied':
        if (resolved) resolved.outcome = 'tied'
        break
      case 'units-lost':
        resolved?.lost.push({
          seat: seat!,
          unit: event.unit as string,
          count: event.count as number,
        })
        break
      case 'conflict-won':
        if (resolved) Object.assign(resolved, { outcome: 'won', winner: seat, total: event.total })
        resolved = null
        break
      case 'phase-began':
        if (event.phase !== 'eris') for (const fight of fights) settle(fight)
    }
  }
  for (const fight of fights) if (fight.rolls.length > 0) settle(fight)
  return fights
}

/** What is over without a winner among players: the foe has won, or everybody has run away. */
function settle(fight: Fight | null): void {
  if (fight?.outcome === 'open') fight.outcome = fight.rolls.length > 0 ? 'foe' : 'off'
}
