import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  build: {
    // The server serves this folder; it is part of the Python package.
    outDir: '../critias/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // A font inlined as data: would be another origin to a strict content policy.
    assetsInlineLimit: 0,
    // For budget.mjs, which weighs what a page needs.
    manifest: true,
  },
  worker: { format: 'es' },
  experimental: {
    // Scripts and styles find their like from where they lie, so that the same ones serve a folder
    // below an address. The page names them from the root: `critias static` writes one that does not.
    renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }),
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
})
