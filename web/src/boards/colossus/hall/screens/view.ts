// What screens beside a map table or in a council see.

import type { Amendment, Chamber, ColossusView, Player, Region } from '../../view'

export type StationView = Pick<
  ColossusView,
  | 'turn'
  | 'turns'
  | 'phase'
  | 'steps'
  | 'edicts'
  | 'proclamations'
  | 'last_turn_announced'
  | 'doom'
  | 'empires'
  | 'names'
  | 'numbers'
  | 'wonders'
> & {
  register: Amendment[]
  tables?: {
    table: string
    step: string
    regions: Region[]
    offices: Record<string, number | null>
    players: Player[]
  }[]
  councils?: (Chamber & { council: string; members: number[]; present: number[]; quorum: number })[]
}
