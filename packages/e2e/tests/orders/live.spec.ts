// Over 300 lines: the tests share how the live desk is opened and how events are awaited.
import type { Page } from '@playwright/test'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { deskOf } from '../../support/desk.ts'
import { cutStream, makeShop, type Person, placeOrder, type Shop, waitMinutes } from '../../support/seed.ts'
import { heading } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  lost: { en: 'Connection lost. Reconnecting…', ar: 'انقطع الاتصال. جارٍ إعادة الاتصال…' },
  held: { en: 'Show the new order', ar: 'عرض الطلب الجديد' },
  attention: { en: 'Needs attention', ar: 'تحتاج إلى متابعة' },
  pressToHear: { en: 'Press anywhere to hear the bell', ar: 'اضغط في أي مكان لسماع الجرس' },
  mute: { en: 'Mute the order bell', ar: 'كتم جرس الطلبات' },
  unmute: { en: 'Ring for new orders', ar: 'تشغيل جرس الطلبات' },
  reports: { en: 'Reports', ar: 'التقارير' },
  store: { en: 'Store', ar: 'المتجر' },
} satisfies Record<string, Bilingual>
type Say = (text: Bilingual) => string
type Visit = (path: string, options: { as: Person; before: (page: Page) => void }) => Promise<Page>

/** A page that counts the strokes of its bell. */
type Counting = { strokes?: number }
/** A page that records browser notifications and can be made to look hidden. */
interface Notifying {
  away?: boolean
  notified?: { title: string; body: string; onclick?: () => void }[]
}

const events = '**/order/events'

/** A store's desk that is connected to its stream: an order placed now arrives as an event, not in a response. */
async function openDesk(visit: Visit, { storeUser, orders }: Shop, say: Say, isPhone = false) {
  let [asked, answered, connected] = [0, 0, false]
  const isList = (url: string) => url.includes('/getOrdersList')
  const page = await visit('/store/orders', {
    as: storeUser,
    before: (opened) => {
      opened.on('request', (request) => {
        if (isList(request.url())) asked += 1
      })
      opened.on('response', (response) => {
        if (isList(response.url())) answered += 1
        connected ||= response.url().endsWith('/order/events')
      })
    },
  })
  const desk = deskOf(page, say, isPhone)
  await expect(desk.rows).toHaveCount(orders.length)
  // The desk's list and the bell's: the stream starts from their positions.
  await expect.poll(() => connected && answered >= 2 && answered === asked).toBe(true)
  const lost = page.getByText(say(labels.lost))
  const held = page.getByRole('button', { name: say(labels.held) })
  /** Moves the pointer off the desk, so that it is not being read. */
  const lookAway = () => page.mouse.move(5, 5)
  await lookAway()
  return { page, desk, lost, held, lookAway }
}

test('a broken connection is shown, and nothing is missed once it is back', { tag: '@phone' }, async ({
  visit,
  say,
  isPhone,
  trouble,
}) => {
  trouble.expected(/order\/events/)
  const shop = await makeShop({ pending: 1 })
  const [first = 0] = shop.orders
  const { page, desk, lost } = await openDesk(visit, shop, say, isPhone)
  const other = deskOf(await visit('/restaurant/orders', { as: shop.owner }), say, isPhone)
  await other.openDialog(first)
  await other.option(words.isAccepted).check()
  await other.save.click()
  await page.route(events, (route) => route.abort())
  expect(await cutStream(shop.storeUser)).toEqual({ cut: 1 })
  await expect(lost).toBeVisible()
  await other
    .question(say({ en: `Accept order ${first}?`, ar: `هل تريد قبول الطلب ${first}؟` }))
    .getByRole('button', { name: say(words.accept) })
    .click()
  await expect(other.dialog).toBeHidden()
  const second = await placeOrder(shop)
  await expect(desk.row(first)).toContainText(say(words.pending))
  await expect(desk.row(second)).toBeHidden()
  // From here on only the stream can deliver it.
  await page.route('**/getOrdersList*', (route) => route.abort())
  const resumed = page.waitForRequest(events)
  await page.unroute(events)
  expect(await (await resumed).headerValue('last-event-id')).toBeTruthy()
  await expect(desk.row(second)).toContainText(say(words.pending))
  await expect(desk.row(first)).toContainText(say(words.isAccepted))
  await expect(desk.card(words.accepted)).toContainText('1')
  await expect(lost).toBeHidden()
})

