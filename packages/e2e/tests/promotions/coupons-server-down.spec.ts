import type { Bilingual } from '@sufra/contract/kernel/language'
import { order, post } from '../../support/api.ts'
import { foundStore } from '../../support/foundStore.ts'
import { unreachable, useOwnServer } from '../../support/ownServer.ts'
import { channelKey, makeAdmin, makeShop } from '../../support/seed.ts'
import { heading } from '../../support/signIn.ts'
import { expect, origin, test } from '../../support/test.ts'
import { words } from '../../support/words.ts'

const labels = {
  add: { en: 'Add Coupon', ar: 'إضافة قسيمة' },
  title: { en: 'Title', ar: 'العنوان' },
  description: { en: 'Short description', ar: 'وصف مختصر' },
  inEnglish: { en: 'in English', ar: 'بالإنجليزية' },
  inArabic: { en: 'in Arabic', ar: 'بالعربية' },
  contribution: { en: 'Platform’s share', ar: 'حصة المنصة' },
  certain: { en: 'Orders from certain stores', ar: 'الطلبات من متاجر معينة' },
  searchStores: { en: 'Search stores and restaurants', ar: 'البحث في المتاجر والمطاعم' },
  generate: { en: 'Generate', ar: 'توليد رمز' },
  search: { en: 'Search by code or title', ar: 'البحث بالرمز أو العنوان' },
  summary: { en: 'Uses and cost', ar: 'الاستخدام والتكلفة' },
  turnOff: { en: 'Switch off', ar: 'إيقاف' },
  on: { en: 'Active', ar: 'فعّالة' },
  deactivated: { en: 'Deactivated', ar: 'موقوفة' },
  lost: { en: 'Connection lost', ar: 'انقطع الاتصال' },
} as const

const server = useOwnServer()

test('a coupon typed while the server is down stays, and is saved once it is back', {
  tag: '@every',
}, async ({ visit, say, trouble, language }) => {
  test.slow()
  trouble.expected(...unreachable)
  const [admin, shop] = [await makeAdmin(), await makeShop()]
  const page = await visit(`${origin()}/main/coupons`, { as: admin, alone: true })
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const add = main.getByRole('button', { name: say(labels.add) }).first()
  const inBoth = (label: Bilingual) => [
    dialog.getByLabel(`${say(label)} ${say(labels.inEnglish)}`),
    dialog.getByLabel(`${say(label)} ${say(labels.inArabic)}`),
  ]
  const [titleEn, titleAr] = inBoth(labels.title)
  const code = `DOWN-${language}`.toUpperCase()
  await add.click()
  await titleEn?.fill('Ramadan evenings')
  await dialog.getByText(say(labels.certain)).click()
  await dialog.getByLabel(say(labels.searchStores)).fill(say(shop.storeName))
  const store = await foundStore(dialog, say(shop.storeName))
  await store.check()

  await server.down()
  await titleAr?.fill('أمسيات رمضان')
  for (const field of inBoth(labels.description)) await field.fill('10% off · خصم 10%')
  await dialog.getByRole('button', { name: say(labels.generate) }).click()
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: say(words.unavailable) })
      .first(),
  ).toBeVisible()
  await dialog.locator('[name=code]').fill(code)
  await dialog.locator('[name=discount]').fill('10')
  await dialog.getByLabel(say(labels.contribution)).fill('50')
  const save = dialog.getByRole('button', { name: say(words.save), exact: true })
  await save.click()
  await expect(dialog.getByRole('alert').filter({ hasText: say(words.unavailable) })).toBeVisible()

  const typed = async () => {
    await expect(titleEn ?? dialog).toHaveValue('Ramadan evenings')
    await expect(titleAr ?? dialog).toHaveValue('أمسيات رمضان')
    for (const field of inBoth(labels.description)) await expect(field).toHaveValue('10% off · خصم 10%')
    await expect(dialog.locator('[name=code]')).toHaveValue(code)
    await expect(dialog.locator('[name=discount]')).toHaveValue('10')
    await expect(store).toBeChecked()
  }
  await typed()
  await server.back()
  // A reload too gives back what was typed.
  page.once('dialog', (question) => void question.accept())
  await page.reload()
  await add.click()
  await typed()
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(main.locator('[data-row]:visible').filter({ hasText: code })).toContainText('10%')
})

test('the list and the page of a coupon recover when the server is back', { tag: '@every' }, async ({
  visit,
  say,
  trouble,
  language,
}) => {
  test.slow()
  trouble.expected(...unreachable)
  const [admin, shop, key] = [await makeAdmin(), await makeShop(), await channelKey()]
  const code = `BACK-${language}`.toUpperCase()
  const made = await post('admins/settings/cateringCoupon/saveCateringCoupon', admin.token, {
    title_en: 'Evenings',
    title_ar: 'أمسيات',
    short_description_en: 'A tenth off',
    short_description_ar: 'خصم العُشر',
    start_date: '2020-01-05',
    end_date: '2040-02-03',
    code,
    type: 'Store',
    discount: 10,
    platform_contribution: 50,
    all_stores: true,
  })
  expect(made.code).toBeUndefined()
  const page = await visit(`${origin()}/main/coupons`, { as: admin, alone: true })
  const main = page.getByRole('main')
  const row = main.locator('[data-row]:visible').filter({ hasText: code })
  await expect(row).toContainText(say(labels.on))

  await row.getByRole('switch').click()
  const turnOff = page.getByRole('dialog').getByRole('button', { name: say(labels.turnOff) })
  await expect(turnOff).toBeVisible()
  await server.down()
  await turnOff.click()
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: say(words.unavailable) })
      .first(),
  ).toBeVisible()
  await expect(row).toContainText(say(labels.on))
  await page.getByLabel(say(labels.search)).fill(code.toLowerCase())
  await page.getByLabel(say(labels.search)).press('Enter')
  await expect(page.getByRole('heading', { name: say(words.listFailed) })).toBeVisible()
  await server.back()
  // No interaction from here on.
  await expect(row).toBeVisible()
  await expect(page).toHaveURL(/search=back/)

  await row.getByText(code).click()
  await expect(heading(page, code)).toBeVisible()
  const summary = main.getByRole('region', { name: say(labels.summary) })
  await expect(summary).toBeVisible()
  await server.down()
  await expect(page.getByRole('status').filter({ hasText: say(labels.lost) })).toBeVisible()
  await expect(summary).toBeVisible()
  await server.back()
  await order(key, shop, { coupon_code: code, mobile: '66550031' })
  await expect(summary).toContainText('50.00')
})
