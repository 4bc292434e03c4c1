// What this browser remembers: language, theme, sounds, and the name of its player.

import { LANGUAGES, preferredLanguage, Texts } from './texts'
import type { Language } from './texts'

type Theme = 'noon' | 'night'

const systemNight = matchMedia('(prefers-color-scheme: dark)')

class Settings {
  private chosenLanguage = $state<Language | null>(
    LANGUAGES.find((language) => language === localStorage.getItem('language')) ?? null,
  )
  private chosenTheme = $state(localStorage.getItem('theme') as Theme | null)
  private nightOutside = $state(systemNight.matches)
  sounds = $state(localStorage.getItem('sounds') === 'on')
  private rememberedName = $state(localStorage.getItem('name') ?? '')

  readonly language = $derived(this.chosenLanguage ?? preferredLanguage(navigator.languages))
  readonly theme: Theme = $derived(this.chosenTheme ?? (this.nightOutside ? 'night' : 'noon'))
  readonly texts = $derived(new Texts(this.language))

  constructor() {
    systemNight.addEventListener('change', (now) => (this.nightOutside = now.matches))
  }

  chooseLanguage(language: Language): void {
    this.chosenLanguage = language
    localStorage.setItem('language', language)
  }

  switchTheme(): void {
    this.chosenTheme = this.theme === 'night' ? 'noon' : 'night'
    localStorage.setItem('theme', this.chosenTheme)
  }

  switchSounds(): void {
    this.sounds = !this.sounds
    localStorage.setItem('sounds', this.sounds ? 'on' : 'off')
  }

  get name(): string {
    return this.rememberedName
  }
  set name(name: string) {
    this.rememberedName = name
    localStorage.setItem('name', name)
  }
}

export const settings = new Settings()

/** A text of the interface in the chosen language. */
export const t: Texts['say'] = (message, values) => settings.texts.say(message, values)
