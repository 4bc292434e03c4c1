import { describe, expect, it } from 'vitest'
import { kebab, preferredLanguage, Texts } from './texts'
import englishInterface from './words/en.ftl?raw'
import germanInterface from './words/de.ftl?raw'

const words = `
hidden = ?
list-and = and
nobody = nobody
card-flag = red flag
cards-flag = flag
cards-ring = ring
ask-atl-toll-pay = { $seat }, pay { $toll }.
ask-steal = Steal from { $victim-seat }?
ask-agree = { $proposal } { $odds }
about-chance = { $chance } %
option-play = Play the { $card } with figure { $figure }.
event-won = { $seats } win.
event-robbed = { DOES($seat, "robs", "rob") } { YOU($victim, "you") }: { $count } { $stuff }.
event-burned = { YOU($seat, "Your city", "The city of") } burns.
stuff-cogs = cogs
    .one = cog
event-turned-up = A rose of { $owner }, on seat { $seat }.
event-drawn = { $known ->
    [yes] { $seat } draws { $cards }.
   *[no] { $seat } draws { $cards-count ->
        [one] one card
       *[other] { $cards-count } cards
    }.
}
`
const seats = {
  'event-robbed': ['seat', 'victim'],
  'event-burned': ['seat'],
  'event-won': ['seats'],
  'event-drawn': ['seat'],
  'event-turned-up': ['owner'],
}
const texts = new Texts('en', words, ['Ada', 'Bo'], { seats, kinds: { hands: 'card' }, costly: [] })

describe('texts', () => {
  it('do not lose the sign of one point less than none', () => {
    expect(new Texts('en').say('result-points', { count: -1 })).toBe('-1 point')
    expect(new Texts('de').say('result-points', { count: -1 })).toBe('-1 Punkt')
  })
  it('say the numbers of the components on the table', () => {
    const figures = { 'energy-barrier': 4 }
    const said = new Texts('en', 'price = { $energy-barrier } each', [], undefined, figures)
    expect(said.say('price')).toBe('4 each')
  })
  it('count things, and say how their number grows', () => {
    const counted = (value: number, growth: number) =>
      new Texts(
        'en',
        'levy = { COUNT($value, "talent", "talents", $growth) }, { COUNT($value, "", "") }',
      ).say('levy', { value, growth })
    expect(counted(10, 5)).toBe('10 (+5) talents, 10')
    expect(counted(1, 0)).toBe('1 talent, 1')
    expect(counted(0, 1)).toBe('(+1) talent, 0')
    expect(counted(30, -5)).toBe('30 (-5) talents, 30')
    expect(counted(0, 0)).toBe('0 talents, 0')
  })
  it('name components by their field', () => {
    expect(texts.option({ type: 'play', card: 'flag', figure: 2 })).toBe(
      'Play the red flag with figure 2.',
    )
  })

  it('put lists in words and count them', () => {
    expect(texts.event({ type: 'drawn', seat: 1, cards: ['flag', 'ring'] })).toBe(
      'Bo draws flag and ring.',
    )
  })

  it('name several players', () => {
    expect(texts.event({ type: 'won', seats: [1, 0] })).toBe('Bo and Ada win.')
  })

  it('speak to the reader, and of all others by name', () => {
    const toAda = new Texts('en', words, ['Ada', 'Bo'], { seats, kinds: {}, costly: [] }, {}, 0)
    const robbed = { type: 'robbed', seat: 0, victim: 1, count: 2, stuff: 'cogs' }
    expect(texts.event(robbed)).toBe('Ada robs Bo: 2 cogs.')
    expect(toAda.event(robbed)).toBe('You rob Bo: 2 cogs.')
    expect(toAda.event({ ...robbed, seat: 1, victim: 0 })).toBe('Bo robs you: 2 cogs.')
    expect(toAda.event({ type: 'burned', seat: 0 })).toBe('Your city burns.')
    expect(toAda.event({ type: 'burned', seat: 1 })).toBe('The city of Bo burns.')
    expect(toAda.event({ type: 'won', seats: [1, 0] })).toBe('Bo and you win.')
  })

  it('say one of something in the singular', () => {
    const robbed = { type: 'robbed', seat: 0, victim: 1, count: 1, stuff: 'cogs' }
    expect(texts.event(robbed)).toBe('Ada robs Bo: 1 cog.')
  })

  it('name players where the game says that a field is a seat, whatever it is called', () => {
    expect(texts.event({ type: 'turned-up', owner: 1, seat: 0 })).toBe('A rose of Bo, on seat 0.')
  })

  it('name a component by its kind, whatever the zone is called', () => {
    expect(texts.component('hands', 'flag')).toBe(texts.name('card', 'flag'))
    expect(texts.component('hands', 'flag')).not.toBe('flag')
  })

  it('tell what is hidden by number only', () => {
    expect(texts.event({ type: 'drawn', seat: 0, cards: [null, null] })).toBe('Ada draws 2 cards.')
    expect(texts.event({ type: 'drawn', seat: 0, cards: [null] })).toBe('Ada draws one card.')
  })

  it('name the seat that is asked, and others the question is about', () => {
    const question = { id: '1', rule: 'atl.toll.pay', about: { toll: 3 }, options: [] }
    expect(texts.ask(question, 0)).toBe('Ada, pay 3.')
    expect(texts.ask({ ...question, rule: 'steal', about: { victim_seat: 1 } }, 0)).toBe(
      'Steal from Bo?',
    )
  })

  it('put into words what was proposed, and other records', () => {
    const about = {
      proposal: { type: 'play', card: 'flag', figure: 1 },
      odds: [
        { type: 'chance', chance: 50 },
        { type: 'chance', chance: 17 },
      ],
    }
    expect(texts.ask({ rule: 'agree', about }, 0)).toBe(
      'Play the red flag with figure 1. 50 % and 17 %',
    )
  })

  it('show the name of a missing text', () => {
    expect(texts.say('no-such-text')).toBe('no-such-text')
  })
})

