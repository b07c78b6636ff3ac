/// <reference lib="webworker" />
/** The service worker: starts the application from what is kept here, answers while there is no line with what was
 *  heard last, and shows calls that come while no page is open. */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { KEPT, keeps, page, type Call } from './rules'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] }

// A new name for a new form of the answers: the words of an older client cannot be read by this one.
const HEARD = 'eldorado-heard-2'

// A newer worker takes over at once: the page notices, and loads again when nothing is lost by it.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), caches.delete('eldorado-heard')])),
)
cleanupOutdatedCaches()
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '' })
const shell = createHandlerBoundToURL('/index.html')

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (page(url.pathname)) event.respondWith(shell({ event, request, url }))
  } else if (keeps(url.pathname)) event.respondWith(heard(request))
})
/** The server's answer; without a line the last one, marked as such. */
async function heard(request: Request): Promise<Response> {
  const kept = await caches.open(HEARD)
  try {
    const answer = await fetch(request)
    if (answer.ok) await kept.put(request, answer.clone()).catch(() => undefined)
    return answer
  } catch (error) {
    const last = await kept.match(request, { ignoreVary: true })
    if (!last) throw error
    const headers = new Headers(last.headers)
    headers.set(KEPT, '1')
    return new Response(last.body, { status: last.status, headers })
  }
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data)))
async function show(data: PushMessageData | null): Promise<void> {
  let call: Partial<Call> = {}
  try {
    call = (data?.json() ?? {}) as Partial<Call>
  } catch {
    // Not ours, or cut off: it is a call all the same, and a push without a note is forbidden.
  }
  const url = new URL(call.url ?? '/', self.location.origin)
  const to = url.origin === self.location.origin ? url.href : self.location.origin
  await self.registration.showNotification(call.title ?? 'El Dorado', {
    body: call.body ?? '',
    icon: '/icon-192.png',
    badge: '/badge.png',
    tag: call.tag ?? 'eldorado',
    data: to,
  })
}
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(String(event.notification.data ?? '/')))
})
/** The page of that address, or any of ours, or a new one. */
async function open(url: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((p) => p.url === url)
  if (there) await there.focus()
  else if (pages[0]) await pages[0].navigate(url).then((p) => p?.focus())
  else await self.clients.openWindow(url)
}
