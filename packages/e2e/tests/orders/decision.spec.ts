// Over 300 lines: the tests share one order, the texts of its dialogs and the ways to decide it.
import type { Bilingual } from '@sufra/contract/kernel/language'
import { order, post } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { deskOf } from '../../support/desk.ts'
import { channelKey, deliverIn, makeAdmin, makeShop, payByCard, placeOrder } from '../../support/seed.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const asks = (en: string, ar: string) => (id: number) => ({
  en: en.replace('#', String(id)),
  ar: ar.replace('#', String(id)),
})
const askAccept = asks('Accept order #?', 'هل تريد قبول الطلب #؟')
const askCancel = asks('Cancel order #?', 'هل تريد إلغاء الطلب #؟')
const costsNothing = { en: 'cancelling costs nobody anything', ar: 'فلا يكلّف الإلغاء أحدًا شيئًا' }
const askComplete = asks('Complete order #?', 'هل تريد إكمال الطلب #؟')

test('the dialog shows the order and its possible next statuses', { tag: '@phone' }, async ({
  visit,
  say,
  isPhone,
}) => {
  const { owner, orders, storeName } = await makeShop({ pending: 1, accepted: 1, completed: 1, cancelled: 1 })
  const page = await visit('/restaurant/orders', { as: owner })
  const desk = deskOf(page, say, isPhone)
  const follows: Bilingual[][] = [
    [words.pending, words.isAccepted, words.isCancelled],
    [words.isAccepted, words.isCompleted],
    [words.isCompleted],
    [words.isCancelled],
  ]
  for (const [index, id] of orders.entries()) {
    await desk.openDialog(id)
    const { dialog } = desk
    const [current, ...next] = follows[index] ?? []
    await expect(dialog.getByRole('radio')).toHaveCount(next.length + 1)
    if (current) await expect(desk.option(current)).toBeChecked()
    for (const name of next) await expect(desk.option(name)).toBeEnabled()
    if (next.length === 0) {
      await expect(dialog.getByRole('radio')).toBeDisabled()
      await expect(desk.save).toBeHidden()
    } else await expect(desk.save).toBeDisabled()
    const facts = dialog.getByRole('definition')
    await expect(facts.nth(0)).toHaveText(String(id))
    await expect(facts.nth(1)).toHaveText(say(storeName))
    for (const at of [2, 3]) await expect(facts.nth(at)).toHaveText(/\d{2}\s\S+\s\d{4}\s\d{2}:\d{2}\s\S+/)
    await expect(facts.nth(4)).toHaveText(say({ en: 'QAR\u00a0530.00', ar: '530.00\u00a0ر.ق' }))
    if (index === 3)
      await expect(dialog).toContainText(say({ en: 'cancelled by store', ar: 'أُلغي من قبل المتجر' }))
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})

test('an order is accepted, then completed, each with a confirmation', { tag: '@phone' }, async ({
  visit,
  say,
  isPhone,
}) => {
  const { storeUser, orders } = await makeShop({ pending: 1 })
  const [id = 0] = orders
  const page = await visit('/store/orders', { as: storeUser })
  const desk = deskOf(page, say, isPhone)
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/updateOrderStatus')) sent += 1
  })
  await desk.openDialog(id)
  await desk.option(words.isAccepted).check()
  await desk.save.click()
  const accept = desk.question(say(askAccept(id)))
  await accept.getByRole('button', { name: say(words.goBack) }).click()
  await expect(accept).toBeHidden()
  await expect(desk.dialog).toBeVisible()
  expect(sent).toBe(0)
  await desk.save.click()
  await accept.getByRole('button', { name: say(words.accept) }).click()
  await expect(desk.dialog).toBeHidden()
  await expect(desk.row(id)).toContainText(say(words.isAccepted))
  await expect(desk.card(words.accepted)).toContainText('1')
  await expect(desk.card(words.pending)).toContainText('0')
  await desk.openDialog(id)
  await desk.option(words.isCompleted).check()
  await desk.save.click()
  // Before its day this needs a second confirmation, which names the amount that is recorded.
  const complete = desk.question(say(askComplete(id)))
  await expect(complete).toContainText(
    say({
      en: 'QAR 530.00 will be recorded as cash collected by the store.',
      ar: 'سيُسجَّل مبلغ 530.00 ر.ق نقدًا حصّله المتجر.',
    }),
  )
  await expect(complete).toContainText(
    say({ en: 'Its delivery time has not come yet', ar: 'لم يحن موعد تسليمه بعد' }),
  )
  await expectAccessible(page, 'completing before its day')
  const yes = complete.getByRole('button', { name: say(words.complete) })
  await expect(yes).toBeDisabled()
  await expect(complete.getByRole('checkbox')).toBeFocused()
  await page.keyboard.press('Space')
  await yes.click()
  await expect(desk.row(id)).toContainText(say(words.isCompleted))
  expect(sent).toBe(2)
})

