import { expectAccessible } from '../../support/axe.ts'
import { printed, printPreviewOf, withLines } from '../../support/print.ts'
import { makeAdmin, makeShop } from '../../support/seed.ts'
import { heading } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'

const arabicDigits = /[٠-٩]/

test('an order prints in full in English, in Arabic and in both', async ({ visit, say }) => {
  const { storeUser, orders, mark } = await makeShop({ accepted: 1 })
  const page = await visit(`/store/orders/print/${orders[0]}`, { as: storeUser })
  const preview = printPreviewOf(page, say)
  await expect(preview.sheet).toBeVisible()
  const english = [
    'Customer',
    'Order details',
    'Delivery details',
    'Payment method',
    'Order summary',
    'Totals',
  ]
  // Without ligatures, whose letters a PDF reader returns in the wrong order.
  const arabic = ['العميل', 'تفاصيل الطلب', 'تفاصيل التوصيل', 'ملخص الطلب', 'المتبقي', 'القسيمة']
  for (const [language, texts] of [
    ['en', english],
    ['ar', arabic.slice(0, -1)],
    ['both', [...english, ...arabic.slice(0, -1)]],
  ] as const) {
    await preview.speak(language)
    const pages = await printed(page)
    const all = pages.join('\n')
    for (const text of texts) expect(all).toContain(text)
    expect(all).toContain(String(orders[0]))
    expect(all).toContain(`${mark} customer`)
    expect(all).toContain('5500 0000')
    for (const amount of ['500.00', '30.00', '530.00']) expect(all).toContain(amount)
    expect(all).not.toMatch(arabicDigits)
    pages.forEach((text, index) => {
      expect(text).toMatch(new RegExp(`\\b${index + 1} ?/ ?${pages.length}\\b`))
    })
  }
  await preview.speak('en')
  const [first = ''] = await printed(page)
  expect(first.replace(/\s+/g, ' ')).toContain('Cancellation is free of charge: a cash order has no advance.')
  expect(first).not.toContain('Advance')
  expect(first).not.toContain('Due to store')
})

test('a long order breaks between its lines and repeats its head', async ({ visit, say }) => {
  const { orders, mark } = await makeShop({ accepted: 1 })
  const page = await visit('/main/orders', { as: await makeAdmin() })
  await withLines(page, 60)
  await page.goto(`/main/orders/print/${orders[0]}`)
  const preview = printPreviewOf(page, say)
  await expect(preview.sheet).toContainText('Dish number 60')
  for (const [language, item, dish] of [
    ['en', /Qty +Item +Price \(QAR\)/, 'Dish number'],
    ['ar', /الصنف +الكمية/, 'طبق رقم'],
    ['both', /Item +الصنف/, 'Dish number'],
  ] as const) {
    await preview.speak(language)
    const pages = await printed(page)
    expect(pages.length).toBeGreaterThan(3)
    for (const text of pages.filter((one) => one.includes(dish))) expect(text).toMatch(item)
    // Every page identifies its order and time; the first has its own head.
    for (const text of pages) {
      expect(text).toContain(mark)
      expect(text).toMatch(language === 'ar' ? /موعد/ : /Delivery time +\d\d \w{3} \d{4} +\d\d:\d\d [AP]M/)
    }
    const all = pages.join('\n')
    expect(all).toContain('530.00')
    expect(all.split(dish).length - 1).toBe(60)
    expect(pages.at(-1)).toMatch(new RegExp(`\\b${pages.length} ?/ ?${pages.length}\\b`))
  }
  await preview.speak('en')
  expect((await printed(page)).join()).toContain('Due to store')
})

test('the invoice of a short order has one page', async ({ visit, say }) => {
  const { orders } = await makeShop({ accepted: 1 })
  const page = await visit('/main/orders', { as: await makeAdmin() })
  await withLines(page, 2, {
    payment_method: 'creditcard',
    payed_amount: 250,
    coupon_code: 'SUFRA5',
    coupon_discount_value: 25,
    notes: 'Ring twice at the gate',
  })
  await page.goto(`/main/orders/print/${orders[0]}`)
  const preview = printPreviewOf(page, say)
  await expect(preview.sheet).toContainText('Dish number 2')
  for (const language of ['en', 'ar', 'both'] as const) {
    await preview.speak(language)
    expect(await printed(page), language).toHaveLength(1)
  }
})

test('the customer is masked on paper while an order is pending or cancelled', async ({ visit, say }) => {
  const { orders, mark } = await makeShop({ pending: 1, cancelled: 1 })
  const admin = await makeAdmin()
  const page = await visit('/main/orders', { as: admin })
  for (const id of orders) {
    await page.goto(`/main/orders/print/${id}`)
    const preview = printPreviewOf(page, say)
    await expect(preview.sheet).toContainText(String(id))
    const all = (await printed(page)).join('\n')
    expect(all).toContain('••••••••')
    expect(all).not.toContain(`${mark} customer`)
    expect(all).not.toContain('5500 0000')
    if (id === orders[1]) expect(all).toContain('Order cancelled by store')
  }
})

test('Print is hidden while printing and for a moment after', { tag: '@phone' }, async ({ visit, say }) => {
  const { storeUser, orders } = await makeShop({ accepted: 1 })
  const page = await visit('/store/orders', { as: storeUser, alone: true })
  await page.goto(`/store/orders/order-details/${orders[0]}`)
  const button = page.getByRole('button', { name: say({ en: 'Print', ar: 'طباعة' }), exact: true })
  await button.click()
  const preview = printPreviewOf(page, say)
  await expect(preview.print).toBeFocused()
  await expectAccessible(page, 'print view')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 10_000)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(preview.print).toBeHidden()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.clock.runFor(1400)
  await expect(preview.print).toBeHidden()
  await page.clock.runFor(200)
  await expect(preview.print).toBeVisible()
  await page.keyboard.press('Escape')
  await page.clock.resume()
  await expect(preview.view).toBeHidden()
  await expect(button).toBeFocused()
  await expect(heading(page, say({ en: `Order ${orders[0]}`, ar: `الطلب ${orders[0]}` }))).toBeVisible()
})

