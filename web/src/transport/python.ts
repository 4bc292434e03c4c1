// Python in a worker: fetched with a count of the bytes, and our own package put into it.

import type { PyodideAPI } from 'pyodide'

/** What is to be fetched, as `critias static` has noted it. */
export interface Parts {
  /** The folder of Pyodide, the packages to be unpacked, and the bytes of all that. */
  pyodide: string
  packages: string[]
  bytes: number
}

/** How far it has come: bytes so far and in all, then null while Python starts. */
export type Progress = { done: number; all: number } | null

/** Start Python. `base`: the address of the page. */
export async function startPython(
  base: string,
  parts: Parts,
  onProgress: (progress: Progress) => void,
): Promise<PyodideAPI> {
  let done = 0
  const counted = countingFetch((bytes) => onProgress({ done: (done += bytes), all: parts.bytes }))
  const plain = self.fetch
  // Pyodide fetches its own parts; what it fetches is counted on the way.
  self.fetch = counted
  const at = (name: string) => new URL(`offline/${name}`, base).href
  try {
    const packages = Promise.all(
      parts.packages.map(async (name) => (await counted(at(name))).arrayBuffer()),
    )
    const { loadPyodide } = (await import(
      /* @vite-ignore */ at(`${parts.pyodide}/pyodide.mjs`)
    )) as {
      loadPyodide: (options: object) => Promise<PyodideAPI>
    }
    const python = await loadPyodide({ indexURL: at(`${parts.pyodide}/`), packages: [] })
    onProgress(null)
    for (const one of await packages)
      python.unpackArchive(one, 'zip', { extractDir: sitePackages(python) })
    return python
  } finally {
    self.fetch = plain
  }
}

const sitePackages = (python: PyodideAPI): string =>
  python.runPython('import site; site.getsitepackages()[0]') as string

function countingFetch(count: (bytes: number) => void): typeof fetch {
  const plain = self.fetch.bind(self)
  return async (...wanted) => {
    const reply = await plain(...wanted)
    if (!reply.ok || !reply.body) return reply
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        count(chunk.length)
        controller.enqueue(chunk)
      },
    })
    const { status, statusText, headers } = reply
    return new Response(reply.body.pipeThrough(counter), { status, statusText, headers })
  }
}
