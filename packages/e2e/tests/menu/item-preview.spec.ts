import type { Bilingual } from '@sufra/contract/kernel/language'
import { expectAccessible } from '../../support/axe.ts'
import { picture } from '../../support/pictures.ts'
import { behind } from '../../support/regions.ts'
import { makeShop, type Shop } from '../../support/seed.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  preview: { en: 'Preview', ar: 'معاينة' },
  title: { en: 'What the customer sees', ar: 'ما يراه العميل' },
  off: {
    en: 'Customers do not see this item: it is switched off.',
    ar: 'لا يرى العملاء هذا الصنف: إنه متوقف.',
  },
  choices: { en: 'Choices', ar: 'الاختيارات' },
  editChoice: { en: 'Edit choice', ar: 'تعديل الاختيار' },
  noName: { en: 'No name yet', ar: 'لا اسم بعد' },
} satisfies Record<string, Bilingual>

const itemOf = ({ ids }: Shop) =>
  `/restaurant/store/${ids.stores}/categorie-&-carting-menu/form-menu/${ids.items}`

test('the preview shows unsaved values as customers would see them, in both languages', async ({
  visit,
  say,
}) => {
  const shop = await makeShop()
  const page = await visit(itemOf(shop), { as: shop.owner })
  const field = (name: string) => page.locator(`main form [name="${name}"]`)
  const preview = page.getByRole('complementary', { name: say(labels.preview) })
  const item = preview.getByRole('article')
  await expect(item.getByRole('heading', { level: 3 })).toHaveText(`${shop.mark} machboos`)
  await expect(item).toHaveAttribute('dir', 'ltr')
  await expect(item).toContainText('No photo yet')
  await field('name_en').fill('Lamb ouzi')
  await field('name_ar').fill('')
  await field('promoted_price').fill('480.5')
  await field('enough_for').fill('12')
  await field('thumbfile').setInputFiles(picture(400))
  await expect(item.getByRole('heading', { level: 3 })).toHaveText('Lamb ouzi')
  await expect(item).toContainText('QAR 480.50')
  await expect(item.locator('s')).toHaveText('QAR 600.00')
  await expect(item).toContainText('Enough for 12 people')
  await expect(item.locator('img').first()).toHaveAttribute('src', /^blob:/)
  await expect(item).toContainText(`${shop.mark} salads`)
  await expect(item).toContainText('Choose up to 2 · up to 3 portions in all')
  await page
    .getByRole('textbox', { name: 'Description in English', exact: true })
    .fill('Slow-cooked overnight')
  await expect(item.getByText('Slow-cooked overnight')).toBeVisible()
  await expectAccessible(page, 'an item and its preview')

  await preview.getByRole('button', { name: 'العربية' }).click()
  await expect(item).toHaveAttribute('dir', 'rtl')
  await expect(item.getByRole('heading', { level: 3 })).toHaveText(labels.noName.ar)
  await field('name_ar').fill('قوزي غنم')
  await expect(item.getByRole('heading', { level: 3 })).toHaveText('قوزي غنم')
  await expect(item).toContainText('يكفي 12 شخصًا')
  await expect(item.getByRole('button')).toHaveCount(0)
  await page.getByRole('button', { name: say(labels.preview), exact: true }).click()
  await expect(preview).toBeHidden()
  await page.getByRole('button', { name: say(labels.preview), exact: true }).click()
  await expect(item.getByRole('heading', { level: 3 })).toHaveText('Lamb ouzi')
})

test('on a phone the preview is a drawer that also lists what customers do not see', {
  tag: '@phone',
}, async ({ visit, say }) => {
  const shop = await makeShop()
  await behind(shop.owner, 'restaurant/item/updateShowMenu', { item_id: shop.ids.items, status: false })
  const page = await visit(`${itemOf(shop)}?tab=choices&choice=${shop.ids.item_choices}`, { as: shop.owner })
  await page.getByRole('button', { name: say(labels.editChoice), exact: true }).click()
  await page.getByRole('form').locator('[name="item_choice_name_ar"]').fill('سلطات البيت')
  await page.getByRole('form').locator('[name="min_selection_needed"]').fill('2')
  await page.getByRole('button', { name: say(labels.preview), exact: true }).click()
  const drawer = page.getByRole('dialog', { name: say(labels.title) })
  await expect(drawer.getByText(say(labels.off))).toBeVisible()
  await expect(drawer.getByText(/«سلطات البيت» يتطلب 2/)).toBeVisible()
  const item = drawer.getByRole('article')
  await expect(item.getByText('سلطات البيت')).toBeVisible()
  await expect(item).toContainText('إلزامي')
  await expectAccessible(page, 'the preview in a drawer')
  await drawer.getByRole('button', { name: 'English' }).click()
  await expect(item).toHaveAttribute('dir', 'ltr')
  await expect(item).toContainText(`${shop.mark} machboos`)
  await drawer.getByRole('button', { name: say(words.close), exact: true }).click()
  await expect(drawer).toBeHidden()
})
