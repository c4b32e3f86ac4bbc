import { expectAccessible } from '../../support/axe.ts'
import { addCustomer } from '../../support/customers.ts'
import { makeAdmin, makeShop, type Person, reviewOrder } from '../../support/seed.ts'
import { heading } from '../../support/signIn.ts'
import { expect, origin, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  bar: { en: 'Selected rows', ar: 'الصفوف المحددة' },
  selectAll: { en: 'Select all shown', ar: 'تحديد كل الصفوف الظاهرة' },
  select: { en: 'Select', ar: 'تحديد' },
  clear: { en: 'Clear selection', ar: 'إلغاء التحديد' },
  publish: { en: 'Publish', ar: 'نشر' },
  published: { en: 'Already: Published', ar: 'الحالة الحالية: منشور' },
  retry: { en: 'Try failed rows again', ar: 'إعادة محاولة ما تعذّر' },
  goOn: { en: 'Continue', ar: 'متابعة' },
  stop: { en: 'Pause', ar: 'إيقاف مؤقت' },
  close: { en: 'Close', ar: 'إغلاق' },
  faqs: { en: 'FAQs', ar: 'الأسئلة الشائعة' },
  remove: { en: 'Delete', ar: 'حذف' },
  next: { en: 'Next page', ar: 'الصفحة التالية' },
  block: { en: 'Block', ar: 'حظر' },
  reason: { en: 'Reason', ar: 'السبب' },
  isBlocked: { en: 'Blocked', ar: 'محظور' },
  stopOrders: { en: 'Stop orders', ar: 'إيقاف الطلبات' },
  summary: { en: 'Customers by state', ar: 'العملاء حسب الحالة' },
}

test('reviews are selected by keyboard and published one by one, and what failed is tried again', {
  tag: '@every',
}, async ({ visit, say, trouble }) => {
  trouble.expected(/409.*updateReviewStatus/)
  const shop = await makeShop({ completed: 3 })
  for (const [at, order] of shop.orders.entries())
    await reviewOrder(order, [4, 4, 4], `Soup ${order}`, at === 0)
  const page = await visit(`/main/list-reviews?store=${shop.ids.stores}`, { as: await makeAdmin() })
  const rows = page.locator('[data-row]')
  await expect(rows).toHaveCount(3)
  const bar = page.getByRole('region', { name: say(labels.bar) })
  const ticks = rows.getByRole('checkbox', { name: new RegExp(`^${say(labels.select)} `) })
  await ticks.first().press('Space')
  await expect(bar.getByRole('status')).toContainText(say({ en: '1 selected', ar: 'صف واحد محدد' }))
  await bar.getByRole('button', { name: say(labels.clear) }).press('Enter')
  await expect(bar).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  for (const at of [0, 1, 2]) await ticks.nth(at).press('Space')
  await expectAccessible(page, 'selected reviews')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

  await bar.getByRole('button', { name: say(labels.publish) }).press('Enter')
  const dialog = page.getByRole('dialog')
  const planned = dialog.getByRole('listitem')
  await expect(planned).toHaveCount(3)
  await expect(planned.filter({ hasText: say(labels.published) })).toHaveCount(1)
  await expectAccessible(page, 'what a bulk change will do', '[role="dialog"]')
  let refused = 0
  await page.route('**/updateReviewStatus/*', (route) =>
    refused++ === 0
      ? route.fulfill({ status: 409, json: { message: 'Somebody else was faster' } })
      : route.continue(),
  )
  const sent = page.waitForRequest('**/updateReviewStatus/*')
  await page.keyboard.press('Enter')
  expect((await sent).headers()['x-sufra-client']).toBe('bulk')
  await expect(planned.filter({ hasText: 'Somebody else was faster' })).toHaveCount(1)
  await expectAccessible(page, 'what a bulk change did', '[role="dialog"]')
  await dialog.getByRole('button', { name: say(labels.retry) }).press('Enter')
  await expect(dialog.getByRole('status')).toContainText(say({ en: '2 done', ar: 'اكتمل صفان' }))
  await dialog
    .getByRole('button', { name: say(labels.close) })
    .last()
    .press('Enter')
  await expect(rows.getByRole('switch', { checked: true })).toHaveCount(3)
  // What was done is no longer selected.
  await expect(bar.getByRole('status')).toContainText(say({ en: '1 selected', ar: 'صف واحد محدد' }))
  // With Shift, all rows up to this one are selected.
  await bar.getByRole('button', { name: say(labels.clear) }).press('Enter')
  await ticks.first().check()
  await ticks.last().click({ modifiers: ['Shift'] })
  await expect(bar.getByRole('status')).toContainText(say({ en: '3 selected', ar: '3 صفوف محددة' }))
})

const mark = `${process.pid}-${Date.now() % 100_000}`

async function makeQuestions({ token }: Person, count: number): Promise<void> {
  for (const number of Array.from({ length: count }, (_, index) => index + 1)) {
    const text = `Bulk ${mark} ${number}?`
    const response = await fetch(`${origin()}/api/admins/settings/faqs/saveCateringFAQ`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ question_en: text, question_ar: text, answer_en: text, answer_ar: text }),
    })
    expect(response.status).toBe(200)
  }
}

