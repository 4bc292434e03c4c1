// The words of the hall's pages, fetched with them: each room has its own beside it, and a game adds
// those of its own pages.

import { settings } from '../settings.svelte'
import { Texts } from '../texts'
import type { Language } from '../texts'

const SOURCES = Object.entries(
  import.meta.glob<string>('./**/words/*.ftl', { query: '?raw', import: 'default', eager: true }),
)

function sourceOf(language: Language): string {
  const own = SOURCES.filter(([path]) => path.endsWith(`/${language}.ftl`))
  return own.map(([, source]) => source).join('\n')
}

class Words {
  game = $state.raw<Record<Language, string>>({ en: '', de: '' })
  readonly texts = $derived(
    new Texts(
      settings.language,
      [sourceOf(settings.language), this.game[settings.language]].join('\n'),
    ),
  )
}

const words = new Words()

/** Say the words of a game's own pages too, before the usual ones. */
export const speakOf = (game: Record<Language, string>): void => {
  words.game = game
}

/** A text of these pages in the chosen language. */
export const say: Texts['say'] = (message, values) => words.texts.say(`hall-${message}`, values)

/** The name of a thing of these pages; of a game's things the game knows the names. */
export const named = (kind: string, item: string): string => words.texts.name(`hall-${kind}`, item)
