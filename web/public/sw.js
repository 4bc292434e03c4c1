// Lets the installed app open without a connection, and nothing more: the page itself always comes
// from the server if that answers, and what is live (/api) never passes through here.

const CACHE = 'critias'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request))
})

/** The page from the server; if that does not answer, the one it sent last. */
async function page(request) {
  const cache = await caches.open(CACHE)
  try {
    const fresh = await fetch(request)
    const known = await cache.match('/')
    if (fresh.ok && (await known?.text()) !== (await fresh.clone().text())) {
      // A new version: what belongs to the old one is never asked for again.
      await Promise.all((await cache.keys()).map((old) => cache.delete(old)))
      await cache.put('/', fresh.clone())
    }
    return fresh
  } catch (error) {
    const known = await cache.match('/')
    if (known) return known
    throw error
  }
}

/** Names of assets hold a hash of their contents: one that is known never changes. */
async function asset(request) {
  const cache = await caches.open(CACHE)
  const known = await cache.match(request)
  if (known) return known
  const fresh = await fetch(request)
  // For an asset of another version the server sends its page; that must not be kept.
  const isPage = fresh.headers.get('content-type')?.startsWith('text/html')
  if (fresh.ok && !isPage) await cache.put(request, fresh.clone())
  return fresh
}
