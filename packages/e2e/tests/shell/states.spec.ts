import type { Route } from '@playwright/test'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { expectAccessible } from '../../support/axe.ts'
import { deskOf } from '../../support/desk.ts'
import { makeShop } from '../../support/seed.ts'
import { heading } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const list = '**/getOrdersList*'
const labels = {
  noConnection: { en: 'Connection lost. Reconnecting…', ar: 'انقطع الاتصال. جارٍ إعادة الاتصال…' },
  untilBack: {
    en: 'No connection. This loads by itself once the connection is back.',
    ar: 'لا يوجد اتصال. سيكتمل التحميل تلقائيًا فور عودته.',
  },
} satisfies Record<string, Bilingual>

test('nine skeleton rows with the real columns are shown while loading', { tag: '@phone' }, async ({
  visit,
  say,
  isPhone,
}) => {
  const { owner } = await makeShop({ pending: 2 })
  const page = await visit('/restaurant/reports', { as: owner })
  let answer = () => {}
  const held = new Promise<void>((done) => {
    answer = done
  })
  await page.route(list, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/restaurant/orders')
  await expect(heading(page, say(words.orders))).toBeVisible()
  const desk = deskOf(page, say, isPhone)
  await expect(desk.rows).toHaveCount(9)
  if (!isPhone) {
    await expect(page.getByRole('columnheader')).toHaveCount(10)
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  }
  answer()
  await expect(desk.rows).toHaveCount(2)
})

test('the previous page stays while the next one loads', async ({ visit, say }) => {
  const { owner, orders } = await makeShop({ pending: 12 })
  const page = await visit('/restaurant/orders', { as: owner })
  const desk = deskOf(page, say)
  await expect(desk.rows).toHaveCount(10)
  let answer = () => {}
  const held = new Promise<void>((done) => {
    answer = done
  })
  await page.route(list, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  await expect(desk.rows).toHaveCount(10)
  answer()
  await expect.poll(desk.ids).toEqual([orders[1], orders[0]])
})

test('an empty desk explains what it is for', { tag: '@phone' }, async ({ visit, say, isPhone }) => {
  const { storeUser } = await makeShop()
  const page = await visit('/store/orders', { as: storeUser })
  await expect(page.getByRole('heading', { name: say(words.empty) })).toBeVisible()
  const desk = deskOf(page, say, isPhone)
  await expect(desk.card(words.pending)).toContainText('0')
  // With a filter the message is another: nothing was found.
  await desk.card(words.cancelled).click()
  await expect(page.getByRole('heading', { name: say(words.nothingFound) })).toBeVisible()
  await page.getByRole('button', { name: say(words.clearFilters) }).press('Enter')
  await expect(page.getByRole('heading', { name: say(words.empty) })).toBeFocused()
})

test('with the server down, the page names what failed and can be retried', { tag: '@phone' }, async ({
  visit,
  say,
  trouble,
  isPhone,
}) => {
  trouble.expected(/getOrdersList/, /order\/events/)
  const { owner } = await makeShop({ pending: 2 })
  const page = await visit('/restaurant/reports', { as: owner })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.route(list, (route) => route.abort())
  // Block the stream too, as it would retry by itself.
  await page.route('**/order/events', (route) => route.abort())
  await page.goto('/restaurant/orders')
  const failed = page.getByRole('heading', { name: say(words.listFailed) })
  await expect(failed).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: say(words.unavailable) })).toBeVisible()
  await page.unroute(list)
  await page.getByRole('button', { name: say(words.tryAgain) }).press('Enter')
  await expect(deskOf(page, say, isPhone).rows).toHaveCount(2)
  await expect(failed).toBeHidden()
  await expect(heading(page, say(words.orders))).toBeFocused()
})

test('an error of the server is shown as worded, and the session stays', async ({ visit, say, trouble }) => {
  trouble.expected(/503/)
  const { owner } = await makeShop({ pending: 1 })
  const page = await visit('/restaurant/reports', { as: owner })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The stream too: once it is back, the list is fetched again without the button.
  for (const path of [list, '**/order/events'])
    await page.route(path, (route) =>
      route.fulfill({
        status: 503,
        json: { success: false, code: 'server.unavailable', message: 'Back in a minute' },
      }),
    )
  await page.getByRole('link', { name: say(words.orders), exact: true }).click()
  await expect(page.getByText('Back in a minute')).toBeVisible()
  await expect(page).toHaveURL('/restaurant/orders')
  await page.unroute(list)
  await page.getByRole('button', { name: say(words.tryAgain) }).click()
  await expect(deskOf(page, say).rows).toHaveCount(1)
})

