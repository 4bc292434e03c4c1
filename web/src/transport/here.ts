// Tables in this browser, at the other end of a worker.

import type { Hearing, Line, Reply, Sent, Transport } from '.'
import { arrival } from './arrival.svelte'
import type { Parts } from './python'
import type { FromWorker, ToWorker } from './messages'

class InWorker implements Transport {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  private readonly waiting = new Map<number, (reply: Reply) => void>()
  private readonly lines = new Map<number, Hearing>()
  private next = 0

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data)
    this.worker.onerror = (error) => arrival.fail(error.message)
    const noted = document.querySelector<HTMLMetaElement>('meta[name=parts]')!.content
    this.send({ kind: 'start', base: document.baseURI, parts: JSON.parse(noted) as Parts })
  }

  ask(sent: Sent): Promise<Reply> {
    const id = this.next++
    const { method, path, body = 'null', secret } = sent
    // The body is JSON already, and goes in as it is.
    const head = JSON.stringify({ method, path, secret })
    this.send({ kind: 'ask', id, sent: `${head.slice(0, -1)},"body":${body}}` })
    return new Promise((resolve) => this.waiting.set(id, resolve))
  }

  follow(table: string, hearing: Hearing): Line {
    const line = this.next++
    this.lines.set(line, hearing)
    this.send({ kind: 'follow', line, table })
    const has = () => this.lines.has(line)
    return {
      get open() {
        return has()
      },
      send: (message) => this.send({ kind: 'send', line, message }),
      close: () => {
        this.lines.delete(line)
        this.send({ kind: 'close', line })
      },
    }
  }

  private send(message: ToWorker): void {
    this.worker.postMessage(message)
  }

  private hear(message: FromWorker): void {
    if (message.kind === 'progress') arrival.progress = message.progress
    else if (message.kind === 'ready') arrival.stage = 'here'
    else if (message.kind === 'failed') arrival.fail(message.why)
    else if (message.kind === 'reply') {
      const [, status, text] = /^(\d+) ([^]*)$/.exec(message.told)!
      this.waiting.get(message.id)?.({ status: Number(status), text: text! })
      this.waiting.delete(message.id)
    } else if (message.kind === 'open') this.lines.get(message.line)?.onOpen()
    else if (message.kind === 'told') this.lines.get(message.line)?.onMessage(message.message)
    else {
      const hearing = this.lines.get(message.line)
      this.lines.delete(message.line)
      hearing?.onClose()
    }
  }
}

export const inWorker = (): Transport => new InWorker()