test('what failed to load while the server was down loads by itself once it is back', async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/\/api\//)
  const shop = await makeShop({ pending: 2 })
  const { page, desk, lost } = await openDesk(visit, shop, say)
  await page.route('**/api/**', (route) => route.abort())
  expect(await cutStream(shop.storeUser)).toEqual({ cut: 1 })
  await expect(lost).toBeVisible()
  await desk.card(words.pending).click()
  await expect(page.getByRole('heading', { name: say(words.listFailed) })).toBeVisible()
  await page.unroute('**/api/**')
  await expect(desk.rows).toHaveCount(2)
  await expect(desk.card(words.pending)).toContainText('2')
  await expect(lost).toBeHidden()
})

test('after going offline and online again the desk continues by itself', async ({ visit, say, trouble }) => {
  trouble.expected(/order\/events/, /ERR_INTERNET_DISCONNECTED/)
  const shop = await makeShop({ pending: 1 })
  const { page, desk, lost } = await openDesk(visit, shop, say)
  await page.context().setOffline(true)
  await expect(lost).toBeVisible()
  const id = await placeOrder(shop)
  await expect(desk.rows).toHaveCount(1)
  await page.context().setOffline(false)
  await expect(desk.row(id)).toBeVisible()
  await expect(lost).toBeHidden()
  await expect(desk.card(words.pending)).toContainText('2')
})

test('an order between the list and the first message of the stream is not missed', async ({
  visit,
  say,
}) => {
  const shop = await makeShop({ pending: 1 })
  const { promise: placed, resolve: release } = Promise.withResolvers<void>()
  const page = await visit('/store/orders', {
    as: shop.storeUser,
    before: (opened) =>
      opened.route(events, async (route) => {
        await placed
        await route.continue()
      }),
  })
  const desk = deskOf(page, say)
  await expect(desk.rows).toHaveCount(1)
  // The bell's own list is loaded too.
  await expect(page).toHaveTitle(`(1) ${say(words.orders)} · Sufra`)
  const id = await placeOrder(shop)
  // The stream delivers it: no list is refetched.
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/getOrdersList')) asked += 1
  })
  release()
  await expect(desk.row(id)).toBeVisible()
  expect(asked).toBe(0)
})

test('an order that arrives while a list is being fetched is in the list', async ({ visit, say }) => {
  const shop = await makeShop({ pending: 1, accepted: 1 })
  const { page, desk } = await openDesk(visit, shop, say)
  const { promise: arrived, resolve: release } = Promise.withResolvers<void>()
  const { promise: read, resolve: isRead } = Promise.withResolvers<void>()
  await page.route('**/getOrdersList*', async (route) => {
    const response = await route.fetch()
    isRead()
    await arrived
    await route.fulfill({ response })
  })
  await desk.card(words.pending).click()
  await page.mouse.move(5, 5)
  await desk.card(words.pending).blur()
  await read
  const id = await placeOrder(shop)
  await expect(page).toHaveTitle(`(2) ${say(words.orders)} · Sufra`)
  release()
  await expect(desk.rows).toHaveCount(2)
  await expect(desk.rows.first()).toContainText(String(id))
})

test('a second tab shares the first one’s stream, and continues when that is closed', async ({
  visit,
  say,
}) => {
  const shop = await makeShop({ pending: 1 })
  const { page } = await openDesk(visit, shop, say)
  const tab = await page.context().newPage()
  let streams = 0
  tab.on('request', (request) => {
    if (request.url().endsWith('/order/events')) streams += 1
  })
  await tab.goto('/store/reports')
  const title = (count: number) => `(${count}) ${say(labels.reports)} · Sufra`
  await expect(tab).toHaveTitle(title(1))
  await placeOrder(shop)
  await expect(tab).toHaveTitle(title(2))
  expect(streams).toBe(0)
  await page.goto('about:blank')
  await placeOrder(shop)
  await expect(tab).toHaveTitle(title(3))
  expect(streams).toBe(1)
})

