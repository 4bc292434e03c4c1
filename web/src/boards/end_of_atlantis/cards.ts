// How politics cards look: what is printed on each, read from its name.

export type Extra = 'special' | 'move' | 'vp'
export type Kind =
  'refugees' | 'aristocracy' | 'support' | 'ships' | 'royal-ship' | 'sabotage' | 'betrayal'

export interface Print {
  kind: Kind
  colour: 'green' | 'blue' | 'red'
  /** Refugees to board, each group on a ship of its own. */
  groups: number[]
  extra: Extra | null
  /** Ships to move. */
  ships: number
}

const EXTRAS: readonly Extra[] = ['special', 'move', 'vp']

/** What is printed on a card: `refugees-2-1-move` boards two and one, and moves a ship. */
export function printOf(card: string): Print {
  const [kind, ...rest] = card === 'royal-ship' ? [card] : card.split('-')
  const extra = EXTRAS.find((one) => rest.includes(one)) ?? null
  const numbers = rest.map(Number).filter((number) => !Number.isNaN(number))
  const boards = kind === 'refugees' || kind === 'aristocracy'
  return {
    kind: kind as Kind,
    colour:
      boards || kind === 'support'
        ? 'green'
        : kind === 'sabotage' || kind === 'betrayal'
          ? 'red'
          : 'blue',
    groups: !boards ? [] : kind === 'aristocracy' ? Array<number>(numbers[0]!).fill(1) : numbers,
    extra,
    ships: kind === 'ships' ? numbers[0]! : kind === 'royal-ship' ? 1 : 0,
  }
}
