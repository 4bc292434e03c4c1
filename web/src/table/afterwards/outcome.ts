// How a match ended, in a line.

import type { BoardModule } from '../../boards/board'
import { t } from '../../settings.svelte'
import type { Texts } from '../../texts'
import type { Position } from '../../wire'

/** The seats that won; people can end a match before the rules do. */
export const winnersOf = ({ result, ending }: Position): number[] =>
  result?.winners ?? ending?.winners ?? []

/** Who won, for the viewer of a position. */
export function outcome(position: Position, texts: Texts, board: BoardModule | null): string {
  const won = winnersOf(position)
  const own = position.view && board?.outcome?.(texts, position.view, won)
  if (own) return own
  if (won.length === 0)
    return t(position.ending ? `ending-${position.ending.reason}` : 'result-lost')
  if (won.length === position.seats.length) return t('result-all')
  if (won.length === 1 && won[0] === position.you) return t('result-you')
  const names = texts.listing(won.map((seat) => texts.player(seat)))
  return t('result-title', { names, count: won.length })
}
