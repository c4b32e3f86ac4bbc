import type { Page } from '@playwright/test'
import type { Bilingual } from '@sufra/contract/kernel/language'
import readFile from 'read-excel-file/node'
import writeFile from 'write-excel-file/universal'
import { expectAccessible } from '../../support/axe.ts'
import { behind } from '../../support/regions.ts'
import { channelKey, makeAdmin, makeMenu, makeShop, type Shop } from '../../support/seed.ts'
import { expect, origin, test } from '../../support/test.ts'

const labels = {
  spreadsheet: { en: 'Spreadsheet', ar: 'جدول بيانات' },
  exportMenu: { en: 'Export', ar: 'تصدير' },
  importMenu: { en: 'Import', ar: 'استيراد' },
  dryRun: { en: 'Import preview', ar: 'معاينة الاستيراد' },
  nothing: { en: 'This file matches your menu', ar: 'هذا الملف مطابق لقائمتك' },
  items: { en: 'Items', ar: 'الأصناف' },
  price: { en: 'Sale price', ar: 'السعر بعد الخصم' },
  undo: { en: 'Undo', ar: 'تراجع' },
} satisfies Record<string, Bilingual>

const formula = '=HYPERLINK("http://x.test")'
const pathOf = ({ ids }: Shop) => `/restaurant/store/${ids.stores}/categorie-&-carting-menu`

type Cell = string | number | boolean | null
type Book = { sheet: string; data: Cell[][] }[]

async function choose(page: Page, say: (text: Bilingual) => string, entry: Bilingual): Promise<void> {
  await page.getByRole('button', { name: say(labels.spreadsheet) }).click()
  await page.getByRole('menuitem', { name: say(entry), exact: true }).click()
}

async function exported(page: Page, say: (text: Bilingual) => string) {
  const waited = page.waitForEvent('download')
  await choose(page, say, labels.exportMenu)
  const file = await waited
  const path = await file.path()
  return { path, name: file.suggestedFilename(), book: (await readFile(path)) as unknown as Book }
}

/** A file as saved by another program. */
async function saved(book: Book) {
  const sheets = book.map(({ sheet, data }) => ({ sheet, data: data.map((row) => [...row]) }))
  const file = await writeFile(sheets).toBlob()
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return { name: 'menu.xlsx', mimeType: type, buffer: Buffer.from(await file.arrayBuffer()) }
}

/** The price of an item that a channel gets, in QAR. */
async function priceOf({ ids }: Shop, item: number | undefined): Promise<number | undefined> {
  const headers = { authorization: `Bearer ${await channelKey()}` }
  const response = await fetch(`${origin()}/api/mobile/stores/${ids.stores}/menu`, { headers })
  const { items } = (await response.json()) as { items: { id: number; promoted_price: number }[] }
  return items.find(({ id }) => id === item)?.promoted_price
}

test('a menu is exported, changed elsewhere, previewed, imported and ordered from at the new price', async ({
  visit,
  say,
  trouble,
}) => {
  test.slow()
  trouble.expected(/409.*importMenuSheet/)
  const shop = await makeShop()
  const { items: lamb } = await makeMenu(Number(shop.ids.stores), 'Lamb')
  const update = (name_en: string) => {
    const form = new FormData()
    form.append('name_en', name_en)
    return behind(shop.storeUser, `restaurant/item/update/${lamb}`, form)
  }
  await update(formula)
  const page = await visit(pathOf(shop), { as: shop.owner })
  const { name, book } = await exported(page, say)
  expect(name).toMatch(new RegExp(`^${shop.mark} store menu \\d{4}-\\d\\d-\\d\\d\\.xlsx$`))
  expect(book.map(({ sheet }) => sheet)).toEqual(['Items', 'Choices', 'Addons', 'About', 'Lists'])
  const [head = [], ...rows] = book[0]?.data ?? []
  const column = (wire: string) => head.findIndex((heading) => String(heading).endsWith(`\n${wire}`))
  expect(head[column('promoted_price')]).toBe('Sale price\npromoted_price')
  const offered = book.find(({ sheet }) => sheet === 'Lists')?.data.flat() ?? []
  expect(offered).toEqual(
    expect.arrayContaining([`${shop.mark} grills`, 'Lamb grills', 'Person', 'Yes', 'No']),
  )
  const told = book.find(({ sheet }) => sheet === 'About')?.data.flat() ?? []
  expect(told).toEqual(
    expect.arrayContaining([
      'Write several names in one cell on separate lines, or separate them with commas or semicolons.',
      'Cells for categories, units and yes/no have a list to choose from. You can also type something else.',
    ]),
  )
  const row = rows.find((each) => each[column('item_id')] === lamb) ?? []
  expect([row[column('name_en')], row[column('promoted_price')]]).toEqual([formula, 500])

  row[column('promoted_price')] = 432.1
  const other = rows.find((each) => each !== row) ?? []
  const added = other.map((cell, at) => (at === column('item_id') ? null : cell))
  added[column('name_en')] = 'Camel'
  added[column('name_ar')] = 'قعود'
  other[column('enough_for')] = 'ten'
  book[0]?.data.push(added)

  await choose(page, say, labels.importMenu)
  const input = page.locator('input[type=file]')
  await input.setInputFiles({
    name: 'menu.xlsx',
    mimeType: 'text/plain',
    buffer: Buffer.from('no spreadsheet'),
  })
  await expect(page.getByText('menu.xlsx cannot be read as a spreadsheet')).toBeVisible()
  await input.setInputFiles(await saved(book))
  const dryRun = page.getByRole('region', { name: say(labels.dryRun) })
  const planned = dryRun.locator('li[data-what]')
  await expect(planned).toHaveText([
    /With mistakes.*Enough for: Digits only/,
    /HYPERLINK.*Changed.*Sale price\s*QAR\s500\.00.*QAR\s432\.10/,
    /Camel.*New/,
  ])
  await expectAccessible(page, 'the dry run of a menu')
  await dryRun.getByRole('button', { name: /^Changed/ }).click()
  await expect(planned).toHaveCount(1)

  await update('Somebody else’s')
  const apply = page.getByRole('button', { name: /^Import 2 rows$/ })
  await apply.click()
  await expect(page.getByText('The menu has changed since the preview')).toBeVisible()
  await expect(page.getByText('Others have changed 1 row since this file was exported')).toBeVisible()
  await expect(planned).toHaveText([/^Somebody else’s\s*Items, row \d+ChangedSale price\s*QAR\s500\.00/])
  await apply.click()
  await expect(page.getByText('1 row changed · 1 row added')).toBeVisible()
  expect(await priceOf(shop, lamb)).toBe(432.1)

  await page.getByRole('button', { name: say(labels.undo), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(labels.undo), exact: true })
    .click()
  await expect(page.getByText('Undone for 2 items')).toBeVisible()
  expect(await priceOf(shop, lamb)).toBe(500)
})

