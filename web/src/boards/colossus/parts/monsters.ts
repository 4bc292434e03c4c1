// How the Monsters look on the map; one that an organiser has added looks like a kraken.

import { SHAPES } from '../../../art/scenes/motifs'

const KNOWN: Record<string, string> = {
  shoggoth: SHAPES.blob,
  hydra: SHAPES.hydra,
  cyclops: SHAPES.cyclops,
  dinosaur: SHAPES.dinosaur,
  gorgon: SHAPES.gorgon,
}

export const monsterShape = (name: string): string => KNOWN[name] ?? SHAPES.kraken
