// The little Markdown that rules are written in, as plain data: no HTML ever comes out of a text.

export interface Span {
  text: string
  style: 'plain' | 'strong' | 'em' | 'code'
}

export interface Block {
  kind: 'paragraph' | 'quote' | 'list'
  /** One entry for a paragraph or quote, one for each point of a list. */
  lines: Span[][]
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
    const inList: boolean = open?.kind === 'list'
    const kind: Block['kind'] = point || (inList && !quote) ? 'list' : quote ? 'quote' : 'paragraph'
    const text = (point?.[1] ?? quote?.[1] ?? line).trim()
    if (open?.kind !== kind) {
      open = { kind, lines: [text] }
      found.push(open)
    } else if (point) {
      open.lines.push(text)
    } else {
      open.lines.push(`${open.lines.pop() ?? ''} ${text}`)
    }
  }
  return found.map(({ kind, lines }) => ({ kind, lines: lines.map(spans) }))
}
