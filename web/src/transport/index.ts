// What is at the other end of the client: a server, or tables in this very browser. The rest of
// the client does not know which, but for what it cannot offer where nobody else can come.

import { network } from './network'

export interface Sent {
  method: string
  path: string
  /** JSON. */
  body?: string | undefined
  /** The secret of a seat, where the browser itself does not prove it. An empty one proves none. */
  secret: string | null
}

export interface Reply {
  status: number
  /** JSON, or a text that was asked for. */
  text: string
}

/** A connection on which messages come and go, such as a WebSocket. */
export interface Line {
  readonly open: boolean
  send(message: string): void
  close(): void
}

export interface Hearing {
  onOpen(): void
  onMessage(message: string): void
  onClose(): void
}

export interface Transport {
  ask(sent: Sent): Promise<Reply>
  /** Begin to follow a table. */
  follow(table: string, hearing: Hearing): Line
}

/** Whether the tables are in this browser: nobody can join, and there are no accounts and halls. */
export const here =
  typeof document !== 'undefined' && document.documentElement.dataset.tables === 'here'

let local: Promise<Transport> | null = null

async function atHand(): Promise<Transport> {
  local ??= import('./here').then((module) => module.inWorker())
  return local
}

export async function ask(sent: Sent): Promise<Reply> {
  return (here ? await atHand() : network).ask(sent)
}

export function follow(table: string, hearing: Hearing): Line {
  return here ? later(atHand(), table, hearing) : network.follow(table, hearing)
}

/** A line over a transport that is still on its way. */
function later(coming: Promise<Transport>, table: string, hearing: Hearing): Line {
  let line: Line | null = null
  let closed = false
  void coming.then((transport) => {
    if (!closed) line = transport.follow(table, hearing)
  })
  return {
    get open() {
      return line?.open ?? false
    },
    send: (message) => line?.send(message),
    close() {
      closed = true
      line?.close()
    },
  }
}
