// What changes hands in a trade: lists of things, in words and as they are filled in.

import type { Texts } from '../../../texts'
import { isHero, MAP_STAGE, wondersOf } from '../view'
import type { ColossusView, Goods, Player } from '../view'

// Of others one does not know which cards they hold: these are the values in the box.
const VALUES = { kudos: [10, 20, 30, 50, 100], arete: [1, 2, 3, 5] }
const UNKNOWN = 999

/** Between Map Phases upgrades, wonders and counters change hands too, and so do roles and cities. */
export const atTheMaps = (view: ColossusView): boolean => MAP_STAGE.has(view.phase)

export interface Line {
  /** The field of the offer. */
  field: keyof Goods
  /** The value of a card, or the name of an upgrade or wonder. */
  item: string | number | null
  most: number
  icon: string
}

const COUNTED = { talents: 'talents', cogs: 'cogs', doom_tokens: 'doom-tokens' } as const

/** What a player could hand over to another, as far as one knows. */
export function tradeable(view: ColossusView, giver: Player, taker: Player): Line[] {
  const { purse } = giver
  const lines: Line[] = (Object.keys(COUNTED) as (keyof typeof COUNTED)[]).map((field) => ({
    field,
    item: null,
    most: purse ? purse[COUNTED[field]] : UNKNOWN,
    icon: COUNTED[field],
  }))
  const law = (what: string) => view.switches[`trade-of-${what}`]
  for (const deck of law('cards') === 'forbidden' ? [] : (['kudos', 'arete'] as const)) {
    const held = purse ? new Map(purse[`${deck}_cards`]) : null
    for (const value of held ? held.keys() : VALUES[deck])
      lines.push({ field: deck, item: value, most: held ? held.get(value)! : UNKNOWN, icon: deck })
  }
  const smugglers = [giver, taker].some(({ seat }) => view.smuggling.includes(seat))
  if (law('tokens') === 'allowed' || (smugglers && law('tokens') !== 'forbidden'))
    for (const field of ['orichalcum', 'vril'] as const)
      lines.push({ field, item: null, most: giver[field], icon: field })
  for (const { number, seat, tradeable: loose, status } of view.cards_of_control)
    if (seat === giver.seat && loose && status === 'held')
      lines.push({ field: 'cards_of_control', item: number, most: 1, icon: 'free-card' })
  if (!atTheMaps(view)) {
    lines.push({ field: 'hoplites', item: null, most: giver.state_troops.hoplite, icon: 'hoplite' })
    lines.push({ field: 'triremes', item: null, most: giver.state_troops.trireme, icon: 'trireme' })
    for (const card of new Set(law('upgrades') === 'forbidden' ? [] : giver.upgrades))
      lines.push({
        field: 'upgrades',
        item: card,
        most: giver.upgrades.filter((one) => one === card).length,
        icon: 'upgrade',
      })
    if (taker.city && law('wonders') !== 'forbidden')
      for (const wonder of wondersOf(view, giver.seat))
        lines.push({ field: 'wonders', item: wonder, most: 1, icon: 'wonder' })
  }
  return lines.filter(({ most }) => most > 0)
}

export const keyOf = ({ field, item }: Line): string => `${field} ${item ?? ''}`

/** The lists that go into an offer, from how many of each line. */
export function listed(lines: Line[], counts: Record<string, number>): Goods {
  const goods: Record<string, number | (string | number)[]> = {}
  for (const line of lines) {
    const count = Math.min(counts[keyOf(line)] ?? 0, line.most)
    if (count <= 0) continue
    if (line.item === null) goods[line.field] = count
    else
      goods[line.field] = [
        ...((goods[line.field] as (string | number)[]) ?? []),
        ...Array<string | number>(count).fill(line.item),
      ]
  }
  return goods as Goods
}

/** What a line is, as people would say it; of a card that one may not see, only that it is one. */
export function named(
  texts: Texts,
  { cards_of_control: free }: Pick<ColossusView, 'cards_of_control'>,
  { field, item }: Pick<Line, 'field' | 'item'>,
  one = false,
): string {
  if (field === 'cards_of_control') {
    const card = free.find(({ number }) => number === item)
    return card
      ? texts.say('colossus-free-card', { title: card.title })
      : texts.say('colossus-free-card-unseen')
  }
  if (field === 'upgrades') return texts.name('upgrade', item)
  if (field === 'wonders') return texts.name('wonder', item)
  if (field === 'hoplites' || field === 'triremes')
    return texts.say('colossus-of-atlantis', { name: texts.name('unit', field.slice(0, -1)) })
  if (field === 'kudos' || field === 'arete')
    return texts.say(`colossus-card-${field}`, { value: item ?? 0 })
  return texts.name('resource', field.replace('_', '-'), one)
}

/** A side of an offer in words. */
export function inWords(
  texts: Texts,
  view: Pick<ColossusView, 'cards_of_control'>,
  goods: Goods,
): string {
  const parts = (Object.entries(goods) as [keyof Goods, number | (string | number)[]][]).flatMap(
    ([field, value]) => {
      if (typeof value === 'number')
        return [`${value} ${named(texts, view, { field, item: null }, value === 1)}`]
      return [...new Set(value)].map((item) => {
        const count = value.filter((one) => one === item).length
        return count > 1
          ? `${count} × ${named(texts, view, { field, item })}`
          : named(texts, view, { field, item })
      })
    },
  )
  return parts.length > 0 ? texts.listing(parts) : texts.say('board-nothing')
}

/** House-mates, with whom one shares a purse and can exchange roles. */
export const mates = (view: ColossusView, player: Player): Player[] =>
  isHero(player)
    ? []
    : view.players.filter(({ house, seat }) => house === player.house && seat !== player.seat)
