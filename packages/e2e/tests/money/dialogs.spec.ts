import { qatarDay } from '@sufra/contract/kernel/clock'
import { charges } from '@sufra/contract/money/charges'
import { lookAtDialog } from '../../support/dialogs.ts'
import { behind } from '../../support/regions.ts'
import { makeAdmin, makeDue, makeShop } from '../../support/seed.ts'
import { expect, test } from '../../support/test.ts'

const words = {
  add: { en: 'Add New Payment', ar: 'إضافة دفعة جديدة' },
  chooseAll: { en: 'Choose all listed orders', ar: 'اختيار كل الطلبات المعروضة' },
  send: { en: 'Send request', ar: 'إرسال الطلب' },
  decide: { en: 'Action on payment request', ar: 'اتخاذ قرار في طلب الدفع' },
  accept: { en: 'Accept', ar: 'قبول' },
  reverse: { en: 'Reverse payout', ar: 'عكس الصرف' },
  addCharge: { en: 'Add charge', ar: 'إضافة رسم' },
  reverseCharge: { en: 'Reverse charge', ar: 'عكس القيد' },
}

test('dialogs of payment requests and charges are accessible', { tag: '@ar' }, async ({ visit, say }) => {
  test.slow()
  const shop = await makeShop({ completed: 1 })
  await makeDue(shop.orders[0] ?? 0, 379_12)
  const store = await visit('/store/payments/payment-requests', { as: shop.storeUser })
  await store.getByText(say(words.add)).click()
  await store.getByLabel(say(words.chooseAll)).check()
  await store.getByRole('button', { name: say(words.send) }).click()
  await expect(store.locator('tbody tr', { hasText: '379.12' }).first()).toBeVisible()

  const admin = await makeAdmin()
  const page = await visit(`/main/payments/payment-requests?tab=store&store=${shop.ids.stores}`, {
    as: admin,
  })
  const row = page.locator('tbody tr', { hasText: say(shop.storeName) }).first()
  const dialog = page.getByRole('dialog')
  const decide = row.getByRole('button', { name: new RegExp(say(words.decide)) })
  await lookAtDialog(page, 'deciding a request', decide)
  const accept = dialog.getByRole('button', { name: say(words.accept), exact: true })
  await lookAtDialog(page, 'paying out', decide, accept)
  await decide.click()
  await accept.click()
  const question = page.getByRole('dialog', { name: /^(Pay out|هل تريد صرف)/ })
  await question.getByRole('button', { name: say(words.accept), exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await row.click()
  await lookAtDialog(page, 'reversing a payout', page.getByRole('button', { name: say(words.reverse) }))

  const restaurant_store_id = shop.ids.stores
  const charge = {
    restaurant_store_id,
    balance: 29,
    reference_date: qatarDay(Date.now()),
    description: 'Photographs',
  }
  await behind(admin, charges.save.paths.admin ?? '', charge)
  await page.goto(`/main/payments/other-charges?store=${shop.ids.stores}`)
  await lookAtDialog(page, 'a new charge', page.getByRole('button', { name: say(words.addCharge) }).first())
  await lookAtDialog(
    page,
    'reversing a charge',
    page.getByRole('button', { name: new RegExp(`^${say(words.reverseCharge)}`) }).first(),
  )
})