const askReject = (id: number) => ({ en: `Reject order ${id}?`, ar: `هل تريد رفض الطلب ${id}؟` })
const quick = {
  accept: (id: number) => ({ en: `Accept order ${id}`, ar: `قبول الطلب ${id}` }),
  reject: (id: number) => ({ en: `Reject order ${id}`, ar: `رفض الطلب ${id}` }),
  rejectNow: { en: 'Reject order', ar: 'رفض الطلب' },
  accepted: (id: number) => ({ en: `Order ${id} accepted`, ar: `قُبل الطلب ${id}` }),
}

test('Accept and Reject are on the row, the card and the order’s page', { tag: '@both' }, async ({
  visit,
  say,
  isPhone,
}) => {
  const { storeUser, orders } = await makeShop({ pending: 3, accepted: 1 })
  const [first = 0, second = 0, third = 0, accepted = 0] = orders
  const page = await visit('/store/orders', { as: storeUser })
  const desk = deskOf(page, say, isPhone)
  const on = (id: number, name: (id: number) => Bilingual) =>
    desk.row(id).getByRole('button', { name: say(name(id)), exact: true })
  await expect(desk.rows).toHaveCount(4)
  await expect(on(accepted, quick.accept)).toBeHidden()
  await on(first, quick.accept).click()
  const accept = desk.question(say(askAccept(first)))
  await expectAccessible(page, 'accepting from the desk')
  await accept.getByRole('button', { name: say(words.goBack) }).click()
  await expect(desk.row(first)).toContainText(say(words.pending))
  await on(first, quick.accept).click()
  await accept.getByRole('button', { name: say(words.accept) }).click()
  await expect(page.getByText(say(quick.accepted(first)))).toBeVisible()
  await expect(desk.row(first)).toContainText(say(words.isAccepted))
  await expect(on(first, quick.accept)).toBeHidden()
  await on(second, quick.reject).click()
  const reject = desk.question(say(askReject(second)))
  await expectAccessible(page, 'rejecting from the desk')
  await reject.getByLabel(say(words.reason)).selectOption({ index: 1 })
  await reject.getByRole('button', { name: say(quick.rejectNow) }).click()
  await expect(desk.row(second)).toContainText(say(words.isCancelled))
  await page.goto(`/store/orders/order-details/${third}`)
  await page.getByRole('button', { name: say(quick.accept(third)) }).click()
  await desk
    .question(say(askAccept(third)))
    .getByRole('button', { name: say(words.accept) })
    .click()
  await expect(page.getByRole('button', { name: say(quick.reject(third)) })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText(say(words.isAccepted))
})

test('a dialog to accept an order shows that somebody else accepted it first', { tag: '@ar' }, async ({
  visit,
  say,
}) => {
  const { mark, owner, storeUser, orders } = await makeShop({ pending: 1 })
  const [id = 0] = orders
  const page = await visit('/restaurant/orders', { as: owner })
  const desk = deskOf(page, say)
  const other = deskOf(await visit('/store/orders', { as: storeUser }), say)
  const button = { name: say(quick.accept(id)), exact: true }
  await desk.row(id).getByRole('button', button).click()
  const asked = desk.question(say(askAccept(id)))
  await expect(asked).toBeVisible()
  await other.row(id).getByRole('button', button).click()
  await other
    .question(say(askAccept(id)))
    .getByRole('button', { name: say(words.accept) })
    .click()
  await expect(asked.getByRole('alert')).toContainText(`${mark} Store Manager`)
  await expect(asked.getByRole('button', { name: say(words.accept) })).toBeHidden()
})

test('before accepting, each kind sees who may still cancel', { tag: '@ar' }, async ({ visit, say }) => {
  const shop = await makeShop({ pending: 1 })
  const [id = 0] = shop.orders
  const store = deskOf(await visit('/store/orders', { as: shop.storeUser }), say)
  const admin = deskOf(await visit(`/main/orders?search=${id}`, { as: await makeAdmin() }), say)
  for (const [desk, text] of [
    [store, { en: 'After that you cannot cancel it. Only the platform', ar: 'بعد القبول لا يمكنك إلغاؤه' }],
    [admin, { en: 'After that the store cannot cancel it. You and', ar: 'ويمكن ذلك لك وللعميل' }],
  ] as const) {
    await desk.openDialog(id)
    await desk.option(words.isAccepted).check()
    await desk.save.click()
    const question = desk.question(say(askAccept(id)))
    await expect(question).toContainText(say(text))
    await expect(question).toContainText(say(costsNothing))
  }
})

test('completing a card order that is not paid says what is recorded as cash', { tag: '@phone' }, async ({
  visit,
  say,
  isPhone,
}) => {
  const shop = await makeShop({ accepted: 1 })
  const [id = 0] = shop.orders
  await payByCard(id, 50)
  const page = await visit('/store/orders', { as: shop.storeUser })
  const desk = deskOf(page, say, isPhone)
  await desk.openDialog(id)
  await desk.option(words.isCompleted).check()
  await desk.save.click()
  await expect(desk.question(say(askComplete(id)))).toContainText(
    say({
      en: 'It was to be paid by card, and not all of it has been paid: QAR 530.00 will be recorded as cash collected by the store.',
      ar: 'كان الدفع بالبطاقة ولم يُستلم المبلغ كاملًا: سيُسجَّل 530.00 ر.ق نقدًا حصّله المتجر.',
    }),
  )
})

test('before accepting, the cost of a late cancellation is shown with amount and time', {
  tag: '@phone',
}, async ({ visit, say, language, isPhone }) => {
  const shop = await makeShop({ pending: 3 })
  const [half = 0, none = 0, soon = 0] = shop.orders
  await deliverIn(half, 5)
  await payByCard(half, 50)
  await payByCard(none, 0)
  await deliverIn(soon, 0)
  await payByCard(soon, 50)
  const key = await channelKey()
  const { order: cash } = await order(key, shop, { mobile: '97433001122' })
  const paid = cash?.id ?? 0
  await post(`mobile/orders/${paid}/payment`, key, {
    amount: 100,
    reference: `paid-${paid}`,
    card_kind: 'debit',
  })
  const store = await visit('/store/orders', { as: shop.storeUser })
  const restaurant = `/main/orders?restaurant=${shop.ids.restaurants}`
  const admin = await visit(restaurant, { as: await makeAdmin() })
  const free = {
    en: /free of charge until \d+ \w+ \d{4} \d\d:\d\d [AP]M; after that/,
    ar: /مجاني للعميل حتى \d+ \S+ \d{4}/,
  }
  const ended = { en: /Free cancellation ended on \d+/, ar: /انتهى الإلغاء المجاني في \d+/ }
  const asks = { en: /has no advance/, ar: /لا دفعة مقدمة/ }
  const kept = {
    store: { en: 'QAR 265.00 stays with you', ar: '265.00 ر.ق' },
    admin: { en: 'QAR 265.00 stays with the store', ar: '265.00 ر.ق' },
  }
  for (const [kind, page] of [
    ['store', store],
    ['admin', admin],
  ] as const) {
    const desk = deskOf(page, say, isPhone)
    for (const [id, when] of [
      [half, free],
      [none, asks],
      [soon, ended],
      [paid, asks],
    ] as const) {
      const button = say({ en: `Accept order ${id}`, ar: `قبول الطلب ${id}` })
      await desk.row(id).getByRole('button', { name: button }).click()
      const question = desk.question(say(askAccept(id)))
      await expect(question).toContainText(language === 'en' ? when.en : when.ar)
      if (when !== asks) await expect(question).toContainText(say(kept[kind]))
      else await expect(question).not.toContainText('265.00')
      await expect(question).not.toContainText(say(costsNothing))
      await question.getByRole('button', { name: say(words.goBack) }).click()
      await expect(question).toBeHidden()
    }
  }
})

test('cancelling needs a reason, which is reset with each choice', { tag: '@ar' }, async ({ visit, say }) => {
  const { owner, orders } = await makeShop({ pending: 1 })
  const [id = 0] = orders
  const page = await visit('/restaurant/orders', { as: owner })
  const desk = deskOf(page, say)
  const answered = Promise.withResolvers<void>()
  await page.route(/CancelReason/, async (route) => {
    await answered.promise
    await route.continue()
  })
  await desk.openDialog(id)
  const reason = desk.dialog.getByLabel(say(words.reason))
  await expect(reason).toBeHidden()
  await desk.option(words.isCancelled).check()
  await desk.save.click()
  await expect(reason).toHaveAccessibleDescription(say(words.reasonMissing))
  await expect(reason).toBeFocused()
  answered.resolve()
  const booked = say({ en: 'The store is fully booked on this day', ar: 'المتجر محجوز بالكامل في هذا اليوم' })
  await reason.selectOption(booked)
  await desk.option(words.isAccepted).check()
  await expect(reason).toBeHidden()
  await desk.option(words.isCancelled).check()
  await expect(reason).toHaveValue('')
  await reason.selectOption(booked)
  await desk.save.click()
  const question = desk.question(say(askCancel(id)))
  // Pressing Enter too early does nothing.
  await expect(question.getByRole('button', { name: say(words.goBack) })).toBeFocused()
  await question.getByRole('button', { name: say(words.cancelOrder) }).click()
  await expect(desk.dialog).toBeHidden()
  await expect(desk.row(id)).toContainText(say(words.isCancelled))
  await desk.openDialog(id)
  await expect(desk.dialog).toContainText(say({ en: 'cancelled by restaurant', ar: 'أُلغي من قبل المطعم' }))
  await expect(desk.dialog).toContainText(booked)
})

test('the reasons are fetched only when cancelling', async ({ visit, say }) => {
  const { owner, orders } = await makeShop({ pending: 1 })
  const page = await visit('/restaurant/orders', { as: owner })
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('CancelReason')) asked += 1
  })
  const desk = deskOf(page, say)
  await desk.openDialog(orders[0] ?? 0)
  await desk.option(words.isAccepted).check()
  expect(asked).toBe(0)
  await desk.option(words.isCancelled).check()
  await expect(desk.dialog.getByLabel(say(words.reason))).toBeEnabled()
  expect(asked).toBe(1)
})

