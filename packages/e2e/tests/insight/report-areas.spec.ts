import { expectAccessible } from '../../support/axe.ts'
import { locate, makeShop } from '../../support/seed.ts'
import { expect, test } from '../../support/test.ts'

const b = (en: string, ar: string) => ({ en, ar })
const mapTitle = b('Orders on the map', 'الطلبات على الخريطة')

test('orders stand on a map in squares, with a list of them, north above in both languages', {
  tag: '@phone',
}, async ({ visit, say }) => {
  const { owner, orders } = await makeShop({ pending: 5 })
  const [one, two, three, north, lost] = orders as [number, number, number, number, number]
  await locate(one, 25.2811, 51.5311)
  await locate(two, 25.2899, 51.5399)
  await locate(three, 25.3011, 51.4411)
  await locate(north, 25.6811, 51.5011)
  await locate(lost, 48.85, 2.35)
  const page = await visit('/restaurant/reports?tab=areas', { as: owner })
  const chart = page.getByRole('figure', { name: say(mapTitle) })
  await expect(chart.getByRole('option')).toHaveCount(3)
  // Two orders of one square are one dot, at its middle.
  const doha = chart.locator('[data-spot="25.285,51.535"]')
  await expect(doha).toHaveAttribute('aria-label', /: 2$/)
  const [above, below] = await Promise.all([
    chart.locator('[data-spot="25.685,51.505"]').boundingBox(),
    doha.boundingBox(),
  ])
  expect(above?.y).toBeLessThan(below?.y ?? 0)
  expect(above?.x).toBeLessThan(below?.x ?? 0)
  await expect(page.getByRole('region', { name: say(b('Positions', 'المواقع')) })).toContainText('25.285')
  await expect(page.getByText('25.2811')).toBeHidden()
  await doha.focus()
  await expect(page.locator('[data-chart-tooltip]')).toContainText('25.285')
  await page.keyboard.press('Escape')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: say(b('Export to Excel', 'تصدير إلى Excel')) }).click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
  await expectAccessible(page, 'report of areas')
})
