// What an option would do, asked of the server while the player weighs it.

import { untrack } from 'svelte'
import type { Preview, Question, Typed } from '../../wire'
import type { TableApi } from '../../api'
import type { Scene } from '../scene.svelte'

const TIME_TO_WEIGH = 120

interface Weighing extends Scene {
  readonly question: Question | null
  readonly api: TableApi
}

export class Foresight {
  private readonly told = new Map<string, Promise<Preview | null>>()

  constructor(private readonly table: Weighing) {}

  /** Ask about an option if the pointer stays on it: not about each that it passes. */
  weigh(option: Typed | null): (() => void) | void {
    if (!option) return void untrack(() => this.foresee(null))
    // What has been clicked is not merely passed.
    const pause = this.table.picking.awaiting ? 0 : TIME_TO_WEIGH
    const timer = setTimeout(() => void this.foresee(option), pause)
    return () => clearTimeout(timer)
  }

  /** What was told holds no longer. */
  forget(): void {
    this.told.clear()
  }

  private async foresee(option: Typed | null): Promise<void> {
    const { table } = this
    const question = table.question
    if (!option || !question) {
      table.preview = null
      return
    }
    const key = `${question.id} ${JSON.stringify(option)}`
    let coming = this.told.get(key)
    if (!coming) {
      // What cannot be told beforehand is no reason to complain.
      coming = table.api.preview(question.id, option).catch(() => null)
      this.told.set(key, coming)
    }
    const preview = await coming
    if (table.picking.weighed === option) table.preview = preview
    if (preview?.can_undo) table.picking.confirm(option)
  }
}
