// The worker that holds the tables: the rules of the games, in Python.

import type { PyProxy } from 'pyodide/ffi'
import { Journal } from './journal'
import type { FromWorker, ToWorker } from './messages'
import { startPython } from './python'
import type { Parts } from './python'
import { Thinker } from './thinker'

interface Line extends PyProxy {
  receive(message: string): Promise<void>
  close(): void
}

interface Here {
  ask(sent: string): Promise<string>
  follow(table: string, tell: (message: string) => void): Promise<Line>
}

const lines = new Map<number, Line>()
const tell = (message: FromWorker) => self.postMessage(message)

async function start(base: string, parts: Parts): Promise<Here> {
  const [journal, python] = await Promise.all([
    Journal.open(),
    startPython(base, parts, (progress) => tell({ kind: 'progress', progress })),
  ])
  const module = python.pyimport('critias.offline.in_browser') as {
    here(journal: Journal, elsewhere: Thinker): Here
  }
  return module.here(journal, new Thinker(base, parts))
}

let coming: Promise<Here>

async function hear(message: ToWorker): Promise<void> {
  if (message.kind === 'start') {
    coming = start(message.base, message.parts)
    await coming
    return tell({ kind: 'ready' })
  }
  const here = await coming
  if (message.kind === 'ask') {
    tell({ kind: 'reply', id: message.id, told: await here.ask(message.sent) })
  } else if (message.kind === 'follow') {
    const { line, table } = message
    const told = (text: string) => tell({ kind: 'told', line, message: text })
    try {
      lines.set(line, await here.follow(table, told))
      tell({ kind: 'open', line })
    } catch {
      tell({ kind: 'gone', line })
    }
  } else if (message.kind === 'send') {
    await lines.get(message.line)?.receive(message.message)
  } else {
    lines.get(message.line)?.close()
    lines.get(message.line)?.destroy()
    lines.delete(message.line)
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) =>
  void hear(data).catch((error: unknown) => tell({ kind: 'failed', why: String(error) }))
