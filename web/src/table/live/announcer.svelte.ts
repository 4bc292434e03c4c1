// What is told to those who do not look: in words to a screen reader, and by sounds.

import { settings } from '../../settings.svelte'
import { play } from '../../sounds'
import { outcome } from '../afterwards/outcome'
import type { Position, Question, Typed } from '../../wire'
import type { Scene } from '../scene.svelte'

const ANNOUNCED_AT_ONCE = 8

const isOver = ({ result, ending }: Position) => result !== null || ending !== null

export class Announcer {
  private words = $state.raw<() => string>(() => '')
  /** What a screen reader should say now; a position may come before the words for it. */
  readonly announcement = $derived.by(() => (this.scene.ready ? this.words() : ''))

  constructor(private readonly scene: Scene) {}

  say(words: () => string): void {
    this.words = words
  }

  /** Tell of a position: what happened since the one before, what is newly asked, and who won. */
  tell(now: Position, before: Position | null, fresh: Typed[], question: Question | null): void {
    const { you } = now
    const happened = fresh.slice(-ANNOUNCED_AT_ONCE)
    const asked = question !== null && question.id !== before?.question?.id && you !== null
    const over = isOver(now) && !(before && isOver(before))
    if (happened.length > 0 || asked || over)
      this.say(() =>
        [
          ...happened.map((event) => this.scene.texts.event(event)),
          ...(asked ? [this.scene.texts.ask(question, you)] : []),
          ...(over ? [outcome(now, this.scene.texts, this.scene.board)] : []),
        ].join(' '),
      )
    // Whoever has just come in needs no sound to look.
    if (before === null) return
    if (over) play('end')
    else if (asked) play('turn')
    // What is seen to move is heard then.
    else if (fresh.length > 0 && (settings.pace === 0 || this.scene.acts.length === 0)) play('move')
  }
}
