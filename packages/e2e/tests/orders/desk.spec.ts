// Over 300 lines: the tests share one desk, the texts of its filters and the orders behind them.
import { expectAccessible } from '../../support/axe.ts'
import { deskOf } from '../../support/desk.ts'
import { listensToKeys } from '../../support/inputMethods.ts'
import { elsewhere, makeAdmin, makeShop } from '../../support/seed.ts'
import { heading } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const mixed = { pending: 3, accepted: 2, completed: 1, cancelled: 1 }
const newestFirst = (ids: readonly number[]) => [...ids].reverse()

test('cards count, filter, and clear the filter', { tag: '@phone' }, async ({ visit, say, isPhone }) => {
  const { owner, orders } = await makeShop(mixed)
  const page = await visit('/restaurant/orders', { as: owner })
  const desk = deskOf(page, say, isPhone)
  await expect(desk.rows).toHaveCount(7)
  expect(await desk.ids()).toEqual(newestFirst(orders))
  const figures = [
    [words.pending, '3', '1,590.00'],
    [words.accepted, '2', '1,060.00'],
    [words.completed, '1', '530.00'],
    [words.cancelled, '1', '530.00'],
  ] as const
  for (const [name, count, total] of figures) {
    await expect(desk.card(name)).toContainText(count)
    await expect(desk.card(name)).toContainText(total)
    await expect(desk.card(name)).toHaveAttribute('aria-pressed', 'false')
  }
  await desk.card(words.accepted).click()
  await expect(page).toHaveURL('/restaurant/orders?status=accepted')
  await expect(desk.card(words.accepted)).toHaveAttribute('aria-pressed', 'true')
  await expect(desk.rows).toHaveCount(2)
  await expect(desk.rows.first()).toContainText(say(words.isAccepted))
  // Every status is counted, whichever is listed.
  await expect(desk.card(words.pending)).toContainText('3')
  await desk.card(words.pending).click()
  await expect(desk.rows).toHaveCount(3)
  await desk.card(words.pending).click()
  await expect(page).toHaveURL('/restaurant/orders')
  await expect(desk.card(words.pending)).toHaveAttribute('aria-pressed', 'false')
  await expect(desk.rows).toHaveCount(7)
})

test('each status has its label and its colour', { tag: '@ar' }, async ({ visit, say }) => {
  const { storeUser, orders } = await makeShop({ pending: 1, accepted: 1, completed: 1, cancelled: 1 })
  const page = await visit('/store/orders', { as: storeUser })
  const desk = deskOf(page, say)
  const chips = [words.pending, words.isAccepted, words.isCompleted, words.isCancelled]
  const hues = ['blue', 'orange', 'green', 'red']
  for (const [index, id] of orders.entries()) {
    const chip = desk.row(id).locator('[data-hue]').last()
    await expect(chip).toHaveText(say(chips[index] ?? words.pending))
    await expect(chip).toHaveAttribute('data-hue', hues[index] ?? '')
  }
  const paid = desk
    .row(orders[2] ?? 0)
    .locator('[data-hue]')
    .first()
  await expect(paid).toHaveText(say({ en: 'Paid', ar: 'مدفوع' }))
  await expect(
    desk
      .row(orders[0] ?? 0)
      .locator('[data-hue]')
      .first(),
  ).toHaveText(say({ en: 'Unpaid', ar: 'غير مدفوع' }))
})

const heads = {
  id: { en: 'Order ID', ar: 'رقم الطلب' },
  delivery: { en: 'Delivery time', ar: 'موعد التسليم' },
  customer: { en: 'Customer', ar: 'العميل' },
  area: { en: 'Area', ar: 'المنطقة' },
  people: { en: 'People', ar: 'عدد الأشخاص' },
  store: { en: 'Store Name', ar: 'اسم المتجر' },
  commission: { en: 'Commission', ar: 'العمولة' },
  gateway: { en: 'Gateway charges', ar: 'رسوم بوابة الدفع' },
  received: { en: 'Amount Received', ar: 'المبلغ المستلم' },
  total: { en: 'Order Total', ar: 'إجمالي الطلب' },
  balance: { en: 'Total Balance', ar: 'الرصيد الإجمالي' },
  payment: { en: 'Payment Status', ar: 'حالة الدفع' },
  status: { en: 'Order Status', ar: 'حالة الطلب' },
  actions: { en: 'Actions', ar: 'الإجراءات' },
}
const { id, delivery, customer, area, store, commission, gateway, received, total, balance } = heads
const { payment, status, actions, people } = heads
const finance = [id, store, commission, gateway, received, total, balance, payment, status, actions]
const kitchen = [id, delivery, customer, area, people, total, payment, status, actions]
/** With several stores, the store is shown. */
const kitchens = [id, delivery, store, ...kitchen.slice(2)]

