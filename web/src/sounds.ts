// Wood, paper, dice, water and bells, made on the spot, and shakes of the phone. Nothing is heard or
// felt until somebody wants it.

import { settings } from './settings.svelte'

/** Something that sounds from a moment on. */
type Voice = (begin: number) => void

let context: AudioContext | null = null
/** What is heard of movements goes through one of these, so that it ends with them. */
const stages: Record<'moves' | 'rest', GainNode | null> = { moves: null, rest: null }
/** Where what is being made is heard. */
let stage: GainNode
let hiss: AudioBuffer | null = null

/** A second of noise, of which most things are made. */
function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = hiss.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  return hiss
}

/** How loud something is: it rises, and dies away. */
function swelling(begin: number, rise: number, length: number, most: number): GainNode {
  const loudness = context!.createGain()
  loudness.gain.setValueAtTime(0.0001, begin)
  loudness.gain.exponentialRampToValueAtTime(most, begin + rise)
  loudness.gain.exponentialRampToValueAtTime(0.0001, begin + length)
  loudness.connect(stage)
  return loudness
}

function rustling(
  begin: number,
  length: number,
  { type, from, to, q = 1, rise = 0.005, most }: Rustle,
): void {
  const source = context!.createBufferSource()
  source.buffer = noise(context!)
  source.loop = true
  const filter = context!.createBiquadFilter()
  filter.type = type
  filter.Q.value = q
  filter.frequency.setValueAtTime(from, begin)
  filter.frequency.exponentialRampToValueAtTime(to, begin + length)
  source.connect(filter).connect(swelling(begin, rise, length, most))
  source.start(begin, Math.random() * 0.5)
  source.stop(begin + length)
}

interface Rustle {
  type: BiquadFilterType
  from: number
  to: number
  q?: number
  rise?: number
  most: number
}

function ringing(begin: number, pitch: number, length: number, most: number): void {
  const tone = context!.createOscillator()
  tone.frequency.value = pitch
  tone.connect(swelling(begin, 0.004, length, most))
  tone.start(begin)
  tone.stop(begin + length)
}

const knock =
  (pitch: number, most = 0.3): Voice =>
  (begin) => {
    rustling(begin, 0.05, { type: 'bandpass', from: pitch * 5, to: pitch * 4, q: 4, most })
    ringing(begin, pitch, 0.09, most * 0.6)
  }
const wood = knock(190)
const paper: Voice = (begin) => {
  rustling(begin, 0.16, { type: 'highpass', from: 2200, to: 4200, rise: 0.05, most: 0.07 })
}
const dice: Voice = (begin) => {
  for (const after of [0, 0.07, 0.15, 0.21, 0.33])
    knock(330 + Math.random() * 120, 0.2)(begin + after)
}
const water: Voice = (begin) => {
  rustling(begin, 0.9, { type: 'lowpass', from: 260, to: 900, rise: 0.3, most: 0.2 })
  rustling(begin + 0.25, 0.7, { type: 'bandpass', from: 900, to: 350, rise: 0.2, most: 0.06 })
}
/** What a bell's tone is made of, beside the tone itself. */
const OVERTONES = [
  [1, 1, 1],
  [2.01, 0.45, 0.7],
  [2.76, 0.3, 0.45],
  [5.4, 0.12, 0.2],
] as const
const bell =
  (pitch: number, length: number): Voice =>
  (begin) => {
    for (const [times, loud, long] of OVERTONES)
      ringing(begin, pitch * times, length * long, 0.13 * loud)
  }

const after =
  (seconds: number, voice: Voice): Voice =>
  (begin) =>
    voice(begin + seconds)

const SOUNDS = {
  wood: [wood],
  paper: [paper],
  dice: [dice],
  water: [water],
  move: [wood],
  turn: [bell(784, 0.9), after(0.14, bell(1047, 1.3))],
  talk: [knock(520, 0.16), after(0.09, knock(660, 0.16))],
  offer: [bell(659, 0.4), after(0.1, bell(784, 0.4)), after(0.2, bell(988, 0.8))],
  called: [bell(880, 0.5), after(0.16, bell(659, 0.8))],
  minute: [bell(523, 1.2), after(0.6, bell(523, 1.8))],
  end: [bell(523, 1), after(0.18, bell(659, 1)), after(0.36, bell(784, 2)), after(0.2, water)],
  phase: [bell(392, 1.8), after(0.35, bell(523, 1.8)), after(0.7, bell(784, 2.8))],
  timeUp: [bell(294, 2), after(0.6, bell(294, 2)), after(1.2, bell(220, 3))],
} as const satisfies Record<string, readonly Voice[]>

export type Sound = keyof typeof SOUNDS

/** For what whoever has the phone in the hand wants to notice: milliseconds on, off, on. */
const SHAKES: Partial<Record<Sound, number[]>> = {
  turn: [180],
  talk: [90],
  offer: [90, 90, 90],
}

/** Whether this can be felt: other devices than phones say so too, and have nothing that moves. */
export const canVibrate = 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches

/** Let it be known that something happened. */
export function play(what: Sound): void {
  const shakes = SHAKES[what]
  if (shakes && canVibrate && settings.vibrates && !document.hidden) navigator.vibrate(shakes)
  sound(what, 'rest', 0)
}

/** Let a movement be heard that begins after so many milliseconds. */
export const playMove = (what: Sound, wait: number): void => sound(what, 'moves', wait)

function sound(what: Sound, where: keyof typeof stages, wait: number): void {
  if (!settings.sounds || document.hidden) return
  context ??= new AudioContext()
  // A page that was loaded anew makes no sound before it has been touched, and goes on then.
  if (context.state === 'suspended') void context.resume()
  if (!stages[where]) {
    stages[where] = context.createGain()
    stages[where].connect(context.destination)
  }
  stage = stages[where]
  for (const voice of SOUNDS[what]) voice(context.currentTime + wait / 1000)
}

/** What is still to be heard of movements is not. */
export function hushMoves(): void {
  stages.moves?.disconnect()
  stages.moves = null
}
