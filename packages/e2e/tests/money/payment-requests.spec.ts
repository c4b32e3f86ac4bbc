import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.ts'
import { printed, printPreviewOf } from '../../support/print.ts'
import { makeAdmin, makeDue, makeShop, password, type Shop, waitForProof } from '../../support/seed.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  add: { en: 'Add New Payment', ar: 'إضافة دفعة جديدة' },
  chooseAll: { en: 'Choose all listed orders', ar: 'اختيار كل الطلبات المعروضة' },
  sum: { en: 'Amount of the request', ar: 'قيمة الطلب' },
  send: { en: 'Send request', ar: 'إرسال الطلب' },
  propose: { en: 'Propose payment', ar: 'اقتراح الدفع' },
  accept: { en: 'Accept', ar: 'قبول' },
  reject: { en: 'Reject', ar: 'رفض' },
  accepted: { en: 'Accepted', ar: 'مقبول' },
  pending: { en: 'Pending', ar: 'قيد الانتظار' },
  decide: { en: 'Accept or Reject payment request', ar: 'قبول طلب الدفع أو رفضه' },
  print: { en: 'Print', ar: 'طباعة' },
  note: { en: 'Note', ar: 'ملاحظة' },
  history: { en: 'History', ar: 'السجل' },
  reverse: { en: 'Reverse payout', ar: 'عكس الصرف' },
  reverseIt: { en: 'Reverse', ar: 'عكس القيد' },
  reason: { en: 'Reason', ar: 'السبب' },
  reversed: { en: 'Payout reversed', ar: 'عُكس الصرف' },
  itIsYou: { en: 'Please confirm that it is you', ar: 'يرجى تأكيد هويتك' },
}
type Say = (text: { en: string; ar: string }) => string

/** A shop with an ended order of which QAR 379.12 is due. */
async function dueShop(): Promise<Shop & { readonly order: number }> {
  const shop = await makeShop({ completed: 1 })
  const [order = 0] = shop.orders
  await makeDue(order, 379_12)
  return { ...shop, order }
}

/** Asks for all due orders on the store's page. */
async function request(page: Page, say: Say): Promise<void> {
  await page.getByText(say(labels.add)).click()
  await page.getByLabel(say(labels.chooseAll)).check()
  await expect(page.locator('dl > div', { hasText: say(labels.sum) })).toContainText('379.12')
  await page.getByRole('button', { name: say(labels.send) }).click()
}

const row = (page: Page, text: string) =>
  page.locator('tbody tr:visible, [data-row]:visible', { hasText: text }).first()

const proof = (page: Page, say: Say) => page.getByRole('dialog', { name: say(labels.itIsYou) })

/** Says again who one is, as whoever proved it too long ago is asked to. */
async function prove(page: Page, say: Say): Promise<void> {
  const field = proof(page, say).getByLabel(say(words.password), { exact: true })
  await field.fill(password)
  await field.press('Enter')
  await expect(proof(page, say)).toBeHidden()
}

