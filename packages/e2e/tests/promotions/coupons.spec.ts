import type { Bilingual } from '@sufra/contract/kernel/language'
import { expectAccessible } from '../../support/axe.ts'
import { foundStore } from '../../support/foundStore.ts'
import { makeAdmin, makeShop, type Person } from '../../support/seed.ts'
import { expect, origin, test } from '../../support/test.ts'

const labels = {
  coupons: { en: 'Coupons', ar: 'القسائم' },
  add: { en: 'Add Coupon', ar: 'إضافة قسيمة' },
  title: { en: 'Title', ar: 'العنوان' },
  description: { en: 'Short description', ar: 'وصف مختصر' },
  generate: { en: 'Generate', ar: 'توليد رمز' },
  contribution: { en: 'Platform’s share', ar: 'حصة المنصة' },
  total: { en: 'Uses in total', ar: 'إجمالي مرات الاستخدام' },
  certain: { en: 'Certain items only', ar: 'أصناف معينة فقط' },
  certainStores: { en: 'Orders from certain stores', ar: 'الطلبات من متاجر معينة' },
  chooseFound: { en: 'Choose all found', ar: 'اختيار كل النتائج' },
  chosen: { en: '{count} chosen', ar: 'المختار: {count}' },
  searchStores: { en: 'Search stores and restaurants', ar: 'البحث في المتاجر والمطاعم' },
  locked: { en: 'are fixed once a coupon exists', ar: 'بعد إنشاء القسيمة' },
  save: { en: 'Save', ar: 'حفظ' },
  search: { en: 'Search by code or title', ar: 'البحث بالرمز أو العنوان' },
  deactivated: { en: 'Deactivated', ar: 'موقوفة' },
  sure: { en: 'Are you sure to change this coupon status?', ar: 'هل تريد بالتأكيد تغيير حالة هذه القسيمة؟' },
  turnOff: { en: 'Switch off', ar: 'إيقاف' },
  edit: { en: 'Edit', ar: 'تعديل' },
  remove: { en: 'Delete', ar: 'حذف' },
  inEnglish: { en: 'in English', ar: 'بالإنجليزية' },
  states: { en: 'Coupons by state', ar: 'القسائم حسب الحالة' },
  inArabic: { en: 'in Arabic', ar: 'بالعربية' },
  tryIt: { en: 'Try it', ar: 'جرّبها' },
  missing: { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
} satisfies Record<string, Bilingual>

test('a coupon is made for an item, changed, switched off and deleted', { tag: '@phone' }, async ({
  visit,
  say,
  language,
}) => {
  test.slow()
  const { mark, storeName } = await makeShop()
  const item = new RegExp(`${mark} machboos`)
  const page = await visit('/main/coupons', { as: await makeAdmin() })
  await page
    .getByRole('button', { name: say(labels.add) })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: say(labels.save), exact: true })
  const inBoth = async (label: Bilingual, en: string, ar: string) => {
    await dialog.getByLabel(`${say(label)} ${say(labels.inEnglish)}`).fill(en)
    await dialog.getByLabel(`${say(label)} ${say(labels.inArabic)}`).fill(ar)
  }
  await inBoth(labels.title, 'Ramadan evenings', 'أمسيات رمضان')
  await save.click()
  await expect(dialog.getByText(say(labels.missing)).first()).toBeVisible()
  await inBoth(labels.description, 'A tenth off', 'خصم العُشر')
  await dialog.getByRole('button', { name: say(labels.generate) }).click()
  const field = dialog.locator('[name=code]')
  await expect(field).toHaveValue(/^[0-9A-Z]{6}$/)
  const code = `T${process.pid}-${language}`.toUpperCase()
  await field.fill(code.toLowerCase())
  await dialog.locator('[name=discount]').fill('١٠')
  await dialog.getByLabel(say(labels.contribution)).fill('50')
  await dialog.getByLabel(say(labels.total)).fill('3')
  await dialog.getByText(say(labels.certain)).click()
  await dialog.getByLabel(say(labels.searchStores)).fill(say(storeName))
  await (await foundStore(dialog, say(storeName))).check()
  await dialog.getByRole('checkbox', { name: item }).check()
  await expectAccessible(page, 'a new coupon')
  await save.click()
  await expect(dialog).toBeHidden()

  await page.getByLabel(say(labels.search)).fill(code.toLowerCase())
  const row = page.getByRole('main').locator('tbody tr, li').filter({ hasText: code })
  await expect(row).toContainText('10%')
  await expectAccessible(page, 'coupons')

  await row.getByRole('button', { name: say(labels.edit) }).click()
  await expect(dialog).toContainText(say(labels.locked))
  await expect(dialog.getByRole('checkbox', { name: item })).toBeChecked()
  await dialog.getByLabel(`${say(labels.description)} ${say(labels.inEnglish)}`).fill('A tenth off dinner')
  await save.click()
  await expect(dialog).toBeHidden()

  await row.getByRole('switch').click()
  const question = page.getByRole('dialog', { name: say(labels.sure) })
  await question.getByRole('button', { name: say(labels.turnOff) }).click()
  await expect(row).toContainText(say(labels.deactivated))
  await row.getByRole('button', { name: say(labels.remove) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(labels.remove) })
    .click()
  await expect(row).toBeHidden()
})