test('an open dialog is in the URL, and back closes it', async ({ visit, say }) => {
  const { owner, orders } = await makeShop({ pending: 2 })
  const [id = 0] = orders
  const page = await visit('/restaurant/orders', { as: owner })
  const desk = deskOf(page, say)
  await desk.openDialog(id)
  await expect(page).toHaveURL(`/restaurant/orders?open=${id}`)
  await page.reload()
  await expect(desk.dialog).toBeVisible()
  await page.goBack()
  await expect(desk.dialog).toBeHidden()
  await expect(page).toHaveURL('/restaurant/orders')
})

test('of two people deciding the same order one succeeds and the other sees why not', { tag: '@ar' }, async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/409.*updateOrderStatus/)
  const { owner, storeUser, orders, mark } = await makeShop({ pending: 1 })
  const [id = 0] = orders
  const first = await visit('/restaurant/orders', { as: owner })
  const second = await visit('/store/orders?status=newOrder', { as: storeUser })
  const [one, other] = [deskOf(first, say), deskOf(second, say)]
  await one.openDialog(id)
  await other.openDialog(id)
  await one.option(words.isAccepted).check()
  await other.option(words.isCancelled).check()
  await other.dialog.getByLabel(say(words.reason)).selectOption({ index: 1 })
  await one.save.click()
  await other.save.click()
  await one
    .question(say(askAccept(id)))
    .getByRole('button', { name: say(words.accept) })
    .click()
  await expect(one.dialog).toBeHidden()
  await other
    .question(say(askCancel(id)))
    .getByRole('button', { name: say(words.cancelOrder) })
    .click()
  const who = `${mark} Restaurant Owner`
  await expect(other.dialog.getByRole('alert')).toHaveText(
    say({
      en: `${who} has already set order ${id} to Accepted`,
      ar: `سبق تحويل الطلب ${id} إلى «مقبول» من قبل ${who}`,
    }),
  )
  await expect(other.option(words.isAccepted)).toBeChecked()
  await expect(other.option(words.isCompleted)).toBeEnabled()
  await second.keyboard.press('Escape')
  await expect(other.card(words.accepted)).toContainText('1')
  await expect(second.getByRole('heading', { name: say(words.nothingFound) })).toBeVisible()
})

