// The words of the megagame's pages, fetched with them.

import { settings } from '../settings.svelte'
import { Texts } from '../texts'
import german from './words/de.ftl?raw'
import english from './words/en.ftl?raw'

const SOURCES = { en: english, de: german }

class Words {
  readonly texts = $derived(new Texts(settings.language, SOURCES[settings.language]))
}

const words = new Words()

/** A text of these pages in the chosen language. */
export const say: Texts['say'] = (message, values) => words.texts.say(`hall-${message}`, values)

/** The name of a thing of these pages; of a game's things the game knows the names. */
export const named = (kind: string, item: string): string => words.texts.name(`hall-${kind}`, item)
