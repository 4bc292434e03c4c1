// What a wall shows in turn, page by page, so that nothing of it is ever cut.

/** Something to be shown, under a heading that it may share with its neighbours. */
export interface Line {
  key: string
  heading: string
}

/**
 * Which lines stand on which page. `heights` are those of the lines, `heading` that of any heading and
 * `room` that of a page; a line that is higher than a page has one of its own.
 */
export function pagesOf<L extends Line>(
  lines: readonly L[],
  heights: readonly number[],
  heading: number,
  room: number,
): L[][] {
  const pages: L[][] = []
  let left = 0
  lines.forEach((line, index) => {
    const page = pages.at(-1)
    const opens = page?.at(-1)?.heading !== line.heading
    const needed = heights[index]! + (opens ? heading : 0)
    if (page && needed <= left) {
      page.push(line)
      left -= needed
      return
    }
    pages.push([line])
    left = room - heading - heights[index]!
  })
  return pages
}
