// What this browser remembers: language, theme, sounds, and of its player the name and the like.

import { LANGUAGES, preferredLanguage, Texts } from './texts'
import type { Language } from './texts'

type Theme = 'noon' | 'night'
/** How slowly things move, as a factor; 0 is not at all. */
export const PACES = { calm: 1.6, usual: 1, quick: 0.5, none: 0 } as const
export type PaceName = keyof typeof PACES

const systemNight = matchMedia('(prefers-color-scheme: dark)')
const stillness = matchMedia('(prefers-reduced-motion: reduce)')

class Settings {
  private chosenLanguage = $state<Language | null>(null)
  private chosenTheme = $state<Theme | null>(null)
  private nightOutside = $state(systemNight.matches)
  sounds = $state(false)
  /** Whether nobody has said yet whether sounds are wanted. */
  asksForSounds = $state(true)
  vibrates = $state(false)
  /** Whether questions that leave no choice are answered by themselves. */
  declines = $state(true)
  private chosenPace = $state<PaceName | null>(null)
  private stillOutside = $state(stillness.matches)
  private rememberedName = $state('')
  private rememberedWebhook = $state('')

  readonly language = $derived(this.chosenLanguage ?? preferredLanguage(navigator.languages))
  /** The language as the browser's owner writes dates and numbers in it. */
  readonly locale = $derived(
    navigator.languages.find((tag) => tag.startsWith(this.language)) ?? this.language,
  )
  readonly theme: Theme = $derived(this.chosenTheme ?? (this.nightOutside ? 'night' : 'noon'))
  /** How fast things move; who asked for less motion everywhere has none here either. */
  readonly paceName: PaceName = $derived(this.stillOutside ? 'none' : (this.chosenPace ?? 'usual'))
  readonly pace: number = $derived(PACES[this.paceName])
  readonly texts = $derived(new Texts(this.language))

  constructor() {
    this.recall()
    systemNight.addEventListener('change', (now) => (this.nightOutside = now.matches))
    stillness.addEventListener('change', (now) => (this.stillOutside = now.matches))
    // What is chosen in one tab holds for all.
    addEventListener('storage', () => this.recall())
  }

  private recall(): void {
    this.chosenLanguage =
      LANGUAGES.find((language) => language === localStorage.getItem('language')) ?? null
    this.chosenTheme = localStorage.getItem('theme') as Theme | null
    this.sounds = localStorage.getItem('sounds') === 'on'
    this.asksForSounds = localStorage.getItem('sounds') === null
    this.vibrates = localStorage.getItem('vibration') === 'on'
    this.declines = localStorage.getItem('declines') !== 'off'
    this.chosenPace =
      (Object.keys(PACES) as PaceName[]).find((one) => one === localStorage.getItem('pace')) ?? null
    this.rememberedName = localStorage.getItem('name') ?? ''
    this.rememberedWebhook = localStorage.getItem('webhook') ?? ''
  }

  chooseLanguage(language: Language): void {
    this.chosenLanguage = language
    localStorage.setItem('language', language)
  }

  switchTheme(): void {
    this.chosenTheme = this.theme === 'night' ? 'noon' : 'night'
    localStorage.setItem('theme', this.chosenTheme)
  }

  choosePace(pace: PaceName): void {
    this.chosenPace = pace
    localStorage.setItem('pace', pace)
  }

  switchSounds(on = !this.sounds): void {
    this.sounds = on
    this.asksForSounds = false
    localStorage.setItem('sounds', on ? 'on' : 'off')
  }

  switchVibration(): void {
    this.vibrates = !this.vibrates
    localStorage.setItem('vibration', this.vibrates ? 'on' : 'off')
  }

  switchDeclines(): void {
    this.declines = !this.declines
    localStorage.setItem('declines', this.declines ? 'on' : 'off')
  }

  get name(): string {
    return this.rememberedName
  }
  set name(name: string) {
    this.rememberedName = name
    localStorage.setItem('name', name)
  }

  /** Where the player was reminded last; the server keeps such an address to itself. */
  get webhook(): string {
    return this.rememberedWebhook
  }
  set webhook(address: string) {
    this.rememberedWebhook = address
    localStorage.setItem('webhook', address)
  }
}

export const settings = new Settings()

/** A text of the interface in the chosen language. */
export const t: Texts['say'] = (message, values) => settings.texts.say(message, values)
