// A pasted list of people, one a line: a name, and if they are set, a House and a role.

export interface Listed {
  name: string
  house: string | null
  role: string | null
  /** What stands there and is neither a House nor a role. */
  strange: string | null
}

/** Names of Houses or roles as people write them, with the word that the server knows. */
export type Spelled = ReadonlyMap<string, string>

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
export function people(text: string, houses: Spelled, roles: Spelled): Listed[] {
  const lines = text
    .split(/\r?\n/)
    .map(cells)
    .filter(([name]) => name)
  if (lines[0] && ['name', 'names', 'namen', 'player', 'spieler'].includes(spelled(lines[0][0]!)))
    lines.shift()
  return lines.map(([name, ...said]) => {
    const one: Listed = {
      name: name!.slice(0, LONGEST_NAME),
      house: null,
      role: null,
      strange: null,
    }
    for (const word of said.filter((cell) => cell !== '')) {
      const [house, role] = [houses.get(spelled(word)), roles.get(spelled(word))]
      if (house) one.house = house
      else if (role) one.role = role
      else one.strange = word
    }
    return one
  })
}
