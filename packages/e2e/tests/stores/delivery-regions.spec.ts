import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.ts'
import { makeRegion, managed } from '../../support/regions.ts'
import { makeAdmin, makeShop } from '../../support/seed.ts'
import { expect, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  add: { en: 'Add region', ar: 'إضافة بلدية' },
  select: { en: 'Select Region', ar: 'اختيار البلدية' },
  region: { en: 'Region', ar: 'البلدية' },
  confirm: { en: 'Confirm', ar: 'تأكيد' },
  start: { en: 'Start time', ar: 'وقت البداية' },
  end: { en: 'End time', ar: 'وقت النهاية' },
  fees: { en: 'Catering Delivery Fees', ar: 'رسوم التوصيل' },
  editDetails: { en: 'Edit details', ar: 'تعديل التفاصيل' },
  areas: { en: 'Specific area details', ar: 'تفاصيل مناطق محددة' },
  area: { en: 'Area', ar: 'المنطقة' },
  addArea: { en: 'Add specific Area', ar: 'إضافة منطقة محددة' },
  full: { en: 'Every area of this region is listed.', ar: 'كل مناطق هذه البلدية مذكورة.' },
  remove: { en: 'Delete region', ar: 'حذف البلدية' },
  empty: { en: 'You need to add region', ar: 'يجب إضافة بلدية' },
  back: { en: 'All delivery regions', ar: 'كل بلديات التوصيل' },
}
const removing = (name: string) => ({ en: `Delete “${name}”`, ar: `حذف «${name}»` })
type Say = (text: { en: string; ar: string }) => string

async function pick(page: Page, say: Say, name: string): Promise<void> {
  await page.getByRole('button', { name: say(labels.add) }).click()
  const dialog = page.getByRole('dialog', { name: say(labels.select) })
  await expect(dialog.getByLabel(say(labels.region))).toBeFocused()
  await dialog.getByRole('button', { name: say(labels.confirm) }).click()
  await expect(dialog.getByLabel(say(labels.region))).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel(say(labels.region)).selectOption(name)
  await dialog.getByRole('button', { name: say(labels.confirm) }).click()
  await expect(dialog).toBeHidden()
}

test('a region is picked and saved with its hours and fee, an area with its own', { tag: '@phone' }, async ({
  visit,
  say,
  isPhone,
}) => {
  test.slow()
  const region = await makeRegion(await makeAdmin(), 2)
  const [first, second] = region.areas
  if (!first || !second) throw new Error('no areas')
  const shop = await makeShop()
  const page = await visit(managed(shop, 'delivery-regions'), { as: shop.owner })
  await pick(page, say, say(region.name))
  const save = page.getByRole('button', { name: say(words.save), exact: true })
  await expect(page.getByLabel(say(labels.start))).toBeFocused()
  await expect(save).toBeDisabled()
  await page.getByLabel(say(labels.start)).fill('1000')
  await page.getByLabel(say(labels.end)).fill('22:00')
  await page.getByLabel(say(labels.fees)).fill('25.50')
  await expectAccessible(page, 'a delivery region being added')
  await save.click()
  const served = page.getByRole('region', { name: say(region.name), exact: true })
  await expect(served.getByText('25.50')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`region=${region.id}`))
  const title = served.getByRole('heading', { name: say(region.name) })
  await expect(isPhone ? title : page.getByRole('button', { name: say(labels.add) })).toBeFocused()
  await page.reload()

  const table = served.getByRole('table', { name: say(labels.areas) })
  const choice = table.getByRole('combobox', { name: say(labels.area) })
  const add = served.getByRole('button', { name: say(labels.addArea) })
  await add.click()
  await expect(add).toBeDisabled()
  // Cancelling discards a new row.
  await table.getByRole('button', { name: say(words.cancel), exact: true }).click()
  await expect(choice).toBeHidden()
  await add.click()
  await choice.selectOption(say(first.name))
  await table.getByRole('textbox', { name: say(labels.fees) }).fill('40')
  await table.getByRole('textbox', { name: say(labels.fees) }).press('Enter')
  await expect(table.getByText('40.00')).toBeVisible()
  // An area that is in use cannot be chosen again.
  await add.click()
  await expect(choice.getByRole('option', { name: say(first.name) })).toBeDisabled()
  await expect(choice.getByRole('option', { name: say(second.name) })).toBeEnabled()
  await expectAccessible(page, 'an area being added')
  await choice.selectOption(say(second.name))
  await table.getByRole('button', { name: say(words.save), exact: true }).click()
  await expect(served.getByText(say(labels.full))).toBeVisible()
  await expect(add).toBeDisabled()

  if (isPhone) await page.getByRole('link', { name: say(labels.back) }).click()
  await page.getByRole('button', { name: say(removing(say(region.name))) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(labels.remove) })
    .click()
  await expect(page.getByRole('link', { name: say(region.name) })).toBeHidden()
})

