import { expectAccessible } from '../../support/axe.ts'
import { makeShop, reviewOrder } from '../../support/seed.ts'
import { expect, test } from '../../support/test.ts'

const b = (en: string, ar: string) => ({ en, ar })

test('reviews are averaged by category and month, as a table and a chart', {
  tag: '@phone',
}, async ({ visit, say }) => {
  const { owner, orders } = await makeShop({ completed: 2 })
  const [one, two] = orders as [number, number]
  await reviewOrder(one, [5, 4], 'Good', true)
  await reviewOrder(two, [2, 4], 'Late', true)
  const page = await visit('/restaurant/reports?tab=reviews&range=year', { as: owner })
  const part = (name: { en: string; ar: string }) => page.getByRole('region', { name: say(name) })
  await expect(part(b('Totals of the range', 'إجماليات الفترة'))).toContainText('3.75')
  await expect(part(b('Ratings by category', 'الدرجات حسب العنصر'))).toContainText('3.50')
  const chart = page.getByRole('figure', {
    name: say(b('Average ratings by month', 'متوسط الدرجات حسب الشهر')),
  })
  const points = chart.getByRole('listbox')
  await expect(points.getByRole('option', { name: /3\.75/ })).toHaveCount(1)
  await page
    .getByLabel(say(b('Category drawn', 'العنصر المعروض')))
    .selectOption({ label: say(b('Service', 'الخدمة')) })
  await expect(points.getByRole('option', { name: /3\.50/ })).toHaveCount(1)
  await expectAccessible(page, 'report of reviews')
})
