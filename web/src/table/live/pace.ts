// Shows what comes in one after the other, with time to look at each; in a hurry all at once.

/** What comes in is shown within so many milliseconds: nobody lags further behind. */
const MOST_BEHIND = 6000

export class Pace<T> {
  private waiting: { one: T; due: number }[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly show: (one: T) => void,
    private readonly pause: () => number,
    /** In a hurry there is so much time for one, compared with others. */
    private readonly weight: (one: T) => number = () => 1,
  ) {}

  /** Show it as soon as what came before has been seen. */
  offer(one: T): void {
    this.waiting.push({ one, due: Date.now() + MOST_BEHIND })
    if (this.timer === undefined) this.next()
  }

  /** Show all that is waiting now. */
  hurry(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    for (const { one } of this.waiting.splice(0)) this.show(one)
  }

  private next(): void {
    const next = this.waiting.shift()
    this.timer = undefined
    if (next === undefined) return
    this.show(next.one)
    // It has its share of the time until each that waits is due.
    const now = Date.now()
    const own = this.weight(next.one)
    let before = own
    const shares = this.waiting.map(({ one, due }) => {
      const share = ((due - now) * own) / before
      before += this.weight(one)
      return share
    })
    const pause = Math.min(this.pause(), ...shares)
    if (pause > 0) this.timer = setTimeout(() => this.next(), pause)
    else this.next()
  }
}
