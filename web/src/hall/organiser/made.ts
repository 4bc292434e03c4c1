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
  const kinds = Object.keys(people[0]?.groups ?? {})
  const rows = [
    ['name', 'kind', ...kinds, 'link'],
    ...people.map(({ name, groups, link }) => [
      name,
      'person',
      ...kinds.map((kind) => groups[kind] ?? ''),
      origin + link,
    ]),
    ...stations.map(({ name, kind, role, link }) => [
      name,
      role ? `${kind}: ${role}` : kind,
      ...kinds.map(() => ''),
      origin + link,
    ]),
  ]
  return rows.map((row) => row.map(quoted).join(',')).join('\r\n')
}