test('a new order moves no rows while the desk is being read', { tag: '@ar' }, async ({ visit, say }) => {
  const shop = await makeShop({ pending: 3 })
  const [, middle = 0] = shop.orders
  const { page, desk, held, lookAway } = await openDesk(visit, shop, say)
  const row = desk.row(middle)
  await row.hover()
  await page.evaluate(() => document.fonts.ready)
  const before = await row.boundingBox()
  const id = await placeOrder(shop)
  await expect(held).toBeVisible()
  await expect(desk.card(words.pending)).toContainText('4')
  expect(await row.boundingBox()).toEqual(before)
  await expect(desk.row(id)).toBeHidden()
  await lookAway()
  await expect(desk.rows.first()).toContainText(String(id))
  await expect(held).toBeHidden()
  // By keyboard too; the button shows it at once.
  await row.focus()
  const next = await placeOrder(shop)
  await expect(held).toBeVisible()
  await expect(desk.row(next)).toBeHidden()
  await expect(row).toBeFocused()
  await held.press('Enter')
  await expect(desk.rows.first()).toContainText(String(next))
  await expect(held).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL('/store/orders')
})

test('overdue orders are counted as time passes, without moving rows that are being read', async ({
  visit,
  say,
}) => {
  const { storeUser, orders } = await makeShop({ pending: 3 })
  const [oldest = 0] = orders
  const page = await visit('/store/orders', {
    as: storeUser,
    alone: true,
    before: (opened) => opened.clock.install(),
  })
  const desk = deskOf(page, say)
  const attention = page.getByRole('button', { name: new RegExp(`^${say(labels.attention)}`) })
  await expect(desk.rows).toHaveCount(3)
  const row = desk.row(oldest)
  await row.hover()
  await page.evaluate(() => document.fonts.ready)
  const before = await row.boundingBox()
  await waitMinutes(oldest, 20)
  await page.clock.runFor(31_000)
  await expect(attention).toContainText('1')
  expect(await row.boundingBox()).toEqual(before)
  await attention.click()
  await expect(desk.rows).toHaveCount(1)
  for (const id of orders) await waitMinutes(id, 20)
  await page.clock.runFor(31_000)
  await expect(attention).toContainText('3')
  await expect(desk.rows).toHaveCount(1)
  await page.mouse.move(5, 5)
  await attention.blur()
  await expect(desk.rows).toHaveCount(3)
})

test('the title of every page counts the waiting orders', async ({ visit, say }) => {
  const shop = await makeShop({ accepted: 1 })
  const { page, desk } = await openDesk(visit, shop, say)
  await expect(page).toHaveTitle(`${say(words.orders)} · Sufra`)
  const id = await placeOrder(shop)
  await expect(page).toHaveTitle(`(1) ${say(words.orders)} · Sufra`)
  await page.getByRole('link', { name: say(labels.store) }).click()
  await expect(heading(page, say(labels.store))).toBeVisible()
  await expect(page).toHaveTitle(`(1) ${say(labels.store)} · Sufra`)
  await placeOrder(shop)
  await expect(page).toHaveTitle(`(2) ${say(labels.store)} · Sufra`)
  await page.getByRole('link', { name: say(words.orders) }).click()
  await desk.openDialog(id)
  await desk.option(words.isAccepted).check()
  await desk.save.click()
  await desk
    .question(say({ en: `Accept order ${id}?`, ar: `هل تريد قبول الطلب ${id}؟` }))
    .getByRole('button', { name: say(words.accept) })
    .click()
  await expect(page).toHaveTitle(`(1) ${say(words.orders)} · Sufra`)
})

