// Parts of the client that are fetched while somebody sits at a table.

const FIRST = 1000
const LONGEST = 8000

/** Fetch something until it comes: a server that is away for a moment leaves no hole in the page. */
export async function insistently<T>(fetching: () => Promise<T>): Promise<T> {
  for (let pause = FIRST; ; pause = Math.min(2 * pause, LONGEST)) {
    try {
      return await fetching()
    } catch {
      await new Promise((again) => setTimeout(again, pause))
    }
  }
}
