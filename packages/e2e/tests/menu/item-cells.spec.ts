import type { Page } from '@playwright/test'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { expectAccessible } from '../../support/axe.ts'
import { behind } from '../../support/regions.ts'
import { makeAdmin, makeShop, type Shop } from '../../support/seed.ts'
import { errorMessage } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  name: { en: 'Name', ar: 'الاسم' },
  price: { en: 'Sale price', ar: 'السعر بعد الخصم' },
  limit: { en: 'Max Catering per Day', ar: 'الحد الأقصى في اليوم' },
  tooDear: { en: 'Cannot be above the original price', ar: 'لا يمكن أن يزيد على السعر الأصلي' },
  noNumber: { en: 'Not a valid value', ar: 'قيمة غير صالحة' },
  mine: { en: 'Save mine', ar: 'حفظ تعديلي' },
  theirs: { en: 'Take theirs', ar: 'اعتماد التعديل الآخر' },
  inArabic: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
} satisfies Record<string, Bilingual>

type Say = (text: Bilingual) => string
const menuOf = ({ ids }: Shop) => `/restaurant/store/${ids.stores}/categorie-&-carting-menu`
const form = (fields: Record<string, string>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return body
}

/** The price of the shop's item, and its input once it is pressed. */
function priceOf(page: Page, say: Say, shop: Shop) {
  const name = `${say(labels.price)}: ${shop.mark} machboos`
  return {
    value: page.getByRole('button', { name: new RegExp(`^${name}`) }),
    input: page.getByRole('textbox', { name, exact: true }),
  }
}

/** Counts how often an item is sent. */
async function counted(page: Page): Promise<() => number> {
  let sent = 0
  await page.route('**/item/update/**', (route) => {
    sent += 1
    return route.continue()
  })
  return () => sent
}

test('a price entered before its check has loaded is not sent unchecked', async ({ visit, say }) => {
  const shop = await makeShop()
  const page = await visit(menuOf(shop), { as: shop.owner })
  const sent = await counted(page)
  const entered = Promise.withResolvers<void>()
  await page.route(/issues\.schemas/, async (route) => {
    await entered.promise
    await route.continue()
  })
  const { value, input } = priceOf(page, say, shop)
  await value.press('Enter')
  await expect(input).toBeFocused()
  await page.keyboard.type('12.345')
  await page.keyboard.press('Enter')
  entered.resolve()
  await expect(errorMessage(page, say(labels.noNumber))).toBeVisible()
  expect(sent()).toBe(0)
})

test('a price edited in place is sent once, only if it changed, and stays open when rejected', async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/item\/update/)
  const shop = await makeShop()
  const page = await visit(menuOf(shop), { as: shop.owner })
  const sent = await counted(page)
  const item = `${shop.mark} machboos`
  const { value, input } = priceOf(page, say, shop)
  await expect(value).toContainText('500.00')
  await value.press('Enter')
  await expect(input).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('500.00')
  await input.press('Enter')
  await expect(value).toBeFocused()

  await value.press('Enter')
  await expect(input).toBeFocused()
  await page.keyboard.type('12.345')
  await page.keyboard.press('Enter')
  await expect(errorMessage(page, say(labels.noNumber))).toBeVisible()
  await expect(input).toHaveAccessibleDescription(say(labels.noNumber))
  await expectAccessible(page, 'a price that is none')
  expect(sent()).toBe(0)
  await input.fill('600.50')
  await page.keyboard.press('Enter')
  await expect(errorMessage(page, say(labels.tooDear))).toBeVisible()
  await expect(input).toHaveValue('600.50')
  await expect(input).toBeFocused()
  await input.press('Escape')
  await expect(value).toBeFocused()
  await expect(value).toContainText('500.00')
  expect(sent()).toBe(1)

  await value.press('Enter')
  await input.fill('450')
  await input.evaluate((element: HTMLInputElement) => {
    element.form?.requestSubmit()
    element.form?.requestSubmit()
  })
  await expect(value).toContainText('450.00')
  await expect(value).toBeFocused()
  expect(sent()).toBe(2)

  // By mouse: moving to the next value saves this one, and the last editor is not in the way.
  const limit = page.getByRole('button', { name: `${say(labels.limit)}: ${item}` })
  await value.click()
  await input.fill('440')
  await limit.click()
  await expect(value).toContainText('440.00')
  const people = page.getByRole('textbox', { name: `${say(labels.limit)}: ${item}`, exact: true })
  await expect(people).toBeFocused()
  await people.fill('٩٠')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(limit).toContainText('90')
  await page.reload()
  await expect(value).toContainText('440.00')
  await expect(limit).toContainText('90')

  // What is missing, and the link to all items that lack the same.
  const ring = page.getByRole('button', { name: new RegExp(`^${item}: 5 of 8. Missing: Main photo`) })
  await ring.focus()
  await expect(page.getByRole('article').getByText('Description in Arabic')).toBeVisible()
  await page
    .getByRole('region', { name: 'Completeness of the menu' })
    .getByText(/without a photo/)
    .click()
  await expect(page).toHaveURL(/view=table/)
  await expect(page).toHaveURL(/no_photo=1/)

  const { ids } = shop
  const reader = await visit(
    `/main/restaurants/${ids.restaurants}/stores/${ids.stores}/categorie-%26-carting-menu`,
    { as: await makeAdmin('Business Support') },
  )
  await expect(reader.getByText('440.00')).toBeVisible()
  // What it lacks and its history: nothing to change it with.
  await expect(reader.getByRole('article').getByRole('button', { name: item })).toHaveCount(2)
})

