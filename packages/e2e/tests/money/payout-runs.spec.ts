import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { prefixes } from '@sufra/contract/kernel/kinds'
import { expectAccessible } from '../../support/axe.ts'
import { makeAdmin, makeDue, makeShop, password } from '../../support/seed.ts'
import { expect, origin, test } from '../../support/test.ts'

const labels = {
  change: { en: 'Change account', ar: 'تعديل الحساب' },
  iban: { en: 'IBAN', ar: 'رقم الآيبان (IBAN)' },
  password: { en: 'Your password', ar: 'كلمة مرورك' },
  save: { en: 'Save', ar: 'حفظ' },
  waiting: { en: 'Awaiting confirmation', ar: 'بانتظار التأكيد' },
  confirmed: { en: 'Confirmed', ar: 'مؤكد' },
  confirm: { en: 'Confirm account', ar: 'تأكيد الحساب' },
  wrongPassword: { en: 'This password is wrong', ar: 'كلمة المرور غير صحيحة' },
  wrongIban: { en: 'This IBAN is not valid', ar: 'رقم الآيبان غير صالح' },
  pay: { en: 'Pay stores', ar: 'الصرف للمتاجر' },
  accept: { en: 'Accept', ar: 'قبول' },
  pending: { en: 'Pending', ar: 'قيد الانتظار' },
  makeFile: { en: 'Make bank file', ar: 'إنشاء ملف للبنك' },
  settle: { en: 'Mark as settled', ar: 'تعليم كمسدَّدة' },
  bankReference: { en: 'Bank reference', ar: 'مرجع البنك' },
  settled: { en: 'Settled', ar: 'مسدَّدة' },
  action: { en: 'Action on payment request', ar: 'اتخاذ قرار في طلب الدفع' },
}
type Say = (text: { en: string; ar: string }) => string
const iban = 'QA93QNBA000000000000123456789'
const grouped = 'QA93 QNBA 0000 0000 0000 1234 5678 9'

/** The account page of a store for each kind. */
const tab = '?tab=payout-account'