test('a new order rings until it is opened and notifies people who look elsewhere; muting is remembered', async ({
  visit,
  say,
}) => {
  const shop = await makeShop({ accepted: 1 })
  const before = async (opened: Page) => {
    await opened.clock.install()
    await opened.addInitScript(() => {
      const { start } = OscillatorNode.prototype
      const counter = globalThis as Counting
      counter.strokes = 0
      OscillatorNode.prototype.start = function (when) {
        counter.strokes = (counter.strokes ?? 0) + 1
        start.call(this, when)
      }
      // Like browsers that play sound only after a touch of the page.
      let touched = false
      const touch = () => {
        touched = true
      }
      window.addEventListener('pointerdown', touch, { capture: true })
      Object.defineProperty(AudioContext.prototype, 'state', {
        get: () => (touched ? 'running' : 'suspended'),
      })
      AudioContext.prototype.resume = async function () {
        if (touched) this.dispatchEvent(new Event('statechange'))
      }
      const page = globalThis as Notifying
      page.notified = []
      Object.defineProperty(document, 'hidden', { get: () => page.away ?? false })
      class Noted {
        static get permission() {
          return sessionStorage.getItem('may-notify') ?? 'default'
        }
        static async requestPermission() {
          sessionStorage.setItem('may-notify', 'granted')
        }
        title: string
        body: string
        constructor(title: string, { body }: { body: string }) {
          this.title = title
          this.body = body
          page.notified?.push(this)
        }
        close() {}
      }
      Object.defineProperty(window, 'Notification', { value: Noted })
    })
  }
  const page = await visit('/store/orders', { as: shop.storeUser, alone: true, before })
  const desk = deskOf(page, say)
  const strokes = () => page.evaluate(() => (globalThis as Counting).strokes ?? 0)
  /** How often the bell strikes within several pauses. */
  const strikes = async () => {
    const before = await strokes()
    await page.clock.runFor(9000)
    return (await strokes()) - before
  }
  await expect(desk.rows).toHaveCount(1)
  expect(await strikes()).toBe(0)
  const first = await placeOrder(shop)
  await expect(desk.row(first)).toBeVisible()
  const hint = page.getByText(say(labels.pressToHear))
  expect(await strikes()).toBe(0)
  await expect(hint).toBeVisible()
  await page.mouse.click(5, 5)
  await expect.poll(strokes).toBeGreaterThan(0)
  await expect(hint).toBeHidden()
  expect(await strikes()).toBeGreaterThan(0)

  await page.getByRole('button', { name: say(labels.mute) }).click()
  expect(await strikes()).toBe(0)
  await page.reload()
  await expect(desk.row(first)).toBeVisible()
  await expect(page.getByRole('button', { name: say(labels.unmute) })).toBeVisible()
  const second = await placeOrder(shop)
  await expect(desk.row(second)).toBeVisible()
  expect(await strikes()).toBe(0)

  await page.getByRole('button', { name: say(labels.unmute) }).click()
  expect(await strikes()).toBeGreaterThan(0)
  for (const id of [first, second]) {
    await desk.openDialog(id)
    await expect(desk.dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(desk.dialog).toBeHidden()
  }
  await expect.poll(strikes).toBe(0)

  // It goes on ringing for an order that the desk holds back while it is being read.
  await desk.row(first).hover()
  const silent = await strokes()
  const heldBack = await placeOrder(shop)
  await expect(page.getByRole('button', { name: say(labels.held) })).toBeVisible()
  await expect(desk.row(heldBack)).toBeHidden()
  await expect.poll(strokes).toBeGreaterThan(silent)
  expect(await strikes()).toBeGreaterThan(0)

  // Pressing the bell asked for notifications.
  await page.evaluate(() => {
    ;(globalThis as Notifying).away = true
  })
  const third = await placeOrder(shop)
  const notified = () =>
    page.evaluate(() => (globalThis as Notifying).notified?.map(({ title, body }) => `${title}: ${body}`))
  await expect.poll(notified).toEqual([expect.stringContaining(String(third))])
  await page.evaluate(() => (globalThis as Notifying).notified?.[0]?.onclick?.())
  await expect(page).toHaveURL(new RegExp(`/store/orders/order-details/${third}$`))
})
