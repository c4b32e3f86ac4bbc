// Over 300 lines: every test opens the same dialogs of an order, by the same labels.
import type { Page } from '@playwright/test'
import { order, post } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { behind } from '../../support/regions.ts'
import { channelKey, deliverIn, makeAdmin, makeShop, payByCard } from '../../support/seed.ts'
import { errorMessage } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  more: { en: 'More actions', ar: 'إجراءات أخرى' },
  cash: { en: 'Record cash', ar: 'تسجيل نقد' },
  record: { en: 'Record cash', ar: 'تسجيل النقد' },
  amount: { en: 'Amount collected', ar: 'المبلغ المحصَّل' },
  noLongerOwed: { en: 'No longer owed', ar: 'لم يعد مستحقًا' },
  reverse: { en: 'Reverse', ar: 'عكس القيد' },
  remaining: { en: 'Remaining', ar: 'المتبقي' },
  cancel: { en: 'Cancel order', ar: 'إلغاء الطلب' },
  undo: { en: 'Undo completion', ar: 'التراجع عن الإكمال' },
  storeFault: { en: 'The store', ar: 'المتجر' },
  noneKept: {
    en: 'no advance has been received, so nothing is kept.',
    ar: 'ولم تُستلم دفعة مقدمة، فلا يُحتفظ بشيء.',
  },
  partKept: {
    en: ': QAR 120.50 stays with the store, less the gateway charge.',
    ar: '، فيبقى 120.50 ر.ق للمتجر بعد خصم رسوم بوابة الدفع.',
  },
}
type Say = (text: { en: string; ar: string }) => string

async function open(page: Page, say: Say, action: keyof typeof labels) {
  await page.getByRole('button', { name: say(labels.more) }).click()
  await page.getByRole('menuitem', { name: say(labels[action]) }).click()
  return page.getByRole('dialog')
}

/** The row of the totals with this name. */
const total = (page: Page, name: string) =>
  page.getByRole('main').locator('dl > div', { has: page.locator('dt', { hasText: name }) })

test('cash is recorded, in the digits of any keyboard', { tag: '@phone' }, async ({ visit, say }) => {
  const { storeUser, orders } = await makeShop({ accepted: 1 })
  const page = await visit(`/store/orders/order-details/${orders[0]}`, { as: storeUser })
  await expect(total(page, say(labels.remaining))).toContainText('530.00')
  const dialog = await open(page, say, 'cash')
  const amount = dialog.getByLabel(say(labels.amount))
  await expect(amount).toBeFocused()
  const record = dialog.getByRole('button', { name: say(labels.record) })
  await record.click()
  await expect(dialog).toContainText(say({ en: 'Enter an amount above 0', ar: 'أدخل مبلغًا أكبر من صفر' }))
  await amount.pressSequentially('٥٣٠٫٠١')
  await expect(amount).toHaveValue('530.01')
  await expect(dialog).toContainText(
    say({ en: 'Only QAR 530.00 is left to collect', ar: 'المتبقي للتحصيل 530.00 ر.ق فقط' }),
  )
  await expectAccessible(page, 'too much cash')
  await amount.fill('')
  await amount.pressSequentially('1x20.50')
  await expect(amount).toHaveValue('120.50')
  await record.click()
  await page
    .getByRole('dialog', { name: say({ en: 'Record QAR 120.50', ar: '120.50 ر.ق' }) })
    .getByRole('button', { name: say(labels.record) })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(total(page, say(labels.remaining))).toContainText('409.50')
})

