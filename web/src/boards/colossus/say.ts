// Things that several parts of the board say in the same words.

import type { Texts } from '../../texts'
import type { Empire } from './view'

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
