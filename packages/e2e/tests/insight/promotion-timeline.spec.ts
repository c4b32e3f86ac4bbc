import { addDays, addMonths, monthOf, qatarDay } from '@sufra/contract/kernel/clock'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { expectAccessible } from '../../support/axe.ts'
import { channelKey, makeAdmin, makeShop } from '../../support/seed.ts'
import { expect, origin, test } from '../../support/test.ts'

const labels = {
  timeline: { en: 'All promotions', ar: 'كل الخصومات' },
  search: { en: 'Search by title, code, store or item', ar: 'البحث بالعنوان أو الرمز أو المتجر أو الصنف' },
  kind: { en: 'Kind', ar: 'النوع' },
  coupon: { en: 'Coupon', ar: 'قسيمة' },
  previous: { en: 'Previous month', ar: 'الشهر السابق' },
  today: { en: 'Today', ar: 'اليوم' },
  running: { en: 'Running', ar: 'سارٍ' },
  rules: { en: 'How discounts stack', ar: 'كيف تجتمع الخصومات' },
  rule: { en: 'Delivery is never discounted.', ar: 'لا خصم على رسوم التوصيل.' },
  failed: { en: 'This list could not be loaded', ar: 'تعذّر تحميل هذه القائمة' },
  tryAgain: { en: 'Try again', ar: 'إعادة المحاولة' },
  edit: { en: 'Edit offer', ar: 'تعديل العرض' },
} satisfies Record<string, Bilingual>

test('the timeline shows what lowers prices, when, and what it has cost', { tag: '@phone' }, async ({
  visit,
  say,
  isPhone,
}) => {
  test.slow()
  const { mark, ids } = await makeShop()
  const admin = await makeAdmin()
  const today = qatarDay(new Date())
  const form = new FormData()
  const fields = {
    title_en: `${mark} feast`,
    title_ar: `${mark} feast ع`,
    type: 'Store',
    store_id: String(ids.stores),
    discount: '20',
    start_date: addDays(today, -4),
    end_date: addDays(today, 5),
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const post = (path: string, token: string, body: FormData | string) =>
    fetch(`${origin()}/api/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': crypto.randomUUID(),
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      body,
    })
  expect((await post('admins/restaurant/offer/store', admin.token, form)).status).toBe(200)
  const key = await channelKey()
  // On the store's next working day, of the coming week.
  let status = 0
  for (let days = 2; days < 9 && status !== 200; days++) {
    const body = {
      store_id: ids.stores,
      area_id: ids.areas,
      date: addDays(today, days),
      time: '12:00',
      payment_method: 'cashondelivery',
      customer: { fullname: 'Hessa Al-Thani', mobile: '66550044' },
      address: { street_number: '920', building_number: '14' },
      items: [{ item_id: ids.items, quantity: 10 }],
    }
    status = (await post('mobile/orders', key, JSON.stringify(body))).status
  }
  expect(status).toBe(200)

  const page = await visit('/main/offers', { as: admin })
  await page.getByRole('link', { name: say(labels.timeline) }).click()
  await expect(page).toHaveURL(/tab=timeline/)
  await page.getByRole('textbox', { name: say(labels.search) }).fill(`${mark} feast`)
  const row = page.locator('[data-row]').filter({ hasText: `${mark} feast` })
  await expect(row).toContainText(say(labels.running))
  await expect(row).toContainText('100.00')
  await page.getByText(say(labels.rules)).click()
  await expect(page.getByText(say(labels.rule))).toBeVisible()
  await expectAccessible(page, 'the timeline of promotions')

  await page.getByRole('button', { name: say(labels.previous) }).click()
  await expect(page).toHaveURL(new RegExp(`month=${addMonths(monthOf(today), -2)}`))
  await page.getByRole('button', { name: say(labels.today) }).click()
  await page.getByLabel(say(labels.kind), { exact: true }).selectOption(say(labels.coupon))
  await expect(row).toHaveCount(0)
  await page.goBack()
  await expect(row).toBeVisible()
  if (isPhone) await row.getByRole('button').first().click()
  else {
    await row.focus()
    await page.keyboard.press('Enter')
  }
  const dialog = page.getByRole('dialog', { name: say(labels.edit) })
  await expect(dialog.locator('[name=discount]')).toHaveValue('20')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(row).toBeVisible()
  await page.getByRole('textbox', { name: say(labels.search) }).fill('')
  await expect(page).not.toHaveURL(/search=/)
})

test('a timeline that cannot be loaded says so, can be tried again, and keeps its months', {
  tag: '@phone',
}, async ({ visit, say, trouble }) => {
  trouble.expected(/503/)
  const list = '**/getPromotionTimeline'
  const month = addMonths(monthOf(qatarDay(new Date())), -6)
  const page = await visit(`/main/offers?tab=timeline&month=${month}`, {
    as: await makeAdmin(),
    before: (opened) => opened.route(list, (route) => route.fulfill({ status: 503, json: {} })),
  })
  const failed = page.getByRole('alert').filter({ hasText: say(labels.failed) })
  await expect(failed).toBeVisible()
  await expectAccessible(page, 'a timeline that could not be loaded')
  await page.unroute(list)
  await failed.getByRole('button', { name: say(labels.tryAgain) }).click()
  await expect(failed).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`month=${month}`))
})
