import { expectAccessible } from '../../support/axe.ts'
import { deliverIn, makeAdmin, makeMenu, makeShop } from '../../support/seed.ts'
import { heading } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'

const b = (en: string, ar: string) => ({ en, ar })
const totals = b('Totals of the range', 'إجماليات الفترة')

test('an owner’s report adds up the orders, explains its figures and outlives a reload', {
  tag: '@phone',
}, async ({ visit, say }) => {
  const { owner } = await makeShop({ pending: 2 })
  const page = await visit('/restaurant/reports', { as: owner })
  await expect(heading(page, say(b('Reports', 'التقارير')))).toBeVisible()
  const figures = page.getByRole('region', { name: say(totals) })
  await expect(figures).toContainText('1,060.00')
  await page.getByLabel(say(b('By', 'حسب')), { exact: true }).selectOption('payment')
  await page.getByLabel(say(b('Compare with', 'المقارنة مع'))).selectOption('year')
  await expect(page.getByText(say(b('Cash on delivery', 'الدفع عند الاستلام')))).toBeVisible()
  await expect(page).toHaveURL(/by=payment/)
  await page.reload()
  await expect(page.getByText(say(b('Cash on delivery', 'الدفع عند الاستلام')))).toBeVisible()
  await expect(figures).toContainText('1,060.00')
  await page.getByLabel(say(b('By', 'حسب')), { exact: true }).selectOption('item')
  await expect(
    page.getByText(say(b('An order counts with each of its items', 'يُحسب الطلب مع كل صنف فيه'))),
  ).toBeVisible()
  const explain = figures.getByRole('button', { name: /Revenue|الإيرادات/ })
  await explain.click()
  await expect(
    page.getByText(say(b('Cancelled orders are left out', 'دون الطلبات الملغاة'))).first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAccessible(page, 'reports')
})

test('a report is exported, and empty days say so', { tag: '@ar' }, async ({ visit, say }) => {
  const page = await visit('/main/reports/catering?by=store', { as: await makeAdmin() })
  await expect(heading(page, say(b('Catering reports', 'تقارير الضيافة')))).toBeVisible()
  await makeShop({ pending: 1 })
  await page.reload()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: say(b('Export to Excel', 'تصدير إلى Excel')) }).click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
  await page.goto('/main/reports/catering?by=store&from=2019-01-01&to=2019-01-31')
  await expect(
    page.getByRole('heading', { name: say(b('No orders in this range', 'لا توجد طلبات في هذه الفترة')) }),
  ).toBeVisible()
})

test('the report of answers names who cancelled and why, and its table is a spreadsheet', {
  tag: '@every',
}, async ({ visit, say }) => {
  const { owner, storeName } = await makeShop({ pending: 1, accepted: 2, cancelled: 1 })
  const page = await visit('/restaurant/reports?by=store', { as: owner })
  await page.getByRole('tab', { name: say(b('Answers and cancellations', 'الردود والإلغاءات')) }).click()
  await expect(page).toHaveURL(/tab=answers/)
  const part = (name: { en: string; ar: string }) => page.getByRole('region', { name: say(name) })
  await expect(part(b('Answers by store', 'الردود حسب المتجر'))).toContainText(say(storeName))
  await expect(part(b('Cancellations by party', 'الإلغاءات حسب الجهة'))).toContainText('530.00')
  await part(totals)
    .getByRole('button', { name: say(b('Answered orders', 'الطلبات المجاب عنها')) })
    .click()
  await expect(page.getByText(say(b('still waiting are left out', 'ما زالت تنتظر'))).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAccessible(page, 'reports-answers')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: say(b('Export to Excel', 'تصدير إلى Excel')) }).click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
  await page.getByRole('tab', { name: say(b('Revenue', 'الإيرادات')) }).click()
  await expect(page).not.toHaveURL(/tab=/)
  await expect(part(totals)).toContainText('1,590.00')
})

test('the report of items shows what was sold and what never was, and keeps its tab when reloaded', {
  tag: '@phone',
}, async ({ visit, say }) => {
  const shop = await makeShop({ accepted: 2, cancelled: 1 })
  await makeMenu(shop.ids.stores as number, shop.mark)
  const page = await visit('/restaurant/reports', { as: shop.owner })
  await page.getByRole('tab', { name: say(b('Items', 'الأصناف')) }).click()
  await expect(page).toHaveURL(/tab=items/)
  await page.reload()
  const part = (name: { en: string; ar: string }) => page.getByRole('region', { name: say(name) })
  await expect(part(b('Top items', 'الأصناف الأكثر مبيعًا'))).toContainText('1,000.00')
  await expect(part(b('Never sold', 'أصناف لم تُبع'))).toContainText(shop.mark)
  await expect(
    page.getByText(say(b('No order of this range has several items', 'لا يوجد في هذه الفترة طلب'))),
  ).toBeVisible()
  await expectAccessible(page, 'reports-items')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: say(b('Export to Excel', 'تصدير إلى Excel')) }).click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
})

test('the report of capacity shows how much of each day is taken', { tag: '@phone' }, async ({
  visit,
  say,
}) => {
  const { owner, storeName, orders } = await makeShop({ accepted: 2 })
  for (const id of orders) await deliverIn(id, 2)
  const page = await visit('/restaurant/reports?range=year', { as: owner })
  await page.getByRole('tab', { name: say(b('Capacity', 'الطاقة الاستيعابية')) }).click()
  await expect(page).toHaveURL(/tab=capacity/)
  const part = (name: { en: string; ar: string }) => page.getByRole('region', { name: say(name) })
  await expect(part(b('Capacity by store', 'الطاقة حسب المتجر'))).toContainText(say(storeName))
  await expect(page.getByLabel(say(b('Which day counts', 'اليوم المحتسب')))).toHaveCount(0)
  await part(totals)
    .getByRole('button', { name: say(b('Used (%)', 'المستخدم')) })
    .click()
  await expect(page.getByText(say(b('Above 100 if', 'تتجاوز 100 إذا'))).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAccessible(page, 'reports-capacity')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: say(b('Export to Excel', 'تصدير إلى Excel')) }).click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
})