test('the same cash is not recorded twice', async ({ visit, say, trouble }) => {
  trouble.expected(/409.*recordCash/)
  const { owner, storeUser, orders } = await makeShop({ accepted: 1 })
  const [id = 0] = orders
  const pages = [
    await visit(`/restaurant/orders/order-details/${id}`, { as: owner }),
    await visit(`/store/orders/order-details/${id}`, { as: storeUser }),
  ] as const
  for (const page of pages) {
    const dialog = await open(page, say, 'cash')
    await dialog.getByLabel(say(labels.amount)).fill('500')
    await dialog.getByRole('button', { name: say(labels.record) }).click()
    await expect(page.getByRole('dialog')).toHaveCount(2)
  }
  const yes = (page: Page) =>
    page
      .getByRole('dialog', { name: 'Record QAR 500.00' })
      .getByRole('button', { name: say(labels.record) })
      .click()
  await yes(pages[0])
  await expect(pages[0].getByRole('dialog')).toHaveCount(0)
  await yes(pages[1])
  await expect(errorMessage(pages[1].getByRole('dialog'), 'QAR 30.00 is left')).toBeVisible()
  await expect(pages[1].getByText('At most QAR 30.00')).toBeVisible()
})

test('an accepted order is cancelled with the consequences previewed', { tag: '@phone' }, async ({
  visit,
  say,
}) => {
  const { storeUser, orders, mark } = await makeShop({ accepted: 1 })
  const [id = 0] = orders
  const page = await visit(`/main/orders/order-details/${id}`, { as: await makeAdmin() })
  const dialog = await open(page, say, 'cancel')
  const dropped = dialog.locator('dl > div', {
    hasText: say({ en: 'No longer owed by the customer', ar: 'يسقط عن العميل' }),
  })
  await expect(dropped).toContainText('530.00')
  await dialog.getByLabel(say(labels.storeFault)).check()
  await expect(dialog.getByText(say({ en: 'Everything is refunded', ar: 'يُرد المبلغ كاملًا' }))).toBeVisible()
  const confirm = dialog.getByRole('button', { name: say(labels.cancel) })
  await confirm.click()
  await expect(dialog.getByLabel(say(words.reason))).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'cancelling after acceptance')
  await dialog.getByLabel(say(words.reason)).selectOption({ index: 1 })
  await dialog.getByLabel(say({ en: 'Note (optional)', ar: 'ملاحظة (اختيارية)' })).fill('They called twice')
  await confirm.click()
  await page
    .getByRole('dialog', { name: say({ en: `Cancel order ${id}?`, ar: `هل تريد إلغاء الطلب ${id}؟` }) })
    .getByRole('button', { name: say(labels.cancel) })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const main = page.getByRole('main')
  await expect(main).toContainText(say({ en: 'cancelled by admin', ar: 'أُلغي من قبل الإدارة' }))
  await expect(main).toContainText('They called twice')
  await expect(main).toContainText(`${mark} machboos`)
  await expect(total(page, say(labels.remaining))).toContainText('0.00')
  await expect(total(page, say(labels.noLongerOwed))).toContainText('530.00')
  await page.getByRole('button', { name: say(labels.more) }).click()
  await expect(page.getByRole('menuitem')).toHaveCount(1)
  const store = await visit(`/store/orders/order-details/${id}`, { as: storeUser })
  await expect(store.getByRole('main')).toContainText(`${mark} machboos`)
  await expect(store.getByText('They called twice')).toBeHidden()
  await expect(total(store, say(labels.noLongerOwed))).toContainText('530.00')
})

test('a late cancellation keeps of the advance what was received of it', { tag: '@both' }, async ({
  visit,
  say,
}) => {
  const [shop, key, admin] = [await makeShop(), await channelKey(), await makeAdmin()]
  const { order: placed } = await order(key, shop, { mobile: '55990083' })
  const id = placed?.id ?? 0
  await behind(shop.owner, 'settings/orderStatus/updateOrderStatus', {
    order_id: String(id),
    status_id: '6',
    cancel_reason_id: '',
  })
  await payByCard(id, 50)
  await deliverIn(id, 0)
  const forfeited = say({ en: 'Forfeited by the customer', ar: 'يخسره العميل' })
  const preview = async () => {
    const page = await visit(`/main/orders/order-details/${id}`, { as: admin })
    return open(page, say, 'cancel')
  }
  const unpaid = await preview()
  await expect(unpaid).toContainText(say(labels.noneKept))
  await expect(unpaid.getByText(forfeited)).toHaveCount(0)

  const payment = { reference: `late-${id}`, amount: 120.5, card_kind: 'credit' }
  expect((await post(`mobile/orders/${id}/payment`, key, payment)).order).toMatchObject({ id })
  const part = await preview()
  await expect(part).toContainText(say(labels.partKept))
  await expect(part.locator('dl > div', { hasText: forfeited })).toContainText('120.50')
})

