import type { CDPSession, Page } from '@playwright/test'
import { type PushServiceTest, startPushService } from '../../../server/test/pushService.ts'
import { post } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { elsewhere, makeShop, placeOrder } from '../../support/seed.ts'
import { fromProfileMenu, successMessage } from '../../support/signIn.ts'
import { expect, origin, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  switchOn: { en: 'Ring on this device', ar: 'تفعيل الرنين على هذا الجهاز' },
  switchOff: { en: 'Stop ringing on this device', ar: 'إيقاف الرنين على هذا الجهاز' },
  switchedOn: { en: 'This device rings at new orders', ar: 'سيرن هذا الجهاز عند وصول طلب جديد' },
}

/** Stands for the push service of the browser's maker, which a browser under test cannot reach. */
async function behind(service: PushServiceTest, page: Page, ended: string[]): Promise<void> {
  await page.context().grantPermissions(['notifications'], { origin: origin() })
  await page.exposeFunction('subscribeAt', (key: string) => service.subscribe('e2e', key))
  await page.exposeFunction('unsubscribed', (endpoint: string) => void ended.push(endpoint))
  await page.addInitScript(() => {
    type Made = { endpoint: string; keys: object }
    const outside = window as unknown as {
      subscribeAt: (key: string) => Promise<Made>
      unsubscribed: (endpoint: string) => Promise<void>
    }
    const kept = 'subscription-of-this-test'
    const subscriptionOf = (made: Made) => ({
      endpoint: made.endpoint,
      toJSON: () => made,
      unsubscribe: async () => {
        sessionStorage.removeItem(kept)
        await outside.unsubscribed(made.endpoint)
        return true
      },
    })
    PushManager.prototype.getSubscription = async () => {
      const made = sessionStorage.getItem(kept)
      return made ? (subscriptionOf(JSON.parse(made)) as unknown as PushSubscription) : null
    }
    PushManager.prototype.subscribe = async (options) => {
      const key = new Uint8Array(options?.applicationServerKey as ArrayBuffer)
      const base64 = btoa(String.fromCharCode(...key))
      const made = await outside.subscribeAt(
        base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''),
      )
      sessionStorage.setItem(kept, JSON.stringify(made))
      return subscriptionOf(made) as unknown as PushSubscription
    }
  })
}

/** The browser's own delivery of a push message to its service worker. */
async function deliver(session: CDPSession, message: object): Promise<void> {
  const registered = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin()) && !isDeleted)
      if (own) found(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  const data = JSON.stringify(message)
  await session.send('ServiceWorker.deliverPushMessage', { origin: origin(), registrationId, data })
}

type Shown = Pick<Notification, 'title' | 'body' | 'tag'>
interface Worker {
  shown?: Shown[]
  registration: { showNotification: (title: string, options?: Partial<Shown>) => Promise<void> }
}

/** Notes what the worker shows: the headless shell has no notifications to read. */
async function watchShown(page: Page): Promise<() => Promise<Shown[]>> {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('there is no service worker')
  await worker.evaluate(() => {
    const scope = self as unknown as Worker
    const shown: Shown[] = []
    scope.shown = shown
    scope.registration.showNotification = async (title, { body = '', tag = '' } = {}) =>
      void shown.push({ title, body, tag })
  })
  return () => worker.evaluate(() => (self as unknown as Worker).shown ?? [])
}

/**
 * Presses the last message. A browser without a desktop has nothing to press, and lets nobody else open windows: the
 * worker's own listener is called, looks through the real tabs, and what it would open or go to is noted.
 */
function press(page: Page, url: string): Promise<{ opened: string[]; wentTo: string[] }> {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('there is no service worker')
  return worker.evaluate(async (of) => {
    const noted: { opened: string[]; wentTo: string[] } = { opened: [], wentTo: [] }
    const scope = self as unknown as {
      clients: { openWindow: (to: string) => Promise<null> }
      WindowClient: { prototype: { focus: unknown } }
    }
    scope.clients.openWindow = async (to) => {
      noted.opened.push(to)
      return null
    }
    scope.WindowClient.prototype.focus = async function (this: { url: string }) {
      noted.wentTo.push(this.url)
    }
    const waiting: Promise<unknown>[] = []
    const pressed = Object.assign(new Event('notificationclick'), {
      notification: { data: { url: of }, close: () => {} },
      waitUntil: (until: Promise<unknown>) => void waiting.push(until),
    })
    self.dispatchEvent(pressed)
    await Promise.all(waiting)
    return noted
  }, url)
}

test('a store lets a browser ring with the page closed, until it signs out', { tag: '@every' }, async ({
  visit,
  say,
}) => {
  test.slow()
  const service = await startPushService()
  const ended: string[] = []
  const shop = await makeShop()
  const page = await visit('/store/profile', {
    as: shop.storeUser,
    alone: true,
    before: (fresh) => behind(service, fresh, ended),
  })
  await page.getByRole('button', { name: say(labels.switchOn) }).click()
  await expect(successMessage(page, say(labels.switchedOn))).toBeVisible()
  await expect(page.getByRole('button', { name: say(labels.switchOff) })).toBeVisible()
  await expectAccessible(page, 'a profile with a browser that rings')

  const id = await placeOrder(shop)
  await expect.poll(() => service.delivered.length).toBe(1)
  const message = service.delivered[0]?.message ?? {}
  expect(message.url).toBe(`/store/orders/order-details/${id}`)
  const shown = await watchShown(page)
  await deliver(await page.context().newCDPSession(page), message)
  await expect.poll(shown).toEqual([{ title: message.title, body: message.body, tag: `order-${id}` }])

  const [order, address] = [
    `/store/orders/order-details/${id}`,
    `${origin()}/store/orders/order-details/${id}`,
  ]
  expect(await press(page, order)).toEqual({ opened: [address], wentTo: [] })
  await page.goto(order)
  expect(await press(page, order)).toEqual({ opened: [], wentTo: [address] })

  // Signed in anew, it rings on without a look at the profile.
  const again = await elsewhere(shop.storeUser)
  await page.evaluate((token) => localStorage.setItem('token', token), again.token)
  const told = page.waitForResponse(/browserPush\/subscribe/)
  await page.goto('/store/orders')
  await told
  await post('storeUser/logOut', shop.storeUser.token, {})
  const next = await placeOrder(shop)
  await expect.poll(() => service.delivered.length).toBe(2)
  expect(service.delivered[1]?.message.url).toBe(`/store/orders/order-details/${next}`)

  await page.goto('/store/profile')
  await expect(page.getByRole('button', { name: say(labels.switchOff) })).toBeVisible()
  await fromProfileMenu(page, say, words.logout)
  await expect(page).toHaveURL('/')
  await expect.poll(() => ended).toHaveLength(1)
  await service.close()
})

test('a browser that forbids messages is told how to allow them', async ({ visit, say }) => {
  const shop = await makeShop()
  const page = await visit('/store/profile', {
    as: shop.storeUser,
    alone: true,
    before: (fresh) =>
      fresh.addInitScript(() => {
        Notification.requestPermission = async () => 'denied'
      }),
  })
  await page.getByRole('button', { name: say(labels.switchOn) }).click()
  await expect(page.getByText('This browser does not allow messages from this site')).toBeVisible()
})
