import type { Page } from '@playwright/test'
import { post } from '../../support/api.ts'
import { unreachable, useOwnServer } from '../../support/ownServer.ts'
import { makeAdmin, makeDue, makeShop, type Person, type Shop } from '../../support/seed.ts'
import { expect, origin, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  add: { en: 'Add New Payment', ar: 'إضافة دفعة جديدة' },
  chooseAll: { en: 'Choose all listed orders', ar: 'اختيار كل الطلبات المعروضة' },
  send: { en: 'Send request', ar: 'إرسال الطلب' },
  sum: { en: 'Amount of the request', ar: 'قيمة الطلب' },
  action: { en: 'Action on payment request', ar: 'اتخاذ قرار في طلب الدفع' },
  decide: { en: 'Accept or Reject payment request', ar: 'قبول طلب الدفع أو رفضه' },
  accept: { en: 'Accept', ar: 'قبول' },
  accepted: { en: 'Accepted', ar: 'مقبول' },
  payOut: { en: 'Pay out', ar: 'هل تريد صرف' },
  search: { en: 'Search by request, order or store', ar: 'البحث برقم الطلب أو اسم المتجر' },
  addCharge: { en: 'Add charge', ar: 'إضافة رسم' },
  chargeTitle: { en: 'Charge a store', ar: 'تقييد رسم على متجر' },
  charge: { en: 'Charge', ar: 'تقييد' },
  store: { en: 'Store', ar: 'المتجر' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  description: { en: 'Description', ar: 'الوصف' },
} as const
type Say = (text: { readonly en: string; readonly ar: string }) => string

const server = useOwnServer()
test.beforeEach(({ trouble }) => {
  test.slow()
  trouble.expected(...unreachable, /ERR_FAILED/)
})

/** A shop with an ended order of which QAR 379.12 is due. */
async function dueShop(): Promise<Shop> {
  const shop = await makeShop({ completed: 1 })
  await makeDue(shop.orders[0] ?? 0, 379_12)
  return shop
}

const row = (page: Page, text: string) => page.locator('[data-row]:visible', { hasText: text })
const unavailable = (page: Page, say: Say) =>
  page
    .getByRole('alert')
    .filter({ hasText: say(words.unavailable) })
    .first()

interface Listed {
  readonly paymentRequests: { readonly data: readonly { id: number }[]; readonly total: number }
}
const requestsOf = async ({ token }: Person, { ids }: Shop) =>
  (
    (await post('admins/settings/paymentRequest/getStorePaymentRequestList', token, {
      restaurant_store_id: ids.stores,
    })) as unknown as Listed
  ).paymentRequests

test('what a store chose while the server was down stays, and is asked for once', { tag: '@every' }, async ({
  visit,
  say,
}) => {
  const [shop, admin] = [await dueShop(), await makeAdmin()]
  const page = await visit(`${origin()}/store/payments/payment-requests`, { as: shop.storeUser, alone: true })
  await page.getByText(say(labels.add)).click()
  await page.getByLabel(say(labels.chooseAll)).check()
  await page.getByLabel(say(labels.description)).fill('March')
  const sum = page.locator('dl > div', { hasText: say(labels.sum) })
  await expect(sum).toContainText('379.12')
  const send = page.getByRole('button', { name: say(labels.send) })

  await server.down()
  await send.click()
  await expect(unavailable(page, say)).toBeVisible()
  await expect(page.getByLabel(say(labels.chooseAll))).toBeChecked()
  await expect(page.getByLabel(say(labels.description))).toHaveValue('March')
  await expect(sum).toContainText('379.12')
  await server.back()
  await send.dblclick()
  await expect(row(page, '379.12')).toHaveCount(1)
  expect((await requestsOf(admin, shop)).total).toBe(1)
})

test('a decision that did not arrive stays, names its request, and pays once', { tag: '@every' }, async ({
  visit,
  say,
}) => {
  const [shop, person] = [await dueShop(), await makeAdmin()]
  await post('storeUser/settings/paymentRequest/saveStorePaymentRequest', shop.storeUser.token, {
    restaurant_store_id: shop.ids.stores,
    reference_date: '2026-11-20',
    orders: [{ id: shop.orders[0] }],
  })
  const page = await visit(`${origin()}/main/payments/payment-requests?tab=store&store=${shop.ids.stores}`, {
    as: person,
    alone: true,
  })
  const [request] = (await requestsOf(person, shop)).data
  await row(page, '379.12')
    .getByRole('button', { name: say(labels.action) })
    .click()
  const dialog = page.getByRole('dialog', { name: say(labels.decide) })
  const accept = dialog.getByRole('button', { name: say(labels.accept) })
  const yes = page
    .getByRole('dialog', { name: say(labels.payOut) })
    .getByRole('button', { name: say(labels.accept) })
  await accept.click()
  await expect(yes).toBeVisible()
  await server.down()
  await yes.click()
  const failed = dialog.getByRole('alert').filter({ hasText: String(request?.id) })
  await expect(failed).toContainText(say(words.unavailable))
  await expect(accept).toBeFocused()
  await server.back()
  // The reply to the first attempt is lost after the server has paid.
  let lost = 0
  await page.route('**/paymentRequest/updateStorePaymentRequest/*', async (route) => {
    await route.fetch()
    await route.abort()
    lost++
  })
  await accept.click()
  await yes.dblclick()
  await expect.poll(() => lost).toBe(1)
  await expect(accept).toBeEnabled()
  await expect(failed).toBeVisible()
  await page.unroute('**/paymentRequest/updateStorePaymentRequest/*')
  // Asked again, the server says that it is done.
  await accept.click()
  await yes.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row(page, '379.12')).toContainText(say(labels.accepted))
  const statement = (await post('admins/settings/statementOfAccount/getStatementOfAccount', person.token, {
    restaurant_store_id: shop.ids.stores,
  })) as unknown as { closing_balance: number; statements: { data: { type: string }[] } }
  expect(statement.closing_balance).toBe(0)
  expect(statement.statements.data.filter(({ type }) => type === 'settlement')).toHaveLength(1)
})

