// Personal links, `/table/<id>#key=<secret>`: what follows the # never reaches a server's log.

import { Refused, request } from './api'
import type { Entered } from './schema'

const place = (table: string) => `key-${table}`

/** The secret by which this tab is known at a table. Each tab has its own: one laptop can be the
    projector's and Control's at once. Other tabs are known by the cookie. */
export const keyOf = (table: string): string | null => sessionStorage.getItem(place(table))

/** Take up the seat or station whose secret the address carries, and take it out of the address. */
export async function enterByLink(table: string): Promise<void> {
  const secret = /^#key=(\w+)$/.exec(location.hash)?.[1]
  if (!secret) return
  const clear = () => history.replaceState(null, '', location.pathname + location.search)
  try {
    await request<Entered>(`/tables/${table}/enter`, { body: { secret } })
  } catch (error) {
    // While the server does not answer, the secret is kept where it is.
    if (error instanceof Refused) clear()
    throw error
  }
  sessionStorage.setItem(place(table), secret)
  clear()
}

/** Let the cookie speak for this tab again, for pages that the browser fetches by itself. */
export async function renewCookie(table: string): Promise<void> {
  const secret = keyOf(table)
  if (secret) await request<Entered>(`/tables/${table}/enter`, { body: { secret } })
}
