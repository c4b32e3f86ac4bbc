import { printed } from '../../support/print.ts'
import { inkOf, printedPictures, touchesSides } from '../../support/printedPictures.ts'
import { deliverIn, discountByCoupon, makeShop } from '../../support/seed.ts'
import { expect, test } from '../../support/test.ts'

const reports = [
  ['revenue', 'range=year&by=month'],
  ['chart', 'range=year&by=month&view=chart'],
  ['answers', 'range=year&tab=answers'],
  ['items', 'range=year&tab=items'],
  ['areas', 'range=year&tab=areas'],
  ['customers', 'range=year&tab=customers'],
  ['promotions', 'range=year&tab=promotions&compare=year'],
  ['reviews', 'range=year&tab=reviews'],
  ['capacity', 'range=year&tab=capacity'],
] as const

for (const [at, [name, search]] of reports.entries())
  test(`on paper the report of ${name} is black on white and nothing is cut off at its sides`, {
    tag: at % 2 === 0 ? '@every' : '@ar',
  }, async ({ visit, say }) => {
    const { owner, orders } = await makeShop({ pending: 1, accepted: 2, cancelled: 1 })
    for (const id of orders.slice(1, 3)) await deliverIn(id, 2)
    const [one, two] = orders as [number, number]
    await discountByCoupon(one, `PAPER${one}`, 53_00, 20_00)
    await discountByCoupon(two, `PAPER${two}`, 10_00, 5_00)
    const page = await visit(`/restaurant/reports?${search}`, { as: owner })
    await expect(page.getByRole('tabpanel')).toContainText(/\d/)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const pictures = await printedPictures(page)
    for (const [at, picture] of pictures.entries()) {
      const told = `page ${at + 1} of ${pictures.length}`
      expect(touchesSides(picture, 4), told).toBe(false)
      // Letters and lines alone: a grey panel or a dark page has more.
      expect(inkOf(picture), told).toBeLessThan(0.2)
    }
    const [first] = pictures
    expect(first && inkOf(first)).toBeGreaterThan(0.002)
    const text = (await printed(page)).join('\n')
    expect(text).not.toContain(say({ en: 'Export to Excel', ar: 'تصدير إلى Excel' }))
    expect(text).not.toContain(say({ en: 'Save report', ar: 'حفظ التقرير' }))
  })

test('the paper of a report has all rows of its list, and the screen its page again', async ({
  visit,
  say,
}) => {
  const { owner } = await makeShop({ pending: 1 })
  const page = await visit('/restaurant/reports?from=2025-01-01&to=2025-12-31', {
    as: owner,
    alone: true,
    before: (opened) => opened.addInitScript(() => Object.assign(window, { print: () => undefined })),
  })
  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows).toHaveCount(25)
  await page.getByRole('button', { name: say({ en: 'Print', ar: 'طباعة' }), exact: true }).click()
  await expect(rows).toHaveCount(365)
  const text = (await printed(page)).join('\n')
  expect(text).toContain('31 Dec 2025')
  expect(text).not.toContain('Rows per page')
  await expect(rows).toHaveCount(25)
})
