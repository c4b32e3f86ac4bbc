import { expectAccessible } from '../../support/axe.ts'
import { discountByCoupon, makeShop } from '../../support/seed.ts'
import { expect, test } from '../../support/test.ts'

const b = (en: string, ar: string) => ({ en, ar })

test('promotions show what they cost, who bears it and what they brought, as tables and a chart', {
  tag: '@phone',
}, async ({ visit, say }) => {
  const { owner, orders, ids } = await makeShop({ pending: 3 })
  const [one, two] = orders as [number, number]
  const codes = [`ONE${ids.stores}`, `TWO${ids.stores}`] as const
  await discountByCoupon(one, codes[0], 53_00, 20_00)
  await discountByCoupon(two, codes[1], 106_00, 0)
  const page = await visit('/restaurant/reports?range=year&compare=before', { as: owner })
  await page.getByRole('tab', { name: say(b('Promotions', 'العروض والقسائم')) }).click()
  await expect(page).toHaveURL(/tab=promotions/)
  const part = (name: { en: string; ar: string }) => page.getByRole('region', { name: say(name) })
  const totals = part(b('Totals of the range', 'إجماليات الفترة'))
  await expect(totals).toContainText('159.00')
  await expect(totals).toContainText('139.00')
  await expect(totals).toContainText('901.00')
  await expect(page.getByText(say(b('Compared with', 'مقارنةً بالفترة')))).toBeVisible()
  const list = part(b('Promotions', 'العروض والقسائم'))
  await expect(list).toContainText(codes[0])
  await expect(part(b('By kind of promotion', 'حسب نوع الخصم'))).toContainText(say(b('Coupons', 'القسائم')))
  const points = page.getByRole('listbox').getByRole('option')
  await expect(points).toHaveCount(2)
  await expect(points.first()).toHaveAccessibleName(new RegExp(`${codes[1]}.*106\\.00`))
  await page
    .getByLabel(say(b('Figure drawn', 'القيمة المعروضة')))
    .selectOption({ label: say(b('Borne by the platform', 'ما تتحمله المنصة')) })
  await expect(points.first()).toHaveAccessibleName(new RegExp(`${codes[0]}.*20\\.00`))
  await expectAccessible(page, 'report of promotions')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: say(b('Export to Excel', 'تصدير إلى Excel')) }).click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
})

test('days without promotions say so', { tag: '@every' }, async ({ visit, say }) => {
  const { owner } = await makeShop({ pending: 1 })
  const page = await visit('/restaurant/reports?tab=promotions', { as: owner })
  await expect(
    page.getByText(say(b('No promotion lowered a price', 'لم يخفض أي عرض أو قسيمة'))).first(),
  ).toBeVisible()
  await expect(page.getByRole('figure')).toHaveCount(0)
})
