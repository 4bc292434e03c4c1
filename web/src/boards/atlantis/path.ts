// The path as a seat sees it, and where a card would lead: the same questions as in the rules
// (critias/games/atlantis/state.py), asked to show consequences before a click.

export const ITEMS = ['flag', 'olive', 'helmet', 'amphora', 'ring', 'statue', 'crown'] as const

export const ATLANTIS = 0
export const SPACES = 53
export const MAINLAND = 54

interface Zone {
  count: number
  items?: (string | null)[]
}

export interface AtlantisView {
  top: Zone
  under: Zone
  collected: Zone[]
  hands: Zone[]
  deck: Zone
  figures: number[][]
  bridges: number[]
  bridge_at: boolean[]
  gaps: { space: number; price: number }[]
  points: number[]
}

export interface TileFace {
  item: string
  value: number
}

/** A tile as views call it: `flag-5`. */
export function tileFace(name: string): TileFace {
  const cut = name.lastIndexOf('-')
  return { item: name.slice(0, cut), value: Number(name.slice(cut + 1)) }
}

/** Water between two tiles of the path. */
export interface Channel {
  /** The first and last space of water. */
  from: number
  to: number
  /** Its toll, null where a bridge makes it free. */
  price: number | null
}

export interface Preview {
  figure: number
  card: string
  from: number
  to: number
  toll: number
  /** Somebody stands there already: another card must follow. */
  occupied: boolean
  /** The space whose tile would be taken, if any. */
  takes: number | null
}

/** What lies on the path. */
export class Path {
  /** The visible tile of each place, null for water and both shores. */
  readonly tiles: (TileFace | null)[]

  constructor(readonly view: AtlantisView) {
    const names = view.top.items ?? []
    this.tiles = Array.from({ length: MAINLAND + 1 }, (_, place) => {
      const name = names[place]
      return name ? tileFace(name) : null
    })
  }

  double(place: number): boolean {
    return Boolean(this.view.under.items?.[place])
  }

  occupied(place: number): boolean {
    return this.view.figures.some((own) => own.includes(place))
  }

  get first(): number {
    const found = this.tiles.findIndex((tile) => tile !== null)
    return found === -1 ? MAINLAND : found
  }

  get last(): number {
    return this.tiles.findLastIndex((tile) => tile !== null)
  }

  /** Every stretch of water between tiles. Water at either end is closed by the shore. */
  channels(): Channel[] {
    const found: Channel[] = []
    let from = 0
    for (let place = this.first; place <= this.last; place++) {
      if (this.tiles[place] === null) {
        from ||= place
      } else if (from) {
        const gap = this.view.gaps.find(({ space }) => space === from)
        found.push({ from, to: place - 1, price: gap?.price ?? null })
        from = 0
      }
    }
    return found
  }

  /** Where a card takes a figure from a place: the next visible match, or the mainland. */
  nextMatch(place: number, item: string): number {
    const found = this.tiles.findIndex((tile, at) => at > place && tile?.item === item)
    return found === -1 ? MAINLAND : found
  }

  toll(from: number, to: number): number {
    return this.view.gaps
      .filter(({ space }) => from < space && space < to)
      .reduce((sum, { price }) => sum + price, 0)
  }

  /** What playing a card with one of the seat's figures (1 to 3) would do. */
  preview(seat: number, figure: number, card: string): Preview {
    const from = this.view.figures[seat]?.[figure - 1] ?? ATLANTIS
    const to = this.nextMatch(from, card)
    const occupied = to !== MAINLAND && this.occupied(to)
    return {
      figure,
      card,
      from,
      to,
      toll: this.toll(from, to),
      occupied,
      takes: occupied ? null : this.takenFrom(seat, figure, to),
    }
  }

  /** The space of the first free tile behind a place, once the figure has left its own. */
  private takenFrom(seat: number, figure: number, place: number): number | null {
    const standing = this.view.figures.flatMap((own, owner) =>
      own.filter((_, index) => owner !== seat || index !== figure - 1),
    )
    for (let space = place - 1; space > ATLANTIS; space--) {
      if (this.tiles[space] && !standing.includes(space)) return space
    }
    return null
  }
}

/** Cards of a hand by item, in the order of the items. */
export function byItem(cards: readonly (string | null)[]): { item: string; count: number }[] {
  return ITEMS.map((item) => ({
    item,
    count: cards.filter((card) => card === item).length,
  })).filter(({ count }) => count > 0)
}

/** Tiles of a player that are worth the same, and so are the same to pay with. */
export interface Pile {
  value: number
  items: string[]
  /** Whether they are those chosen to pay with. */
  chosen: boolean
}

/** Collected tiles by their value, the highest first; what is chosen to pay with lies apart. */
export function byValue(tiles: readonly TileFace[], chosen: readonly number[]): Pile[] {
  const left = [...chosen]
  const piles: Pile[] = []
  for (const { item, value } of [...tiles].sort((a, b) => b.value - a.value)) {
    const at = left.indexOf(value)
    if (at !== -1) left.splice(at, 1)
    const same = piles.find((one) => one.value === value && one.chosen === (at !== -1))
    if (same) same.items.push(item)
    else piles.push({ value, items: [item], chosen: at !== -1 })
  }
  return piles
}

/** How much of the path is left, from 1 down to 0: it tells the light on the sea. */
export function remains(view: AtlantisView): number {
  return (view.top.count + view.under.count) / 84
}