test('questions are deleted together; the change is stopped and goes on', async ({ visit, say }) => {
  const admin = await makeAdmin()
  await makeQuestions(admin, 3)
  const page = await visit('/main/settings/faqs', { as: admin })
  await expect(heading(page, say(labels.faqs))).toBeVisible()
  const rows = page.getByRole('listitem').filter({ hasText: mark })
  await expect(rows).toHaveCount(3)
  // One by one: other tests add questions, also between these.
  for (const row of await rows.all()) await row.getByRole('checkbox').check()
  await page
    .getByRole('region', { name: say(labels.bar) })
    .getByRole('button', { name: say(labels.remove) })
    .click()
  const { promise: stopped, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/deleteCateringFAQ/*', async (route) => {
    await stopped
    await route.continue()
  })
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await dialog.getByRole('button', { name: `${say(labels.remove)}: 3` }).click()
  await dialog.getByRole('button', { name: say(labels.stop) }).click()
  goOn()
  await expect(dialog.getByRole('status')).toHaveText('1 done · 2 not tried')
  await dialog.getByRole('button', { name: say(labels.goOn) }).click()
  await expect(dialog.getByRole('status')).toHaveText('3 done')
  await dialog
    .getByRole('button', { name: say(labels.close) })
    .last()
    .click()
  await expect(rows).toHaveCount(0)
})

/** Letters that nobody else's name has, so that tests beside this one find only their own. */
const rare = () => [...mark.slice(-6)].map((each) => 'بتثجحخدذرز'[Number(each)] ?? 'ط').join('')

test('customers of two pages are blocked together for one reason, and a second click does not pause it', {
  tag: '@phone',
}, async ({ visit, say }) => {
  const admin = await makeAdmin()
  const family = rare()
  for (let count = 0; count < 6; count++) await addCustomer(admin, `ال${family}`)
  const page = await visit(`/main/customers?count=5&search=${family}`, { as: admin })
  const rows = page.locator('[data-row]')
  await expect(rows).toHaveCount(5)
  await page.getByRole('checkbox', { name: say(labels.selectAll) }).press('Space')
  await page.getByRole('button', { name: say(labels.next) }).click()
  await expect(rows).toHaveCount(1)
  await rows.getByRole('checkbox').check()
  await expectAccessible(page, 'selected customers')
  await page
    .getByRole('region', { name: say(labels.bar) })
    .getByRole('button', { name: say(labels.block), exact: true })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveCount(6)
  await expect(
    dialog.getByText(say({ en: '5 of them are on other pages.', ar: '5 صفوف منها في صفحات أخرى' })),
  ).toBeVisible()
  const apply = dialog.getByRole('button', { name: `${say(labels.block)}: 6` })
  await expect(apply).toBeDisabled()
  await dialog.getByLabel(say(labels.reason)).fill('Orders nobody took')
  await expectAccessible(page, 'why customers are blocked', '[role="dialog"]')
  await page.keyboard.press('Escape')
  const leaving = page.getByRole('dialog', { name: say(words.leaving) })
  await leaving.getByRole('button', { name: say(words.goBack) }).click()
  await expect(leaving).toHaveCount(0)
  const { promise: clicked, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/updateCustomerStatus/*', async (route) => {
    await clicked
    await route.continue()
  })
  const sent = page.waitForRequest('**/updateCustomerStatus/*')
  await apply.dblclick()
  expect((await sent).postDataJSON()).toEqual({ status: false, reason: 'Orders nobody took' })
  goOn()
  await expect(dialog.getByRole('status')).toHaveText(say({ en: '6 done', ar: 'اكتملت 6 صفوف' }))
  await dialog
    .getByRole('button', { name: say(labels.close) })
    .last()
    .click()
  await expect(rows.getByText(say(labels.isBlocked), { exact: true })).toHaveCount(1)
  await expect(page.getByRole('region', { name: say(labels.bar) })).toHaveCount(0)
})

test('an owner selects all stores on the phone, and the one that is on takes no more orders', {
  tag: '@phone',
}, async ({ visit, say }) => {
  const shop = await makeShop()
  const page = await visit('/restaurant/store', { as: shop.owner })
  await page.getByRole('checkbox', { name: say(labels.selectAll) }).check()
  await page
    .getByRole('region', { name: say(labels.bar) })
    .getByRole('button', { name: say(labels.stopOrders) })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page, 'stores that stop taking orders', '[role="dialog"]')
  const sent = page.waitForRequest('**/updateCateringStatus/*')
  await dialog.getByRole('button', { name: `${say(labels.stopOrders)}: 1` }).click()
  expect((await sent).headers()['x-sufra-client']).toBe('bulk')
  await dialog
    .getByRole('button', { name: say(labels.close) })
    .last()
    .click()
  await expect(page.getByRole('switch')).toHaveCount(2)
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(0)
})

test('a filter that the address has and no control knows leaves no empty line', async ({ visit, say }) => {
  const admin = await makeAdmin()
  await addCustomer(admin, 'Dana Al-Mannai')
  const page = await visit('/main/customers', { as: admin })
  const table = page.getByRole('table')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  const top = async () => (await table.boundingBox())?.y
  const usual = await top()
  await page.goto('/main/customers?status=nonsense')
  await expect(page.getByRole('group', { name: say(labels.summary) })).toBeVisible()
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await expect.poll(top).toBe(usual)
})
