import type { Page } from '@playwright/test'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { expectAccessible } from '../../support/axe.ts'
import { makeShop, type Shop } from '../../support/seed.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

type Say = (text: Bilingual) => string
const said = {
  addChoices: { en: 'Add Choices', ar: 'إضافة اختيار' },
  editChoice: { en: 'Edit choice', ar: 'تعديل الاختيار' },
  removeChoice: { en: 'Delete choice', ar: 'حذف الاختيار' },
  allChoices: { en: 'All choices', ar: 'كل الاختيارات' },
  noChoices: { en: 'No list choices are available', ar: 'لا توجد اختيارات' },
  addAddons: { en: 'Add Addons', ar: 'إضافة مجموعة إضافات' },
  editAddon: { en: 'Edit addon', ar: 'تعديل مجموعة الإضافات' },
  removeAddon: { en: 'Delete addon', ar: 'حذف مجموعة الإضافات' },
  noAddons: { en: 'No list addons are available', ar: 'لا توجد إضافات' },
  options: { en: 'Options', ar: 'الخيارات' },
  addOptions: { en: 'Add Options', ar: 'إضافة خيار' },
  removeOption: { en: 'Delete option', ar: 'حذف الخيار' },
  noOptions: { en: 'No list options are available', ar: 'لا توجد خيارات' },
  english: { en: 'Name in English', ar: 'الاسم بالإنجليزية' },
  arabic: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
  price: { en: 'Price', ar: 'السعر' },
  min: { en: 'Min selection', ar: 'أقل عدد اختيارات' },
  max: { en: 'Max selection', ar: 'أكثر عدد اختيارات' },
  maxQuantity: { en: 'Max quantity', ar: 'أقصى كمية' },
  show: { en: 'Show on menu', ar: 'إظهار في القائمة' },
  no: { en: 'No', ar: 'لا' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
} satisfies Record<string, Bilingual>
const removing = (name: string) => ({ en: `Delete “${name}”`, ar: `حذف «${name}»` })
const editing = (name: string) => ({ en: `Edit “${name}”`, ar: `تعديل «${name}»` })

const tabOf = ({ ids }: Shop, tab: string) =>
  `/restaurant/store/${ids.stores}/categorie-&-carting-menu/form-menu/${ids.items}?tab=${tab}`
const button = (page: Page, say: Say, name: Bilingual) =>
  page.getByRole('button', { name: say(name), exact: true })
const confirmed = (page: Page, say: Say, name: Bilingual) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: say(name), exact: true })
    .click()

test('a choice is added within its limits, and given options', { tag: '@phone' }, async ({
  visit,
  say,
  isPhone,
}) => {
  test.slow()
  const shop = await makeShop()
  const page = await visit(tabOf(shop, 'choices'), { as: shop.owner })
  await button(page, say, said.addChoices).click()
  const dialog = page.getByRole('dialog', { name: say(said.addChoices) })
  const limit = (name: Bilingual) => dialog.getByRole('textbox', { name: say(name) })
  const save = dialog.getByRole('button', { name: say(words.save), exact: true })
  await dialog.getByLabel(say(said.english)).fill('Sauces')
  await dialog.getByLabel(say(said.arabic)).fill('الصلصات')
  await expect(limit(said.max)).toBeDisabled()
  await expect(limit(said.maxQuantity)).toBeDisabled()
  await expect(save).toBeDisabled()
  await limit(said.min).fill('2')
  await expect(limit(said.maxQuantity)).toBeDisabled()
  // Setting the maximum sets the quantity; neither stays below the one before.
  await limit(said.max).fill('4')
  await expect(limit(said.maxQuantity)).toHaveValue('4')
  await limit(said.max).fill('1')
  await limit(said.maxQuantity).focus()
  await expect(limit(said.max)).toHaveValue('2')
  await limit(said.maxQuantity).fill('1')
  await limit(said.min).focus()
  await expect(limit(said.maxQuantity)).toHaveValue('2')
  await expectAccessible(page, 'a choice being added')
  await save.click()
  await expect(dialog).toBeHidden()
  const name = say({ en: 'Sauces', ar: 'الصلصات' })
  const choice = page.getByRole('region', { name, exact: true })
  await expect(choice.getByText(say(said.noOptions))).toBeVisible()
  await expect(page).toHaveURL(/choice=\d+/)

  const table = choice.getByRole('table', { name: say(said.options) })
  const typed = (what: Bilingual) => table.getByRole('textbox', { name: say(what) })
  const add = button(page, say, said.addOptions)
  const keep = table.getByRole('button', { name: say(words.save), exact: true })
  await add.click()
  await expect(add).toBeDisabled()
  await expect(typed(said.english)).toBeFocused()
  await expect(keep).toBeDisabled()
  // A new row is gone with its cancelling.
  await table.getByRole('button', { name: say(said.cancel), exact: true }).click()
  await expect(choice.getByText(say(said.noOptions))).toBeVisible()
  await add.click()
  await typed(said.english).fill('Garlic')
  await typed(said.arabic).fill('ثوم')
  await typed(said.price).fill('2.5')
  await typed(said.min).fill('3')
  await typed(said.max).focus()
  await expect(typed(said.max)).toHaveValue('3')
  // Half under the top bar the crumbs would be too small.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page, 'an option being added')
  await keep.click()
  await expect(table.getByText('2.50')).toBeVisible()
  const option = say({ en: 'Garlic', ar: 'ثوم' })
  await button(page, say, editing(option)).click()
  await expect(button(page, say, said.editChoice)).toBeDisabled()
  await typed(said.price).fill('4')
  await typed(said.price).press('Enter')
  await expect(table.getByText('4.00')).toBeVisible()
  await button(page, say, removing(option)).click()
  await confirmed(page, say, said.removeOption)
  await expect(choice.getByText(say(said.noOptions))).toBeVisible()

  if (isPhone) await page.getByRole('link', { name: say(said.allChoices) }).click()
  for (const gone of [name, `${shop.mark} salads${say({ en: '', ar: ' ع' })}`]) {
    await button(page, say, removing(gone)).click()
    await confirmed(page, say, said.removeChoice)
    await expect(page.getByRole('link', { name: gone })).toBeHidden()
  }
  await expect(page.getByText(say(said.noChoices))).toBeVisible()
  if (!isPhone) await expect(add).toBeDisabled()
})

