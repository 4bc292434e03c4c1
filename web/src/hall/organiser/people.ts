// A pasted list of people, one a line: a name, and if they are set, the groups to be in.

export interface Listed {
  name: string
  /** By kind. */
  groups: Record<string, string>
  /** What stands there and is no group. */
  strange: string | null
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
  if (lines[0] && ['name', 'names', 'namen', 'player', 'spieler'].includes(spelled(lines[0][0]!)))
    lines.shift()
  return lines.map(([name, ...said]) => {
    const one: Listed = { name: name!.slice(0, LONGEST_NAME), groups: {}, strange: null }
    for (const word of said.filter((cell) => cell !== '')) {
      const found = kinds.find(({ items }) => items.has(spelled(word)))
      if (found) one.groups[found.kind] = found.items.get(spelled(word))!
      else one.strange = word
    }
    return one
  })
}