test('a charge whose reply was lost is made once, and the list recovers by itself', {
  tag: '@every',
}, async ({ visit, say }) => {
  const [shop, person] = [await makeShop(), await makeAdmin()]
  const name = say(shop.storeName)
  const page = await visit(`${origin()}/main/payments/other-charges`, { as: person, alone: true })
  await page
    .getByRole('button', { name: say(labels.addCharge) })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: say(labels.chargeTitle) })
  await dialog.getByRole('button', { name: say(labels.store) }).click()
  await dialog.getByRole('combobox').fill(name)
  await page.getByRole('option', { name }).first().click()
  await dialog.getByLabel(say(labels.amount)).fill('29.12')
  await dialog.getByLabel(say(labels.description)).fill('Photographs of the menu')
  const save = dialog.getByRole('button', { name: say(labels.charge), exact: true })

  await page.route('**/otherCharges/saveOtherCharges', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await save.click()
  await expect(unavailable(page, say)).toBeVisible()
  await page.unroute('**/otherCharges/saveOtherCharges')
  await server.down()
  await save.click()
  await expect(unavailable(page, say)).toBeVisible()
  await expect(dialog.getByLabel(say(labels.amount))).toHaveValue('29.12')
  await server.back()
  await save.dblclick()
  await expect(dialog).toBeHidden()
  await expect(row(page, name).filter({ hasText: '29.12' })).toHaveCount(1)

  await page.goto(`${origin()}/main/payments/payment-requests?tab=store`)
  await expect(page.getByRole('main').getByRole('tab').first()).toBeVisible()
  await server.down()
  await page.getByLabel(say(labels.search)).fill(name)
  await page.getByLabel(say(labels.search)).press('Enter')
  await expect(page.getByRole('heading', { name: say(words.listFailed) })).toBeVisible()
  await server.back()
  // No interaction from here on.
  await expect(row(page, name).first()).toBeVisible()
})
