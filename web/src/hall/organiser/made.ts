// The links of a game that was just made. The server tells them once; this tab keeps them.

import type { Made } from '../../schema'

const place = (table: string) => `megagame-${table}`

export const keep = (made: Made): void =>
  sessionStorage.setItem(place(made.table), JSON.stringify(made))

export function made(table: string): Made | null {
  const kept = sessionStorage.getItem(place(table))
  return kept ? (JSON.parse(kept) as Made) : null
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/** All links as a CSV file, for a mailing. */
export function asFile({ people, stations }: Made, origin: string): string {
  const rows = [
    ['name', 'house', 'role', 'map', 'link'],
    ...people.map(({ name, groups, link }) => [name, ...Object.values(groups), origin + link]),
    ...stations.map(({ name, kind, role, link }) => [name, kind, role ?? '', '', origin + link]),
  ]
  return rows.map((row) => row.map(quoted).join(',')).join('\r\n')
}
