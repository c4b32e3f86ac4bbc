import type { Locator, Page } from '@playwright/test'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { expectAccessible } from '../../support/axe.ts'
import { makeShop, type Shop } from '../../support/seed.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

type Say = (text: Bilingual) => string
const labels = {
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
  readonly labels: Readonly<Record<'add' | 'edit' | 'remove' | 'all' | 'none', Bilingual>>
  /** Further fields to fill in, of a group and of an option. */
  readonly fill?: (dialog: Locator, say: Say) => Promise<void>
  readonly fillOption: (row: Locator, say: Say) => Promise<void>
}

const choice: GroupKind = {
  part: 'choice',
  tag: '@phone',
  seeded: 'salads',
  labels: {
    add: { en: 'Add Choices', ar: 'إضافة اختيار' },
    edit: { en: 'Edit choice', ar: 'تعديل الاختيار' },
    remove: { en: 'Delete choice', ar: 'حذف الاختيار' },
    all: { en: 'All choices', ar: 'كل الاختيارات' },
    none: { en: 'No list choices are available', ar: 'لا توجد اختيارات' },
  },
  fill: async (dialog, say) => {
    const limit = (name: Bilingual) => dialog.getByRole('textbox', { name: say(name) })
    await expect(limit(labels.max)).toBeDisabled()
    await expect(limit(labels.maxQuantity)).toBeDisabled()
    await expect(dialog.getByRole('button', { name: say(words.save), exact: true })).toBeDisabled()
    await limit(labels.min).fill('2')
    await expect(limit(labels.maxQuantity)).toBeDisabled()
    // Setting the maximum sets the quantity; neither may be below the field before it.
    await limit(labels.max).fill('4')
    await expect(limit(labels.maxQuantity)).toHaveValue('4')
    await limit(labels.max).fill('1')
    await limit(labels.maxQuantity).focus()
    await expect(limit(labels.max)).toHaveValue('2')
    await limit(labels.maxQuantity).fill('1')
    await limit(labels.min).focus()
    await expect(limit(labels.maxQuantity)).toHaveValue('2')
  },
  fillOption: async (row, say) => {
    const limit = (name: Bilingual) => row.getByRole('textbox', { name: say(name) })
    await limit(labels.min).fill('3')
    await limit(labels.max).focus()
    await expect(limit(labels.max)).toHaveValue('3')
  },
}
const addon: GroupKind = {
  part: 'addon',
  tag: '@ar',
  seeded: 'staff',
  labels: {
    add: { en: 'Add Addons', ar: 'إضافة مجموعة إضافات' },
    edit: { en: 'Edit addon', ar: 'تعديل مجموعة الإضافات' },
    remove: { en: 'Delete addon', ar: 'حذف مجموعة الإضافات' },
    all: { en: 'All addons', ar: 'كل الإضافات' },
    none: { en: 'No list addons are available', ar: 'لا توجد إضافات' },
  },
  fillOption: async (row, say) => {
    await row.getByRole('switch', { name: say(labels.show) }).press('Space')
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
    await button(page, say, kind.labels.add).click()
    const dialog = page.getByRole('dialog', { name: say(kind.labels.add) })
    await dialog.getByLabel(say(labels.english)).fill('Sauces')
    await dialog.getByLabel(say(labels.arabic)).fill('الصلصات')
    await kind.fill?.(dialog, say)
    await expectAccessible(page, `${kind.part} being added`)
    await dialog.getByRole('button', { name: say(words.save), exact: true }).click()
    await expect(dialog).toBeHidden()
    const group = page.getByRole('region', { name: say({ en: 'Sauces', ar: 'الصلصات' }), exact: true })
    await expect(group.getByText(say(labels.noOptions))).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${kind.part}=\\d+`))

    const table = group.getByRole('table', { name: say(labels.options) })
    const typed = (what: Bilingual) => table.getByRole('textbox', { name: say(what) })
    const add = button(page, say, labels.addOptions)
    const keep = table.getByRole('button', { name: say(words.save), exact: true })
    await add.click()
    await expect(add).toBeDisabled()
    await expect(typed(labels.english)).toBeFocused()
    await expect(keep).toBeDisabled()
    // Cancelling removes the new row.
    await table.getByRole('button', { name: say(labels.cancel), exact: true }).click()
    await expect(group.getByText(say(labels.noOptions))).toBeVisible()
    await add.click()
    await typed(labels.english).fill('Garlic')
    await typed(labels.arabic).fill('ثوم')
    await typed(labels.price).fill('2.5')
    await kind.fillOption(table, say)
    // Half covered by the top bar, the breadcrumbs would be too small a target.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page, `an option of ${kind.part} being added`)
    await keep.click()
    await expect(table.getByText('2.50')).toBeVisible()
    if (kind === addon)
      await expect(table.getByRole('cell', { name: say(labels.no), exact: true })).toBeVisible()
    const option = say({ en: 'Garlic', ar: 'ثوم' })
    const edit = button(page, say, kind.labels.edit)
    await button(page, say, editing(option)).click()
    await expect(edit).toBeDisabled()
    await typed(labels.price).fill('4')
    await typed(labels.price).press('Enter')
    await expect(table.getByText('4.00')).toBeVisible()
    await button(page, say, removing(option)).click()
    await confirmed(page, say, labels.removeOption)
    await expect(group.getByText(say(labels.noOptions))).toBeVisible()

    // Its head is read-only until it is edited.
    const form = page.getByRole('form', { name: say(kind.labels.edit) })
    await edit.click()
    await expect(add).toBeHidden()
    await form.getByLabel(say(labels.english)).fill('Cold sauces')
    await form.getByRole('switch', { name: say(labels.show) }).press('Space')
    await expectAccessible(page, `${kind.part} being edited`)
    await form.getByRole('button', { name: say(words.save), exact: true }).click()
    await expect(edit).toBeFocused()
    await expect(page.getByText('Cold sauces').first()).toBeVisible()
    await expect(page.getByRole('definition').getByText(say(labels.no), { exact: true })).toBeVisible()

    if (isPhone) await page.getByRole('link', { name: say(kind.labels.all) }).click()
    const names = [
      { en: 'Cold sauces', ar: 'الصلصات' },
      { en: `${shop.mark} ${kind.seeded}`, ar: `${shop.mark} ${kind.seeded} ع` },
    ]
    for (const gone of names.map(say)) {
      await button(page, say, removing(gone)).click()
      await confirmed(page, say, kind.labels.remove)
      await expect(page.getByRole('link', { name: gone })).toBeHidden()
    }
    await expect(page.getByText(say(kind.labels.none))).toBeVisible()
    if (!isPhone) await expect(add).toBeDisabled()
  })
