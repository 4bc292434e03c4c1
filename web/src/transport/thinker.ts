// Where bots think that take their time: a worker of their own, which is started for the first.

import type { Parts } from './python'

export class Thinker {
  private worker: Worker | null = null
  private next = 0
  private readonly waiting = new Map<number, (told: string | undefined) => void>()

  constructor(
    private readonly base: string,
    private readonly parts: Parts,
  ) {}

  /** What a bot answers; undefined if the worker has failed. */
  think(thought: string): Promise<string | undefined> {
    const worker = (this.worker ??= this.started())
    const id = this.next++
    return new Promise((resolve) => {
      this.waiting.set(id, resolve)
      worker.postMessage({ id, thought })
    })
  }

  private started(): Worker {
    const worker = new Worker(new URL('./thinking.ts', import.meta.url), { type: 'module' })
    worker.postMessage({ base: this.base, parts: this.parts })
    worker.onmessage = ({ data }: MessageEvent<{ id: number; told?: string }>) =>
      this.settle(data.id, data.told)
    worker.onerror = () => {
      this.worker = null
      for (const id of [...this.waiting.keys()]) this.settle(id, undefined)
    }
    return worker
  }

  private settle(id: number, told: string | undefined): void {
    this.waiting.get(id)?.(told)
    this.waiting.delete(id)
  }
}
