// What is read of a thing that the pointer or the focus is on: its full text, at a place kept free for it.

import type { Scene } from '../../table/scene.svelte'

export interface Text {
  title: string
  says: string
}

class Reading {
  text = $state.raw<Text | null>(null)

  /** Attributes for whatever surrounds a thing that has something to read. */
  of(text: Text | null) {
    const read = () => (this.text = text)
    const leave = () => {
      if (this.text?.title === text?.title) this.text = null
    }
    return { onpointerenter: read, onpointerleave: leave, onfocusin: read, onfocusout: leave }
  }
}

const readings = new WeakMap<Scene, Reading>()

/** What is read at a table: board and hand share one place for it. */
export function readingAt(table: Scene): Reading {
  const reading = readings.get(table) ?? new Reading()
  readings.set(table, reading)
  return reading
}
