import type { Bilingual } from '@sufra/contract/kernel/language'
import readFile from 'read-excel-file/node'
import { order } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { channelKey, makeAdmin, makeShop } from '../../support/seed.ts'
import { expect, test } from '../../support/test.ts'

const labels = {
  add: { en: 'Add Coupon', ar: 'إضافة قسيمة' },
  title: { en: 'Title', ar: 'العنوان' },
  description: { en: 'Short description', ar: 'وصف مختصر' },
  inEnglish: { en: 'in English', ar: 'بالإنجليزية' },
  inArabic: { en: 'in Arabic', ar: 'بالعربية' },
  many: { en: 'Many codes, each for one order', ar: 'عدة رموز، كل رمز لطلب واحد' },
  prefix: { en: 'Prefix', ar: 'البادئة' },
  number: { en: 'Number of codes', ar: 'عدد الرموز' },
  prefixWrong: { en: '2 to 12 Latin letters and digits', ar: 'من 2 إلى 12 حرفًا لاتينيًا أو رقمًا' },
  contribution: { en: 'Platform’s share', ar: 'حصة المنصة' },
  save: { en: 'Save', ar: 'حفظ' },
  made: { en: '2,500 codes', ar: '2,500 رمز' },
  codes: { en: 'Codes', ar: 'الرموز' },
  orders: { en: 'Orders', ar: 'الطلبات' },
  search: { en: 'Search by code', ar: 'البحث بالرمز' },
  use: { en: 'Use', ar: 'الاستخدام' },
  used: { en: 'Used', ar: 'مستخدم' },
  unused: { en: 'Not used', ar: 'غير مستخدم' },
  next: { en: 'Next page', ar: 'الصفحة التالية' },
  openOrder: { en: 'Order {id}', ar: 'الطلب {id}' },
  exportCodes: { en: 'Export codes (XLSX)', ar: 'تصدير الرموز (XLSX)' },
  tryIt: { en: 'Try it', ar: 'جرّبها' },
  code: { en: 'Code', ar: 'الرمز' },
  edit: { en: 'Edit', ar: 'تعديل' },
} satisfies Record<string, Bilingual>

test('a batch of codes is made, used, paged and exported', { tag: '@every' }, async ({
  visit,
  say,
  language,
}) => {
  test.slow()
  const [admin, shop, key] = [await makeAdmin(), await makeShop(), await channelKey()]
  const prefix = `B${process.pid}${language}`.toUpperCase().slice(-12)
  const page = await visit('/main/coupons', { as: admin })
  const main = page.getByRole('main')
  await page
    .getByRole('button', { name: say(labels.add) })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  for (const [label, text] of [
    [labels.title, { en: 'Eid vouchers', ar: 'قسائم العيد' }],
    [labels.description, { en: 'A tenth off', ar: 'خصم العُشر' }],
  ] as const) {
    await dialog.getByLabel(`${say(label)} ${say(labels.inEnglish)}`).fill(text.en)
    await dialog.getByLabel(`${say(label)} ${say(labels.inArabic)}`).fill(text.ar)
  }
  await dialog.getByLabel(say(labels.many)).check()
  await dialog.getByLabel(say(labels.prefix)).fill('EID-30')
  await dialog.getByLabel(say(labels.number)).fill('2500')
  await dialog.locator('[name=discount]').fill('10')
  await dialog.getByLabel(say(labels.contribution)).fill('50')
  const save = dialog.getByRole('button', { name: say(labels.save), exact: true })
  await save.click()
  await expect(dialog).toContainText(say(labels.prefixWrong))
  await dialog.getByLabel(say(labels.prefix)).fill(prefix.toLowerCase())
  await expectAccessible(page, 'a new batch of codes')
  await save.click()
  await expect(dialog).toBeHidden()

  const rows = main.locator('tbody tr, li')
  await expect(rows.filter({ hasText: prefix })).toContainText(say(labels.made), { timeout: 30_000 })
  await expectAccessible(page, 'coupons with a batch')
  await rows.filter({ hasText: prefix }).getByText(`${prefix}-…`).first().click()

  const codes = page.getByRole('tabpanel', { name: say(labels.codes) })
  const shown = codes.locator('tbody tr, li')
  await expect(shown).toHaveCount(10)
  const [first = ''] =
    new RegExp(`${prefix}-[0-9A-Z]{10}`).exec((await shown.first().textContent()) ?? '') ?? []
  const placed = await order(key, shop, { coupon_code: first.toLowerCase(), mobile: '66550031' })
  expect(placed.order?.id).toBeDefined()
  const again = await order(key, shop, { coupon_code: first, mobile: '66550032' })
  expect(again.code).toBe('ordering.couponUsedUp')
  // The page looks again by itself.
  await expect(shown.first()).toContainText(say(labels.used))
  await expect(shown.first()).toContainText(String(placed.order?.id))
  await expectAccessible(page, "a batch's page")

  await codes.getByRole('button', { name: say(labels.next) }).click()
  await expect(codes).not.toContainText(first)
  await codes.getByLabel(say(labels.search)).fill(first.slice(-8).toLowerCase())
  await expect(shown).toHaveCount(1)
  await codes.getByLabel(say(labels.use), { exact: true }).selectOption({ label: say(labels.unused) })
  await expect(codes).not.toContainText(first)
  await codes.getByLabel(say(labels.search)).fill('')
  await codes.getByLabel(say(labels.use), { exact: true }).selectOption({ label: say(labels.used) })
  await expect(shown).toHaveCount(1)

  const waited = page.waitForEvent('download')
  await codes.getByRole('button', { name: say(labels.exportCodes) }).click()
  const file = await waited
  expect(file.suggestedFilename()).toContain(prefix)
  const [sheet] = (await readFile(await file.path())) as unknown as { data: unknown[][] }[]
  const lines = (sheet?.data ?? []).filter(([code]) => String(code).startsWith(`${prefix}-`))
  expect(new Set(lines.map(([code]) => code)).size).toBe(2500)
  expect(lines[0]?.slice(0, 3)).toEqual([first, say(labels.used), placed.order?.id])
  expect(lines.filter(([, state]) => state === say(labels.unused))).toHaveLength(2499)

  await codes
    .getByRole('link', { name: say(labels.openOrder).replace('{id}', String(placed.order?.id)) })
    .click()
  await expect(page).toHaveURL(new RegExp(`order-details/${placed.order?.id}$`))
  await expect(main).toContainText(first)
  await page.goBack()
  await page.getByRole('tab', { name: say(labels.orders) }).click()
  await expect(page.getByRole('tabpanel')).toContainText(first)

  await page.getByRole('button', { name: say(labels.edit) }).click()
  await expect(dialog.getByLabel(say(labels.prefix))).toHaveAttribute('readonly')
  await expect(dialog.getByLabel(say(labels.number))).toHaveAttribute('readonly')
})
