import { deskOf } from '../support/desk.ts'
import { heading } from '../support/doors.ts'
import { makeAdmin, makeShop } from '../support/seed.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const mixed = { pending: 3, accepted: 2, completed: 1, cancelled: 1 }
const newestFirst = (ids: readonly number[]) => [...ids].reverse()

test('cards count, filter, and clear the filter', { tag: '@every' }, async ({ visit, say, isPhone }) => {
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
  // The figures are those of all orders, whatever is filtered.
  await expect(desk.card(words.pending)).toContainText('3')
  await desk.card(words.pending).click()
  await expect(desk.rows).toHaveCount(3)
  await desk.card(words.pending).click()
  await expect(page).toHaveURL('/restaurant/orders')
  await expect(desk.card(words.pending)).toHaveAttribute('aria-pressed', 'false')
  await expect(desk.rows).toHaveCount(7)
})

test('each status has its words and its colour', { tag: '@ar' }, async ({ visit, say }) => {
  const { storeUser, orders } = await makeShop({ pending: 1, accepted: 1, completed: 1, cancelled: 1 })
  const page = await visit('/store/orders', { as: storeUser })
  const desk = deskOf(page, say)
  const chips = [words.newOrder, words.isAccepted, words.isCompleted, words.isCancelled]
  const hues = ['blue', 'orange', 'green', 'red']
  for (const [index, id] of orders.entries()) {
    const chip = desk.row(id).locator('[data-hue]').last()
    await expect(chip).toHaveText(say(chips[index] ?? words.newOrder))
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

test('the ten columns of the desk', { tag: '@ar' }, async ({ visit, say }) => {
  const { owner } = await makeShop({ pending: 1 })
  const page = await visit('/restaurant/orders', { as: owner })
  const heads = [
    { en: 'Order ID', ar: 'رقم الطلب' },
    { en: 'Store Name', ar: 'اسم المتجر' },
    { en: 'Commission', ar: 'العمولة' },
    { en: 'Gateway charges', ar: 'رسوم بوابة الدفع' },
    { en: 'Amount Received', ar: 'المبلغ المستلم' },
    { en: 'Order Total', ar: 'إجمالي الطلب' },
    { en: 'Total Balance', ar: 'الرصيد الإجمالي' },
    { en: 'Payment Status', ar: 'حالة الدفع' },
    { en: 'Order Status', ar: 'حالة الطلب' },
    { en: 'Actions', ar: 'الإجراءات' },
  ]
  await expect(page.getByRole('columnheader')).toHaveText(heads.map((head) => new RegExp(`^${say(head)}`)))
  const tab = page.getByRole('tab', { name: say({ en: 'Catering', ar: 'تموين الحفلات' }) })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})

test('an order is found by its id on Enter', { tag: '@phone' }, async ({ visit, say, isPhone }) => {
  const shop = await makeShop({ pending: 3 })
  const stranger = await makeShop({ pending: 1 })
  const [, wanted = 0] = shop.orders
  const page = await visit('/restaurant/orders', { as: shop.owner })
  const desk = deskOf(page, say, isPhone)
  await expect(desk.rows).toHaveCount(3)
  await desk.search.fill(String(wanted))
  await expect(desk.rows).toHaveCount(3)
  await desk.search.press('Enter')
  await expect(desk.rows).toHaveCount(1)
  await expect(desk.row(wanted)).toBeVisible()
  await expect(page).toHaveURL(`/restaurant/orders?search=${wanted}`)
  // Somebody else's order is as good as none.
  for (const text of [String(stranger.orders[0]), 'saffron']) {
    await desk.search.fill(text)
    await desk.search.press('Enter')
    await expect(page.getByRole('heading', { name: say(words.nothingFound) })).toBeVisible()
  }
  await page.getByRole('button', { name: say(words.clearFilters) }).click()
  await expect(desk.rows).toHaveCount(3)
  await expect(desk.search).toHaveValue('')
})

test('pages of 5, 10 and 25; the address keeps them', { tag: '@phone' }, async ({ visit, say, isPhone }) => {
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

test('a shared link shows the same list to somebody else', async ({ visit, say }) => {
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

test('an address with nonsense or beyond the end leads to a list', async ({ visit, say }) => {
  const { owner, orders } = await makeShop({ pending: 12 })
  const page = await visit('/restaurant/orders?page=99', { as: owner })
  const desk = deskOf(page, say)
  await expect.poll(desk.ids).toEqual(newestFirst(orders).slice(10))
  await page.goto('/restaurant/orders?page=-3&count=7&status=nonsense&open=x')
  await expect.poll(desk.ids).toEqual(newestFirst(orders).slice(0, 10))
})

test('nobody sees the orders of others; an admin sees all', async ({ visit, say, trouble }) => {
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
  await expect(desk).toHaveURL(`/main/orders/order-details/${foreign}`)
  await expect(heading(desk, `Order ${foreign}`)).toBeVisible()
})
