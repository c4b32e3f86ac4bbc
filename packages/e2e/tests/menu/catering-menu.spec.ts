// Over 300 lines: the tests share one menu, how its categories are read and how a move is held back.
import type { Page } from '@playwright/test'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { expectAccessible } from '../../support/axe.ts'
import { moveByKeys } from '../../support/inputMethods.ts'
import { behind } from '../../support/regions.ts'
import { elsewhere, makeAdmin, makeShop, password, revoke, type Shop } from '../../support/seed.ts'
import { signIn } from '../../support/signIn.ts'
import { expect, origin, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  addCategory: { en: 'Add Category', ar: 'إضافة تصنيف' },
  categories: { en: 'Categories', ar: 'التصنيفات' },
  selected: { en: 'Selected rows', ar: 'الصفوف المحددة' },
  show: { en: 'Show', ar: 'إظهار' },
  close: { en: 'Close', ar: 'إغلاق' },
  english: { en: 'Name in English', ar: 'الاسم بالإنجليزية' },
  arabic: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
  edit: { en: 'Edit', ar: 'تعديل' },
  remove: { en: 'Delete', ar: 'حذف' },
  sure: {
    en: 'Are you sure to change this category status?',
    ar: 'هل تريد بالتأكيد تغيير حالة هذا التصنيف؟',
  },
  hide: { en: 'Hide', ar: 'إخفاء' },
  hidden: { en: 'Hidden', ar: 'مخفي' },
  switchOff: { en: 'Switch off', ar: 'إيقاف' },
  shown: { en: 'Shown', ar: 'ظاهر' },
  manager: { en: 'Show on restaurant manager', ar: 'إظهار لمدير المطعم' },
  notSaved: { en: 'The sorting could not be saved', ar: 'تعذّر حفظ الترتيب' },
} satisfies Record<string, Bilingual>

const pathOf = ({ ids }: Shop) => `/restaurant/store/${ids.stores}/categorie-&-carting-menu`

async function addCategory({ owner, ids }: Shop, name: Bilingual): Promise<void> {
  const form = new FormData()
  form.append('name_en', name.en)
  form.append('name_ar', name.ar)
  form.append('store_id', String(ids.stores))
  await behind(owner, 'subcategory/store', form)
}

async function orderOf({ owner, ids }: Shop): Promise<readonly string[]> {
  const response = await fetch(`${origin()}/api/restaurant/subcategory/index/${ids.stores}`, {
    headers: { authorization: `Bearer ${owner.token}` },
  })
  const { subcategories } = (await response.json()) as { subcategories: { name_en: string }[] }
  return subcategories.map(({ name_en }) => name_en)
}

/** The panel is beside the items; on a phone it is in a drawer. */
async function openPanel(page: Page, say: (text: Bilingual) => string, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: say(labels.categories), exact: true }).click()
}

test('a category is added, renamed, hidden and deleted', { tag: '@phone' }, async ({
  visit,
  say,
  isPhone,
  trouble,
}) => {
  trouble.expected(/409.*subcategory\/delete/)
  const shop = await makeShop()
  const page = await visit(pathOf(shop), { as: shop.owner })
  await expectAccessible(page, 'the menu')
  await openPanel(page, say, isPhone)
  await page.getByRole('button', { name: say(labels.addCategory) }).click()
  const form = page.getByRole('dialog').filter({ has: page.getByLabel(say(labels.english)) })
  await form.getByLabel(say(labels.english)).fill('Juices')
  await form.getByRole('button', { name: say(words.save) }).click()
  await expect(form.getByText(say(words.required))).toHaveCount(1)
  await expectAccessible(page, 'a category without Arabic', '[role="dialog"]')
  await form.getByLabel(say(labels.arabic)).fill('عصائر')
  await form.getByRole('button', { name: say(words.save) }).click()
  const juices = { en: 'Juices', ar: 'عصائر' }
  const row = page.getByRole('listitem').filter({ hasText: say(juices) })
  await expect(row).toBeVisible()

  const status = row.getByRole('switch')
  await expect(status).toBeChecked()
  await row.locator('label').last().click()
  await page
    .getByRole('dialog', { name: say(labels.sure) })
    .getByRole('button', { name: say(labels.hide) })
    .click()
  await expect(status).not.toBeChecked()
  await expect(row).toContainText(say(labels.hidden))
  await row.getByRole('checkbox').check()
  await page
    .getByRole('region', { name: say(labels.selected) })
    .getByRole('button', { name: say(labels.show) })
    .click()
  const several = page.getByRole('dialog').last()
  await several.getByRole('button', { name: `${say(labels.show)}: 1` }).click()
  await several
    .getByRole('button', { name: say(labels.close) })
    .last()
    .click()
  await expect(status).toBeChecked()

  const entry = async (name: Bilingual) => {
    await row.getByRole('button', { name: say({ en: 'More for Juices', ar: 'المزيد: عصائر' }) }).click()
    await page.getByRole('menuitem', { name: say(name) }).click()
  }
  await entry(labels.remove)
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: say(labels.remove) })
    .click()
  await expect(row).toHaveCount(0)

  const full = page.getByRole('listitem').filter({ hasText: `${shop.mark} grills` })
  await full.getByRole('button', { name: /^(More for|المزيد)/ }).click()
  await page.getByRole('menuitem', { name: say(labels.remove) }).click()
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: say(labels.remove) })
    .click()
  const grills = say({
    en: `“${shop.mark} grills” is still in use`,
    ar: `«${shop.mark} grills ع» ما زال مستخدمًا`,
  })
  const refused = page.getByRole('dialog', { name: grills })
  await expectAccessible(page, 'a category that is in use')
  await refused.getByRole('link', { name: `${shop.mark} machboos` }).click()
  await expect(page).toHaveURL(new RegExp(`form-menu/${shop.ids.items}$`))
})