test('consequences that changed meanwhile are shown again before cancelling', async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/409.*cancelAccepted/)
  const { orders } = await makeShop({ accepted: 1 })
  const [id = 0] = orders
  const page = await visit(`/main/orders/order-details/${id}`, { as: await makeAdmin() })
  await page.route('**/previewCancellation/**', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    await route.fulfill({ json: { ...body, consequences: { ...body.consequences, refund_amount: 77 } } })
  })
  const dialog = await open(page, say, 'cancel')
  await expect(dialog).toContainText('77.00')
  await page.unroute('**/previewCancellation/**')
  await dialog.getByLabel(say(words.reason)).selectOption({ index: 1 })
  await dialog.getByRole('button', { name: say(labels.cancel) }).click()
  await page
    .getByRole('dialog', { name: `Cancel order ${id}?` })
    .getByRole('button', { name: say(labels.cancel) })
    .click()
  await expect(errorMessage(dialog.first(), 'Refund and charges have changed')).toBeVisible()
  await expect(dialog.getByRole('button', { name: say(labels.cancel) })).toBeFocused()
  await expect(dialog.first()).not.toContainText('77.00')
  await expect(page.getByRole('main')).not.toContainText('cancelled by')
})

test('only admins cancel accepted orders, and only accepted ones', async ({ visit, say }) => {
  const { storeUser, orders } = await makeShop({ pending: 1, accepted: 1 })
  const [pending = 0, accepted = 0] = orders
  const store = await visit(`/store/orders/order-details/${accepted}`, { as: storeUser })
  await store.getByRole('button', { name: say(labels.more) }).click()
  await expect(store.getByRole('menuitem')).toHaveText([say({ en: 'Share link', ar: '' }), say(labels.cash)])
  const admin = await visit(`/main/orders/order-details/${pending}`, { as: await makeAdmin() })
  await admin.getByRole('button', { name: say(labels.more) }).click()
  await expect(admin.getByRole('menuitem')).toHaveText([say({ en: 'Share link', ar: '' })])
})

