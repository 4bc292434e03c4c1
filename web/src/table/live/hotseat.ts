// Several people at one device: the secrets of their seats, kept in this browser.

export interface LocalSeat {
  seat: number
  name: string
  secret: string
}

const key = (table: string) => `hotseat-${table}`

/** Who plays a table at this device; nobody in particular where each has a device of their own. */
export function localSeats(table: string): LocalSeat[] {
  try {
    return JSON.parse(localStorage.getItem(key(table)) ?? '[]') as LocalSeat[]
  } catch {
    return []
  }
}

export function keepLocalSeats(table: string, seats: LocalSeat[]): void {
  localStorage.setItem(key(table), JSON.stringify(seats))
}

/** Who should get the device next: the first after the present one who is asked something. */
export function nextAsked(
  locals: readonly LocalSeat[],
  asked: ReadonlySet<number>,
  active: number | null,
): number | null {
  if (active !== null && asked.has(active)) return null
  const after = (seat: number) => (active !== null && seat > active ? 0 : 1)
  const waiting = locals
    .map(({ seat }) => seat)
    .filter((seat) => seat !== active && asked.has(seat))
    .sort((a, b) => after(a) - after(b) || a - b)
  return waiting[0] ?? null
}
