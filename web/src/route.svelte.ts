// Where in the client we are: `/` is home, `/account` a page, `/table/<id>` a table,
// `/table/<id>?at=57` a moment of it, and `/go/<hall>` where a code is typed. Where there is no
// server that leads all addresses to one page, they stand after a #: `#/table/<id>`.

import { here } from './transport'

const PAGES = ['table', 'new', 'learn', 'rules', 'megagame'] as const
/** Pages about no table or game in particular. */
const PLAIN_PAGES = ['account', 'upload', 'go'] as const
export type PageName = (typeof PAGES)[number] | (typeof PLAIN_PAGES)[number]

/** How a place in the client is linked to. */
export const linkTo = (address: string) => (here ? `#${address}` : address)

/** The place that an address of the browser leads to. */
function placeIn({ href, hash }: { href: string; hash: string }): URL {
  if (!here) return new URL(href)
  return new URL(hash.startsWith('#/') ? hash.slice(1) : '/', location.origin)
}

class Route {
  private url = $state.raw(placeIn(location))

  private readonly parts = $derived(this.url.pathname.split('/').filter((part) => part !== ''))

  readonly page = $derived<PageName | 'home'>(
    PAGES.find((one) => one === this.parts[0] && this.parts[1]) ??
      PLAIN_PAGES.find((one) => one === this.parts[0]) ??
      'home',
  )
  /** The table, or the game, that the page is about. */
  readonly subject = $derived(decodeURIComponent(this.parts[1] ?? ''))

  constructor() {
    addEventListener('popstate', () => {
      // A place within a page, such as a chapter, is no other page.
      if (!here || !location.hash || location.hash.startsWith('#/')) this.url = placeIn(location)
    })
  }

  /** A number from the address, or null. */
  number(name: string): number | null {
    const text = this.url.searchParams.get(name)
    return text !== null && /^\d+$/.test(text) ? Number(text) : null
  }

  text(name: string): string | null {
    return this.url.searchParams.get(name)
  }

  go(address: string): void {
    const before = this.url.pathname
    history.pushState(null, '', linkTo(address))
    this.url = placeIn(location)
    if (this.url.pathname !== before) scrollTo(0, 0)
  }

  /** Change the address without a step that "back" would take. */
  replace(address: string): void {
    history.replaceState(null, '', linkTo(address))
    this.url = placeIn(location)
  }
}

export const route = new Route()

/** Turns a plain left click on a link into a change of page without a reload. */
export function inside(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  const { pathname, search } = placeIn(event.currentTarget)
  route.go(pathname + search)
}

/** The address of a moment of a match, as a seat or the viewer saw it. */
export function momentOf(table: string, at: number | null, seat: number | null = null): string {
  const wanted = new URLSearchParams()
  if (at !== null) wanted.set('at', String(at))
  if (seat !== null) wanted.set('seat', String(seat))
  const search = wanted.toString()
  return `/table/${table}${search && `?${search}`}`
}