test('admins see the specification’s columns, kitchens their own', { tag: '@ar' }, async ({ visit, say }) => {
  const { owner, storeUser, orders } = await makeShop({ pending: 1 })
  const inThreeDays = say({ en: 'in 3 days', ar: 'بعد 3 أيام' })
  for (const [path, as, columns] of [
    ['/restaurant/orders', owner, kitchens],
    ['/store/orders', storeUser, kitchen],
    [`/main/orders?search=${orders[0]}`, await makeAdmin(), finance],
  ] as const) {
    const page = await visit(path, { as })
    await expect(page.getByRole('columnheader')).toHaveText(
      columns.map((head) => new RegExp(`^${say(head)}`)),
    )
    // The delivery time is shown in either set.
    await expect(deskOf(page, say).rows.first()).toContainText(inThreeDays)
    const tab = page.getByRole('tab', { name: say({ en: 'Catering', ar: 'الضيافة' }) })
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  }
})

test('the kitchen’s columns fit beside the menu, including the actions', { tag: '@both' }, async ({
  visit,
  say,
  isPhone,
}) => {
  const { owner, storeUser, orders } = await makeShop({ pending: 2, accepted: 1 })
  for (const [path, as] of [
    ['/restaurant/orders', owner],
    ['/store/orders', storeUser],
  ] as const) {
    const page = await visit(path, { as })
    await expect(deskOf(page, say, isPhone).rows).toHaveCount(3)
    const accept = say({ en: `Accept order ${orders[0]}`, ar: `قبول الطلب ${orders[0]}` })
    await expect(page.getByRole('button', { name: accept })).toBeVisible()
    for (const width of isPhone ? [390] : [1440, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const sideways = () =>
        page.evaluate(() =>
          [document.documentElement, document.querySelector('table')?.parentElement].map((place) =>
            place ? place.scrollWidth - place.clientWidth : 0,
          ),
        )
      await expect.poll(sideways).toEqual([0, 0])
    }
  }
})

test('on a phone and on a tablet a card shows everything its columns show', { tag: '@only-phone' }, async ({
  visit,
  say,
}) => {
  const { owner, orders } = await makeShop({ pending: 1 })
  const inThreeDays = say({ en: 'in 3 days', ar: 'بعد 3 أيام' })
  const headings = (columns: readonly { en: string; ar: string }[]) =>
    columns.map(say).filter((name) => ![id, delivery, status, actions].map(say).includes(name))
  for (const [path, as, columns] of [
    ['/restaurant/orders', owner, kitchens],
    [`/main/orders?search=${orders[0]}`, await makeAdmin(), finance],
  ] as const) {
    const page = await visit(path, { as })
    const card = deskOf(page, say, true).row(orders[0] ?? 0)
    for (const width of [390, 820]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(card.locator('dt')).toHaveText(headings(columns))
      await expect(card).toContainText(inThreeDays)
      await expect(card).toContainText(say(words.pending))
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    }
  }
})

const labels = {
  columns: { en: 'Columns', ar: 'الأعمدة' },
  finance: { en: 'Finance', ar: 'المالية' },
  choose: { en: 'Choose columns', ar: 'اختيار الأعمدة' },
  ofKitchen: { en: 'Columns: Kitchen', ar: 'الأعمدة: المطبخ' },
  reset: { en: 'Reset columns', ar: 'إعادة ضبط الأعمدة' },
}

test('columns are chosen and sorted by keyboard, and are stored with the account', { tag: '@ar' }, async ({
  visit,
  say,
}) => {
  const { owner } = await makeShop({ pending: 1 })
  const page = await visit('/restaurant/orders', { as: owner })
  const shown = (columns: readonly { en: string; ar: string }[], on = page) =>
    expect(on.getByRole('columnheader')).toHaveText(columns.map((head) => new RegExp(`^${say(head)}`)))
  const menu = page.getByRole('button', { name: say(labels.columns), exact: true })
  const dialog = page.getByRole('dialog', { name: say(labels.ofKitchen) })
  const openDialog = async () => {
    await menu.press('Enter')
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: say(labels.choose) })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
  }
  await shown(kitchens)
  await openDialog()
  await expectAccessible(page, 'choosing columns')
  await expect(dialog.getByRole('checkbox', { name: say(id) })).toBeDisabled()
  await dialog.getByRole('checkbox', { name: say(customer) }).press('Space')
  await dialog.getByRole('checkbox', { name: say(gateway) }).press('Space')
  const handle = dialog.getByRole('button', { name: new RegExp(say(status)) })
  await handle.press('Space')
  const position = (at: number) => say({ en: `at position ${at} of 13`, ar: `في الموضع ${at} من 13` })
  await expect(page.getByRole('status').filter({ hasText: position(9) })).toBeAttached()
  await listensToKeys(page)
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('status').filter({ hasText: position(8) })).toBeAttached()
  await page.keyboard.press('Space')
  const saved = page.waitForResponse(/savePreference/)
  await dialog.getByRole('button', { name: say(words.save) }).press('Enter')
  const mine = [id, delivery, store, area, people, total, status, payment, gateway, actions]
  await shown(mine)
  await expect(menu).toBeFocused()
  await saved
  await shown(mine, await visit('/restaurant/orders', { as: await elsewhere(owner) }))
  // Switching to another set keeps the changes of this one.
  await menu.click()
  const stored = page.waitForResponse(/savePreference/)
  await page.getByRole('menuitemradio', { name: say(labels.finance) }).click()
  await shown(finance)
  await stored
  await page.reload()
  await shown(finance)
  await menu.click()
  await page.getByRole('menuitemradio', { name: say({ en: 'Kitchen', ar: 'المطبخ' }) }).click()
  await shown(mine)
  await openDialog()
  await dialog.getByRole('button', { name: say(labels.reset) }).click()
  await dialog.getByRole('button', { name: say(words.save) }).click()
  await shown(kitchens)
})

