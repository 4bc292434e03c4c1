import { untrack } from 'svelte'

/**
 * Makes something that is not over when the page that shows it is left: a request may still be under
 * way then, and what it derives from its answer would be stale if it went with the page.
 */
export function lasting<T>(make: () => T): T {
  let made!: T
  $effect.root(() => {
    made = untrack(make)
  })
  return made
}
