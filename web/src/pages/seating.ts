// Who is to sit where at a table that is being set up.

import * as api from '../api'
import { keepLocalSeats } from '../table/live/hotseat'
import { settings, t } from '../settings.svelte'
import type { SeatedAround } from '../schema'
import type { NewSeat } from '../wire'

export interface Wanted {
  /** `you`, `friend`, `here` for somebody at this device, or the name of a bot. */
  who: string
  name: string
}

const PEOPLE = new Set(['you', 'friend', 'here'])

/** How somebody at this device is called, if it is said. */
export const nameOf = ({ who, name }: Wanted): { name?: string } =>
  who === 'here' ? { name: name.trim() || t('guest') } : {}

export const newSeat = ({ who }: Wanted): NewSeat =>
  PEOPLE.has(who) ? { kind: 'person' } : { kind: 'bot', bot: who }

/** The name of whoever sits before this browser. */
export const ownName = (): string => settings.name.trim() || t('guest')

/** Seat those who share this device with the maker of a table. */
export async function seatBeside(made: api.Seated, wanted: readonly Wanted[]): Promise<void> {
  const here = wanted.filter(({ who }) => who === 'here')
  if (here.length === 0) return
  // The maker got the first seat for people; the others at this device come next.
  const locals = [{ seat: made.seat!, name: ownName(), secret: made.secret! }]
  for (const { name } of here) {
    const called = name.trim() || t('guest')
    const { seat, secret } = await api.takeSeatBeside(made.table, called)
    locals.push({ seat: seat!, name: called, secret: secret! })
  }
  keepLocalSeats(made.table, locals)
}

/** Remember those who share this device with the maker of a table that seats them all at once. */
export function keepSeatsBeside(made: SeatedAround, wanted: readonly Wanted[]): void {
  if (made.beside.length === 0) return
  const others = made.beside.map((one) => ({ ...one, name: nameOf(wanted[one.seat]!).name ?? '' }))
  const maker = { seat: made.seat!, name: ownName(), secret: made.secret! }
  keepLocalSeats(made.table, [maker, ...others])
}
