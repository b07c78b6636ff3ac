/** Addresses of the application and nothing more: a path, its query, and going elsewhere without loading anew. */
export const route = $state({
  path: location.pathname,
  query: new URLSearchParams(location.search),
  hash: location.hash,
})

function read(): void {
  route.path = location.pathname
  route.query = new URLSearchParams(location.search)
  route.hash = location.hash
}
addEventListener('popstate', read)

let leaving = (): boolean => false
/** Asked before going elsewhere: whether the next page is to be loaded anew, for a newer client. */
export function onLeave(asked: () => boolean): void {
  leaving = asked
}
export function go(to: string, replace = false): void {
  if (leaving()) {
    location.assign(to)
    return
  }
  if (replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  read()
}
/** For links: a plain click stays in the application, everything else is the browser's. */
export function link(event: MouseEvent): void {
  const a = (event.target as Element | null)?.closest('a')
  if (!a || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return
  if (
    a.target ||
    a.hasAttribute('download') ||
    a.origin !== location.origin ||
    a.pathname.startsWith('/api/')
  )
    return
  event.preventDefault()
  go(a.pathname + a.search + a.hash)
}