it('names are hyphenated as on the server', () => {
  expect(kebab('CardDrawn')).toBe('card-drawn')
  expect(kebab('final_walk')).toBe('final-walk')
  expect(kebab('atl.pay.toll')).toBe('atl-pay-toll')
})

it('the language is the first of the browser that we speak', () => {
  expect(preferredLanguage(['fr-CH', 'de-CH', 'en'])).toBe('de')
  expect(preferredLanguage(['fr'])).toBe('en')
})

const keys = (source: string) =>
  [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1])

it('the interface says the same things in every language', () => {
  expect(keys(germanInterface)).toEqual(keys(englishInterface))
})

it('every board and the hall say the same things in every language', () => {
  const words = import.meta.glob<string>(['./boards/**/words/*.ftl', './hall/**/words/*.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  for (const [path, english] of Object.entries(words).filter(([path]) =>
    path.endsWith('/en.ftl'),
  )) {
    expect(keys(words[path.replace('/en.ftl', '/de.ftl')]!), path).toEqual(keys(english))
  }
})

describe('what a person sees of an option', () => {
  const play = { type: 'play', figure: 2, card: 'flag' }
  const source = 'option-play = Move { $figure } with the { $card }\ncard-flag = flag\n'
  const seen = (field: string) => (field === 'figure' ? 'the figure on space 12' : null)

  it('stands for numbers that are on nothing', () => {
    const texts = new Texts('en', source, [], undefined, {}, null, seen)
    expect(texts.option(play)).toBe('Move the figure on space 12 with the flag')
    expect(texts.thing(play, 'figure', 2)).toBe('the figure on space 12')
    expect(texts.thing(play, 'card', 'flag')).toBe('flag')
    expect(texts.thing(play, 'card', 'crown')).toBeNull()
  })
})
