// Who comes, as the server has read the list, and what was mended by hand.

import type { Doubt, ListedPerson } from '../../schema'

/** Somebody who comes; `team`: by which those who have a seat together are known. */
export interface Coming {
  name: string
  /** By kind. */
  groups: Record<string, string>
  team: string | null
  doubts: readonly Doubt[]
}

/** What was set by hand in a line; a group that is empty is drawn. */
export interface Mended {
  name?: string
  groups?: Record<string, string>
}

const LONGEST_NAME = 40

const spelled = (word: string): string => word.trim().toLowerCase()

/** The text of a file as spreadsheets and ticket shops write them. */
export function decoded(content: ArrayBuffer): string {
  const [first, second] = new Uint8Array(content, 0, Math.min(2, content.byteLength))
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(content)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(content)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}

/** Everybody on the list as it is mended, each with what is still doubtful. */
export function coming(listed: readonly ListedPerson[], mended: Record<number, Mended>): Coming[] {
  const known = new Set<string>()
  return listed.map(({ person, doubts }, line) => {
    const own = mended[line]
    const name = (own?.name ?? person.name).trim()
    const open: Doubt[] = own?.groups ? [] : (doubts ?? []).filter(({ what }) => what === 'group')
    const what =
      name === ''
        ? 'no-name'
        : name.length > LONGEST_NAME
          ? 'long-name'
          : known.has(spelled(name))
            ? 'twice'
            : null
    known.add(spelled(name))
    if (what) open.push({ what, word: name, near: [] })
    const groups = { ...person.groups, ...own?.groups }
    return { name, groups, team: person.team ?? null, doubts: open }
  })
}

/** Who has a seat together with somebody, and how many seats that makes. */
export const mates = (all: readonly Coming[], one: Coming): Coming[] =>
  one.team === null
    ? []
    : all.filter((other) => other !== one && spelled(other.team ?? '') === spelled(one.team!))

export const seatsFor = (all: readonly Coming[]): number =>
  new Set(all.map(({ team }, number) => (team === null ? number : spelled(team)))).size