test('both prices of an item have their currency on its card', { tag: '@both' }, async ({ visit, say }) => {
  const shop = await makeShop()
  const page = await visit(pathOf(shop), { as: shop.owner })
  const card = page.getByRole('article').filter({ hasText: `${shop.mark} machboos` })
  await expect(card.getByRole('strong').filter({ hasText: '500.00' })).toContainText(
    say({ en: 'QAR\u00a0500.00', ar: '500.00\u00a0ر.ق' }),
  )
  await expect(card.locator('s')).toHaveText(say({ en: 'QAR\u00a0600.00', ar: '600.00\u00a0ر.ق' }))
})

test('categories are sorted by keyboard, saved once after the last move, and kept when saving fails', async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/sortItems/)
  const shop = await makeShop()
  await addCategory(shop, { en: 'Juices', ar: 'عصائر' })
  await addCategory(shop, { en: 'Drinks', ar: 'مشروبات' })
  const before = await orderOf(shop)
  const after = ['Drinks', ...before.filter((name) => name !== 'Drinks')]
  const page = await visit(pathOf(shop), { as: shop.owner })
  const list = page.getByRole('list', { name: say(labels.categories) })
  const names = () => list.getByRole('button', { name: /item/ }).allInnerTexts()
  let sent = 0
  await page.route('**/subcategory/sortItems', (route) => {
    sent += 1
    return sent === 1 ? route.abort() : route.continue()
  })
  const handle = page.getByRole('button', { name: 'Move Drinks' })
  await moveByKeys(page, handle, 'ArrowUp', before.indexOf('Drinks'))
  await expect.poll(async () => (await names()).map((text) => text.split('\n')[0])).toEqual(after)
  await expect(page.getByText(say(labels.notSaved))).toBeVisible()
  expect(await orderOf(shop)).toEqual(before)
  await page.getByRole('button', { name: say(words.tryAgain) }).click()
  await expect.poll(() => orderOf(shop)).toEqual(after)
  expect(sent).toBe(2)
})

test('an order of categories changed while it is sent is sent again afterwards, and stands', async ({
  visit,
  say,
}) => {
  const shop = await makeShop()
  for (const name of [{ en: 'Juices', ar: 'عصائر' } as const, { en: 'Drinks', ar: 'مشروبات' } as const])
    await addCategory(shop, name)
  const before = await orderOf(shop)
  const page = await visit(pathOf(shop), {
    as: shop.owner,
    alone: true,
    before: (opened) => opened.clock.install(),
  })
  const first = Promise.withResolvers<void>()
  const path = '**/subcategory/sortItems'
  let [asked, answered] = [0, 0]
  page.on('response', (response) => {
    if (response.url().endsWith('/subcategory/sortItems')) answered += 1
  })
  await page.route(path, async (route) => {
    asked += 1
    if (asked === 1) await first.promise
    await route.continue()
  })
  const up = (name: string) => moveByKeys(page, page.getByRole('button', { name: `Move ${name}` }), 'ArrowUp')
  const saving = page.getByText(say({ en: 'Saving the sorting', ar: 'جارٍ حفظ الترتيب' }))
  await up('Drinks')
  await page.clock.fastForward(2000)
  await expect(saving).toBeVisible()
  await up('Drinks')
  await page.clock.fastForward(2000)
  first.resolve()
  await expect.poll(() => answered).toBe(2)
  const others = before.filter((name) => name !== 'Drinks')
  expect(await orderOf(shop)).toEqual(others.toSpliced(before.indexOf('Drinks') - 2, 0, 'Drinks'))
})

/** Makes the pause after a move endless. */
const endlessPause = (page: Page) =>
  page.addInitScript(() => {
    const real = window.setTimeout
    window.setTimeout = ((done: () => void, ms?: number) =>
      ms === 2000 ? 0 : real(done, ms)) as typeof window.setTimeout
  })

