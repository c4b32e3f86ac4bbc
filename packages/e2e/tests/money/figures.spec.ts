import { order as place } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { channelKey, makeAdmin, makeDue, makeShop, payByCard } from '../../support/seed.ts'
import { expect, test } from '../../support/test.ts'

const labels = {
  closing: { en: 'Closing balance', ar: 'الرصيد الختامي' },
  payment: { en: 'Payment received', ar: 'استلام دفعة' },
  formula: { en: 'Formula', ar: 'طريقة الحساب' },
  back: { en: 'Back to', ar: 'الرجوع إلى' },
  open: { en: 'Open order', ar: 'فتح الطلب' },
  close: { en: 'Close', ar: 'إغلاق' },
  balance: { en: 'Balance', ar: 'الرصيد' },
  received: { en: 'Amount received', ar: 'المبلغ المستلم' },
  add: { en: 'Add New Payment', ar: 'إضافة دفعة جديدة' },
  remaining: { en: 'Remaining', ar: 'المتبقي' },
  order: { en: 'Order', ar: 'الطلب' },
  choose: { en: 'Choose order', ar: 'اختيار الطلب' },
  send: { en: 'Send request', ar: 'إرسال الطلب' },
  pending: { en: 'Pending', ar: 'قيد الانتظار' },
  action: { en: 'Action on payment request', ar: 'اتخاذ قرار في طلب الدفع' },
  decide: { en: 'Accept or Reject payment request', ar: 'قبول طلب الدفع أو رفضه' },
  dueNow: { en: 'Due now', ar: 'المستحق الآن' },
  left: { en: 'Left after it', ar: 'المتبقي بعده' },
  contents: { en: 'Orders and charges', ar: 'الطلبات والرسوم' },
  sum: { en: 'Amount of the request', ar: 'قيمة الطلب' },
  subTotal: { en: 'Sub Total', ar: 'المجموع الفرعي' },
  orderTotal: { en: 'Order Total', ar: 'إجمالي الطلب' },
  owed: { en: 'Remaining', ar: 'المتبقي' },
  advance: { en: 'Advance required', ar: 'الدفعة المقدمة المطلوبة' },
  placed: { en: 'Order placed', ar: 'تسجيل الطلب' },
  due: { en: 'Due', ar: 'المستحق' },
}

