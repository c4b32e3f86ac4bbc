import type { Bilingual } from '@sufra/contract/kernel/language'
import { expectAccessible } from '../../support/axe.ts'
import { behind } from '../../support/regions.ts'
import { makeMenu, makeShop, type Shop } from '../../support/seed.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  table: { en: 'Table', ar: 'جدول' },
  items: { en: 'All items', ar: 'كل الأصناف' },
  search: { en: 'Search by name or ID', ar: 'البحث بالاسم أو الرقم' },
  noArabic: { en: 'Missing Arabic', ar: 'بلا نص عربي' },
  selectAll: { en: 'Select all shown', ar: 'تحديد كل الأصناف الظاهرة' },
  bar: { en: 'Selected items', ar: 'الأصناف المحددة' },
  change: { en: 'Change', ar: 'تغيير' },
  prices: { en: 'Prices', ar: 'الأسعار' },
  percent: { en: 'Percentage', ar: 'بنسبة مئوية' },
  lower: { en: 'Lower', ar: 'خفض' },
  promoted: { en: 'Sale price', ar: 'السعر بعد الخصم' },
  switchOff: { en: 'Switch off', ar: 'إيقاف' },
  preview: { en: 'Preview', ar: 'معاينة' },
  whatChanges: { en: 'What will change', ar: 'ما سيتغيّر' },
  stale: { en: 'The menu has changed since the preview', ar: 'تغيّرت القائمة بعد المعاينة' },
  recent: { en: 'Recent changes', ar: 'التغييرات الأخيرة' },
  undo: { en: 'Undo', ar: 'تراجع' },
  undone: { en: 'Undone', ar: 'تم التراجع' },
} satisfies Record<string, Bilingual>

const pathOf = ({ ids }: Shop, search = '') =>
  `/restaurant/store/${ids.stores}/categorie-&-carting-menu${search}`

/** Three items at 600, sold for 500. */
async function shopOfThree() {
  const shop = await makeShop()
  const itemOf = async (mark: string) => (await makeMenu(Number(shop.ids.stores), mark)).items
  return { shop, lamb: await itemOf('Lamb'), fish: await itemOf('Fish') }
}

async function update({ owner }: Shop, id: number, fields: Record<string, string>): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  await behind(owner, `restaurant/item/update/${id}`, form)
}

