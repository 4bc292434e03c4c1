// A pasted list of people, one a line: a name, and if they are set, the groups to be in. Those who
// have a seat together stand in one line (Ada & Bob), or have the same word in a column “team”.

export interface Listed {
  name: string
  /** By kind. */
  groups: Record<string, string>
  /** What stands there and is no group. */
  strange: string | null
  /** By which those who have a seat together are known. */
  team: string | null
}

/** The names of groups of a kind as people write them, with the word that the server knows. */
export interface Spelled {
  kind: string
  items: ReadonlyMap<string, string>
}

const LONGEST_NAME = 40

/** The cells of a line of a list or CSV file; a quoted cell may hold separators. */
function cells(line: string): string[] {
  const separator = line.includes('\t') ? '\t' : line.includes(';') ? ';' : ','
  const found = ['']
  let quoted = false
  for (const letter of line) {
    if (letter === '"') quoted = !quoted
    else if (letter === separator && !quoted) found.push('')
    else found[found.length - 1] += letter
  }
  return found.map((cell) => cell.trim())
}

export const spelled = (word: string): string => word.trim().toLowerCase()

/** Everybody on the list. A first line that only names the columns is left out. */
export function people(text: string, kinds: readonly Spelled[]): Listed[] {
  const lines = text
    .split(/\r?\n/)
    .map(cells)
    .filter(([name]) => name)
  const headed = ['name', 'names', 'namen', 'player', 'spieler'].includes(
    spelled(lines[0]?.[0] ?? ''),
  )
  const teams = headed ? lines.shift()!.findIndex((title) => spelled(title) === 'team') : -1
  return lines.flatMap((line) => {
    const names = line[0]!.split(/\s*[&+]\s*/).filter((name) => name !== '')
    const team = line[teams] || (names.length > 1 ? line[0]! : null)
    const one: Omit<Listed, 'name'> = { groups: {}, strange: null, team }
    for (const word of line.filter((cell, at) => at > 0 && at !== teams && cell !== '')) {
      const found = kinds.find(({ items }) => items.has(spelled(word)))
      if (found) one.groups[found.kind] = found.items.get(spelled(word))!
      else one.strange = word
    }
    return names.map((name) => ({ name: name.slice(0, LONGEST_NAME), ...one }))
  })
}

/** Who has a seat together with somebody, and how many seats that makes. */
export const mates = (all: readonly Listed[], one: Listed): Listed[] =>
  one.team === null
    ? []
    : all.filter((other) => other !== one && spelled(other.team ?? '') === spelled(one.team!))

export const seatsFor = (all: readonly Listed[]): number =>
  new Set(all.map(({ team }, number) => (team === null ? number : spelled(team)))).size
