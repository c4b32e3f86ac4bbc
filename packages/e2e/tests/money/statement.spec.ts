import type { Page } from '@playwright/test'
import readFile from 'read-excel-file/node'
import { expectAccessible } from '../../support/axe.ts'
import { makeAdmin, makeDue, makeShop } from '../../support/seed.ts'
import { expect, test } from '../../support/test.ts'

const labels = {
  opening: { en: 'Opening balance', ar: 'الرصيد الافتتاحي' },
  closing: { en: 'Closing balance', ar: 'الرصيد الختامي' },
  export: { en: 'Export an XLS', ar: 'تصدير XLS' },
  lastDay: { en: 'Last day', ar: 'اليوم الأخير' },
  firstDay: { en: 'First day', ar: 'اليوم الأول' },
  payment: { en: 'Payment received', ar: 'استلام دفعة' },
  totals: { en: 'Totals of the range', ar: 'إجماليات الفترة' },
}

const figure = (page: Page, name: string) =>
  page.getByRole('main').locator('dl > div', { has: page.locator('dt', { hasText: name }) })

test('a statement has its opening and closing balance, and the spreadsheet the same figures', {
  tag: '@every',
}, async ({ visit, say, isPhone }) => {
  const shop = await makeShop({ completed: 1 })
  await makeDue(shop.orders[0] ?? 0, 379_12)
  const page = await visit('/store/payments/statement-of-accounts', { as: shop.storeUser })
  await expect(figure(page, say(labels.opening))).toContainText('0.00')
  await expect(figure(page, say(labels.closing))).toContainText('379.12')
  await expect(page.getByRole('main').getByText(say(labels.payment)).first()).toBeVisible()
  const totals = isPhone
    ? page.getByRole('region', { name: say(labels.totals) })
    : page.locator('tfoot tr', { hasText: say(labels.totals) })
  await expect(totals).toContainText('379.12')
  await expectAccessible(page, 'statement of accounts')

  const waited = page.waitForEvent('download')
  await page.getByRole('button', { name: say(labels.export) }).click()
  const file = await waited
  const [sheet] = (await readFile(await file.path())) as unknown as { data: unknown[][] }[]
  const lines = sheet?.data ?? []
  expect(file.suggestedFilename()).toContain(say(shop.storeName))
  expect(lines.find((line) => line[3] === say(labels.opening))?.at(-1)).toBe(0)
  expect(lines.find((line) => line[3] === say(labels.payment))?.slice(-2)).toEqual([379.12, 379.12])
  expect(lines.at(-1)?.slice(-2)).toEqual([379.12, 379.12])

  // A range with a last day only is that day.
  await page.getByLabel(say(labels.lastDay)).fill('02/01/2031')
  await expect(page.getByLabel(say(labels.firstDay))).toHaveValue('02/01/2031')
  await page.getByLabel(say(labels.firstDay)).fill('01/01/2031')
  await expect(figure(page, say(labels.opening))).toContainText('379.12')
  await expect(figure(page, say(labels.closing))).toContainText('379.12')
})

test('an admin chooses the store, a restaurant reads the statement of its stores', async ({ visit }) => {
  const shop = await makeShop({ completed: 1 })
  await makeDue(shop.orders[0] ?? 0, 379_12)
  const admin = await visit('/main/payments/statement-of-accounts', { as: await makeAdmin() })
  await expect(admin.getByRole('heading', { name: 'Choose a store or a restaurant' })).toBeVisible()
  await expectAccessible(admin, 'no store chosen')
  await admin.getByRole('main').getByRole('button', { name: 'Store' }).click()
  const picker = admin.getByRole('dialog')
  await picker.getByRole('combobox').fill(shop.storeName.en)
  await picker.getByRole('option', { name: shop.storeName.en }).first().click()
  await expect(figure(admin, labels.closing.en)).toContainText('379.12')
  const owner = await visit('/restaurant/payments/statement-of-accounts', { as: shop.owner })
  await expect(figure(owner, labels.closing.en)).toContainText('379.12')
})
