// Shows messages of new orders while no page is open. It caches nothing and serves no page.

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', (event) => {
  if (!event.data) return
  const { title, body, url, tag, icon, lang, dir } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      lang,
      dir,
      icon,
      data: { url },
      renotify: true,
      requireInteraction: true,
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = new URL(event.notification.data.url, self.location.origin).href
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const page = pages.find((each) => each.url === url)
    return page ? page.focus() : self.clients.openWindow(url)
  }
  event.waitUntil(open())
})