test('the kitchen pack adds up the day and has a slip for each order, without prices', async ({
  visit,
  say,
}) => {
  const { owner, storeUser, orders, mark } = await makeShop({ accepted: 12, pending: 1 })
  const page = await visit('/store/orders?status=accepted', { as: storeUser })
  await page.getByRole('link', { name: 'Kitchen pack' }).click()
  const preview = printPreviewOf(page, say)
  // Nothing is to be cooked today: it opens on the next day with orders.
  const day = new Date(Date.now() + (72 + 3) * 3_600_000).toISOString().slice(0, 10)
  const typed = day.split('-').reverse().join('/')
  await expect(preview.view.getByLabel('From', { exact: true })).toHaveValue(typed)
  await expect(preview.sheet).toContainText('1 × serves 10 = 10 people')
  for (const language of ['en', 'ar', 'both'] as const) {
    await preview.speak(language)
    const pages = await printed(page)
    const [sum = '', ...slips] = pages
    // 12 orders of 10 each.
    expect(sum).toMatch(/\b120\b/)
    expect(slips.length).toBeGreaterThan(1)
    const all = slips.join('\n')
    for (const id of orders.slice(0, 12)) expect(all).toContain(String(id))
    expect(all.split(`${mark} customer`).length - 1).toBe(12)
    // A slip never breaks: its customer and its dish, named in each language, are on the same page.
    const named = language === 'both' ? 2 : 1
    for (const slip of slips)
      expect(slip.split(`${mark} machboos`).length - 1).toBe(
        named * (slip.split(`${mark} customer`).length - 1),
      )
    expect(pages.join()).not.toMatch(/\d\.\d\d\b|QAR/)
    expect(pages.join()).not.toMatch(arabicDigits)
  }
  await preview.close.click()
  await expect(page).toHaveURL('/store/orders?status=accepted')
  const other = await visit('/restaurant/orders/kitchen-pack', { as: owner })
  await expect(other.getByLabel('From', { exact: true })).toHaveValue(typed)
  await expect(other.getByRole('dialog')).toContainText('Choose a store')
  await other.getByLabel('Store').selectOption(`${mark} store`)
  await expect(other.getByRole('article')).toContainText(`${mark} machboos`)
  // From today to that day; a day without orders leads to the next one with some.
  const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10)
  await other.getByLabel('From', { exact: true }).fill(today.split('-').reverse().join('/'))
  await expect(other).toHaveURL(new RegExp(`/${today}--${day}$`))
  await expect(other.getByRole('article')).toContainText(`${mark} machboos`)
  await other.getByLabel('To', { exact: true }).fill(today.split('-').reverse().join('/'))
  await expect(other.getByRole('dialog')).toContainText('Nothing to cook on these days')
  await expect(other.getByRole('button', { name: 'Print' })).toBeDisabled()
  await other.getByRole('button', { name: /^Next day with orders/ }).click()
  await expect(other.getByLabel('To', { exact: true })).toHaveValue(typed)
  await expect(other.getByRole('article')).toContainText(`${mark} machboos`)
})

test('the kitchen pack shows each portion’s group, and identifies the order on every page of a long slip', async ({
  visit,
  say,
}) => {
  const { storeUser, orders, mark } = await makeShop({ accepted: 1 })
  const page = await visit('/store/orders', { as: storeUser })
  const regular = (group_en: string, group_ar: string) => ({
    group_en,
    group_ar,
    name_en: 'Regular',
    name_ar: 'عادي',
    quantity: 10,
  })
  const of = {
    choices: [regular('How spicy?', 'ما مدى الحرارة؟'), regular('Rice', 'الأرز')],
    addons: [{ ...regular('Salads', 'السلطات'), name_en: 'Fattoush', name_ar: 'فتوش' }],
  }
  await page.route('**/getKitchenPack', async (route) => {
    const response = await route.fetch()
    const pack = await response.json()
    for (const one of [...pack.items, ...pack.slips[0].lines]) Object.assign(one, of)
    pack.slips[0].lines = Array.from({ length: 40 }, () => pack.slips[0].lines[0])
    await route.fulfill({ response, json: pack })
  })
  const { details, store } = await page.evaluate(
    async ([id, token]) => {
      const headers = { authorization: `Bearer ${token}` }
      const response = await fetch(`/api/storeUser/order/getOrderDetails/${id}`, { headers })
      return (await response.json()).order
    },
    [orders[0], storeUser.token] as const,
  )
  await page.goto(`/store/orders/kitchen-pack/${store.id}/${details.date}`)
  const preview = printPreviewOf(page, say)
  await expect(preview.sheet).toContainText(`${mark} machboos`)
  const [sum = '', slip = '', ...rest] = await printed(page)
  for (const text of [sum, slip])
    for (const portion of ['How spicy? Regular', 'Rice: Regular', 'Salads: Fattoush'])
      expect(text).toContain(portion)
  expect(rest.length).toBeGreaterThan(0)
  for (const text of rest) expect(text).toContain(`Order ${orders[0]}`)
  await preview.speak('ar')
  expect((await printed(page)).join()).not.toContain('؟:')
})