test('stores are chosen all at once as they are found, and unticked where they stand', {
  tag: '@every',
}, async ({ visit, say }) => {
  const [one, two] = [await makeShop(), await makeShop()]
  const page = await visit('/main/coupons', { as: await makeAdmin() })
  await page
    .getByRole('button', { name: say(labels.add) })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const search = dialog.getByLabel(say(labels.searchStores))
  const chosen = (count: number) =>
    dialog.getByText(say(labels.chosen).replace('{count}', String(count)), { exact: true })
  const box = ({ storeName }: typeof one) =>
    dialog.getByRole('checkbox', { name: new RegExp(`^${say(storeName)}`) }).first()
  await dialog.getByText(say(labels.certainStores)).click()
  for (const { mark } of [one, two]) {
    await search.fill(mark)
    await (await foundStore(dialog, mark)).check()
  }
  await expect(chosen(2)).toBeVisible()
  await search.fill('')
  await expect(box(one)).toBeChecked()
  await box(one).uncheck()
  await expect(chosen(1)).toBeVisible()
  await expect(box(one)).not.toBeChecked()
  // Of this worker's shops: these two, and those of other tests, each with two stores.
  await search.fill(`Shop ${process.pid}-`)
  await dialog.getByRole('button', { name: say(labels.chooseFound) }).click()
  await expect(chosen(1)).toBeHidden()
  await search.fill(one.mark)
  await expect(box(one)).toBeChecked()
  await expectAccessible(page, 'stores of a coupon')
})

test('the list has the columns and cards of the specification, and a card narrows it', async ({
  visit,
  say,
}) => {
  const page = await visit('/main/coupons', { as: await makeAdmin() })
  const main = page.getByRole('main')
  await expect(main.getByRole('columnheader')).toHaveText([
    '',
    'CODE',
    'Short Description',
    '% Discount',
    'Validation Date',
    'Uses',
    'State',
    'Status',
    'Actions',
  ])
  const cards = main.getByRole('group', { name: say(labels.states) }).getByRole('button')
  await expect(cards).toHaveText([/^All/, /^Active/, /^Deactivated/, /^Expired/])
  await cards.nth(3).click()
  await expect(page).toHaveURL(/status=expired/)
  await expect(cards.nth(3)).toHaveAttribute('aria-pressed', 'true')
})

/** A coupon for all stores, and its code. */
async function makeCoupon({ token }: Person): Promise<string> {
  const code = `R${Date.now().toString(36).toUpperCase()}`
  const texts = {
    title_en: 'Evenings',
    title_ar: 'أمسيات',
    short_description_en: 'A tenth off',
    short_description_ar: 'خصم العُشر',
  }
  const days = { start_date: '2030-01-05', end_date: '2030-02-03' }
  const body = {
    ...texts,
    ...days,
    code,
    type: 'Store',
    discount: 10,
    platform_contribution: 50,
    all_stores: true,
  }
  const response = await fetch(`${origin()}/api/admins/settings/cateringCoupon/saveCateringCoupon`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(await response.text())
  return code
}

test('a role that may not change coupons reads them', { tag: '@ar' }, async ({ visit, say }) => {
  const admin = await makeAdmin()
  const code = await makeCoupon(admin)
  const page = await visit(`/main/coupons?search=${code}`, {
    as: admin,
    before: (opened) =>
      opened.route('**/verifyToken', async (route) => {
        const response = await route.fetch()
        const body = await response.text()
        await route.fulfill({ response, body: body.replace('"coupons.write",', '') })
      }),
  })
  const writes = page.getByRole('button', { name: /^(Edit|Delete|Add|تعديل|حذف|إضافة)/ })
  const row = page.locator('[data-row]:visible').filter({ hasText: code })
  await expect(row).toBeVisible()
  await expect(page.getByRole('main').getByRole('switch')).toHaveCount(0)
  await expect(writes).toHaveCount(0)
  await expectAccessible(page, 'coupons, to read')
  await row.getByText(code).click()
  await expect(page.getByRole('heading', { name: code })).toBeVisible()
  await expect(page.getByRole('link', { name: say(labels.tryIt) })).toBeVisible()
  await expect(page.getByRole('main').getByRole('switch')).toHaveCount(0)
  await expect(writes).toHaveCount(0)
  await expectAccessible(page, 'a coupon, to read')
})
