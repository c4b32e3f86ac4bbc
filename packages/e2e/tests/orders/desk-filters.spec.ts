import type { Locator, Page } from '@playwright/test'
import { addDays, qatarDay, weekdayOf } from '@sufra/contract/kernel/clock'
import { expectAccessible } from '../../support/axe.ts'
import { deskOf } from '../../support/desk.ts'
import { behind } from '../../support/regions.ts'
import { deliverIn, makeAdmin, makeShop, placeOrder } from '../../support/seed.ts'
import { heading } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  sort: { en: 'Sort by', ar: 'الترتيب حسب' },
  byDelivery: { en: 'By delivery time', ar: 'حسب موعد التسليم' },
  id: { en: 'Order ID', ar: 'رقم الطلب' },
  delivery: { en: 'Delivery time', ar: 'موعد التسليم' },
  day: { en: 'Delivery day', ar: 'يوم التسليم' },
  today: { en: 'Today', ar: 'اليوم' },
  tomorrow: { en: 'Tomorrow', ar: 'غدًا' },
  week: { en: 'This week', ar: 'هذا الأسبوع' },
  range: { en: 'Choose days', ar: 'اختيار الأيام' },
  first: { en: 'First day', ar: 'اليوم الأول' },
  last: { en: 'Last day', ar: 'اليوم الأخير' },
  restaurant: { en: 'Restaurant', ar: 'المطعم' },
  store: { en: 'Store', ar: 'المتجر' },
  area: { en: 'Area', ar: 'المنطقة' },
  status: { en: 'Order Status: Pending', ar: 'حالة الطلب: قيد الانتظار' },
  search: { en: 'Search', ar: 'بحث' },
  chips: { en: 'Active filters', ar: 'عوامل التصفية المطبّقة' },
  remove: { en: 'Remove filter', ar: 'إزالة عامل التصفية' },
  clearAll: { en: 'Clear filters', ar: 'مسح عوامل التصفية' },
  held: { en: 'Show the new order', ar: 'عرض الطلب الجديد' },
}
const slashed = (days: number) => addDays(qatarDay(Date.now()), days).split('-').reverse().join('/')

test('the desk is sorted by delivery time and filtered by today, tomorrow, the week and a range, all in the URL', {
  tag: '@every',
}, async ({ visit, say, isPhone }) => {
  const { owner, orders } = await makeShop({ pending: 3 })
  const [late = 0, today = 0, next = 0] = orders
  await deliverIn(late, 5)
  await deliverIn(today, 0)
  await deliverIn(next, 1)
  const page = await visit('/restaurant/orders', { as: owner })
  const desk = deskOf(page, say, isPhone)
  const shown = (...ids: number[]) => expect.poll(desk.ids).toEqual(ids)
  await shown(next, today, late)
  await page.getByLabel(say(labels.sort)).selectOption(say(labels.byDelivery))
  await shown(today, next, late)
  await expect(page).toHaveURL('/restaurant/orders?sort=delivery')
  if (!isPhone) {
    const arrival = page.getByRole('columnheader', { name: say(labels.id) })
    const delivery = page.getByRole('columnheader', { name: say(labels.delivery) })
    await expect(delivery).toHaveAttribute('aria-sort', 'ascending')
    await arrival.getByRole('button').click()
    await shown(next, today, late)
    await expect(arrival).toHaveAttribute('aria-sort', 'descending')
    await delivery.getByRole('button').press('Enter')
    await shown(today, next, late)
    await expect(page).toHaveURL('/restaurant/orders?sort=delivery')
  }
  // A sort is not a filter.
  const chips = page.getByRole('group', { name: say(labels.chips) })
  await expect(chips).toBeHidden()
  const day = page.getByLabel(say(labels.day))
  await expect(desk.card(words.pending)).toContainText('3')
  await day.selectOption(say(labels.today))
  await shown(today)
  await expect(desk.card(words.pending)).toContainText('530.00')
  await expect(chips.getByRole('button')).toHaveAccessibleName(
    `${say(labels.remove)} ${say(labels.day)}: ${say(labels.today)}`,
  )
  await day.selectOption(say(labels.tomorrow))
  await shown(next)
  await page.reload()
  await shown(next)
  await day.selectOption(say(labels.week))
  const untilSaturday = 6 - weekdayOf(qatarDay(Date.now()))
  await shown(...[today, next, late].filter((_, at) => (at === 2 ? 5 : at) <= untilSaturday))
  await expect(chips.getByRole('button')).toHaveAccessibleName(
    `${say(labels.remove)} ${say(labels.day)}: ${say(labels.week)}`,
  )
  await day.selectOption(say(labels.range))
  await shown(today, next, late)
  await page.getByLabel(say(labels.first)).fill(slashed(1))
  await shown(next, late)
  await expectAccessible(page, 'the desk and its filters')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  // If the range would end before it begins, it becomes the day that was entered last.
  await page.getByLabel(say(labels.first)).fill(slashed(40))
  await expect(page.getByLabel(say(labels.last))).toHaveValue(slashed(40))
  await expect(heading(page, say(words.orders))).toBeVisible()
  await expect(page.getByRole('heading', { name: say(words.nothingFound) })).toBeVisible()
  await page.getByRole('button', { name: say(words.clearFilters) }).click()
  await shown(today, next, late)
  await expect(page).toHaveURL('/restaurant/orders?sort=delivery')
})

