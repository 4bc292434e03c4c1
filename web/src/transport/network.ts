// A server at the other end: requests, and WebSockets.

import type { Hearing, Line, Reply, Sent, Transport } from '.'

export const network: Transport = {
  async ask({ method, path, body, secret }: Sent): Promise<Reply> {
    const headers: Record<string, string> = {}
    if (body !== undefined) headers['content-type'] = 'application/json'
    if (secret) headers.authorization = `Seat ${secret}`
    const reply = await fetch(`/api${path}`, {
      method,
      headers,
      // Another person at this device must neither use nor replace the cookie of the first.
      credentials: secret === null ? 'same-origin' : 'omit',
      ...(body !== undefined && { body }),
    })
    return { status: reply.status, text: await reply.text() }
  },

  follow(table: string, hearing: Hearing): Line {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/live`)
    socket.onopen = () => hearing.onOpen()
    socket.onmessage = (message) => hearing.onMessage(message.data as string)
    socket.onclose = () => hearing.onClose()
    return {
      get open() {
        return socket.readyState === WebSocket.OPEN
      },
      send: (message) => socket.send(message),
      close: () => socket.close(),
    }
  },
}
