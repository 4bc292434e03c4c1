// What Control has in The Colossus of Atlantis.

import type { DeskModule } from '../../../../hall/control/module'
import type { View } from '../../../../hall/module'
import { say } from '../../../../hall/words.svelte'
import { edictName } from '../../edicts'
import { REWARDS } from '../../view'
import Atlantis from './Atlantis.svelte'
import { choices, edictThings } from './choices'
import Councils from './Councils.svelte'
import Hatred from './Hatred.svelte'
import Maps from './Maps.svelte'
import { matter } from './matters'
import Players from './Players.svelte'
import { GROUPS, may, picks, present, seats, SETS } from './rulings'
import type { ControlView } from './rulings'
import SeatLedger from './SeatLedger.svelte'

/** Those in which the turn is as good as over. */
const LATE = new Set(['free'])

const isClosing = (view: View) => view.phase === 'closing'

export const desk: DeskModule = {
  panels: { players: Players, hatred: Hatred, maps: Maps, councils: Councils, atlantis: Atlantis },
  acts: (desk) => {
    const { turn, phase } = desk.view as unknown as ControlView
    const turns = turn + (LATE.has(phase) ? 1 : 0)
    return [{ words: say('last-turn-switch'), act: () => desk.rule('set-turns', { turns }) }]
  },
  ending: {
    type: 'skip-phase',
    kinds: ['map', 'council'],
    partly: (where, reason) => ({ type: 'skip-phase', ...where, reason }),
    cut: (reason) => ({ type: 'cut-phase', reason }),
    lost: (texts, view) =>
      isClosing(view) ? null : texts.name('lost', (view as unknown as ControlView).cut_off),
    last: isClosing,
  },
  matter,

  who: (texts, view, seat) => {
    const { house, role, table } = (view as unknown as ControlView).players[seat]!
    return [texts.name('house', house), texts.name('role', role), texts.name('table', table)].join(
      ', ',
    )
  },
  absent: (view, seat) => !(view as unknown as ControlView).players[seat]!.present,
  back: (desk, seat) => desk.rule('set-present', { seat, present: true }),
  Ledger: SeatLedger,

  groups: GROUPS,
  may,
  seats,
  picks,
  choices,
  counts: (texts) => REWARDS.map((reward) => texts.name('reward', reward)),
  sets: SETS,
  present: (view, type, draft) => present(view as unknown as ControlView, type, draft),
  inWords: (desk, field, value, ruling) => {
    const { texts } = desk.table
    const view = desk.view as ControlView | null
    if (ruling.type === 'set-edict' && view && (field === 'target' || field === 'where'))
      return (
        edictThings(texts, view, ruling.kind, field).find((one) => one.value === value)?.words ?? ''
      )
    if (field === 'kind' && ruling.type === 'set-edict') return edictName(texts, String(value))
    if (field === 'until') return texts.say('colossus-until', { turn: Number(value) })
    if (field === 'card') {
      const card = view?.cards_of_control.find(({ number }) => number === value)
      return card?.title ?? String(value)
    }
    if (field === 'into') return texts.name('house', String(value))
    const tables = Object.keys((desk.view as ControlView | null)?.tables ?? {})
    if (field === 'table' && typeof value === 'number')
      return value < 0 ? '' : texts.name('table', tables[value] ?? String(value))
    return field === 'deck' ? texts.name('resource', String(value)) : null
  },
}
