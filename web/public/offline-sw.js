// Keeps the whole folder, so that it plays without a network. `critias static` writes before this
// which FILES there are, each with a hash, and under which POLICY they are handed out.

/* global FILES, POLICY */

const PREFIX = `critias ${self.registration.scope} `
const CACHE = PREFIX + hash(JSON.stringify(FILES))
const ROOT = new URL('./', self.registration.scope).pathname

self.addEventListener('install', (event) => event.waitUntil(keep()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(ROOT)) return
  const name = pathname.slice(ROOT.length) || 'index.html'
  if (name in FILES) event.respondWith(kept(name))
})

/** Fetch all that has changed; what has not is taken over from the version before. */
async function keep() {
  const cache = await caches.open(CACHE)
  const before = await known()
  await Promise.all(
    Object.entries(FILES).map(async ([name, hash]) => {
      if (await cache.match(keyOf(name))) return
      const old = before && (await before.match(keyOf(name)))
      const same = old && old.headers.get('etag') === hash
      const fresh = same
        ? old
        : await fetch(new URL(name, self.registration.scope), { cache: 'no-cache' })
      if (!fresh.ok) throw new Error(`${name}: ${fresh.status}`)
      await cache.put(keyOf(name), await guarded(fresh, hash))
    }),
  )
}

/** Pages of the version before go on with what they know until they are loaded anew. */
async function takeOver() {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

async function known() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  return names.length ? caches.open(names.at(-1)) : null
}

const keyOf = (name) => new URL(name, self.registration.scope).href

async function kept(name) {
  const cache = await caches.open(CACHE)
  const found = await cache.match(keyOf(name))
  if (found) return found
  return guarded(await fetch(keyOf(name)), FILES[name])
}

/** What comes from a plain web server says nothing of what a page may do. Here it does. */
async function guarded(reply, hash) {
  const headers = new Headers(reply.headers)
  headers.set('content-security-policy', POLICY)
  headers.set('x-content-type-options', 'nosniff')
  headers.set('etag', hash)
  return new Response(await reply.arrayBuffer(), { status: reply.status, headers })
}

/** Names a version (FNV-1a). */
function hash(text) {
  let found = 0x811c9dc5
  for (const char of text) found = Math.imul(found ^ char.codePointAt(0), 0x01000193) >>> 0
  return found.toString(16)
}
