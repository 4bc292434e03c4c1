// What a move brings, and which figure it speaks of, in the words of a person at the table.

import type { Scene } from '../../table/scene.svelte'
import type { Typed } from '../../wire'
import { ATLANTIS, MAINLAND, Path } from './path'
import type { AtlantisView } from './path'

const viewOf = (table: Scene) => table.view as unknown as AtlantisView

/** Where a figure stands, in words. */
function placeName({ texts }: Scene, place: number): string {
  if (place === ATLANTIS) return texts.say('atlantis-on-island')
  if (place === MAINLAND) return texts.say('atlantis-on-mainland')
  return texts.say('atlantis-on-space', { space: place })
}

/** One of the viewer's figures (1 to 3), which wear no numbers: by its place. */
export function ownFigure(table: Scene, figure: number): string | null {
  const own = table.you === null ? [] : (viewOf(table).figures?.[table.you] ?? [])
  const place = own[figure - 1]
  if (place === undefined) return null
  const together = own.filter((one) => one === place).length
  return table.texts.say('atlantis-own-figure', { together, place: placeName(table, place) })
}

/** "+6, toll 1"; null for what is no move. */
export function reckoned(table: Scene, option: Typed): string | null {
  if (option.type !== 'play' || table.you === null) return null
  const path = new Path(viewOf(table))
  const { takes, toll, occupied } = path.preview(
    table.you,
    option.figure as number,
    option.card as string,
  )
  const { texts } = table
  return [
    takes === null ? '' : texts.say('atlantis-gains', { count: path.tiles[takes]!.value }),
    toll === 0 ? '' : texts.say('atlantis-toll', { count: toll }),
    occupied ? texts.say('atlantis-plays-on') : '',
  ]
    .filter(Boolean)
    .join(', ')
}
