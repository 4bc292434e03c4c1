// How the match went, put together from all that was told: round by round, and player by player.

import type { Texts } from '../../texts'
import type { Typed } from '../../wire'
import { drowned } from './island'
import type { RisingView } from './island'

const TILES = 36

export interface Round {
  round: number
  /** Tiles that went under, less those that came up again. */
  lost: number
}

/** What one player did. */
export interface Deeds {
  acted: number
  rolls: number
  good: number
  /** Resources and energy that were brought home. */
  found: number
  given: number
  cards: number
}

export interface Chronicle {
  rounds: Round[]
  deeds: Deeds[]
}

const none = (): Deeds => ({ acted: 0, rolls: 0, good: 0, found: 0, given: 0, cards: 0 })

/** What became of the island, and what each of so many players did for it. */
export function chronicle(events: readonly Typed[], seats: number): Chronicle {
  const rounds: Round[] = []
  const deeds = Array.from({ length: seats }, none)
  for (const event of events) {
    const does = deeds[event.seat as number]
    const round = rounds.at(-1)
    switch (event.type) {
      case 'round-began':
        rounds.push({ round: event.round as number, lost: 0 })
        break
      case 'tile-flooded':
        if (round) round.lost++
        break
      case 'tile-rose':
        if (round) round.lost--
        break
      case 'acted':
        if (does) does.acted++
        break
      case 'rolled':
        if (does) {
          does.rolls++
          if ((event.total as number) >= (event.target as number)) does.good++
        }
        break
      case 'gained':
        if (does) does.found += event.count as number
        break
      case 'spent':
        if (does) does.given += event.count as number
        break
      case 'card-played':
        if (does) does.cards++
    }
  }
  return { rounds, deeds }
}

/** How far it came, in a line. */
export const figures = (texts: Texts, view: RisingView): string =>
  texts.say('atlantis-rising-ending-facts', {
    rounds: view.round,
    built: view.built.length,
    all: view.blueprint.length,
    lost: Math.round(drowned(view) * TILES),
    tiles: TILES,
  })