test('an open dialog names who changed the status meanwhile, and the new one', { tag: '@phone' }, async ({
  visit,
  say,
  isPhone,
}) => {
  const { owner, storeUser, orders, mark } = await makeShop({ pending: 1 })
  const [id = 0] = orders
  const watching = await visit('/restaurant/orders', { as: owner })
  const deciding = await visit('/store/orders', { as: storeUser })
  const [one, other] = [deskOf(watching, say, isPhone), deskOf(deciding, say, isPhone)]
  const decide = async (option: Bilingual, question: Bilingual, action: Bilingual) => {
    await other.openDialog(id)
    await other.option(option).check()
    await other.save.click()
    const asked = other.question(say(question))
    if (option === words.isCompleted) await asked.getByRole('checkbox').check()
    await asked.getByRole('button', { name: say(action) }).click()
    await expect(other.dialog).toBeHidden()
  }
  const who = `${mark} Store Manager`
  const news = one.dialog.getByRole('alert')
  await one.openDialog(id)
  await one.option(words.isCancelled).check()
  await decide(words.isAccepted, askAccept(id), words.accept)
  await expect(news).toHaveText(
    say({
      en: `${who} has just set order ${id} to Accepted. Your choice was not saved.`,
      ar: `حُوّل الطلب ${id} للتو إلى «مقبول» من قبل ${who}. لم يُحفظ اختيارك.`,
    }),
  )
  await expect(one.option(words.isAccepted)).toBeChecked()
  await expect(one.option(words.isAccepted)).toBeFocused()
  // Once a new status is chosen, the message is acknowledged.
  await one.option(words.isCompleted).check()
  await expect(news).toBeHidden()
  await one.option(words.isAccepted).check()
  // Nothing was chosen, so nothing is reported as lost.
  await decide(words.isCompleted, askComplete(id), words.complete)
  await expect(news).toHaveText(
    say({
      en: `${who} has just set order ${id} to Completed.`,
      ar: `حُوّل الطلب ${id} للتو إلى «مكتمل» من قبل ${who}.`,
    }),
  )
  await expect(one.save).toBeHidden()
})