test('each filter in effect is a chip that the keyboard removes, and several are removed at once', {
  tag: '@phone',
}, async ({ visit, say, isPhone }) => {
  const { owner, orders } = await makeShop({ pending: 2, completed: 1 })
  const [first = 0, second = 0, third = 0] = orders
  const page = await visit('/restaurant/orders', { as: owner })
  const desk = deskOf(page, say, isPhone)
  await expect(desk.rows).toHaveCount(3)
  await desk.card(words.pending).click()
  await desk.search.fill(String(first))
  await desk.search.press('Enter')
  await expect.poll(desk.ids).toEqual([first])
  const chips = page.getByRole('group', { name: say(labels.chips) }).getByRole('button')
  const searched = `${say(labels.search)}: ${first}`
  const both = [labels.status, { en: searched, ar: searched }].map(
    (filter) => `${say(labels.remove)} ${say(filter)}`,
  )
  await expect(chips).toHaveText(both)
  const chip = (filter: string) =>
    page.getByRole('button', { name: `${say(labels.remove)} ${filter}`, exact: true })
  await expectAccessible(page, 'the chips of a list')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await page.reload()
  await chip(searched).press('Enter')
  await expect.poll(desk.ids).toEqual([second, first])
  await expect(page).toHaveURL('/restaurant/orders?status=newOrder')
  await expect(desk.search).toHaveValue('')
  // Whoever uses the keyboard goes on where the chip was.
  await expect(chip(say(labels.status))).toBeFocused()
  await page.keyboard.press('Space')
  await expect.poll(desk.ids).toEqual([third, second, first])
  await expect(page).toHaveURL('/restaurant/orders')
  await expect(desk.search).toBeFocused()
  await page.goBack()
  await page.goBack()
  await expect(chips).toHaveText(both)
  await page.getByRole('button', { name: say(labels.clearAll) }).click()
  await expect(page).toHaveURL('/restaurant/orders')
  await expect(chips).toHaveCount(0)
})