test('two people edit one item in place, and neither overwrites the other without a choice', {
  tag: '@phone',
}, async ({ visit, say, trouble }) => {
  trouble.expected(/item\/update/)
  const shop = await makeShop()
  const update = (fields: Record<string, string>) =>
    behind(shop.storeUser, `restaurant/item/update/${shop.ids.items}`, form(fields))
  const page = await visit(menuOf(shop), { as: shop.owner })
  const item = say({ en: `${shop.mark} machboos`, ar: `${shop.mark} machboos ع` })
  const named = (what: Bilingual, name = item) => ({ name: `${say(what)}: ${name}` })
  const limit = page.getByRole('button', named(labels.limit))
  const people = page.getByRole('textbox', named(labels.limit))
  // Another person's change of another value is no conflict.
  await limit.click()
  await update({ promoted_price: '480' })
  await people.fill('70')
  await people.press('Enter')
  await expect(limit).toContainText('70')
  await expect(page.getByText('480.00')).toBeVisible()

  await limit.click()
  await update({ quantity_per_day: '55' })
  await people.fill('80')
  await page.getByRole('button', { name: say(words.save), exact: true }).click()
  await expect(errorMessage(page, say({ en: '“55”', ar: '«55»' }))).toBeVisible()
  await expect(people).toHaveValue('80')
  await expectAccessible(page, 'a value that somebody else has changed')
  await page.getByRole('button', { name: say(labels.mine) }).click()
  await expect(limit).toContainText('80')
  await expect(limit).toBeFocused()

  await page.getByRole('button', named(labels.name)).click()
  const arabic = page.getByRole('textbox', named(labels.inArabic))
  await update({ name_ar: 'مجبوس البيت' })
  await arabic.fill('مجبوس آخر')
  await arabic.press('Enter')
  await expect(errorMessage(page, 'مجبوس البيت')).toBeVisible()
  await page.getByRole('button', { name: say(labels.theirs) }).click()
  await expect(page.getByRole('button', named(labels.name, 'مجبوس البيت'))).toBeFocused()
})

test('a price that was raised meanwhile is not lowered by one set beneath it', async ({
  visit,
  say,
  trouble,
}) => {
  trouble.expected(/item\/update/)
  const shop = await makeShop()
  const update = (fields: Record<string, string>) =>
    behind(shop.storeUser, `restaurant/item/update/${shop.ids.items}`, form(fields))
  await update({ original_price: '500', promoted_price: '500' })
  const page = await visit(menuOf(shop), { as: shop.owner })
  const { value, input } = priceOf(page, say, shop)
  await expect(value).toContainText('500.00')
  await value.press('Enter')
  await update({ original_price: '700' })
  const saved = page.waitForResponse((response) => response.url().includes('/item/update/') && response.ok())
  await input.fill('600')
  await page.keyboard.press('Enter')
  expect((await saved).request().postData()).not.toContain('original_price')
  await expect(value).toContainText('600.00')

  // Whoever closes the tab while a price is being saved is asked.
  const asked = Promise.withResolvers<void>()
  await page.route('**/item/update/**', async (route) => {
    await asked.promise
    await route.continue()
  })
  await value.press('Enter')
  await input.fill('650')
  const sent = page.waitForRequest('**/item/update/**')
  await page.keyboard.press('Enter')
  await sent
  const question = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  expect((await question).type()).toBe('beforeunload')
  await (await question).dismiss()
  asked.resolve()
  await expect(value).toContainText('650.00')
})