test('a store asks to be paid, an admin pays, each after saying again who they are, and the store sees it', {
  tag: '@phone',
}, async ({ visit, say, trouble }) => {
  test.slow()
  trouble.expected(/403/)
  const shop = await dueShop()
  await waitForProof(shop.storeUser)
  const store = await visit('/store/payments/payment-requests', { as: shop.storeUser })
  await expectAccessible(store, 'payment requests of a store')
  await request(store, say)
  await prove(store, say)
  const asked = row(store, '379.12')
  await expect(asked).toContainText(say(labels.pending))
  await expectAccessible(store, 'a sent request')

  const payer = await makeAdmin()
  await waitForProof(payer)
  const admin = await visit(`/main/payments/payment-requests?tab=store&store=${shop.ids.stores}`, {
    as: payer,
  })
  const answers: number[] = []
  admin.on('response', (response) => {
    if (response.url().includes('/updateStorePaymentRequest/')) answers.push(response.status())
  })
  await row(admin, '379.12')
    .getByRole('button', { name: say({ en: 'Action on payment request', ar: 'اتخاذ قرار في طلب الدفع' }) })
    .click()
  const dialog = admin.getByRole('dialog', { name: say(labels.decide) })
  await expect(dialog.getByRole('cell', { name: '379.12' }).first()).toBeVisible()
  await expectAccessible(admin, 'deciding a request')
  const note = dialog.getByLabel(say(labels.note))
  await note.fill('Paid with the run of March')
  await note.press('Escape')
  const leaving = admin.getByRole('dialog', { name: say(words.leaving) })
  await leaving.getByRole('button', { name: say(words.goBack) }).click()
  await expect(leaving).toHaveCount(0)
  const accept = async () => {
    await dialog.getByRole('button', { name: say(labels.accept) }).click()
    await admin
      .getByRole('dialog', { name: say({ en: 'Pay out QAR 379.12?', ar: 'هل تريد صرف 379.12 ر.ق؟' }) })
      .getByRole('button', { name: say(labels.accept) })
      .click()
  }
  await accept()
  await expect(proof(admin, say).getByLabel(say(words.password), { exact: true })).toBeFocused()
  await expectAccessible(admin, 'who pays out')
  await proof(admin, say)
    .getByRole('button', { name: say(words.goBack) })
    .click()
  await expect(note).toHaveValue('Paid with the run of March')
  // The button was disabled meanwhile, and has the focus again.
  await expect(dialog.getByRole('button', { name: say(labels.accept) })).toBeFocused()
  expect(answers).toEqual([403])
  await accept()
  await prove(admin, say)
  await expect(admin.getByRole('dialog')).toHaveCount(0)
  await expect(row(admin, '379.12')).toContainText(say(labels.accepted))
  expect(answers).toEqual([403, 403, 200])
  await expect(asked).toContainText(say(labels.accepted))
  await row(admin, '379.12').click()
  const history = admin.getByRole('region', { name: say(labels.history) })
  await expect(history).toContainText('Paid with the run of March')
})

test('a payment request is printed with its orders and its history', { tag: '@ar' }, async ({
  visit,
  say,
}) => {
  const shop = await dueShop()
  const store = await visit('/store/payments/payment-requests', { as: shop.storeUser })
  await request(store, say)
  await expect(row(store, '379.12')).toContainText(say(labels.pending))
  await row(store, '379.12').click()
  await store
    .getByRole('main')
    .getByRole('button', { name: say(labels.print), exact: true })
    .click()
  const preview = printPreviewOf(store, say)
  await expect(preview.sheet.getByRole('cell', { name: String(shop.order), exact: true })).toBeVisible()
  await expect(preview.sheet.getByRole('row', { name: say(labels.sum) })).toContainText('379.12')
  await expectAccessible(store, 'paper of a request')
  for (const language of ['en', 'ar', 'both'] as const) {
    await preview.speak(language)
    const pages = await printed(store)
    expect(pages, language).toHaveLength(1)
    expect(pages.join()).toContain('379.12')
  }
  await store.keyboard.press('Escape')
  await expect(preview.view).toHaveCount(0)
})

test('a rejection needs a note, gives the orders back and shows in the history', async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/422/)
  const shop = await dueShop()
  const store = await visit('/store/payments/payment-requests', { as: shop.storeUser })
  await request(store, say)
  await expect(row(store, '379.12')).toContainText(say(labels.pending))
  const admin = await visit(`/main/payments/payment-requests?tab=store&store=${shop.ids.stores}`, {
    as: await makeAdmin(),
  })
  await row(admin, '379.12').getByRole('button', { name: 'Action on payment request' }).click()
  const dialog = admin.getByRole('dialog', { name: labels.decide.en })
  await dialog.getByRole('button', { name: labels.reject.en }).click()
  await expect(dialog).toContainText('Write why it is rejected')
  await dialog.getByLabel(labels.note.en).fill('The order is disputed')
  await dialog.getByRole('button', { name: labels.reject.en }).click()
  await admin
    .getByRole('dialog', { name: 'Reject this payment request?' })
    .getByRole('button', { name: labels.reject.en })
    .click()
  await expect(admin.getByRole('dialog')).toHaveCount(0)
  await row(admin, '379.12').click()
  await expect(admin.getByRole('region', { name: labels.history.en })).toContainText('The order is disputed')
  await expectAccessible(admin, 'the page of a request')
  await store.reload()
  await request(store, say)
  await expect(row(store, '379.12')).toContainText(say(labels.pending))
})

