// The words of the hall's pages, fetched with them: each room has its own beside it.

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
  readonly texts = $derived(new Texts(settings.language, sourceOf(settings.language)))
}

const words = new Words()

/** A text of these pages in the chosen language. */
export const say: Texts['say'] = (message, values) => words.texts.say(`hall-${message}`, values)

/** The name of a thing of these pages; of a game's things the game knows the names. */
export const named = (kind: string, item: string): string => words.texts.name(`hall-${kind}`, item)