test('an admin reverses cash that was recorded by mistake', { tag: '@phone' }, async ({ visit, say }) => {
  const { storeUser, orders } = await makeShop({ accepted: 1 })
  const [id = 0] = orders
  const store = await visit(`/store/orders/order-details/${id}`, { as: storeUser })
  const dialog = await open(store, say, 'cash')
  await dialog.getByLabel(say(labels.amount)).fill('120.50')
  await dialog.getByRole('button', { name: say(labels.record) }).click()
  await store
    .getByRole('dialog', { name: say({ en: 'Record QAR 120.50', ar: '120.50 ر.ق' }) })
    .getByRole('button', { name: say(labels.record) })
    .click()
  await expect(total(store, say(labels.remaining))).toContainText('409.50')

  const page = await visit(`/main/orders/order-details/${id}`, { as: await makeAdmin() })
  await page.getByRole('button', { name: say({ en: '“Cash collected”', ar: '«النقد المحصَّل»' }) }).click()
  await page.getByRole('button', { name: say(labels.reverse), exact: true }).click()
  const reversing = page.getByRole('dialog', { name: say({ en: 'Reverse “', ar: 'عكس قيد' }) })
  const reverse = reversing.getByRole('button', { name: say(labels.reverse) })
  await reverse.click()
  await expect(reversing).toContainText(say({ en: 'This field is required', ar: 'هذا الحقل مطلوب' }))
  await expectAccessible(page, 'reversing cash')
  await reversing.getByLabel(say({ en: 'Reason', ar: 'السبب' })).fill('It was the next order')
  await reverse.click()
  await page
    .getByRole('dialog', { name: say({ en: 'Reverse QAR 120.50 of order', ar: 'هل تريد عكس 120.50 ر.ق' }) })
    .getByRole('button', { name: say(labels.reverse) })
    .click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toHaveCount(1)
  await expect(drawer).toContainText('It was the next order')
  await expect(drawer.getByRole('button', { name: say(labels.reverse), exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(total(page, say(labels.remaining))).toContainText('530.00')
})

test('a completion is undone as previewed, and the history shows it', { tag: '@phone' }, async ({
  visit,
  say,
}) => {
  const { storeUser, orders } = await makeShop({ completed: 1 })
  const [id = 0] = orders
  const page = await visit(`/main/orders/order-details/${id}`, { as: await makeAdmin() })
  const dialog = await open(page, say, 'undo')
  const changes = (name: { en: string; ar: string }) =>
    dialog.locator('dl > div', { has: page.locator('dt', { hasText: say(name) }) })
  await expect(changes({ en: 'Cash reversed', ar: 'نقد يُعكس' })).toContainText('530.00')
  await expect(changes({ en: 'Remaining afterwards', ar: 'المتبقي بعد ذلك' })).toContainText('530.00')
  const confirm = dialog.getByRole('button', { name: say(labels.undo) })
  await confirm.click()
  await expect(dialog).toContainText(say({ en: 'Say why it is undone', ar: 'اذكر سبب التراجع' }))
  await expectAccessible(page, 'undoing a completion')
  await dialog.getByLabel(say({ en: 'Reason', ar: 'السبب' })).fill('The wrong one')
  await confirm.click()
  await page
    .getByRole('dialog', {
      name: say({ en: `Undo the completion of order ${id}?`, ar: `هل تريد التراجع عن إكمال الطلب ${id}؟` }),
    })
    .getByRole('button', { name: say(labels.undo) })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const main = page.getByRole('main')
  await expect(main).toContainText(say({ en: 'completion undone by admin', ar: 'تراجع عن الإكمال: الإدارة' }))
  await expect(main).toContainText('The wrong one')
  await expect(total(page, say(labels.remaining))).toContainText('530.00')
  const store = await visit(`/store/orders/order-details/${id}`, { as: storeUser })
  await expect(store.getByRole('main')).toContainText(
    say({ en: 'completion undone by admin', ar: 'تراجع عن الإكمال: الإدارة' }),
  )
  await expect(store.getByText('The wrong one')).toBeHidden()
  await store.getByRole('button', { name: say(labels.more) }).click()
  await expect(store.getByRole('menuitem', { name: say(labels.undo) })).toHaveCount(0)
})

test('a reason, a note or an amount is not lost by Escape or beside the dialog', async ({ visit, say }) => {
  const { orders } = await makeShop({ accepted: 1, completed: 1 })
  const [accepted = 0, completed = 0] = orders
  const page = await visit(`/main/orders/order-details/${accepted}`, { as: await makeAdmin() })
  const question = page.getByRole('dialog', { name: say(words.leaving) })
  const isKept = async (action: 'cancel' | 'cash' | 'undo' | 'reverse', label: string, text: string) => {
    const dialog =
      action === 'reverse' ? page.getByRole('dialog', { name: 'Reverse “' }) : await open(page, say, action)
    const field = dialog.getByLabel(label)
    await field.fill(text)
    await page.mouse.click(5, 5)
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: say(words.goBack) }).click()
    await expect(question).toBeHidden()
    await expect(field).toHaveValue(text)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await question.getByRole('button', { name: say(words.leave), exact: true }).click()
    await expect(field).toBeHidden()
  }
  await isKept('cancel', 'Note (optional)', 'They called twice')
  await isKept('cash', say(labels.amount), '120.50')
  await page.goto(`/main/orders/order-details/${completed}`)
  await isKept('undo', 'Reason', 'The wrong one')
  await page.getByRole('button', { name: '“Cash collected”' }).click()
  await page.getByRole('button', { name: say(labels.reverse), exact: true }).click()
  await isKept('reverse', 'Reason', 'It was the next order')
})
