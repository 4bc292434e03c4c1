// The table for a game that has no board of its own: what is known in words, every option a button.

import type { BoardModule } from '../board'
import Board from './Board.svelte'

export const board: BoardModule = {
  Board,
  words: { en: '', de: '' },
  drawn: () => true,
}