async function changeAccount(page: Page, say: Say, beneficiary: string): Promise<void> {
  await page.getByRole('button', { name: say(labels.change) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say({ en: 'Beneficiary', ar: 'المستفيد' })).fill(beneficiary)
  await dialog.getByLabel(say(labels.iban)).fill('QA93QNBA000000000000123456780')
  await dialog.getByLabel(say(labels.password)).first().fill('not-this-one')
  await dialog.getByRole('button', { name: say(labels.save) }).click()
  await expect(dialog).toContainText(say(labels.wrongIban))
  await dialog.getByLabel(say(labels.iban)).fill('qa93 qnba 0000 0000 0000 1234 5678 9')
  await dialog.getByRole('button', { name: say(labels.save) }).click()
  await expect(dialog).toContainText(say(labels.wrongPassword))
  await expectAccessible(page, 'changing a payout account')
  await dialog.getByLabel(say(labels.password)).first().fill(password)
  await dialog.getByRole('button', { name: say(labels.save) }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('an account is changed and confirmed, a run paid, filed and settled', { tag: '@every' }, async ({
  visit,
  say,
  trouble,
  isPhone,
}) => {
  trouble.expected(/422/)
  const shop = await makeShop({ completed: 1 })
  await makeDue(shop.orders[0] ?? 0, 379_12)
  const { stores: store, restaurants: restaurant } = shop.ids
  const name = say(shop.storeName)

  const owner = await visit(`/restaurant/store/${store}/management-store${tab}`, { as: shop.owner })
  await changeAccount(owner, say, 'Saffron House W.L.L.')
  await expect(owner.getByText(grouped)).toBeVisible()
  await expect(owner.getByRole('main')).toContainText(say(labels.waiting))
  const user = await visit(`/store/stores/${store}/management-store${tab}`, { as: shop.storeUser })
  await expect(user.getByText('•••• •••• •••• 6789')).toBeVisible()
  await expectAccessible(user, 'a masked payout account')

  const admin = await visit(`/main/restaurants/${restaurant}/stores/${store}/edit-store${tab}`, {
    as: await makeAdmin(),
  })
  await admin.getByRole('button', { name: say(labels.confirm) }).click()
  const question = admin.getByRole('dialog')
  await expect(question).toContainText(grouped)
  await question.getByRole('button', { name: say(labels.confirm) }).click()
  await expect(admin.getByRole('main')).toContainText(say(labels.confirmed))
  await expectAccessible(admin, 'a confirmed payout account')
  await admin.getByRole('button', { name: say({ en: 'History', ar: 'السجل' }) }).click()
  const history = admin.getByRole('dialog')
  const [confirmed, changed] = [history.getByRole('listitem').first(), history.getByRole('listitem').nth(1)]
  await expect(confirmed).toContainText(say({ en: 'Payout account: changed', ar: 'حساب الصرف: تعديل' }))
  await expect(changed).toContainText('•••• •••• •••• 6789')
  await expect(history).not.toContainText('QNBA')
  await expectAccessible(admin, "a payout account in the store's history")
  await admin.keyboard.press('Escape')
  await expect(history).toBeHidden()

  await admin.goto('/main/payments/payout-runs')
  await admin
    .getByRole('button', { name: say(labels.pay) })
    .first()
    .click()
  const dialog = admin.getByRole('dialog')
  const position = dialog.getByRole('row', { name: new RegExp(name) })
  await expect(position).toContainText('379.12')
  await expectAccessible(admin, 'paying stores')
  // The stores of other tests are none of this one's business.
  await dialog
    .getByRole('checkbox', { name: say({ en: 'Select all stores', ar: 'تحديد كل المتاجر' }) })
    .uncheck()
  await position.getByRole('checkbox').check()
  await expect(dialog.locator('p', { hasText: say({ en: 'Sum', ar: 'المجموع' }) })).toContainText('379.12')
  await dialog.getByRole('button', { name: say({ en: 'Raise', ar: 'إنشاء' }) }).click()
  await expect(admin).toHaveURL(/payout-runs\/\d+$/)
  const request = admin.locator('[data-row]:visible', { hasText: name })
  await expect(request).toContainText(say(labels.pending))
  const run = /\d+$/.exec(admin.url())?.[0] ?? ''
  await request.getByRole('link').first().click()
  await expect(admin).toHaveURL(/payment-requests\/\d+$/)
  await admin.getByRole('main').getByRole('link', { name: run, exact: true }).click()
  await expect(admin).toHaveURL(new RegExp(`payout-runs/${run}$`))
  await expect(admin.getByRole('button', { name: say(labels.makeFile) })).toHaveCount(0)

  await user.goto('/store/payments/payment-requests')
  await user
    .getByRole('button', { name: say(labels.action) })
    .first()
    .click()
  await user
    .getByRole('dialog')
    .getByRole('button', { name: say(labels.accept) })
    .click()
  await user
    .getByRole('dialog', { name: say({ en: 'Pay out', ar: 'هل تريد صرف' }) })
    .getByRole('button', { name: say(labels.accept) })
    .click()
  await expect(user.getByRole('dialog')).toHaveCount(0)

  await admin.reload()
  await admin.getByRole('button', { name: say(labels.makeFile) }).click()
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: say(labels.makeFile) })
    .click()
  const files = admin.getByRole(isPhone ? 'list' : 'table', {
    name: say({ en: 'Bank files', ar: 'ملفات البنك' }),
  })
  await expect(files).toContainText('379.12')
  const download = async (button: string) => {
    const started = admin.waitForEvent('download')
    await files.getByRole('button', { name: button }).click()
    return readFile(await (await started).path())
  }
  const csv = await download(say({ en: 'as CSV', ar: 'بصيغة CSV' }))
  const [head, line = '', sum = '', ...rest] = csv.toString().split('\r\n')
  expect(line).toMatch(new RegExp(`^1,Saffron House W.L.L.,.*,${iban},379.12,QAR,PAYOUT-\\d+-\\d+$`))
  const checksum = createHash('sha256').update(`${head}\r\n${line}\r\n`).digest('hex')
  expect([sum, rest]).toEqual([`CHECKSUM,1,,,379.12,QAR,${checksum}`, ['']])
  expect(await download(say({ en: 'as CSV', ar: 'بصيغة CSV' }))).toEqual(csv)
  const book = await download(say({ en: 'as a spreadsheet', ar: 'تنزيل جدول' }))
  expect(book.subarray(0, 2).toString()).toBe('PK')
  await expectAccessible(admin, 'a payout run with a bank file')

  await admin.getByRole('button', { name: say(labels.settle) }).click()
  await admin.getByRole('dialog').getByLabel(say(labels.bankReference)).fill('QNB-2026-11-23-1')
  await expectAccessible(admin, 'settling a run')
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: say(labels.settle) })
    .click()
  await admin
    .getByRole('dialog', { name: say({ en: 'as settled?', ar: 'كمسدَّدة؟' }) })
    .getByRole('button', { name: say(labels.settle) })
    .click()
  await expect(admin.getByRole('dialog')).toHaveCount(0)
  await expect(admin.getByRole('main')).toContainText('QNB-2026-11-23-1')
  await expect(admin.getByRole('main')).toContainText(say(labels.settled))
  await admin.goto('/main/payments/payout-runs')
  await expect(admin.getByRole('main')).toContainText(say(labels.settled))
  await expectAccessible(admin, 'payout runs')
})

test('the account of an archived store is confirmed while money is due to it', { tag: '@ar' }, async ({
  visit,
  say,
  trouble,
}) => {
  // There is no store to be edited any more.
  trouble.expected(/404/)
  const { orders, ids, storeName } = await makeShop({ completed: 1 })
  await makeDue(orders[0] ?? 0, 379_12)
  const person = await makeAdmin()
  const removed = await fetch(`${origin()}${prefixes.admin}/restaurant/store/delete/${ids.stores}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${person.token}` },
  })
  expect(removed.status).toBe(200)
  const path = `/main/restaurants/${ids.restaurants}/stores/${ids.stores}/edit-store${tab}`
  const admin = await visit(path, { as: person })
  const main = admin.getByRole('main')
  await expect(main.getByRole('heading', { name: say(storeName) })).toBeVisible()
  await expect(main).toContainText(say({ en: 'This store is archived', ar: 'هذا المتجر مؤرشف' }))
  await expectAccessible(admin, 'the account of an archived store')
  await admin.getByRole('button', { name: say(labels.confirm) }).click()
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: say(labels.confirm) })
    .click()
  await expect(main).toContainText(say(labels.confirmed))
})