test('a menu exported in the reader’s language imports without changes', { tag: '@phone' }, async ({
  visit,
  say,
  language,
}) => {
  const shop = await makeShop()
  const page = await visit(pathOf(shop), { as: shop.owner })
  const { path, name, book } = await exported(page, say)
  expect(name).toContain(shop.storeName[language])
  expect(book[0]?.sheet).toBe(say(labels.items))
  await choose(page, say, labels.importMenu)
  await expectAccessible(page, 'importing a menu')
  await page.locator('input[type=file]').setInputFiles(path)
  await expect(page.getByText(say(labels.nothing))).toBeVisible()
  const [head = [], row = []] = book[0]?.data ?? []
  row[head.findIndex((heading) => String(heading).endsWith('promoted_price'))] = '٤٥٠٫٥'
  await page.locator('input[type=file]').setInputFiles(await saved(book))
  const planned = page.getByRole('region', { name: say(labels.dryRun) }).locator('li[data-what]')
  await expect(planned).toHaveCount(1)
  await expect(planned).toContainText(say(labels.price))
  await expect(planned).toContainText('450.50')
  await expectAccessible(page, 'the dry run of a menu')
})

test('a file of another store is recognised, and copying that store’s menu is offered and undone', {
  tag: '@ar',
}, async ({ visit, say }) => {
  const [here, there] = [await makeShop(), await makeShop()]
  const adminPath = ({ ids }: Shop) =>
    `/main/restaurants/${ids.restaurants}/stores/${ids.stores}/categorie-&-carting-menu`
  const page = await visit(adminPath(there), { as: await makeAdmin() })
  const { path } = await exported(page, say)
  await page.goto(adminPath(here))
  await choose(page, say, labels.importMenu)
  await page.locator('input[type=file]').setInputFiles(path)
  const name = say(there.storeName)
  await expect(
    page.getByText(say({ en: `This file is the menu of ${name}`, ar: `هذا الملف هو قائمة ${name}` })),
  ).toBeVisible()
  await expect(page.locator('li[data-what]')).toHaveCount(0)
  await expect(
    page.getByText(say({ en: '1 item · 2 new categories', ar: 'صنف واحد · تصنيفان جديدان' })),
  ).toBeVisible()
  await expectAccessible(page, 'a file of another store')
  await page
    .getByRole('button', { name: say({ en: `Copy the menu of ${name}`, ar: `نسخ قائمة ${name}` }) })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say({ en: 'Copy', ar: 'نسخ' }), exact: true })
    .click()
  await expect(page.getByText(say({ en: `Menu of ${name} copied`, ar: `نُسخت قائمة ${name}` }))).toBeVisible()
  await page.getByRole('button', { name: say(labels.undo), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(labels.undo), exact: true })
    .click()
  await expect(page.getByText(say({ en: 'Undone for 1 item', ar: 'تم التراجع في صنف واحد' }))).toBeVisible()
})
