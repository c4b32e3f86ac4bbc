import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.ts'
import { moveByKeys } from '../../support/inputMethods.ts'
import { makeAdmin, makeShop } from '../../support/seed.ts'
import { heading } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const path = '/main/settings/filter-collection'
const labels = {
  title: { en: 'Filter Collection', ar: 'مجموعات التصفية' },
  add: { en: 'Add collection', ar: 'إضافة مجموعة' },
  english: { en: 'Name in English', ar: 'الاسم بالإنجليزية' },
  arabic: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
  type: { en: 'Type', ar: 'النوع' },
  findStores: { en: 'Search by store or restaurant', ar: 'البحث باسم المتجر أو المطعم' },
  findItems: { en: 'Search by item', ar: 'البحث باسم الصنف' },
  all: { en: 'All collections', ar: 'كل المجموعات' },
  assign: { en: 'Assign', ar: 'إسناد' },
  notSaved: { en: 'Sorting not saved yet', ar: 'لم يُحفظ الترتيب بعد' },
  sure: {
    en: 'Are you sure to change this collection status?',
    ar: 'هل تريد بالتأكيد تغيير حالة هذه المجموعة؟',
  },
  turnOff: { en: 'Hide', ar: 'إخفاء' },
  remove: { en: 'Delete', ar: 'حذف' },
  takeOut: { en: 'Take out', ar: 'إزالة' },
  searchIn: { en: 'Search in this collection', ar: 'البحث في هذه المجموعة' },
}
const menuOf = (name: string) => ({ en: `More for ${name}`, ar: `المزيد: ${name}` })
const move = (name: string) => ({ en: `Move ${name}`, ar: `نقل ${name}` })
const takeOut = (name: string) => ({ en: `Take ${name} out`, ar: `إزالة ${name}` })
const showOne = (name: string) => ({ en: `Show ${name} to customers`, ar: `إظهار ${name} للعملاء` })

/** The pause after a move never ends: only leaving saves the order. */
const endlessPause = (page: Page) =>
  page.addInitScript(() => {
    const real = window.setTimeout
    window.setTimeout = ((done: () => void, ms?: number) =>
      ms === 2000 ? 0 : real(done, ms)) as typeof window.setTimeout
  })

test('stores are put into a collection, sorted by keyboard, and the order is saved by leaving at once', {
  tag: '@phone',
}, async ({ visit, say, isPhone }) => {
  test.slow()
  const admin = await makeAdmin()
  const [one, two] = [await makeShop(), await makeShop()]
  const page = await visit(path, { as: admin, alone: true, before: endlessPause })
  await expect(heading(page, say(labels.title))).toBeVisible()
  const mark = `Feasts ${process.pid}-${Date.now() % 100_000}`
  const name = { en: mark, ar: `${mark} ع` }
  await page
    .getByRole('button', { name: say(labels.add) })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say(labels.english)).fill(name.en)
  await dialog.getByLabel(say(labels.arabic)).fill(name.ar)
  for (const shop of [one, two]) {
    await dialog.getByLabel(say(labels.findStores)).fill(shop.mark)
    await dialog
      .getByRole('checkbox', { name: say(shop.storeName) })
      .first()
      .check()
  }
  await expectAccessible(page, 'new collection', '[role="dialog"]')
  await dialog.getByRole('button', { name: say(words.save) }).click()
  await expect(dialog).toBeHidden()

  // The new one is chosen.
  const detail = page.getByRole('region', { name: say(name), exact: true })
  const rows = detail.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(say(one.storeName))
  await expectAccessible(page, 'a collection')
  const handle = detail.getByRole('button', { name: say(move(say(one.storeName))) })
  await moveByKeys(page, handle, 'ArrowDown')
  await expect(rows.first()).toContainText(say(two.storeName))
  await expect(detail.getByText(say(labels.notSaved))).toBeVisible()
  await page.reload()
  await expect(rows.first()).toContainText(say(two.storeName))

  await detail.getByLabel(say(labels.searchIn)).fill(two.mark)
  await expect(rows).toHaveCount(1)
  await detail.getByRole('button', { name: say(takeOut(say(two.storeName))) }).click()
  await dialog.getByRole('button', { name: say(labels.takeOut) }).click()
  await expect(rows).toHaveCount(0)

  if (isPhone) await page.getByRole('link', { name: say(labels.all), exact: true }).click()
  const shown = page.getByRole('switch', { name: say(showOne(say(name))) })
  await shown.press('Space')
  await page
    .getByRole('dialog', { name: say(labels.sure) })
    .getByRole('button', { name: say(labels.turnOff) })
    .click()
  await expect(shown).not.toBeChecked()
  await page.getByRole('button', { name: say(menuOf(say(name))) }).click()
  await page.getByRole('menuitem', { name: say(labels.remove) }).click()
  await dialog.getByRole('button', { name: say(labels.remove) }).click()
  await expect(shown).toBeHidden()
})

test('a menu collection takes items of its store, and two people see the order that was sorted last', async ({
  visit,
  say,
}) => {
  test.slow()
  const admin = await makeAdmin()
  const shop = await makeShop()
  const item = { en: `${shop.mark} machboos`, ar: `${shop.mark} machboos ع` }
  const page = await visit(path, { as: admin })
  const mark = `Dishes ${process.pid}-${Date.now() % 100_000}`
  const dialog = page.getByRole('dialog')
  const made = []
  for (const each of ['a', 'b']) {
    const name = { en: `${mark} ${each}`, ar: `${mark} ${each} ع` }
    made.push(say(name))
    await page
      .getByRole('button', { name: say(labels.add) })
      .first()
      .click()
    await dialog.getByLabel(say(labels.english)).fill(name.en)
    await dialog.getByLabel(say(labels.arabic)).fill(name.ar)
    await dialog.getByLabel(say(labels.type)).selectOption('Item')
    await dialog.getByLabel(say(labels.findStores)).fill(shop.mark)
    await dialog
      .getByRole('radio', { name: say(shop.storeName) })
      .first()
      .check()
    await dialog.getByLabel(say(labels.findItems)).fill('machboos')
    await dialog.getByRole('checkbox', { name: say(item) }).check()
    await dialog.getByRole('button', { name: say(words.save) }).click()
    await expect(
      page.getByRole('region', { name: say(name), exact: true }).getByText(say(item)),
    ).toBeVisible()
  }
  const [first = '', second = ''] = made
  const other = await visit(path, { as: admin })
  const handle = (where: typeof page, name: string) =>
    where.getByRole('button', { name: say(move(name)), exact: true })
  await expect(handle(other, second)).toBeVisible()
  // Other tests add theirs meanwhile, also between these two.
  const all = await page
    .getByRole('button', { name: new RegExp(say(move(''))) })
    .evaluateAll((handles) => handles.map((each) => each.getAttribute('aria-label')))
  const ranks = all.indexOf(say(move(second))) - all.indexOf(say(move(first)))
  await moveByKeys(page, handle(page, second), 'ArrowUp', ranks)
  const orderOf = async (where: typeof page) => {
    const names = await where.getByRole('button', { name: new RegExp(say(move(mark))) }).allInnerTexts()
    const labelled = where.getByRole('button', { name: new RegExp(say(move(mark))) })
    return Promise.all(names.map((_, at) => labelled.nth(at).getAttribute('aria-label')))
  }
  const wanted = [say(move(second)), say(move(first))]
  await expect.poll(() => orderOf(page)).toEqual(wanted)
  await expect.poll(() => orderOf(other)).toEqual(wanted)
})
