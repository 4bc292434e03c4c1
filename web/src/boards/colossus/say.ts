// Things that several parts of the board say in the same words.

import type { Texts } from '../../texts'
import type { Amendment, Empire, Oath } from './view'

/** Who holds the border of an empire on a map: a garrison, an army at war, or nobody any more. */
export function mood(
  texts: Texts,
  table: string,
  empire: string,
  { defeated, beaten, armies }: Empire,
): string {
  const who = defeated || beaten.includes(table) ? 'beaten' : table in armies ? 'army' : 'garrison'
  return texts.say(`colossus-empire-${who}`, {
    empire: texts.name('empire', empire),
    strength: armies[table] ?? 0,
  })
}

/** What an amendment would change. */
export const amendmentInWords = (
  texts: Texts,
  { number, value, thing, name, text }: Amendment,
): string =>
  texts.say('amendment-in-words', {
    kind: number ? 'number' : thing ? 'name' : 'text',
    number: texts.name('number', number ?? ''),
    value: value ?? 0,
    thing: texts.name('thing', thing ?? ''),
    name: name ?? '',
    text: text ?? '',
  })

/** An oath with its curse, and what became of it. */
export const oathInWords = (texts: Texts, { number, seat, status, oath, curse }: Oath): string =>
  texts.say('board-oath', {
    number,
    player: texts.player(seat),
    status: texts.name('status', status),
    oath,
    curse,
  })
