import { expectAccessible } from '../../support/axe.ts'
import { makeLoyal, makeShop, waitMinutes } from '../../support/seed.ts'
import { expect, test } from '../../support/test.ts'

const b = (en: string, ar: string) => ({ en, ar })
const months = (count: number) => count * 31 * 24 * 60

test('customers are shown as new, returning and lost by month, and by the month of their first order', {
  tag: '@phone',
}, async ({ visit, say }) => {
  const { owner, orders } = await makeShop({ pending: 4 })
  const [first, again, latest, gone] = orders as [number, number, number, number]
  await waitMinutes(first, months(6))
  await waitMinutes(again, months(5))
  await waitMinutes(gone, months(14))
  await makeLoyal([first, again, latest])
  const now = new Date()
  const days = `from=${now.getUTCFullYear() - 2}-01-01&to=${now.toISOString().slice(0, 10)}`
  const page = await visit(`/restaurant/reports?tab=customers&${days}&compare=year`, { as: owner })
  const part = (name: { en: string; ar: string }) => page.getByRole('region', { name: say(name) })
  await expect(part(b('Customers by month', 'العملاء حسب الشهر'))).toBeVisible()
  const totals = part(b('Totals of the range', 'إجماليات الفترة'))
  await expect(totals).toContainText(say(b('New customers', 'عملاء جدد')))
  await expect(totals.locator('dd').first()).toContainText('2')
  await expect(totals).toContainText(say(b('Lost customers', 'عملاء مفقودون')))
  await expect(totals.locator('dd').nth(1)).toContainText('1')
  await expect(page.getByText(say(b('Lost: no order for 12 months', 'العميل المفقود')))).toBeVisible()
  await expect(
    page.getByRole('figure', {
      name: say(b('Share of customers who ordered again (%)', 'نسبة العملاء الذين طلبوا مجددًا (%)')),
    }),
  ).toBeVisible()
  const cohorts = part(b('Share of customers who ordered again (%)', 'نسبة العملاء الذين طلبوا مجددًا (%)'))
  await expect(cohorts).toContainText('100.0')
  await totals.getByRole('button', { name: say(b('Lost customers', 'عملاء مفقودون')) }).click()
  await expect(page.getByText(say(b('Who comes back is', 'ومن يعود منهم'))).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAccessible(page, 'report of customers')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: say(b('Export to Excel', 'تصدير إلى Excel')) }).click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
})
