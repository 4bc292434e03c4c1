import { describe, expect, it } from 'vitest'
import { Picking } from './picking.svelte'
import { stillOpen } from './sentence'
import { Texts } from '../../texts'
import type { Scene } from '../scene.svelte'
import type { Typed } from '../../wire'

const plays: Typed[] = [
  { type: 'play', figure: 1, card: 'flag' },
  { type: 'play', figure: 3, card: 'flag' },
  { type: 'play', figure: 3, card: 'olive' },
]
const buy: Typed = { type: 'buy', value: 4 }

function asked(options: Typed[]) {
  const given: Typed[] = []
  const picking = new Picking(
    (option) => given.push(option),
    ({ type }) => type === 'buy',
  )
  picking.ask(options)
  return { picking, given }
}

describe('commitment', () => {
  it('does what is said in full at the click, whatever else is on offer', () => {
    const { picking, given } = asked([...plays, buy])
    picking.click('card:flag')
    expect(given).toEqual([])
    picking.click('figure:3')
    expect(given).toEqual([plays[1]])
  })

  it('lets what is costly be confirmed', () => {
    const { picking, given } = asked([...plays, buy])
    picking.click('value:4')
    expect(given).toEqual([])
    expect(picking.proposal).toEqual(buy)
    expect(picking.weighed).toEqual(buy)
  })

  it('does what is costly too, once it is known that it can be taken back', () => {
    const { picking, given } = asked([...plays, buy])
    picking.choose(buy)
    picking.confirm(plays[0]!)
    expect(given).toEqual([])
    picking.confirm(buy)
    expect(given).toEqual([buy])
  })

  it('lets what is said by half wait too, and the other half say it', () => {
    const { picking, given } = asked([...plays, buy])
    picking.click('card:olive')
    expect([given, picking.awaiting]).toEqual([[], plays[2]])
    picking.click('figure:3')
    expect(given).toEqual([plays[2]])
  })

  it('forgets what waits when something else is clicked, or let go', () => {
    const { picking, given } = asked([...plays, buy])
    picking.choose(buy)
    picking.click('card:flag')
    picking.confirm(buy)
    picking.choose(buy)
    picking.clear()
    picking.confirm(buy)
    expect(given).toEqual([])
    expect(picking.proposal).toBeNull()
  })

  it('confirms nothing where there is no choice', () => {
    const { picking, given } = asked([buy])
    picking.choose(buy)
    expect(given).toEqual([buy])
  })
})

describe('a hint', () => {
  it('is weighed like what the pointer is on, until something else is', () => {
    const { picking } = asked([...plays, buy])
    picking.hinted = plays[1]!
    expect([picking.considered, picking.weighed]).toEqual([[plays[1]], plays[1]])
    picking.pointed = 'value:4'
    expect(picking.weighed).toEqual(buy)
    picking.pointed = null
    picking.click('card:flag')
    expect(picking.hinted).toEqual(plays[1])
    picking.click('card:olive')
    expect(picking.hinted).toBeNull()
  })
})

describe('the sentence', () => {
  const words = 'card-flag = flag\nwhich-figure = which figure?\n'
  const seen = (field: string, value: unknown) =>
    field === 'figure' ? `the figure on space ${String(value)}` : null
  const texts = new Texts('en', words, [], undefined, {}, null, seen)
  const said = (picking: Picking) => stillOpen({ picking, texts } as unknown as Scene)

  it('follows the hand', () => {
    const { picking } = asked([...plays, buy])
    expect(said(picking)).toBeNull()
    picking.click('card:flag')
    expect(said(picking)).toBe('Flag: which figure?')
    picking.clear()
    picking.click('figure:3')
    expect(said(picking)).toBe('The figure on space 3: what exactly?')
  })

  it('does not name what has no name', () => {
    const more: Typed = { type: 'play', figure: 1, card: 'olive' }
    const { picking } = asked([...plays, more])
    picking.click('card:olive')
    expect(said(picking)).toBe('Which figure?')
  })

  it('is the question again while something waits to be confirmed', () => {
    const { picking } = asked([...plays, buy])
    picking.choose(buy)
    expect(said(picking)).toBeNull()
  })
})