test('a figure that is pressed shows its formula, its parts, and what each is made of', {
  tag: '@phone',
}, async ({ visit, say }) => {
  const shop = await makeShop({ completed: 1 })
  const order = shop.orders[0] ?? 0
  await makeDue(order, 379_12)
  const page = await visit('/store/payments/statement-of-accounts', { as: shop.storeUser })
  const closing = page.getByRole('button', { name: say(labels.closing) })
  await closing.click()
  const drawer = page.getByRole('dialog', { name: say(labels.closing) })
  await expect(drawer.getByRole('heading', { name: say(labels.formula) })).toBeVisible()
  await expect(drawer.locator('[data-sum]')).toContainText('379.12')
  const part = drawer.getByRole('listitem').filter({ hasText: say(labels.payment) })
  await expect(part).toContainText('379.12')
  await expectAccessible(page, 'explained figure')

  await part.getByRole('button').click()
  // The drawer has the name of the figure that it explains.
  const explained = page.getByRole('dialog')
  await expect(explained.getByRole('button', { name: say(labels.back) })).toBeVisible()
  await expect(explained.locator('[data-sum]')).toContainText('379.12')
  await explained.getByRole('button', { name: say(labels.back) }).click()
  await drawer
    .getByRole('link', { name: `${say(labels.open)} ${order}` })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/store/orders/order-details/${order}`))
  await page.goBack()
  await closing.focus()
  await page.keyboard.press('Enter')
  await expect(drawer).toBeVisible()
  await drawer.getByRole('button', { name: say(labels.close) }).click()
  await expect(closing).toBeFocused()
})

test('each figure of a statement row explains itself', { tag: '@phone' }, async ({ visit, say }) => {
  const shop = await makeShop({ completed: 1 })
  await makeDue(shop.orders[0] ?? 0, 379_12)
  const page = await visit('/store/payments/statement-of-accounts', { as: shop.storeUser })
  const row = page.locator('[data-row]:visible', { hasText: say(labels.payment) }).first()
  await row.getByRole('button', { name: say(labels.balance) }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.locator('[data-sum]')).toContainText('379.12')
  await expect(drawer.getByRole('listitem').filter({ hasText: say(labels.payment) })).toContainText('379.12')
  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: say(labels.received) }).click()
  await expect(drawer.locator('[data-sum]')).toBeVisible()
})

test('sums of payment requests explain themselves, in the list and in the dialog that decides', {
  tag: '@every',
}, async ({ visit, say }) => {
  const shop = await makeShop({ completed: 1 })
  const order = shop.orders[0] ?? 0
  await makeDue(order, 379_12)
  const store = await visit('/store/payments/payment-requests', { as: shop.storeUser })
  await store.getByText(say(labels.add)).click()
  await store
    .getByRole('button', { name: `${say(labels.remaining)} · ${say(labels.order)} ${order}` })
    .click()
  await expect(store.getByRole('dialog').locator('[data-sum]')).toContainText('379.12')
  await store.keyboard.press('Escape')
  await store.getByRole('checkbox', { name: `${say(labels.choose)} ${order}` }).check()
  await store.getByRole('button', { name: say(labels.sum) }).click()
  await expect(store.getByRole('dialog').locator('[data-sum]')).toContainText('379.12')
  await store.keyboard.press('Escape')
  await store.getByRole('button', { name: say(labels.send) }).click()
  const pending = store
    .getByRole('main')
    .locator('dl > div', { hasText: say(labels.pending) })
    .first()
  await pending.getByRole('button').click()
  const drawer = store.getByRole('dialog')
  await expect(drawer.locator('[data-sum]')).toContainText('379.12')
  await expect(drawer.getByRole('listitem')).toHaveCount(1)

  const admin = await visit(`/main/payments/payment-requests?tab=store&store=${shop.ids.stores}`, {
    as: await makeAdmin(),
  })
  await admin
    .getByRole('button', { name: say(labels.action) })
    .first()
    .click()
  const dialog = admin.getByRole('dialog', { name: say(labels.decide) })
  await dialog
    .getByRole('button', { name: say(labels.dueNow) })
    .first()
    .click()
  const covering = admin.getByRole('dialog').filter({ has: admin.locator('[data-sum]') })
  await expect(covering.locator('[data-sum]')).toContainText('379.12')
  // Escape closes the drawer alone.
  await admin.keyboard.press('Escape')
  await expect(covering).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('region', { name: say(labels.contents) }).first()).toContainText(
    `${say(labels.order)} ${order}`,
  )
  await dialog
    .getByRole('button', { name: say(labels.left) })
    .first()
    .click()
  await expect(covering.locator('[data-sum]')).toContainText('0.00')
  await expect(covering.getByRole('listitem').filter({ hasText: '-379.12' })).toHaveCount(1)
  await admin.keyboard.press('Escape')
  await expect(covering).toHaveCount(0)
  // The drawer lets go of Escape a moment after it has gone.
  await expect(async () => {
    await admin.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0, { timeout: 2000 })
  }).toPass()
})

test('a figure opened while a request is being saved shows it once it is', { tag: '@every' }, async ({
  visit,
  say,
}) => {
  const shop = await makeShop({ completed: 1 })
  const order = shop.orders[0] ?? 0
  await makeDue(order, 379_12)
  const store = await visit('/store/payments/payment-requests', { as: shop.storeUser })
  await store.getByText(say(labels.add)).click()
  await store.getByRole('checkbox', { name: `${say(labels.choose)} ${order}` }).check()
  const [read, saved] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await store.route(
    '**/figures/explain',
    async (route) => {
      const response = await route.fetch()
      read.resolve()
      await saved.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await store.route('**/saveStorePaymentRequest', async (route) => {
    await read.promise
    await route.fulfill({ response: await route.fetch() })
  })
  // The list is asked for again once the request is saved, and as the page was told of it.
  store.on('response', (response) => {
    if (response.url().endsWith('/getStorePaymentRequestList')) saved.resolve()
  })
  await store.getByRole('button', { name: say(labels.send) }).click()
  await store
    .getByRole('main')
    .locator('dl > div', { hasText: say(labels.pending) })
    .first()
    .getByRole('button')
    .click()
  await expect(store.getByRole('dialog').locator('[data-sum]')).toContainText('379.12')
})

test('the sums of a month lead to the balance of each store', async ({ visit, say }) => {
  const shop = await makeShop({ completed: 1 })
  await makeDue(shop.orders[0] ?? 0, 379_12)
  const page = await visit('/main/payments/months', { as: await makeAdmin() })
  await page
    .getByRole('button', { name: say(labels.closing) })
    .first()
    .click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.locator('[data-sum]')).toBeVisible()
  await drawer.getByRole('listitem').first().getByRole('button').click()
  await expect(page.getByRole('dialog').getByRole('button', { name: say(labels.back) })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
})

test('the totals and the advance of an order explain themselves to its store', { tag: '@phone' }, async ({
  visit,
  say,
}) => {
  const shop = await makeShop()
  const { order } = await place(await channelKey(), shop, { mobile: '55990071' })
  const id = order?.id ?? 0
  await payByCard(id, 50)
  const page = await visit(`/store/orders/order-details/${id}`, { as: shop.storeUser })
  const drawer = page.getByRole('dialog')
  for (const name of [labels.subTotal, labels.orderTotal, labels.owed, labels.advance]) {
    const figure = page
      .getByRole('main')
      .getByRole('button', { name: say(name) })
      .first()
    const [amount = ''] = /[\d,]+\.\d\d/.exec((await figure.textContent()) ?? '') ?? []
    expect(amount).not.toBe('0.00')
    await figure.click()
    await expect(drawer.locator('[data-sum]')).toContainText(amount)
    await expect(drawer.getByRole('listitem').filter({ hasText: say(labels.placed) })).toContainText(amount)
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
  }
  await expectAccessible(page, 'an order whose totals are explained')
})

test('whoever may see a page may press its figures, and only what they may see is pressed in turn', async ({
  visit,
  say,
}) => {
  const shop = await makeShop({ completed: 1 })
  await makeDue(shop.orders[0] ?? 0, 379_12)
  // Reads payments, but no statements and no orders.
  const auditor = await visit(`/main/payments/stores-payments?search=${shop.ids.stores}`, {
    as: await makeAdmin('Auditor'),
  })
  await auditor
    .locator('[data-row]:visible', { hasText: say(shop.storeName) })
    .getByRole('button', { name: say(labels.due) })
    .click()
  const drawer = auditor.getByRole('dialog')
  await expect(drawer.locator('[data-sum]')).toContainText('379.12')
  await drawer.getByRole('listitem').first().getByRole('button').click()
  await expect(drawer.getByRole('button', { name: say(labels.back) })).toBeVisible()
  await expect(drawer.locator('[data-sum]')).toContainText('379.12')
  await expect(drawer.getByRole('link', { name: say(labels.open) })).toHaveCount(0)
  // Reads orders, but neither payments nor statements.
  const moderator = await visit(`/main/orders/order-details/${shop.orders[0]}`, {
    as: await makeAdmin('Moderator'),
  })
  await moderator
    .getByRole('button', { name: say(labels.orderTotal) })
    .first()
    .click()
  await expect(moderator.getByRole('dialog').locator('[data-sum]')).toBeVisible()
})

test('the parts of a figure are turned by keyboard, and the pressed button keeps the focus', async ({
  visit,
  say,
}) => {
  const shop = await makeShop({ completed: 1 })
  await makeDue(shop.orders[0] ?? 0, 379_12)
  const page = await visit('/store/payments/statement-of-accounts', { as: shop.storeUser })
  // As if there were two pages of them.
  await page.route(/explain/i, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), total: 30 } })
  })
  await page.getByRole('button', { name: say(labels.closing) }).click()
  const pages = page.getByRole('dialog').getByRole('navigation')
  const next = pages.getByRole('button', { name: 'Next page' })
  const previous = pages.getByRole('button', { name: 'Previous page' })
  await expect(previous).toBeDisabled()
  await next.press('Enter')
  await expect(pages.getByRole('button', { name: '2' })).toHaveAttribute('aria-current', 'page')
  await expect(next).toBeDisabled()
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(pages.getByRole('button', { name: '2' })).toHaveAttribute('aria-current', 'page')
  await previous.press('Enter')
  await expect(previous).toBeDisabled()
  await expect(previous).toBeFocused()
})
