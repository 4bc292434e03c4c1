// Things that several parts of the board say in the same words.

import type { Texts } from '../../texts'
import type { Question } from '../../wire'
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
  { number, value, switch: turned, setting, thing, name, text }: Amendment,
): string =>
  texts.say('amendment-in-words', {
    kind: number ? 'number' : turned ? 'switch' : thing ? 'name' : 'text',
    number: texts.name('number', number ?? ''),
    value: value ?? 0,
    switch: texts.name('switch', turned ?? ''),
    setting: texts.name('setting', setting ?? ''),
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

const OF_SOMETHING = /^col\.(action|upgrade|wonder)\.([a-z]+(?:-[a-z]+)*?)(?:-consent|-fine)?$/

/** What a question is about, by name and with what it does: offices, an action, a card, a wonder. */
export function matters(
  texts: Texts,
  { rule, about }: Pick<Question, 'rule' | 'about'>,
): { name: string; says: string }[] {
  const [, kind, one] = OF_SOMETHING.exec(rule) ?? []
  const things =
    rule === 'col.6.50'
      ? [['office', about.office]]
      : rule === 'col.6.51'
        ? [about.offices].flat().map((office) => ['office', office])
        : kind
          ? [[kind, one]]
          : []
  return things.flatMap(([field, value]) =>
    texts.has(`${field}-says-${String(value)}`)
      ? [
          {
            name: texts.name(String(field), String(value)),
            says: texts.name(`${String(field)}-says`, String(value)),
          },
        ]
      : [],
  )
}