for (const [what, fails] of [
  ['fails', (route: Route) => route.fulfill({ status: 503, json: { message: 'Back in a minute' } })],
  ['cannot be reached', (route: Route) => route.abort()],
] as const)
  test(`a server that ${what} when a page is opened is reported and retried, and the session stays`, {
    tag: what === 'fails' ? '@phone' : [],
  }, async ({ visit, say, isPhone, trouble }) => {
    trouble.expected(/verifyToken/)
    const { owner } = await makeShop({ pending: 1 })
    let tries = 0
    const page = await visit('/restaurant/orders', {
      as: owner,
      before: (opened) =>
        opened.route('**/verifyToken', (route) => {
          tries += 1
          return fails(route)
        }),
    })
    await expect(page.getByRole('heading', { name: say(words.pageFailed) })).toBeVisible()
    const again = page.getByRole('button', { name: say(words.tryAgain) })
    const before = tries
    await again.click()
    await expect.poll(() => tries).toBeGreaterThan(before)
    await expect(page.getByRole('heading', { name: say(words.pageFailed) })).toBeVisible()
    // No interaction from here on.
    await page.unroute('**/verifyToken')
    await expect(deskOf(page, say, isPhone).rows).toHaveCount(1)
  })

test('offline, a new page keeps the frame, says what is missing, and loads by itself later', {
  tag: '@phone',
}, async ({ visit, say, isPhone, trouble }) => {
  trouble.expected(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /order\/events/)
  const { owner, storeName } = await makeShop({ pending: 1 })
  const page = await visit('/restaurant/orders', { as: owner, alone: true })
  await expect(deskOf(page, say, isPhone).rows).toHaveCount(1)
  if (isPhone) await page.getByRole('button', { name: say(words.openMenu) }).click()
  const stores = page.getByRole('link', { name: say({ en: 'Store', ar: 'المتجر' }), exact: true })
  await expect(stores).toBeVisible()
  // The page's code is not cached either.
  await page.route('**/assets/*', (route) => route.abort())
  await page.context().setOffline(true)
  const bar = page.getByRole('status').filter({ hasText: say(labels.noConnection) })
  await expect(bar).toHaveCount(1)
  await stores.click()
  await expect(page.getByRole('heading', { name: say(words.pageFailed) })).toBeVisible()
  await expect(page.getByText(say(labels.untilBack))).toBeVisible()
  await expect(page.getByRole('button', { name: say(words.account) })).toBeVisible()
  await expectAccessible(page, 'a page without network')
  await page.unroute('**/assets/*')
  await page.context().setOffline(false)
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: say(storeName) })
      .first(),
  ).toBeVisible()
  await expect(bar).toHaveCount(0)
})

test('offline, a page whose code is cached names the list that is missing, and loads it by itself later', async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/ERR_INTERNET_DISCONNECTED/, /order\/events/)
  const { owner, orders } = await makeShop({ pending: 1, accepted: 1 })
  const page = await visit('/restaurant/orders', { as: owner, alone: true })
  const desk = deskOf(page, say)
  await expect(desk.rows).toHaveCount(orders.length)
  await page.context().setOffline(true)
  await desk.card(words.accepted).click()
  await expect(page.getByRole('heading', { name: say(words.listFailed) })).toBeVisible()
  await expect(page.getByText(say(labels.untilBack))).toBeVisible()
  await page.context().setOffline(false)
  await expect(desk.rows).toHaveCount(1)
})

test('an order page that fails can be retried', async ({ visit, say, trouble }) => {
  trouble.expected(/getOrderDetails/)
  const { owner, orders } = await makeShop({ pending: 1 })
  const page = await visit('/restaurant/reports', { as: owner })
  await page.route('**/getOrderDetails/*', (route) => route.abort())
  await page.goto(`/restaurant/orders/order-details/${orders[0]}`)
  await expect(page.getByRole('heading', { name: say(words.pageFailed) })).toBeVisible()
  await page.unroute('**/getOrderDetails/*')
  await page.getByRole('button', { name: say(words.tryAgain) }).click()
  await expect(page.getByRole('main')).toContainText('530.00')
})

test('the dialog of a missing order says so and offers no retry', async ({ visit, say, trouble }) => {
  trouble.expected(/404/)
  const { owner } = await makeShop({ pending: 1 })
  const page = await visit('/restaurant/orders?open=99999999', { as: owner })
  const { dialog } = deskOf(page, say)
  await expect(dialog.getByRole('heading', { name: 'There is no order 99999999' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: say(words.tryAgain) })).toBeHidden()
  // In the dialog's head, and below its message.
  await dialog
    .getByRole('button', { name: say(words.close) })
    .last()
    .click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/restaurant/orders')
})