test('an admin proposes a payment, the store accepts it, and the payout is reversed', { tag: '@ar' }, async ({
  visit,
  say,
}) => {
  const shop = await dueShop()
  const admin = await visit(`/main/payments/payment-requests?store=${shop.ids.stores}`, {
    as: await makeAdmin(),
  })
  await admin.getByText(say(labels.add)).click()
  await admin
    .locator('details')
    .getByRole('button', { name: say({ en: 'Store', ar: 'المتجر' }) })
    .click()
  const picker = admin.getByRole('dialog')
  await picker.getByRole('combobox').fill(say(shop.storeName))
  await picker
    .getByRole('option', { name: say(shop.storeName) })
    .first()
    .click()
  await admin.getByLabel(say(labels.chooseAll)).check()
  await admin.getByRole('button', { name: say(labels.propose) }).click()
  await expect(row(admin, say(shop.storeName))).toContainText(say(labels.pending))
  const owner = await visit('/restaurant/payments/payment-requests', { as: shop.owner })
  await expect(row(owner, '379.12')).toContainText(say(labels.pending))
  await expect(owner.getByRole('button', { name: say({ en: 'Action on', ar: 'اتخاذ قرار' }) })).toHaveCount(0)
  const store = await visit('/store/payments/payment-requests', { as: shop.storeUser })
  await row(store, '379.12')
    .getByRole('button', { name: say({ en: 'Action on payment request', ar: 'اتخاذ قرار في طلب الدفع' }) })
    .click()
  await store
    .getByRole('dialog')
    .getByRole('button', { name: say(labels.accept) })
    .click()
  await store
    .getByRole('dialog', { name: say({ en: 'Pay out', ar: 'هل تريد صرف' }) })
    .getByRole('button', { name: say(labels.accept) })
    .click()
  await expect(row(store, '379.12')).toContainText(say(labels.accepted))
  await row(admin, say(shop.storeName)).click()
  await admin.getByRole('button', { name: say(labels.reverse) }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel(say(labels.reason)).fill('Sent to the wrong account')
  await dialog.getByRole('button', { name: say(labels.reverseIt) }).click()
  await admin
    .getByRole('dialog', { name: say({ en: 'Reverse the payout of', ar: 'هل تريد عكس صرف' }) })
    .last()
    .getByRole('button', { name: say(labels.reverseIt) })
    .click()
  await expect(admin.getByRole('dialog')).toHaveCount(0)
  await expect(admin.getByRole('main')).toContainText(say(labels.reversed))
})

test('a charge lowers what is due, is netted, and can be reversed', async ({ visit, say }) => {
  const shop = await dueShop()
  const admin = await visit(`/main/payments/other-charges?store=${shop.ids.stores}`, {
    as: await makeAdmin(),
  })
  await admin.getByRole('button', { name: 'Add charge' }).first().click()
  const dialog = admin.getByRole('dialog', { name: 'Charge a store' })
  await dialog.getByRole('button', { name: 'Charge', exact: true }).click()
  await expect(dialog).toContainText('Choose a store')
  await dialog.getByRole('button', { name: 'Store' }).click()
  await dialog.getByRole('combobox').fill(shop.storeName.en)
  await admin.getByRole('option', { name: shop.storeName.en }).first().click()
  await dialog.getByLabel('Amount').fill('29.12')
  await dialog.getByLabel('Description').fill('Photographs of the menu')
  await expectAccessible(admin, 'a new charge')
  await dialog.getByRole('button', { name: 'Charge', exact: true }).click()
  await expect(admin.getByRole('dialog')).toHaveCount(0)
  await expect(row(admin, shop.storeName.en)).toContainText('29.12')
  await expectAccessible(admin, 'other charges')
  const store = await visit('/store/payments/payment-requests', { as: shop.storeUser })
  await store.getByText(say(labels.add)).click()
  await store.getByLabel(say(labels.chooseAll)).check()
  await expect(store.locator('dl > div', { hasText: 'Photographs of the menu' })).toContainText('-29.12')
  await expect(store.locator('dl > div', { hasText: labels.sum.en })).toContainText('350.00')
  await row(admin, shop.storeName.en).getByRole('button', { name: 'Reverse charge' }).click()
  const reversal = admin.getByRole('dialog')
  await reversal.getByLabel(labels.reason.en).fill('Entered twice')
  await reversal.getByRole('button', { name: labels.reverseIt.en }).click()
  await admin
    .getByRole('dialog', { name: /^Reverse charge \d+\?$/ })
    .getByRole('button', { name: labels.reverseIt.en })
    .click()
  await expect(admin.getByRole('dialog')).toHaveCount(0)
  await expect(row(admin, shop.storeName.en)).toContainText('Reversed')
})
