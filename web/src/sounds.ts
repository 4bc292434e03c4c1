// A few notes, made on the spot. Silent until somebody wants them.

import { settings } from './settings.svelte'

const NOTES = {
  move: [[392, 0, 0.09]],
  turn: [
    [523, 0, 0.16],
    [784, 0.12, 0.28],
  ],
  talk: [[659, 0, 0.12]],
  called: [
    [880, 0, 0.12],
    [659, 0.14, 0.2],
  ],
  minute: [
    [523, 0, 0.5],
    [523, 0.6, 0.9],
  ],
  end: [
    [523, 0, 0.2],
    [659, 0.16, 0.2],
    [784, 0.32, 0.5],
  ],
  phase: [
    [392, 0, 0.9],
    [523, 0.35, 0.9],
    [784, 0.7, 1.8],
  ],
  timeUp: [
    [294, 0, 1.2],
    [294, 0.6, 1.2],
    [220, 1.2, 2.2],
  ],
} as const satisfies Record<
  string,
  readonly (readonly [pitch: number, after: number, length: number])[]
>

let context: AudioContext | null = null

/** Play the notes for something that happened. */
export function play(what: keyof typeof NOTES): void {
  if (!settings.sounds || document.hidden) return
  context ??= new AudioContext()
  for (const [pitch, after, length] of NOTES[what]) {
    const begin = context.currentTime + after
    const tone = context.createOscillator()
    const loudness = context.createGain()
    tone.type = 'triangle'
    tone.frequency.value = pitch
    loudness.gain.setValueAtTime(0.0001, begin)
    loudness.gain.exponentialRampToValueAtTime(0.12, begin + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.0001, begin + length)
    tone.connect(loudness).connect(context.destination)
    tone.start(begin)
    tone.stop(begin + length)
  }
}
