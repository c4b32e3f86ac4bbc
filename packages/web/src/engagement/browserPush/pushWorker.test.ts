import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'

const code = readFileSync(new URL('../../../public/push-worker.js', import.meta.url), 'utf8')

interface Tab {
  readonly url: string
  readonly focus: () => void
}

/** The worker, with the parts of a browser that it uses. */
function start(tabs: readonly Tab[]) {
  const listeners = new Map<string, (event: object) => void>()
  const openWindow = vi.fn()
  const showNotification = vi.fn()
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    location: { origin: 'https://sufra.example' },
    registration: { showNotification },
    clients: { matchAll: async () => tabs, openWindow },
  }
  runInNewContext(code, { self, URL })
  const raise = async (name: string, event: object) => {
    const waiting: unknown[] = []
    listeners.get(name)?.({ ...event, waitUntil: (promise: unknown) => waiting.push(promise) })
    await Promise.all(waiting)
  }
  return { listeners, openWindow, showNotification, raise }
}
const click = { notification: { close: () => {}, data: { url: '/store/orders/order-details/7' } } }

it('opens the order of a message that is pressed', async () => {
  const { raise, openWindow } = start([])
  await raise('notificationclick', click)
  expect(openWindow).toHaveBeenCalledWith('https://sufra.example/store/orders/order-details/7')
})

it('goes to the tab that shows the order already', async () => {
  const focus = vi.fn()
  const { raise, openWindow } = start([{ url: 'https://sufra.example/store/orders/order-details/7', focus }])
  await raise('notificationclick', click)
  expect(focus).toHaveBeenCalledOnce()
  expect(openWindow).not.toHaveBeenCalled()
})

it('shows a message in its language, and has no say in what pages load', async () => {
  const { raise, showNotification, listeners } = start([])
  const message = {
    title: 'طلب جديد',
    body: 'الطلب 7',
    url: '/x',
    tag: 'order-7',
    icon: '/logo',
    lang: 'ar',
    dir: 'rtl',
  }
  await raise('push', { data: { json: () => message } })
  const { title, url, ...rest } = message
  expect(showNotification).toHaveBeenCalledWith(title, expect.objectContaining({ ...rest, data: { url } }))
  expect(listeners.has('fetch')).toBe(false)
})
