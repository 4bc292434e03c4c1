// Writes every picture of every game to one page: `make art`.

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const here = dirname(fileURLToPath(import.meta.url))
const page = join(here, '..', 'build', 'art.html')

const vite = await createServer({ root: here, server: { middlewareMode: true }, appType: 'custom' })
const { render } = await vite.ssrLoadModule('svelte/server')
const { default: Gallery } = await vite.ssrLoadModule('/src/art/scenes/Gallery.svelte')
const { head, body } = render(Gallery)
mkdirSync(dirname(page), { recursive: true })
writeFileSync(page, `<!doctype html><meta charset="utf-8">${head}${body}`)
await vite.close()
console.log('build/art.html')