test('an order is found while its number is typed, and at once on Enter', { tag: '@phone' }, async ({
  visit,
  say,
  isPhone,
}) => {
  const shop = await makeShop({ pending: 3 })
  const stranger = await makeShop({ pending: 1 })
  const [, wanted = 0] = shop.orders
  const page = await visit('/restaurant/orders', {
    as: shop.owner,
    alone: true,
    before: (opened) => opened.clock.install(),
  })
  const desk = deskOf(page, say, isPhone)
  await expect(desk.rows).toHaveCount(3)
  const asked: string[] = []
  page.on('request', (request) => {
    const { search } = (request.postDataJSON() ?? {}) as { search?: string }
    if (request.url().includes('/getOrdersList') && search) asked.push(search)
  })
  // The clock is paused while typing.
  await page.clock.pauseAt(Date.now() + 60_000)
  for (const letter of String(wanted)) {
    await desk.search.press(letter)
    await page.clock.runFor(290)
  }
  expect(asked).toEqual([])
  await page.clock.runFor(20)
  await page.clock.resume()
  await expect(desk.rows).toHaveCount(1)
  await expect(desk.row(wanted)).toBeVisible()
  await expect(page).toHaveURL(`/restaurant/orders?search=${wanted}`)
  expect(asked).toEqual([String(wanted)])
  // Other restaurants' orders are not found.
  for (const text of [String(stranger.orders[0]), 'nobody at all']) {
    await desk.search.fill(text)
    await desk.search.press('Enter')
    await expect(page.getByRole('heading', { name: say(words.nothingFound) })).toBeVisible()
  }
  // All letters of a search are one step back.
  await page.goBack()
  await expect(desk.rows).toHaveCount(3)
  await expect(desk.search).toHaveValue('')
  await page.goForward()
  await page.getByRole('button', { name: say(words.clearFilters) }).click()
  await expect(desk.rows).toHaveCount(3)
  await expect(desk.search).toHaveValue('')
})

test('typing continues while a response is pending', async ({ visit, say }) => {
  const { owner } = await makeShop({ pending: 2 })
  const page = await visit('/restaurant/orders', { as: owner })
  const desk = deskOf(page, say)
  await expect(desk.rows).toHaveCount(2)
  const { promise: typed, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/getOrdersList*', async (route) => {
    await typed
    await route.continue()
  })
  const searched = page.waitForRequest('**/getOrdersList*')
  await desk.search.pressSequentially('nob')
  await searched
  await desk.search.pressSequentially('ody')
  release()
  await expect(page).toHaveURL('/restaurant/orders?search=nobody')
  await expect(desk.search).toHaveValue('nobody')
  await expect(desk.search).toBeFocused()
})

