// Where in the client we are: `/` is home, `/table/<id>` a table.

class Route {
  private path = $state(location.pathname)

  readonly table = $derived(/^\/table\/([^/]+)\/?$/.exec(this.path)?.[1] ?? null)

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname))
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.path = path
    scrollTo(0, 0)
  }
}

export const route = new Route()

/** Turns a plain left click on a link into a change of page without a reload. */
export function inside(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  route.go(new URL(event.currentTarget.href).pathname)
}
