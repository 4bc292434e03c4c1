// Shows what comes in one after the other, with time to look at each; in a hurry all at once.

/** What waits is shown within so many milliseconds: nobody lags further behind. */
const MOST_BEHIND = 6000

export class Pace<T> {
  private waiting: T[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly show: (one: T) => void,
    private readonly pause: () => number,
  ) {}

  /** Show it as soon as what came before has been seen. */
  offer(one: T): void {
    this.waiting.push(one)
    if (this.timer === undefined) this.next()
  }

  /** Show all that is waiting now. */
  hurry(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    for (const one of this.waiting.splice(0)) this.show(one)
  }

  private next(): void {
    const one = this.waiting.shift()
    this.timer = undefined
    if (one === undefined) return
    this.show(one)
    const pause = Math.min(this.pause(), MOST_BEHIND / Math.max(1, this.waiting.length))
    if (pause > 0) this.timer = setTimeout(() => this.next(), pause)
    else this.next()
  }
}
