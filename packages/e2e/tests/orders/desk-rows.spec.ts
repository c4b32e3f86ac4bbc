import { makeAdmin, makeShop } from '../../support/seed.ts'
import { expect, test } from '../../support/test.ts'

const labels = {
  columns: { en: 'Columns', ar: 'الأعمدة' },
  finance: { en: 'Finance', ar: 'المالية' },
  kitchen: { en: 'Kitchen', ar: 'المطبخ' },
  compact: { en: 'Compact rows', ar: 'صفوف متقاربة' },
}

test('rows have the same height in either set of columns, comfortable or compact', { tag: '@ar' }, async ({
  visit,
  say,
}) => {
  const { owner } = await makeShop({ pending: 2, accepted: 1, completed: 1, cancelled: 1 })
  for (const [path, as, other] of [
    ['/restaurant/orders', owner, labels.finance],
    ['/main/orders', await makeAdmin(), labels.kitchen],
  ] as const) {
    const page = await visit(path, { as })
    const heights = () =>
      page
        .locator('tbody tr[data-row]')
        .evaluateAll((rows) => [
          ...new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height))),
        ])
    const keepTo = async (height: number) => {
      for (const width of [1280, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(heights).toEqual([height])
      }
    }
    const choose = async (set: typeof other) => {
      await page.getByRole('button', { name: say(labels.columns), exact: true }).click()
      await page.getByRole('menuitemradio', { name: say(set) }).click()
    }
    await keepTo(44)
    await page.getByRole('button', { name: say(labels.compact) }).click()
    await keepTo(36)
    await choose(other)
    await keepTo(36)
  }
})
