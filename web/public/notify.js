// On a phone a page may not show a notification itself; this does it, and brings the table back when it is tapped.
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.matchAll({ type: 'window' }).then((pages) =>
    (pages.find((page) => page.url === event.notification.data) ?? pages[0])?.focus()))
})