test('an order opened from a filtered list links to the next of that list and back to it', async ({
  visit,
  say,
}) => {
  const { storeUser, orders } = await makeShop({ pending: 3 })
  const [late = 0, soon = 0, far = 0] = orders
  await deliverIn(late, 5)
  await deliverIn(soon, 1)
  await deliverIn(far, 60)
  const last = addDays(qatarDay(Date.now()), 30)
  const list = `?sort=delivery&day=range&from=${qatarDay(Date.now())}&to=${last}`
  const page = await visit(`/store/orders${list}`, { as: storeUser })
  await deskOf(page, say).row(soon).getByRole('link').click()
  await expect(heading(page, `Order ${soon}`)).toBeVisible()
  await page.keyboard.press('KeyJ')
  await expect(heading(page, `Order ${late}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next order' })).toBeDisabled()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Orders' }).click()
  await expect.poll(deskOf(page, say).ids).toEqual([soon, late])
})

/** Opens a filter, types a name and chooses the result, by keyboard. */
async function choose(page: Page, chip: Locator, name: string): Promise<void> {
  await chip.press('Enter')
  const field = page.getByRole('dialog').getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.type(name)
  const wanted = page.getByRole('listbox').getByRole('option', { name, exact: true }).first()
  await expect(wanted).toBeVisible()
  const id = await wanted.getAttribute('id')
  // Names with the same beginning are found as well.
  for (let step = 0; step < 50 && (await field.getAttribute('aria-activedescendant')) !== id; step++)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

test('an admin filters the desk by restaurant, store and area by typing their names', {
  tag: '@ar',
}, async ({ visit, say }) => {
  const shop = await makeShop({ pending: 2 })
  await makeShop({ pending: 1 })
  const [first = 0, second = 0] = shop.orders
  await deliverIn(second, 2, shop.ids.areas)
  const page = await visit('/main/orders', { as: await makeAdmin() })
  const desk = deskOf(page, say)
  const chip = (name: { en: string; ar: string }) =>
    page.getByRole('group').getByRole('button', { name: new RegExp(`^${say(name)}(:|$)`) })
  await expect(desk.rows.first()).toBeVisible()
  await chip(labels.restaurant).press('Enter')
  await expect(page.getByRole('listbox').getByRole('option').nth(1)).toBeVisible()
  await expectAccessible(page, 'choosing a restaurant')
  await page.keyboard.press('Escape')
  await expect(chip(labels.restaurant)).toBeFocused()
  await choose(page, chip(labels.restaurant), `${shop.mark} restaurant`)
  await expect.poll(desk.ids).toEqual([second, first])
  await expect(page).toHaveURL(`/main/orders?restaurant=${shop.ids.restaurants}`)
  await choose(page, chip(labels.store), say(shop.storeName))
  // The restaurant's other store has the same name and no orders.
  await expect(page).toHaveURL(new RegExp(`restaurant=${shop.ids.restaurants}&store=\\d+$`))
  await page.goto(
    `/main/orders?restaurant=${shop.ids.restaurants}&store=${shop.ids.stores}&area=${shop.ids.areas}`,
  )
  await expect.poll(desk.ids).toEqual([second])
  await expect(chip(labels.restaurant)).toContainText(shop.mark)
  await expect(chip(labels.store)).toContainText(say(shop.storeName))
  const named = (filter: string) =>
    page.getByRole('button', { name: `${say(labels.remove)} ${filter}`, exact: true })
  await expect(named(`${say(labels.store)}: ${say(shop.storeName)}`)).toBeVisible()
  await page.getByRole('button', { name: say(labels.clearAll) }).click()
  await expect(page).toHaveURL('/main/orders')
  await expect(chip(labels.store)).toHaveText(say(labels.store))
})

test('a new order is inserted in sort order, and not shown if the filters exclude it', {
  tag: '@phone',
}, async ({ visit, say, isPhone }) => {
  const shop = await makeShop({ pending: 2 })
  const [late = 0, soon = 0] = shop.orders
  await deliverIn(late, 9)
  await deliverIn(soon, 1)
  let connected = false
  const page = await visit('/store/orders?sort=delivery', {
    as: shop.storeUser,
    before: (opened) =>
      opened.on('response', (response) => {
        connected ||= response.url().endsWith('/order/events')
      }),
  })
  const desk = deskOf(page, say, isPhone)
  await expect.poll(desk.ids).toEqual([soon, late])
  await expect.poll(() => connected).toBe(true)
  await page.mouse.move(5, 5)
  // For delivery in three days.
  const between = await placeOrder(shop)
  await expect.poll(desk.ids).toEqual([soon, between, late])
  await page.getByLabel(say(labels.day)).selectOption(say(labels.tomorrow))
  await expect.poll(desk.ids).toEqual([soon])
  // The list is being read: new rows are held back, unless the filters exclude them.
  await desk.row(soon).hover()
  await placeOrder(shop)
  await behind(shop.owner, 'settings/orderStatus/updateOrderStatus', {
    order_id: String(soon),
    status_id: '6',
    cancel_reason_id: '',
  })
  // A later event of the stream.
  await expect(desk.row(soon)).toContainText(say(words.isAccepted))
  // The cards count tomorrow's orders.
  await expect(desk.card(words.pending)).toContainText('0')
  await expect(desk.card(words.accepted)).toContainText('1')
  await expect(page.getByRole('button', { name: say(labels.held) })).toBeHidden()
  await page.mouse.move(5, 5)
  await page.getByLabel(say(labels.day)).blur()
  await expect.poll(desk.ids).toEqual([soon])
})