test('the order of categories is saved even if the page is left during the pause after a move', async ({
  visit,
  say,
}) => {
  const shop = await makeShop()
  await addCategory(shop, { en: 'Juices', ar: 'عصائر' })
  const after = ['Juices', ...(await orderOf(shop)).filter((name) => name !== 'Juices')]
  const page = await visit(pathOf(shop), { as: shop.owner, alone: true, before: endlessPause })
  const handle = page.getByRole('button', { name: 'Move Juices' })
  await moveByKeys(page, handle, 'ArrowUp', after.length - 1)
  await expect(
    page
      .getByRole('list', { name: say(labels.categories) })
      .getByRole('listitem')
      .first(),
  ).toContainText('Juices')
  await page.goto('/mark.svg')
  await expect.poll(() => orderOf(shop)).toEqual(after)
})

test('the order of categories is saved after signing in again if the session ends during the pause', async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/401/)
  const shop = await makeShop()
  await addCategory(shop, { en: 'Juices', ar: 'عصائر' })
  const before = await orderOf(shop)
  const after = ['Juices', ...before.filter((name) => name !== 'Juices')]
  const page = await visit(pathOf(shop), { as: shop.owner, alone: true, before: endlessPause })
  const handle = page.getByRole('button', { name: 'Move Juices' })
  await moveByKeys(page, handle, 'ArrowUp', after.length - 1)
  const first = page
    .getByRole('list', { name: say(labels.categories) })
    .getByRole('listitem')
    .first()
  await expect(first).toContainText('Juices')
  await revoke(shop.owner)
  await expect(page).toHaveURL('/')
  await signIn(page, say, shop.owner.email, password)
  await expect(first).toContainText('Juices')
  const again = { ...shop, owner: await elsewhere(shop.owner) }
  await expect.poll(() => orderOf(again)).toEqual(after)
  // It is saved, so no draft is kept.
  await expect(page.getByText(say(labels.notSaved))).toBeHidden()
})

test('the order of categories is saved on coming back if the session ends as the screen is left', async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/401|sortItems/)
  const shop = await makeShop()
  await addCategory(shop, { en: 'Juices', ar: 'عصائر' })
  const after = ['Juices', ...(await orderOf(shop)).filter((name) => name !== 'Juices')]
  const page = await visit(pathOf(shop), { as: shop.owner, alone: true, before: endlessPause })
  let refused = false
  await page.route('**/subcategory/sortItems', (route) => {
    if (refused) return route.continue()
    refused = true
    return route.fulfill({ status: 401, json: {} })
  })
  await moveByKeys(page, page.getByRole('button', { name: 'Move Juices' }), 'ArrowUp', after.length - 1)
  const list = page.getByRole('list', { name: say(labels.categories) })
  await expect(list.getByRole('listitem').first()).toContainText('Juices')
  await page.getByRole('link', { name: say(words.orders), exact: true }).click()
  await signIn(page, say, shop.owner.email, password)
  await expect(page).not.toHaveURL('/')
  await page.goto(pathOf(shop))
  await expect.poll(() => orderOf(shop)).toEqual(after)
})

test('the order of categories is saved as the page goes into the background', async ({ visit, say }) => {
  const shop = await makeShop()
  await addCategory(shop, { en: 'Juices', ar: 'عصائر' })
  const after = ['Juices', ...(await orderOf(shop)).filter((name) => name !== 'Juices')]
  const page = await visit(pathOf(shop), { as: shop.owner, alone: true, before: endlessPause })
  await moveByKeys(page, page.getByRole('button', { name: 'Move Juices' }), 'ArrowUp', after.length - 1)
  const list = page.getByRole('list', { name: say(labels.categories) })
  await expect(list.getByRole('listitem').first()).toContainText('Juices')
  expect(await orderOf(shop)).not.toEqual(after)
  // As a phone does before it may close the page.
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await expect.poll(() => orderOf(shop)).toEqual(after)
})

test('an item’s switches are confirmed first, and the manager’s is for admins only', async ({
  visit,
  say,
}) => {
  const shop = await makeShop()
  const page = await visit(pathOf(shop), { as: shop.owner })
  const name = `${shop.mark} machboos`
  const card = page.getByRole('article').filter({ hasText: name })
  const shown = card.getByRole('switch', { name: `${say(labels.shown)}: ${name}` })
  await expect(shown).toBeChecked()
  // Dark: the accent colour would look like danger in rows of switches.
  await expect(shown).toHaveCSS('background-color', 'rgb(38, 33, 29)')
  await expect(card.getByRole('switch', { name: say(labels.manager) })).toHaveCount(0)
  const toggle = () =>
    card
      .getByRole('listitem')
      .filter({ hasText: say(labels.shown) })
      .locator('label')
      .click()
  await toggle()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(words.goBack) })
    .click()
  await expect(shown).toBeChecked()
  await toggle()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(labels.switchOff) })
    .click()
  await expect(shown).not.toBeChecked()

  const admin = await visit(
    `/main/restaurants/${shop.ids.restaurants}/stores/${shop.ids.stores}/categorie-%26-carting-menu`,
    { as: await makeAdmin() },
  )
  await expect(admin.getByRole('switch', { name: new RegExp(say(labels.manager)) })).toHaveCount(1)
})