test('two people of one store making the same decision get no error', async ({ visit, say }) => {
  const { storeUser, orders } = await makeShop({ pending: 1 })
  const [id = 0] = orders
  const desks = [
    deskOf(await visit('/store/orders', { as: storeUser }), say),
    deskOf(await visit('/store/orders', { as: storeUser }), say),
  ]
  for (const desk of desks) {
    await desk.openDialog(id)
    await desk.option(words.isAccepted).check()
    await desk.save.click()
  }
  for (const desk of desks)
    await desk
      .question(say(askAccept(id)))
      .getByRole('button', { name: say(words.accept) })
      .click()
  for (const desk of desks) {
    await expect(desk.dialog).toBeHidden()
    await expect(desk.row(id)).toContainText(say(words.isAccepted))
  }
})

test('a failed change of status is reported and keeps the choice', async ({ visit, say, trouble }) => {
  trouble.expected(/updateOrderStatus/)
  const { orders } = await makeShop({ pending: 1 })
  const [id = 0] = orders
  const page = await visit(`/main/orders?search=${id}`, { as: await makeAdmin('Business Support') })
  const desk = deskOf(page, say)
  await page.route('**/updateOrderStatus', (route) => route.abort())
  await desk.openDialog(id)
  await desk.option(words.isAccepted).check()
  await desk.save.click()
  await desk
    .question(say(askAccept(id)))
    .getByRole('button', { name: say(words.accept) })
    .click()
  await expect(desk.dialog.getByRole('alert')).toHaveText(say(words.unavailable))
  await expect(desk.option(words.isAccepted)).toBeChecked()
  await page.unroute('**/updateOrderStatus')
  await desk.save.click()
  await desk
    .question(say(askAccept(id)))
    .getByRole('button', { name: say(words.accept) })
    .click()
  await expect(desk.dialog).toBeHidden()
  await expect(desk.row(id)).toContainText(say(words.isAccepted))
})