test('pages have 5, 10 or 25 rows, as given in the URL', { tag: '@phone' }, async ({
  visit,
  say,
  isPhone,
}) => {
  const { owner, orders } = await makeShop({ pending: 26 })
  const ids = newestFirst(orders)
  const page = await visit('/restaurant/orders', { as: owner })
  const desk = deskOf(page, say, isPhone)
  const size = page.getByLabel(say({ en: 'Rows per page', ar: 'عدد الصفوف في الصفحة' }))
  const onPage = async (expected: readonly number[]) => expect.poll(desk.ids).toEqual(expected)
  await expect(size).toHaveValue('10')
  await onPage(ids.slice(0, 10))
  expect(await size.locator('option').allInnerTexts()).toEqual(['5', '10', '25'])
  await expect(page.getByRole('contentinfo').or(page.locator('footer'))).toContainText('1–10')
  await page.getByRole('button', { name: say({ en: 'Next page', ar: 'الصفحة التالية' }) }).click()
  await onPage(ids.slice(10, 20))
  await page.getByRole('button', { name: say({ en: 'Page 3', ar: 'الصفحة 3' }) }).click()
  await onPage(ids.slice(20))
  await expect(
    page.getByRole('button', { name: say({ en: 'Next page', ar: 'الصفحة التالية' }) }),
  ).toBeDisabled()
  await size.selectOption('5')
  await onPage(ids.slice(0, 5))
  await expect(page).toHaveURL('/restaurant/orders?count=5')
  await page.getByRole('button', { name: say({ en: 'Next page', ar: 'الصفحة التالية' }) }).click()
  await onPage(ids.slice(5, 10))
  await page.reload()
  await onPage(ids.slice(5, 10))
  await page.goBack()
  await onPage(ids.slice(0, 5))
  await page.goForward()
  await onPage(ids.slice(5, 10))
  await size.selectOption('25')
  await onPage(ids.slice(0, 25))
})

test('a shared link shows the same list to another person', async ({ visit, say }) => {
  const { owner, storeUser, orders } = await makeShop({ pending: 6, accepted: 6 })
  const page = await visit('/restaurant/orders', { as: owner })
  const desk = deskOf(page, say)
  await desk.card(words.accepted).click()
  await page.getByLabel('Rows per page').selectOption('5')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(desk.rows).toHaveCount(1)
  const shared = new URL(page.url())
  const other = await visit(`/store/orders${shared.search}`, { as: storeUser })
  await expect(deskOf(other, say).row(orders[6] ?? 0)).toBeVisible()
  await expect(deskOf(other, say).rows).toHaveCount(1)
  await expect(deskOf(other, say).card(words.accepted)).toHaveAttribute('aria-pressed', 'true')
})

test('an invalid URL or a page beyond the end leads to a list', async ({ visit, say }) => {
  const { owner, orders } = await makeShop({ pending: 12 })
  const page = await visit('/restaurant/orders?page=99', { as: owner })
  const desk = deskOf(page, say)
  await expect.poll(desk.ids).toEqual(newestFirst(orders).slice(10))
  await page.goto('/restaurant/orders?page=-3&count=7&status=nonsense&open=x')
  await expect.poll(desk.ids).toEqual(newestFirst(orders).slice(0, 10))
})

test('restaurants and stores do not see others’ orders, admins see all', async ({ visit, say, trouble }) => {
  trouble.expected(/404.*(getOrderDetails|getNeighbours)/)
  const mine = await makeShop({ pending: 1 })
  const theirs = await makeShop({ pending: 1 })
  const [own = 0] = mine.orders
  const [foreign = 0] = theirs.orders
  const page = await visit('/restaurant/orders', { as: mine.owner })
  await expect.poll(deskOf(page, say).ids).toEqual([own])
  await page.goto(`/restaurant/orders/order-details/${foreign}`)
  await expect(page.getByText(say(words.notFound))).toBeVisible()
  const desk = await visit('/main/orders', { as: await makeAdmin('Moderator') })
  for (const id of [own, foreign]) {
    await desk.goto(`/main/orders?search=${id}`)
    await expect.poll(deskOf(desk, say).ids).toEqual([id])
  }
  await deskOf(desk, say)
    .row(foreign)
    .getByRole('link', { name: `View order ${foreign}` })
    .click()
  // The list's search is passed on, so that the order's page leads back to it.
  await expect(desk).toHaveURL(`/main/orders/order-details/${foreign}?search=${foreign}`)
  await expect(heading(desk, `Order ${foreign}`)).toBeVisible()
})
