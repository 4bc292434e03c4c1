// Points over time, ready to be drawn and to be read.

import type { Gain } from '../../boards/board'

export interface Line {
  seat: number
  /** Points after each event that changed them, from 0 at the start. */
  steps: { at: number; points: number }[]
  /** Points in the end. */
  total: number
}

/** How the points of each seat went up and down. */
export function lines(gains: readonly Gain[], seats: number): Line[] {
  return Array.from({ length: seats }, (_, seat) => {
    let total = 0
    const steps = [{ at: 0, points: 0 }]
    for (const gain of gains) {
      if (gain.seat !== seat) continue
      total += gain.points
      steps.push({ at: gain.at + 1, points: total })
    }
    return { seat, steps, total }
  })
}

export interface Share {
  source: string
  /** Points by seat. */
  points: number[]
}

/** What each source brought to whom, in the order in which they first counted. */
export function shares(gains: readonly Gain[], seats: number): Share[] {
  const found = new Map<string, number[]>()
  for (const { source, seat, points } of gains) {
    const row = found.get(source) ?? Array.from({ length: seats }, () => 0)
    row[seat] = (row[seat] ?? 0) + points
    found.set(source, row)
  }
  return [...found].map(([source, points]) => ({ source, points }))
}

/** The seat that got most by a source, if one did. */
export function best(points: readonly number[]): number | null {
  const most = Math.max(...points)
  const at = points.indexOf(most)
  return points.length > 1 && most > 0 && points.lastIndexOf(most) === at ? at : null
}

/** Places for labels near where they belong, none over another. */
export function spread(wanted: readonly number[], apart: number, lowest: number): number[] {
  const order = wanted.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place)
  let free = -Infinity
  for (const one of order) {
    one.place = Math.max(one.place, free)
    free = one.place + apart
  }
  let limit = lowest
  for (const one of order.reverse()) {
    one.place = Math.min(one.place, limit)
    limit = one.place - apart
  }
  const places = Array.from<number>({ length: wanted.length })
  for (const { place, index } of order) places[index] = place
  return places
}
