// The worker in which bots think that take their time.

import { startPython } from './python'
import type { Parts } from './python'

interface Thinking {
  think_about(thought: string): string
}

let coming: Promise<Thinking>

async function hear(
  data: { base: string; parts: Parts } | { id: number; thought: string },
): Promise<void> {
  if ('base' in data) {
    coming = startPython(data.base, data.parts, () => {}).then(
      (python) => python.pyimport('critias.offline.in_browser') as Thinking,
    )
    return
  }
  let told: string | undefined
  try {
    told = (await coming).think_about(data.thought)
  } catch (error) {
    console.error(error)
  }
  self.postMessage({ id: data.id, told })
}

self.onmessage = ({ data }) => void hear(data)
