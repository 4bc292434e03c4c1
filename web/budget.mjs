// How much JavaScript comes before the home page and the first board: fails when it is more than we
// allow ourselves.

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const MOST = 250 * 1024
const MOST_AT_HOME = 50 * 1024

const here = dirname(fileURLToPath(import.meta.url))
const built = process.argv[2] ?? join(here, '..', 'critias', 'server', 'static')
const manifest = JSON.parse(readFileSync(join(built, '.vite', 'manifest.json'), 'utf8'))
const size = (file) => gzipSync(readFileSync(join(built, file))).length

/** A chunk and everything that it cannot run without. */
function needed(key, found = new Set()) {
  if (!found.has(key)) {
    found.add(key)
    for (const one of manifest[key].imports ?? []) needed(one, found)
  }
  return found
}

const sum = (keys) => [...keys].reduce((all, key) => all + size(manifest[key].file), 0)
// Pages that come after it share parts of it; such a chunk is known by its name, not by its file.
const table = Object.keys(manifest).find(
  (key) => manifest[key].name === 'Table' && manifest[key].isDynamicEntry,
)
const page = needed(table, needed('index.html'))
const boards = Object.keys(manifest).filter((key) => /^src\/boards\/[^/]+\/index\.ts$/.test(key))
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`

let most = 0
for (const board of boards) {
  const own = new Set([...needed(board)].filter((key) => !page.has(key)))
  if (page.has(board) || own.size === 0) throw new Error(`${board} is no chunk of its own`)
  most = Math.max(most, sum(page) + sum(own))
  console.log(`${board}: ${kilobytes(sum(own))}`)
}
console.log(
  `a table before its board: ${kilobytes(sum(page))}; with the largest: ${kilobytes(most)}`,
)
if (most > MOST)
  throw new Error(`more than ${kilobytes(MOST)} of JavaScript before the first board`)

const home = sum(needed('index.html'))
console.log(`the home page: ${kilobytes(home)}`)
if (home > MOST_AT_HOME)
  throw new Error(`more than ${kilobytes(MOST_AT_HOME)} of JavaScript before the home page`)
