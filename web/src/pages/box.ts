// An edited box in a link: only the lines that differ from the published one.

/** From which line of the published box so many lines are replaced, and by what. */
export type Change = [at: number, gone: number, ...come: string[]]

/** The lines in which an edited box differs from the published one, from top to bottom. */
export function changesIn(published: string, edited: string): Change[] {
  const [old, now] = [published.split('\n'), edited.split('\n')]
  const kept = commonLines(old, now)
  const changes: Change[] = []
  let [i, j] = [0, 0]
  for (const [nextI, nextJ] of [...kept, [old.length, now.length] as const]) {
    if (nextI > i || nextJ > j) changes.push([i, nextI - i, ...now.slice(j, nextJ)])
    ;[i, j] = [nextI + 1, nextJ + 1]
  }
  return changes
}

/** The box that comes of the published one by some changes. */
export function changed(published: string, changes: readonly Change[]): string {
  const lines = published.split('\n')
  // From the bottom, so that the numbers of the lines above still hold.
  for (const [at, gone, ...come] of [...changes].reverse()) lines.splice(at, gone, ...come)
  return lines.join('\n')
}

/** Pairs of equal lines, as many as there can be in order (longest common subsequence). */
function commonLines(old: readonly string[], now: readonly string[]): [number, number][] {
  const width = now.length + 1
  const longest = new Uint16Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      longest[i * width + j] =
        old[i] === now[j]
          ? longest[(i + 1) * width + j + 1]! + 1
          : Math.max(longest[(i + 1) * width + j]!, longest[i * width + j + 1]!)
  const pairs: [number, number][] = []
  let [i, j] = [0, 0]
  while (i < old.length && j < now.length) {
    if (old[i] === now[j]) pairs.push([i++, j++])
    else if (longest[(i + 1) * width + j]! >= longest[i * width + j + 1]!) i++
    else j++
  }
  return pairs
}

/** What stands in a link for an edited box. */
export async function packed(published: string, edited: string): Promise<string> {
  const whole = JSON.stringify([nameOf(published), ...changesIn(published, edited)])
  return inLetters(
    await through(new TextEncoder().encode(whole), new CompressionStream('deflate-raw')),
  )
}

/** The box that a link stands for; null if it changes another one than this. */
export async function unpacked(published: string, link: string): Promise<string | null> {
  const bytes = Uint8Array.from(atob(link.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.codePointAt(0)!,
  )
  const whole = await through(bytes, new DecompressionStream('deflate-raw'))
  const [of, ...changes] = JSON.parse(new TextDecoder().decode(whole)) as [string, ...Change[]]
  return of === nameOf(published) ? changed(published, changes) : null
}

/** A short name for a text (FNV-1a); it guards against another version, not against anybody. */
function nameOf(text: string): string {
  let found = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) found = Math.imul(found ^ byte, 0x01000193)
  return (found >>> 0).toString(36)
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  return new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer(),
  )
}

const inLetters = (bytes: Uint8Array) =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
