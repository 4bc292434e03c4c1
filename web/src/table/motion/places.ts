// Where things are on the page, by their identities.

import type { Places } from './acts'

const NAMED = ['data-at', 'data-still', 'data-thing', 'data-place'] as const

/** The box of the first of these places that is to be seen; null if none is. */
export function boxOf(places: Places): DOMRect | null {
  for (const place of places) {
    const name = CSS.escape(place)
    for (const one of document.querySelectorAll(
      NAMED.map((attribute) => `.table [${attribute}="${name}"]`).join(),
    )) {
      const box = one.getBoundingClientRect()
      const inside =
        box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth
      if (box.width > 0 && box.height > 0 && inside) return box
    }
  }
  return null
}