test('items are found, sorted, edited by keyboard and repriced together as previewed, and the change is undone', async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/409.*applyChange/)
  const { shop, lamb } = await shopOfThree()
  await update(shop, lamb, { name_ar: 'Lamb' })
  const page = await visit(pathOf(shop), { as: shop.owner })
  await page.getByRole('link', { name: say(labels.table) }).click()
  const grid = page.getByRole('grid', { name: say(labels.items) })
  const names = () => grid.locator('tbody tr [data-key="name"] bdi:first-child').allInnerTexts()
  await expect(grid).toHaveAttribute('aria-rowcount', '4')
  for (const name of ['Original price QAR', 'Sale price QAR'])
    await expect(grid.getByRole('columnheader', { name })).toBeVisible()

  await page.getByRole('button', { name: /^Missing Arabic/ }).click()
  await expect(page.getByText('1 of 3 items')).toBeVisible()
  expect(await names()).toEqual(['Lamb machboos'])
  await page.getByRole('button', { name: say(words.clearFilters) }).click()
  await page.getByLabel(say(labels.search)).fill('MACHBOOS ع')
  await page.getByLabel(say(labels.search)).press('Enter')
  await expect(page.getByText('2 of 3 items')).toBeVisible()
  await expect(page).toHaveURL(/view=table.*search=MACHBOOS/)
  await page.getByRole('button', { name: say(words.clearFilters) }).click()
  const head = grid.getByRole('columnheader', { name: 'Name' })
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  expect((await names()).slice(0, 2)).toEqual(['Fish machboos', 'Lamb machboos'])

  // One tab stop: arrows move, Enter saves, and the rows keep their positions meanwhile.
  await grid.getByRole('button', { name: /^Sale price.*Lamb/ }).focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.keyboard.type('480.5')
  await page.keyboard.press('Enter')
  const fish = grid.getByRole('row').filter({ hasText: 'Fish' })
  await expect(fish).toContainText('480.50')
  await expect(fish.getByRole('button', { name: /^Sale price/ })).toBeFocused()
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(labels.switchOff) })
    .click()
  await expect(fish.getByRole('switch').first()).not.toBeChecked()
  await expect(fish.getByRole('switch').first()).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+Space')
  const bar = page.getByRole('region', { name: say(labels.bar) })
  await expect(bar).toContainText('2 selected')
  await expect(grid.getByLabel(say(labels.selectAll))).toBeChecked({ indeterminate: true })
  await expectAccessible(page, 'the table of items')

  await bar.getByRole('button', { name: say(labels.prices) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: say(labels.preview) }).click()
  await expect(dialog.getByText(say(words.required))).toBeVisible()
  const percent = dialog.getByLabel(say(labels.percent))
  await percent.fill('10')
  await percent.press('Escape')
  const leaving = page.getByRole('dialog', { name: say(words.leaving) })
  await leaving.getByRole('button', { name: say(words.goBack) }).click()
  await expect(leaving).toBeHidden()
  await percent.press('Enter')
  const plan = dialog.getByRole('table', { name: say(labels.whatChanges) })
  await expect(plan.getByRole('row').filter({ hasText: 'Fish' })).toContainText(/QAR\s480\.50.*QAR\s528\.55/)
  await expectAccessible(page, 'the preview of a change')
  // Another person changes the item after the preview: nothing is applied that was not previewed.
  await update(shop, lamb, { promoted_price: '400' })
  await dialog.getByRole('button', { name: 'Change 2 items' }).click()
  await expect(dialog.getByText(say(labels.stale))).toBeVisible()
  await expect(plan.getByRole('row').filter({ hasText: 'Lamb' })).toContainText(/QAR\s400\.00.*QAR\s440\.00/)
  await dialog.getByRole('button', { name: 'Change 2 items' }).click()
  await expect(dialog).toBeHidden()
  await expect(fish).toContainText('528.55')
  await expect(bar).toBeHidden()
  await page.getByRole('button', { name: say(labels.undo), exact: true }).click()
  await expect(page.getByText('Undone for 2 items')).toBeVisible()
  await expect(fish).toContainText('480.50')
})

test('on a phone items are selected, made cheaper together and restored, except one changed since', {
  tag: '@phone',
}, async ({ visit, say }) => {
  const { shop, fish } = await shopOfThree()
  const page = await visit(pathOf(shop, '?view=table&search=machboos'), { as: shop.owner })
  const list = page.getByRole('list', { name: say(labels.items) })
  await expect(list.getByRole('listitem').filter({ hasText: 'Lamb' })).toBeVisible()
  await page.getByLabel(say(labels.selectAll)).check()
  await expectAccessible(page, 'the items on a phone')
  await page
    .getByRole('region', { name: say(labels.bar) })
    .getByRole('button', { name: say(labels.change) })
    .click()
  await page.getByRole('menuitem', { name: say(labels.prices) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say(labels.lower)).check()
  await dialog.getByLabel(say(labels.percent)).fill('٥٠')
  await dialog.getByRole('button', { name: say(labels.preview) }).click()
  await expect(dialog.getByRole('table').getByRole('row')).toHaveCount(4)
  await dialog.getByRole('button', { name: /3/ }).click()
  await expect(dialog).toBeHidden()
  const price = (name: string) =>
    list
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByRole('button', { name: say(labels.promoted) })
  await expect(price('Lamb')).toContainText(say({ en: 'QAR 250.00', ar: '250.00 ر.ق' }))

  await update(shop, fish, { promoted_price: '99' })
  await page.getByRole('button', { name: say(labels.recent) }).click()
  const drawer = page.getByRole('dialog', { name: say(labels.recent) })
  await drawer
    .getByRole('button', { name: say(labels.undo) })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: say(labels.undo), exact: true })
    .click()
  await expect(drawer.getByText(say(labels.undone), { exact: true })).toBeVisible()
  await expect(drawer.getByRole('status')).toContainText('Fish machboos')
  await expectAccessible(page, 'recent changes')
  await drawer.getByRole('button', { name: say(words.close) }).click()
  await expect(price('Lamb')).toContainText('500.00')
  await expect(price('Fish')).toContainText('99.00')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
