// The links of a game that was just made. The server tells them once; this tab keeps them.

import type { Made } from '../../schema'

const place = (table: string) => `megagame-${table}`

export const keep = (made: Made): void =>
  sessionStorage.setItem(place(made.table), JSON.stringify(made))

export function made(table: string): Made | null {
  const kept = sessionStorage.getItem(place(table))
  return kept ? (JSON.parse(kept) as Made) : null
}

/** The links once those on two seats have changed places. */
export const seatedAnew = (made: Made, one: number, other: number): Made => ({
  ...made,
  people: made.people.map((person) => ({
    ...person,
    seat: person.seat === one ? other : person.seat === other ? one : person.seat,
  })),
})

/** The links with the groups in which the seats are. */
export const withGroups = (
  made: Made,
  seats: readonly { groups?: Record<string, string> }[],
): Made => ({
  ...made,
  people: made.people.map((one) => ({ ...one, groups: seats[one.seat]?.groups ?? one.groups })),
})

/** Whether a name of the machine means the machine itself, wherever it is said. */
export const isLocal = (host: string): boolean => /^(localhost|127\.|\[::1\])/.test(host)

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/** All links as a CSV file, for a mailing. */
export function asFile({ people, stations }: Made, origin: string): string {
  const kinds = Object.keys(people[0]?.groups ?? {})
  const rows = [
    ['name', 'kind', ...kinds, 'team', 'link'],
    ...people.map(({ name, groups, team, link }) => [
      name,
      'person',
      ...kinds.map((kind) => groups[kind] ?? ''),
      team.join(' & '),
      origin + link,
    ]),
    ...stations.map(({ name, kind, role, link }) => [
      name,
      role ? `${kind}: ${role}` : kind,
      ...kinds.map(() => ''),
      '',
      origin + link,
    ]),
  ]
  return rows.map((row) => row.map(quoted).join(',')).join('\r\n')
}
