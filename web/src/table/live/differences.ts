// What has changed since the last position, put into it.

import type { Differences } from '../../schema'

type Path = (string | number)[]
type Node = Record<string | number, unknown>

/** A record after what was set and taken out; whatever has not changed stays the very same. */
export function changed<T extends object>(
  before: T,
  { set, unset }: Pick<Differences, 'set' | 'unset'>,
): T {
  const copies = new Set<unknown>()
  const own = (node: unknown): Node => {
    if (copies.has(node)) return node as Node
    const copy = (Array.isArray(node) ? [...node] : { ...(node as Node) }) as Node
    copies.add(copy)
    return copy
  }
  const after = own(before)
  const holder = (path: Path): Node => {
    let node = after
    for (const step of path.slice(0, -1)) node = (node[step] = own(node[step])) as Node
    return node
  }
  for (const [path, value] of set) holder(path)[path.at(-1)!] = value
  for (const path of unset) delete holder(path)[path.at(-1)!]
  return after as T
}
