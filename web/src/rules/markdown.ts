// The little Markdown that rules are written in, as plain data: no HTML ever comes out of a text.

export interface Span {
  text: string
  style: 'plain' | 'strong' | 'em' | 'code'
}

export interface Block {
  kind: 'paragraph' | 'quote' | 'list' | 'table'
  /** One entry for a paragraph or quote, one for each point of a list. */
  lines: Span[][]
  /** The cells of a table, row by row, its head first. */
  rows: Span[][][]
}

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\(.*?\)/g

function spans(text: string): Span[] {
  const found: Span[] = []
  let end = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index), style: 'plain' })
    const [whole, strong, em, code, link] = match
    if (strong !== undefined) found.push({ text: strong, style: 'strong' })
    else if (em !== undefined) found.push({ text: em, style: 'em' })
    else if (code !== undefined) found.push({ text: code, style: 'code' })
    else found.push({ text: link ?? '', style: 'plain' })
    end = match.index + whole.length
  }
  if (end < text.length) found.push({ text: text.slice(end), style: 'plain' })
  return found
}

/** By which those who write the rules call a ruling; nobody else needs it. */
const CODE = /^(\w+) \([A-Z]+\d+(?:, [A-Z]+\d+)*\):/

const cells = (row: string): Span[][] =>
  row
    .slice(1, -1)
    .split('|')
    .map((cell) => spans(cell.trim()))

interface Lines {
  kind: Block['kind']
  lines: string[]
}

/** The blocks of a text. */
export function blocks(source: string): Block[] {
  const found: Lines[] = []
  // The block that the next line may continue.
  let open: Lines | undefined
  for (const line of source.split('\n')) {
    if (line.trim() === '') {
      open = undefined
      continue
    }
    const point = /^\s*(?:[-*]|\d+\.)\s+(.*)/.exec(line)
    const quote = /^>\s?(.*)/.exec(line)
    const row = line.startsWith('|')
    if (row && /^[|\s:-]+$/.test(line)) continue // the line under the head
    const inList: boolean = open?.kind === 'list'
    const plain = row ? 'table' : quote ? 'quote' : 'paragraph'
    const kind: Block['kind'] = point || (inList && !quote && !row) ? 'list' : plain
    const text = (point?.[1] ?? quote?.[1]?.replace(CODE, '$1:') ?? line).trim()
    if (open?.kind !== kind) {
      open = { kind, lines: [text] }
      found.push(open)
    } else if (point || row) {
      open.lines.push(text)
    } else {
      open.lines.push(`${open.lines.pop() ?? ''} ${text}`)
    }
  }
  return found.map(({ kind, lines }) =>
    kind === 'table'
      ? { kind, lines: [], rows: lines.map(cells) }
      : { kind, lines: lines.map(spans), rows: [] },
  )
}
