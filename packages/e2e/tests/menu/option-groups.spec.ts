import type { Locator, Page } from '@playwright/test'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { expectAccessible } from '../../support/axe.ts'
import { makeShop, type Shop } from '../../support/seed.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

type Say = (text: Bilingual) => string
const said = {
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

interface GroupKind {
  readonly part: string
  readonly tag: string
  /** The group that the shop's item has from the seed. */
  readonly seeded: string
  readonly said: Readonly<Record<'add' | 'edit' | 'remove' | 'all' | 'none', Bilingual>>
  /** Further fields to fill in, of a group and of an option. */
  readonly fill?: (dialog: Locator, say: Say) => Promise<void>
  readonly fillOption: (row: Locator, say: Say) => Promise<void>
}

const choice: GroupKind = {
  part: 'choice',
  tag: '@phone',
  seeded: 'salads',
  said: {
    add: { en: 'Add Choices', ar: 'إضافة اختيار' },
    edit: { en: 'Edit choice', ar: 'تعديل الاختيار' },
    remove: { en: 'Delete choice', ar: 'حذف الاختيار' },
    all: { en: 'All choices', ar: 'كل الاختيارات' },
    none: { en: 'No list choices are available', ar: 'لا توجد اختيارات' },
  },
  fill: async (dialog, say) => {
    const limit = (name: Bilingual) => dialog.getByRole('textbox', { name: say(name) })
    await expect(limit(said.max)).toBeDisabled()
    await expect(limit(said.maxQuantity)).toBeDisabled()
    await expect(dialog.getByRole('button', { name: say(words.save), exact: true })).toBeDisabled()
    await limit(said.min).fill('2')
    await expect(limit(said.maxQuantity)).toBeDisabled()
    // Setting the maximum sets the quantity; neither may be below the field before it.
    await limit(said.max).fill('4')
    await expect(limit(said.maxQuantity)).toHaveValue('4')
    await limit(said.max).fill('1')
    await limit(said.maxQuantity).focus()
    await expect(limit(said.max)).toHaveValue('2')
    await limit(said.maxQuantity).fill('1')
    await limit(said.min).focus()
    await expect(limit(said.maxQuantity)).toHaveValue('2')
  },
  fillOption: async (row, say) => {
    const limit = (name: Bilingual) => row.getByRole('textbox', { name: say(name) })
    await limit(said.min).fill('3')
    await limit(said.max).focus()
    await expect(limit(said.max)).toHaveValue('3')
  },
}
const addon: GroupKind = {
  part: 'addon',
  tag: '@ar',
  seeded: 'staff',
  said: {
    add: { en: 'Add Addons', ar: 'إضافة مجموعة إضافات' },
    edit: { en: 'Edit addon', ar: 'تعديل مجموعة الإضافات' },
    remove: { en: 'Delete addon', ar: 'حذف مجموعة الإضافات' },
    all: { en: 'All addons', ar: 'كل الإضافات' },
    none: { en: 'No list addons are available', ar: 'لا توجد إضافات' },
  },
  fillOption: async (row, say) => {
    await row.getByRole('switch', { name: say(said.show) }).press('Space')
  },
}

const tabOf = ({ ids }: Shop, tab: string) =>
  `/restaurant/store/${ids.stores}/categorie-&-carting-menu/form-menu/${ids.items}?tab=${tab}`
const button = (page: Page, say: Say, name: Bilingual) =>
  page.getByRole('button', { name: say(name), exact: true })
const confirmed = (page: Page, say: Say, name: Bilingual) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: say(name), exact: true })
    .click()

for (const kind of [choice, addon])
  test(`an item's ${kind.part} is added, given options, edited and deleted`, { tag: kind.tag }, async ({
    visit,
    say,
    isPhone,
  }) => {
    test.slow()
    const shop = await makeShop()
    const page = await visit(tabOf(shop, `${kind.part}s`), { as: shop.owner })
    await button(page, say, kind.said.add).click()
    const dialog = page.getByRole('dialog', { name: say(kind.said.add) })
    await dialog.getByLabel(say(said.english)).fill('Sauces')
    await dialog.getByLabel(say(said.arabic)).fill('الصلصات')
    await kind.fill?.(dialog, say)
    await expectAccessible(page, `${kind.part} being added`)
    await dialog.getByRole('button', { name: say(words.save), exact: true }).click()
    await expect(dialog).toBeHidden()
    const group = page.getByRole('region', { name: say({ en: 'Sauces', ar: 'الصلصات' }), exact: true })
    await expect(group.getByText(say(said.noOptions))).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${kind.part}=\\d+`))

    const table = group.getByRole('table', { name: say(said.options) })
    const typed = (what: Bilingual) => table.getByRole('textbox', { name: say(what) })
    const add = button(page, say, said.addOptions)
    const keep = table.getByRole('button', { name: say(words.save), exact: true })
    await add.click()
    await expect(add).toBeDisabled()
    await expect(typed(said.english)).toBeFocused()
    await expect(keep).toBeDisabled()
    // Cancelling removes the new row.
    await table.getByRole('button', { name: say(said.cancel), exact: true }).click()
    await expect(group.getByText(say(said.noOptions))).toBeVisible()
    await add.click()
    await typed(said.english).fill('Garlic')
    await typed(said.arabic).fill('ثوم')
    await typed(said.price).fill('2.5')
    await kind.fillOption(table, say)
    // Half covered by the top bar, the breadcrumbs would be too small a target.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page, `an option of ${kind.part} being added`)
    await keep.click()
    await expect(table.getByText('2.50')).toBeVisible()
    if (kind === addon)
      await expect(table.getByRole('cell', { name: say(said.no), exact: true })).toBeVisible()
    const option = say({ en: 'Garlic', ar: 'ثوم' })
    const edit = button(page, say, kind.said.edit)
    await button(page, say, editing(option)).click()
    await expect(edit).toBeDisabled()
    await typed(said.price).fill('4')
    await typed(said.price).press('Enter')
    await expect(table.getByText('4.00')).toBeVisible()
    await button(page, say, removing(option)).click()
    await confirmed(page, say, said.removeOption)
    await expect(group.getByText(say(said.noOptions))).toBeVisible()

    // Its head is read-only until it is edited.
    const form = page.getByRole('form', { name: say(kind.said.edit) })
    await edit.click()
    await expect(add).toBeHidden()
    await form.getByLabel(say(said.english)).fill('Cold sauces')
    await form.getByRole('switch', { name: say(said.show) }).press('Space')
    await expectAccessible(page, `${kind.part} being edited`)
    await form.getByRole('button', { name: say(words.save), exact: true }).click()
    await expect(edit).toBeFocused()
    await expect(page.getByText('Cold sauces').first()).toBeVisible()
    await expect(page.getByRole('definition').getByText(say(said.no), { exact: true })).toBeVisible()

    if (isPhone) await page.getByRole('link', { name: say(kind.said.all) }).click()
    const names = [
      { en: 'Cold sauces', ar: 'الصلصات' },
      { en: `${shop.mark} ${kind.seeded}`, ar: `${shop.mark} ${kind.seeded} ع` },
    ]
    for (const gone of names.map(say)) {
      await button(page, say, removing(gone)).click()
      await confirmed(page, say, kind.said.remove)
      await expect(page.getByRole('link', { name: gone })).toBeHidden()
    }
    await expect(page.getByText(say(kind.said.none))).toBeVisible()
    if (!isPhone) await expect(add).toBeDisabled()
  })
