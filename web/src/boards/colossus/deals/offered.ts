// What others have offered a player and waits for an answer outside the questions.

import type { Texts } from '../../../texts'
import type { ColossusView } from '../view'

export interface Offered {
  /** The same as long as it is the same offer. */
  key: string
  words: string
}

/** Trades, gold of empires, and roles or cities in exchange. */
export function offered(texts: Texts, view: ColossusView, you: number): Offered[] {
  const say = (key: string, values: Record<string, string | number>) =>
    texts.say(`colossus-${key}`, values)
  const wished = (mate: number, exchange: string) =>
    view.proposals.some((one) => one.seat === you && one.mate === mate && one.exchange === exchange)
  return [
    ...view.bribes.map(({ empire, talents }) => ({
      key: `bribe ${empire} ${talents}`,
      words: say('offers-gold', { empire: texts.name('empire', empire) }),
    })),
    ...view.councils.offers
      .filter(({ to }) => to === you)
      .map(({ number, seat }) => ({
        key: `offer ${number}`,
        words: say('offers-trade', { player: texts.player(seat) }),
      })),
    ...view.proposals
      .filter(({ seat, mate, exchange }) => mate === you && !wished(seat, exchange))
      .map(({ seat, exchange }) => ({
        key: `exchange ${exchange} ${seat}`,
        words: say(`offers-${exchange}`, { player: texts.player(seat) }),
      })),
  ]
}