test("a choice's head is read-only until it is edited", { tag: '@ar' }, async ({ visit, say }) => {
  const shop = await makeShop()
  const page = await visit(tabOf(shop, 'choices'), { as: shop.owner })
  const edit = button(page, say, said.editChoice)
  const form = page.getByRole('form', { name: say(said.editChoice) })
  await edit.click()
  await expect(button(page, say, said.addOptions)).toBeHidden()
  await form.getByLabel(say(said.english)).fill('Cold salads')
  await expectAccessible(page, 'a choice being edited')
  await form.getByRole('button', { name: say(words.save), exact: true }).click()
  await expect(edit).toBeFocused()
  await expect(page.getByText('Cold salads').first()).toBeVisible()
})

test('addons are added, hidden and deleted', { tag: '@ar' }, async ({ visit, say }) => {
  test.slow()
  const shop = await makeShop()
  const page = await visit(tabOf(shop, 'addons'), { as: shop.owner })
  await button(page, say, removing(`${shop.mark} staff${say({ en: '', ar: ' ع' })}`)).click()
  await confirmed(page, say, said.removeAddon)
  await expect(page.getByText(say(said.noAddons))).toBeVisible()
  await expect(button(page, say, said.addOptions)).toBeDisabled()
  await button(page, say, said.addAddons).click()
  const dialog = page.getByRole('dialog', { name: say(said.addAddons) })
  await dialog.getByLabel(say(said.english)).fill('Service')
  await dialog.getByLabel(say(said.arabic)).fill('الخدمة')
  await dialog.getByRole('button', { name: say(words.save), exact: true }).click()
  await expect(dialog).toBeHidden()
  const addon = page.getByRole('region', { name: say({ en: 'Service', ar: 'الخدمة' }), exact: true })
  await button(page, say, said.addOptions).click()
  const table = addon.getByRole('table', { name: say(said.options) })
  await table.getByRole('textbox', { name: say(said.english) }).fill('Waiter')
  await table.getByRole('textbox', { name: say(said.arabic) }).fill('نادل')
  await table.getByRole('textbox', { name: say(said.price) }).fill('150')
  await table.getByRole('switch', { name: say(said.show) }).press('Space')
  await expectAccessible(page, 'an addon option being added')
  await table.getByRole('button', { name: say(words.save), exact: true }).click()
  await expect(table.getByText('150.00')).toBeVisible()
  await expect(table.getByRole('cell', { name: say(said.no), exact: true })).toBeVisible()
  await button(page, say, said.editAddon).click()
  const form = page.getByRole('form', { name: say(said.editAddon) })
  await form.getByRole('switch', { name: say(said.show) }).press('Space')
  await form.getByRole('button', { name: say(words.save), exact: true }).click()
  await expect(addon.getByRole('definition').getByText(say(said.no), { exact: true })).toBeVisible()
})
