import type { Bilingual } from '@sufra/contract/kernel/language'
import { expectAccessible } from '../../support/axe.ts'
import { makeAdmin, makeShop } from '../../support/seed.ts'
import { heading } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'

const labels = {
  next: { en: 'Next', ar: 'التالي' },
  back: { en: 'Back', ar: 'السابق' },
  create: { en: 'Create copy', ar: 'إنشاء النسخة' },
  finish: { en: 'Finish', ar: 'إنهاء' },
  title: { en: 'Duplicate Menu', ar: 'نسخ صنف' },
} satisfies Record<string, Bilingual>

test('an item is duplicated into another category, with everything that belongs to it', {
  tag: '@phone',
}, async ({ visit, say, trouble }) => {
  test.slow()
  // Pictures without files.
  trouble.expected(/\/files\/wo\//)
  const { ids, mark } = await makeShop()
  const menu = `/main/restaurants/${ids.restaurants}/stores/${ids.stores}/categorie-&-carting-menu`
  const page = await visit(`${menu}/form-menu-duplicate`, { as: await makeAdmin() })
  await expect(heading(page, say(labels.title))).toBeVisible()
  const next = page.getByRole('button', { name: say(labels.next), exact: true })
  const back = page.getByRole('button', { name: say(labels.back), exact: true })
  const source = say({ en: `${mark} machboos`, ar: `${mark} machboos ع` })
  const radio = page.getByRole('radio', { name: new RegExp(source) })
  await expect(radio).toBeVisible()
  await expect(next).toBeDisabled()
  await expect(back).toBeDisabled()
  await radio.check()
  await expectAccessible(page, 'an item to be copied')
  await next.click()

  const field = (name: string) => page.locator(`main form [name="${name}"]`)
  await expect(field('lead_time')).toHaveValue('4')
  await back.click()
  await expect(radio).toBeChecked()
  await next.click()
  await expect(field('copy_to_store_id')).toHaveValue(String(ids.stores))
  await field('name_en').fill('Lamb machboos')
  await field('name_ar').fill('مجبوس لحم')
  const sweets = String(ids['unused subcategories'])
  await field('sub_category_id').selectOption(sweets)
  await page.getByRole('button', { name: say(labels.create), exact: true }).click()
  await expect(page).toHaveURL(/step=choices/)
  await expect(back).toBeDisabled()
  await expect(page.getByRole('link', { name: `${mark} salads` })).toBeVisible()
  await next.click()
  await expect(back).toBeEnabled()
  await expect(page.getByRole('link', { name: `${mark} staff` })).toBeVisible()
  await next.click()
  await expect(
    page.getByText(say({ en: 'Lamb machboos is on the menu', ar: 'أُضيف مجبوس لحم إلى القائمة' })),
  ).toBeVisible()
  await expectAccessible(page, 'an item copied')
  await page.getByRole('button', { name: say(labels.finish), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`carting-menu\\?category=${sweets}$`))
  await expect(
    page.getByRole('article').getByText(say({ en: 'Lamb machboos', ar: 'مجبوس لحم' }), { exact: true }),
  ).toBeVisible()
})