test('a rejection that is being written stays when a new order moves its row to the next page', async ({
  visit,
  say,
}) => {
  const shop = await makeShop({ pending: 5 })
  const [first = 0] = shop.orders
  const page = await visit('/store/orders?count=5', { as: shop.storeUser })
  const desk = deskOf(page, say)
  await expect(desk.rows).toHaveCount(5)
  await desk
    .row(first)
    .getByRole('button', { name: say(quick.reject(first)), exact: true })
    .click()
  const reject = desk.question(say(askReject(first)))
  await reject.getByLabel(say(words.reason)).selectOption({ index: 1 })
  const added = await placeOrder(shop)
  await expect(desk.row(added)).toBeAttached()
  await expect(desk.row(first)).not.toBeAttached()
  await reject.getByRole('button', { name: say(quick.rejectNow) }).click()
  await expect(reject).toBeHidden()
  await page.goto(`/store/orders/order-details/${first}`)
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText(say(words.isCancelled))
})

test('a new order can be rejected once its reasons load, after they had failed to', async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/CancelReason/)
  const { storeUser, orders } = await makeShop({ pending: 1 })
  const [id = 0] = orders
  const page = await visit('/store/orders', { as: storeUser })
  const desk = deskOf(page, say)
  await page.route(/CancelReason/, (route) => route.fulfill({ status: 403, json: {} }))
  await desk
    .row(id)
    .getByRole('button', { name: say(quick.reject(id)), exact: true })
    .click()
  const reject = desk.question(say(askReject(id)))
  const again = reject.getByRole('alert').getByRole('button', { name: say(words.tryAgain) })
  await expect(again).toBeVisible()
  await expectAccessible(page, 'reasons that failed to load')
  const tried = page.waitForResponse(/CancelReason/)
  await again.press('Enter')
  await tried
  await expect(again).toBeEnabled()
  await expect(again).toBeFocused()
  await page.unroute(/CancelReason/)
  await again.press('Enter')
  await expect(again).toBeHidden()
  const reason = reject.getByLabel(say(words.reason))
  await expect(reason).toBeFocused()
  await reason.selectOption({ index: 1 })
  await reject.getByRole('button', { name: say(quick.rejectNow) }).click()
  await expect(reject).toBeHidden()
  await expect(desk.row(id)).toContainText(say(words.isCancelled))
})
