/** The service worker from the page's side: only on secure pages, after everything else, and never in the way. */
import { keeps } from './rules'

const able = (): boolean => globalThis.isSecureContext && 'serviceWorker' in navigator

export async function register(): Promise<ServiceWorkerRegistration | undefined> {
  if (!able()) return undefined
  return navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}
/** Register when the page is at rest. A newer worker means a newer client: load it when nothing is lost by it. */
export function start(onLeave: (asked: () => boolean) => void): void {
  if (!able()) return
  let newer = false
  const reload = (): void => {
    if (newer && document.hidden) location.reload()
  }
  if (navigator.serviceWorker.controller)
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      newer = true
      onLeave(() => newer)
      reload()
    })
  else navigator.serviceWorker.addEventListener('controllerchange', hear, { once: true })
  document.addEventListener('visibilitychange', reload)
  const begin = (): void => void setTimeout(() => void register(), 1500)
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}
/** Ask once more what was heard before there was a worker to keep it, so that one visit is enough to start offline. */
export function hear(): void {
  const asked = new Set(performance.getEntriesByType('resource').map((entry) => entry.name))
  for (const url of asked) {
    const { origin, pathname } = new URL(url)
    if (origin === location.origin && keeps(pathname)) void fetch(url).catch(() => undefined)
  }
}
/** Before a page reloads for a newer server: have the newer worker in place, or the old client would come back. */
export async function refresh(patience = 10_000): Promise<void> {
  if (!able()) return
  const found = await navigator.serviceWorker.getRegistration()
  if (!found) return
  const late = new Promise<void>((done) => setTimeout(done, patience))
  await Promise.race([updated(found), late]).catch(() => undefined)
}
async function updated(found: ServiceWorkerRegistration): Promise<void> {
  await found.update()
  const next = found.installing ?? found.waiting
  if (!next) return
  await new Promise<void>((done) => {
    next.addEventListener('statechange', () => {
      if (next.state === 'activated' || next.state === 'redundant') done()
    })
    if (next.state === 'activated') done()
  })
}