test("a region's details are edited and cancelled, and a store may have no region at all", {
  tag: '@ar',
}, async ({ visit, say }) => {
  const shop = await makeShop()
  const page = await visit(managed(shop, 'delivery-regions'), { as: shop.owner })
  const served = page.getByRole('region', { name: say({ en: 'Doha', ar: 'Doha ع' }), exact: true })
  const edit = served.getByRole('button', { name: say(labels.editDetails) })
  await edit.click()
  const fees = served.getByRole('form').getByLabel(say(labels.fees))
  const before = await fees.inputValue()
  await fees.fill('99')
  await served.getByRole('button', { name: say(words.cancel), exact: true }).click()
  const question = page.getByRole('dialog', { name: say(words.leaving) })
  await question.getByRole('button', { name: say(words.goBack) }).click()
  await expect(fees).toHaveValue('99.00')
  await served.getByRole('button', { name: say(words.cancel), exact: true }).click()
  await question.getByRole('button', { name: say(words.leave), exact: true }).click()
  await expect(edit).toBeFocused()
  await edit.click()
  await expect(fees).toHaveValue(before)
  await fees.fill('12.25')
  await fees.press('Enter')
  await expect(served.getByRole('form')).toBeHidden()
  await expect(served.getByText('12.25').first()).toBeVisible()
  await expectAccessible(page, 'delivery regions')

  await page.getByRole('button', { name: say(removing(say({ en: 'Doha', ar: 'Doha ع' }))) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(labels.remove) })
    .click()
  await expect(page.getByText(say(labels.empty))).toBeVisible()
  await expect(
    page.getByRole('heading', { name: say({ en: 'Delivery regions', ar: 'بلديات التوصيل' }), level: 2 }),
  ).toBeFocused()
  await expectAccessible(page, 'no delivery regions')
})

test('a person with read access sees regions and fees without buttons', async ({ visit, say }) => {
  const shop = await makeShop()
  const path = `/main/restaurants/${shop.ids.restaurants}/stores/${shop.ids.stores}/edit-store?tab=delivery-regions`
  const page = await visit(path, { as: await makeAdmin('Business Support') })
  const served = page.getByRole('region', { name: 'Doha', exact: true })
  await expect(served.getByRole('table', { name: say(labels.areas) })).toBeVisible()
  await expect(served.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('button', { name: say(labels.add) })).toBeHidden()
})

test('after a new region is cancelled or saved, the button that adds one has the focus', async ({
  visit,
  say,
}) => {
  const region = await makeRegion(await makeAdmin(), 1)
  const shop = await makeShop()
  const page = await visit(managed(shop, 'delivery-regions'), { as: shop.owner })
  const add = page.getByRole('button', { name: say(labels.add) })
  await pick(page, say, say(region.name))
  await page.getByRole('button', { name: say(words.cancel), exact: true }).press('Enter')
  await expect(add).toBeFocused()
  await pick(page, say, say(region.name))
  await page.getByLabel(say(labels.start)).fill('1000')
  await page.getByLabel(say(labels.end)).fill('22:00')
  await page.getByLabel(say(labels.fees)).fill('25.50')
  await page.getByRole('button', { name: say(words.save), exact: true }).press('Enter')
  await expect(page.getByRole('region', { name: say(region.name), exact: true })).toBeVisible()
  await expect(add).toBeFocused()
})
