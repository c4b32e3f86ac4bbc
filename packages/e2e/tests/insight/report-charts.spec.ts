import type { Page } from '@playwright/test'
import { qatarDay, weekdayOf } from '@sufra/contract/kernel/clock'
import { expectAccessible } from '../../support/axe.ts'
import { printed } from '../../support/print.ts'
import { makeAdmin, makeShop } from '../../support/seed.ts'
import { expect, test } from '../../support/test.ts'

const b = (en: string, ar: string) => ({ en, ar })
const chart = b('Chart', 'رسم بياني')
const table = b('Table', 'جدول')
const byWeekday = b('Revenue (QAR) by weekday', 'الإيرادات (ر.ق) حسب يوم الأسبوع')
const marks = /[\u2066-\u2069]/g

const points = (page: Page) => page.getByRole('listbox').getByRole('option')
const point = (page: Page, key: string | number) => page.locator(`[data-spot="${key}"]`)
/** What a point says to a screen reader. */
const told = async (page: Page, key: string | number) =>
  ((await point(page, key).getAttribute('aria-label')) ?? '').replace(marks, '')
const loaded = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('ReportChart')),
  )

test('a report becomes a chart that the URL keeps; arrow keys go from point to point', {
  tag: '@phone',
}, async ({ visit, say, language }) => {
  const { owner } = await makeShop({ pending: 2 })
  const page = await visit('/restaurant/reports?by=weekday&range=week&compare=before', { as: owner })
  const switchTo = (view: { en: string; ar: string }) =>
    page.getByRole('link', { name: say(view), exact: true })
  await expect(page.getByText('1,060.00').first()).toBeVisible()
  expect(await loaded(page)).toBe(false)
  await switchTo(chart).click()
  await expect(page).toHaveURL(/view=chart/)
  await expect(page.getByRole('figure', { name: say(byWeekday) })).toBeVisible()
  await page.reload()
  await expect(points(page)).toHaveCount(7)
  await expect(switchTo(chart)).toHaveAttribute('aria-current', 'page')
  await expect(switchTo(table)).not.toHaveAttribute('aria-current', 'page')

  const [on, back] = language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  await point(page, 0).focus()
  const tooltip = page.locator('[data-chart-tooltip]')
  for (const [key, reached] of [
    [on, 1],
    [on, 2],
    [back, 1],
    ['End', 6],
    [on, 6],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect(point(page, reached)).toBeFocused()
    for (const line of await tooltip.locator('> *').allTextContents())
      expect(await told(page, reached)).toContain(line.replace(marks, ''))
  }
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()

  const today = weekdayOf(qatarDay(new Date()))
  expect(await told(page, today)).toContain('1,060.00')
  const [first, last] = await Promise.all([point(page, 0).boundingBox(), point(page, 6).boundingBox()])
  expect(Math.sign((last?.x ?? 0) - (first?.x ?? 0))).toBe(language === 'ar' ? -1 : 1)
  await expectAccessible(page, 'chart of a report')
  await switchTo(table).click()
  await expect(page).not.toHaveURL(/view=/)
  await expect(page.getByRole('listbox')).toBeHidden()
})

test('bars of Arabic grow from the right, and the axis of figures stands there', {
  tag: '@both',
}, async ({ visit, language }) => {
  const { owner } = await makeShop({ pending: 1 })
  const page = await visit('/restaurant/reports?by=payment&view=chart', { as: owner })
  const drawing = page.locator('svg[data-drawing]')
  const bar = page.locator('[data-mark="cash"]')
  await expect(bar).toBeVisible()
  const [box, all] = await Promise.all([bar.boundingBox(), drawing.boundingBox()])
  if (!box || !all) throw new Error('nothing is drawn')
  const fromLeft = box.x - all.x
  const fromRight = all.x + all.width - box.x - box.width
  expect(language === 'ar' ? fromRight : fromLeft).toBeLessThan(10)

  await page.goto('/restaurant/reports?by=weekday&range=week&view=chart')
  const zero = page.locator('svg[data-drawing] text').filter({ hasText: /^0$/ })
  const [at, wide] = await Promise.all([zero.boundingBox(), drawing.boundingBox()])
  if (!at || !wide) throw new Error('nothing is drawn')
  expect(at.x - wide.x < wide.width / 2).toBe(language === 'en')
})

test('the arrow keys move through the chart of weekdays by hours in both directions', {
  tag: '@phone',
}, async ({ visit, isPhone, language }) => {
  const { owner } = await makeShop({ pending: 1 })
  const page = await visit('/restaurant/reports?by=weekhour&range=week&view=chart&figure=orders', {
    as: owner,
  })
  await expect(points(page)).toHaveCount(168)
  await point(page, 0).focus()
  // Rows are hours where there is little width, else weekdays.
  for (const [key, narrow, wide] of [
    ['ArrowDown', 1, 24],
    [language === 'ar' ? 'ArrowLeft' : 'ArrowRight', 25, 25],
    ['Control+End', 167, 167],
    ['Home', 23, 144],
    ['Control+Home', 0, 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect(point(page, isPhone ? narrow : wide)).toBeFocused()
  }
  await expect(page.getByRole('option', { name: /(Orders|الطلبات): 1$/ })).toHaveCount(1)
  await expectAccessible(page, 'weekdays by hours')
})

test('Copy data copies the same cells as the table shows', { tag: '@ar' }, async ({ visit, say }) => {
  const { owner } = await makeShop({ pending: 2 })
  const page = await visit('/restaurant/reports?by=weekday&range=week', { as: owner })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.filter({ hasText: '1,060.00' }).first()).toBeVisible()
  const cells = await Promise.all((await rows.all()).map((row) => row.getByRole('cell').allTextContents()))
  const shown = cells
    .filter((row) => row.length > 3)
    .map(([name, , revenue]) => `${name}\t${revenue}`.replace(marks, ''))
  await page.getByRole('link', { name: say(chart), exact: true }).click()
  await page.getByRole('button', { name: say(b('Copy as data', 'نسخ البيانات')) }).click()
  await expect(page.getByText(say(b('The figures are on the clipboard', 'نُسخت الأرقام')))).toBeVisible()
  const [head, ...copied] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
  expect(head).toBe(say(b('Weekday\tRevenue (QAR)', 'يوم الأسبوع\tالإيرادات (ر.ق)')))
  expect(copied).toHaveLength(7)
  expect(shown.slice(0, 7)).toEqual(copied)
})

test('the picture of a chart is a PNG on the clipboard, or a file where pages may not write there', {
  tag: '@ar',
}, async ({ visit, say }) => {
  const page = await visit('/main/reports/catering?view=chart&compare=before', { as: await makeAdmin() })
  await makeShop({ pending: 1 })
  await page.reload()
  const copy = page.getByRole('button', { name: say(b('Copy as picture', 'نسخ كصورة')) })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await copy.click()
  await expect(
    page.getByText(say(b('The picture is on the clipboard', 'نُسخت الصورة إلى الحافظة'))),
  ).toBeVisible()
  const width = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const picture = await createImageBitmap((await item?.getType('image/png')) as Blob)
    return picture.width
  })
  const drawing = await page.locator('svg[data-drawing]').boundingBox()
  expect(width).toBeGreaterThan((drawing?.width ?? Number.NaN) * 2)

  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  const download = page.waitForEvent('download')
  await copy.click()
  expect((await download).suggestedFilename()).toMatch(/\.png$/)
})

test('paper has the chart with its words, and none of its buttons', { tag: '@ar' }, async ({
  visit,
  say,
}) => {
  const { owner } = await makeShop({ pending: 2 })
  const page = await visit('/restaurant/reports?by=weekday&range=week&compare=before&view=chart', {
    as: owner,
  })
  await expect(points(page)).toHaveCount(7)
  const text = (await printed(page)).join('\n')
  if (say(b('en', 'ar')) === 'en') expect(text).toContain(byWeekday.en)
  expect(text).toContain('1,060.00')
  expect(text).not.toContain(say(b('Copy as data', 'نسخ البيانات')))
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const today = page.locator(`[data-mark="${weekdayOf(qatarDay(new Date()))}"]`)
  await expect(today).toBeVisible()
  await expect(today).toHaveCSS('fill', 'rgb(34, 34, 34)')
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
})

test('a range without orders says so instead of drawing', async ({ visit }) => {
  const page = await visit('/main/reports/catering?view=chart&from=2019-01-01&to=2019-01-31', {
    as: await makeAdmin(),
  })
  await expect(page.getByRole('heading', { name: 'No orders in this range' })).toBeVisible()
  await expect(page.getByRole('listbox')).toBeHidden()
})
