// The games of this server and their words, for the pages that speak of games.

import * as api from './api'
import { settings } from './settings.svelte'
import { gameWords, Texts } from './texts'
import type { Fields, GameInfo, Value } from './wire'

class Games {
  all = $state.raw<GameInfo[]>([])
  private texts = $state.raw<Record<string, Texts>>({})
  private coming: Promise<GameInfo[]> | null = null

  /** Ask the server which games there are; once, unless that failed. */
  async fetch(): Promise<void> {
    this.coming ??= api.games()
    try {
      this.all = await this.coming
    } catch (error) {
      this.coming = null
      throw error
    }
  }

  /** Fetch all the words of one game in the chosen language. */
  async speak(game: string): Promise<void> {
    const language = settings.language
    const words = new Texts(language, (await gameWords(game, language)).source)
    if (language === settings.language) this.texts = { ...this.texts, [game]: words }
  }

  find(game: string): GameInfo | undefined {
    return this.all.find(({ name }) => name === game)
  }

  /** How a game presents itself in the chosen language, once that is here. */
  presented(game: string): GameInfo['words'][string] | undefined {
    return this.find(game)?.words[settings.language]
  }

  /** The title of a game, empty until it is here. */
  title(game: string): string {
    return this.presented(game)?.title ?? ''
  }

  /** The name of a table option, or of one of its values. */
  name(game: string, kind: string, item: Value): string {
    return this.texts[game]?.name(kind, item) ?? String(item)
  }
}

export const games = new Games()

/** The edition in the language of the page, where a game has one. */
export function ownEdition(game: GameInfo): Fields {
  const edition = game.options.find(({ name }) => name === 'edition')
  return edition?.values.includes(settings.language) ? { edition: settings.language } : {}
}

/** A bot that plays sensibly and at once. */
export const ableBot = (game: GameInfo): string =>
  game.bots.includes('medium') ? 'medium' : (game.bots.at(-1) ?? 'random')
