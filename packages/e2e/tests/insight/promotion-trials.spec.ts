import type { Locator, Page } from '@playwright/test'
import { addDays, qatarDay } from '@sufra/contract/kernel/clock'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { expectAccessible } from '../../support/axe.ts'
import { foundStore } from '../../support/foundStore.ts'
import { makeAdmin, makeShop } from '../../support/seed.ts'
import { expect, test } from '../../support/test.ts'

const labels = {
  addOffer: { en: 'Add Offer', ar: 'إضافة عرض' },
  addCoupon: { en: 'Add Coupon', ar: 'إضافة قسيمة' },
  titleEn: { en: 'Title in English', ar: 'العنوان بالإنجليزية' },
  titleAr: { en: 'Title in Arabic', ar: 'العنوان بالعربية' },
  shortEn: { en: 'Short description in English', ar: 'وصف مختصر بالإنجليزية' },
  shortAr: { en: 'Short description in Arabic', ar: 'وصف مختصر بالعربية' },
  store: { en: 'Store', ar: 'المتجر' },
  certain: { en: 'Orders from certain stores', ar: 'الطلبات من متاجر معينة' },
  searchStores: { en: 'Search stores and restaurants', ar: 'البحث في المتاجر والمطاعم' },
  discount: { en: 'Discount', ar: 'الخصم' },
  contribution: { en: 'Platform’s share', ar: 'حصة المنصة' },
  from: { en: 'First day', ar: 'اليوم الأول' },
  to: { en: 'Last day', ar: 'اليوم الأخير' },
  whatIf: { en: 'What if', ar: 'ماذا لو؟' },
  run: { en: 'Try on past orders', ar: 'تجربة على الطلبات السابقة' },
  again: { en: 'Try again', ar: 'إعادة التجربة' },
  changed: { en: 'The form has changed since', ar: 'تغيّر النموذج بعد التجربة' },
  missing: { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  platform: { en: 'Borne by the platform', ar: 'على المنصة' },
  stores: { en: 'Borne by the stores', ar: 'على المتاجر' },
  commission: { en: 'Commission lost', ar: 'العمولة المفقودة' },
  silent: { en: 'The server does not answer', ar: 'لا استجابة من الخادم' },
  unavailable: { en: 'Service unavailable', ar: 'الخدمة غير متاحة حاليًا' },
} satisfies Record<string, Bilingual>
type Say = (text: Bilingual) => string

const slashed = (day: string) => day.split('-').reverse().join('/')
const figure = (panel: Locator, name: string) =>
  panel.locator('dl > div').filter({ hasText: name }).locator('dd')

/** Fills in a new offer or coupon and tries it, first with a field missing. */
async function tried(say: Say, dialog: Locator, fill: () => Promise<void>): Promise<Locator> {
  const panel = dialog.getByRole('region', { name: say(labels.whatIf) })
  await panel.getByRole('button', { name: say(labels.run) }).click()
  await expect(dialog.getByText(say(labels.missing)).first()).toBeVisible()
  await expect(dialog.getByLabel(say(labels.titleEn))).toBeFocused()
  await dialog.getByLabel(say(labels.titleEn)).fill('Feast')
  await dialog.getByLabel(say(labels.titleAr)).fill('وليمة')
  await fill()
  await panel.getByRole('button', { name: say(labels.run) }).click()
  return panel
}

async function openOffer(page: Page, say: Say): Promise<Locator> {
  await page
    .getByRole('button', { name: say(labels.addOffer) })
    .first()
    .click()
  return page.getByRole('dialog', { name: say(labels.addOffer) })
}

/** Fills in what an offer of a shop needs besides its title. */
async function fillOffer(page: Page, say: Say, offer: Locator, mark: string): Promise<void> {
  await offer.getByRole('button', { name: new RegExp(`^${say(labels.store)}`) }).click()
  const picker = page.getByRole('dialog', { name: say(labels.store), exact: true })
  await picker.getByRole('combobox').fill(mark)
  await picker.getByRole('option').filter({ hasText: mark }).first().click()
  await offer.getByLabel(say(labels.discount)).fill('20')
  await offer.getByLabel(say(labels.from)).fill(slashed(addDays(qatarDay(new Date()), 1)))
  await offer.getByLabel(say(labels.to)).fill(slashed(addDays(qatarDay(new Date()), 9)))
}

test('an offer and a coupon are tried on past orders before they are saved', { tag: '@every' }, async ({
  visit,
  say,
}) => {
  test.slow()
  // Two orders of QAR 500, with a commission of 15 %.
  const { mark } = await makeShop({ pending: 2 })
  const page = await visit('/main/offers', { as: await makeAdmin() })
  const offer = await openOffer(page, say)
  const panel = await tried(say, offer, () => fillOffer(page, say, offer, mark))
  await expect(figure(panel, say(labels.stores))).toContainText('200.00')
  await expect(figure(panel, say(labels.commission))).toContainText('30.00')
  await offer.getByLabel(say(labels.discount)).fill('10')
  await expect(panel.getByText(say(labels.changed))).toBeVisible()
  await panel.getByRole('button', { name: say(labels.again) }).click()
  await expect(figure(panel, say(labels.stores))).toContainText('100.00')
  await expectAccessible(page, 'an offer that was tried')

  await page.goto('/main/coupons')
  await page
    .getByRole('button', { name: say(labels.addCoupon) })
    .first()
    .click()
  const coupon = page.getByRole('dialog')
  const shares = await tried(say, coupon, async () => {
    await coupon.getByLabel(say(labels.shortEn)).fill('A tenth off')
    await coupon.getByLabel(say(labels.shortAr)).fill('خصم العُشر')
    await coupon.locator('[name=code]').fill('FEAST')
    await coupon.locator('[name=discount]').fill('10')
    await coupon.getByLabel(say(labels.contribution)).fill('50')
    await coupon.getByRole('radio', { name: say(labels.certain) }).check()
    await coupon.getByLabel(say(labels.searchStores)).fill(mark)
    await (await foundStore(coupon, mark)).check()
  })
  await expect(figure(shares, say(labels.platform))).toContainText('50.00')
  await expect(figure(shares, say(labels.stores))).toContainText('50.00')
  await expect(figure(shares, say(labels.commission))).toContainText('7.50')
  await expectAccessible(page, 'a coupon that was tried')
})

test('a trial that cannot be started or watched says so, and shows its result once the server answers', {
  tag: '@phone',
}, async ({ visit, say, trouble }) => {
  trouble.expected(/503/)
  const { mark } = await makeShop({ pending: 2 })
  const page = await visit('/main/offers', { as: await makeAdmin() })
  const down = (path: string) => page.route(path, (route) => route.fulfill({ status: 503, json: {} }))
  await down('**/tryOffer')
  await down('**/getPromotionTrial')
  const offer = await openOffer(page, say)
  const panel = await tried(say, offer, () => fillOffer(page, say, offer, mark))
  await expect(page.getByText(say(labels.unavailable)).first()).toBeVisible()
  await expect(panel.getByRole('progressbar')).toHaveCount(0)

  await page.unroute('**/tryOffer')
  await panel.getByRole('button', { name: say(labels.run) }).click()
  await expect(panel.getByText(say(labels.silent))).toBeVisible()
  await expectAccessible(page, 'a trial that cannot be watched')
  await page.unroute('**/getPromotionTrial')
  await expect(figure(panel, say(labels.stores))).toContainText('200.00')
  await expect(panel.getByText(say(labels.silent))).toHaveCount(0)
})
