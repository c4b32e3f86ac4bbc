import { addDays, qatarDay } from '@sufra/contract/kernel/clock'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { order } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { foundStore } from '../../support/foundStore.ts'
import { finger, keyboard } from '../../support/inputMethods.ts'
import { channelKey, makeAdmin, makeShop } from '../../support/seed.ts'
import { expect, test } from '../../support/test.ts'

const labels = {
  add: { en: 'Add Coupon', ar: 'إضافة قسيمة' },
  title: { en: 'Title', ar: 'العنوان' },
  description: { en: 'Short description', ar: 'وصف مختصر' },
  inEnglish: { en: 'in English', ar: 'بالإنجليزية' },
  inArabic: { en: 'in Arabic', ar: 'بالعربية' },
  contribution: { en: 'Platform’s share', ar: 'حصة المنصة' },
  total: { en: 'Uses in total', ar: 'إجمالي مرات الاستخدام' },
  certain: { en: 'Orders from certain stores', ar: 'الطلبات من متاجر معينة' },
  searchStores: { en: 'Search stores and restaurants', ar: 'البحث في المتاجر والمطاعم' },
  save: { en: 'Save', ar: 'حفظ' },
  tryIt: { en: 'Try it', ar: 'جرّبها' },
  run: { en: 'Try', ar: 'تجربة' },
  store: { en: 'Store', ar: 'المتجر' },
  item: { en: 'Item', ar: 'الصنف' },
  required: { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  result: { en: 'Result', ar: 'النتيجة' },
  gives: { en: 'The coupon gives a discount', ar: 'تمنح القسيمة خصمًا' },
  refused: { en: 'The coupon is refused', ar: 'القسيمة مرفوضة' },
  notUsed: { en: 'No order has used this coupon yet.', ar: 'لم يستخدم أي طلب هذه القسيمة بعد.' },
  orders: { en: 'Orders with this coupon', ar: 'الطلبات التي استخدمت القسيمة' },
  summary: { en: 'Uses and cost', ar: 'الاستخدام والتكلفة' },
  refusals: { en: 'Refused because', ar: 'أسباب الرفض' },
  usedUp: { en: 'Used up', ar: 'استُنفدت' },
  stateUsedUp: { en: 'Used up', ar: 'مستنفدة' },
  sure: { en: 'Are you sure to change this coupon status?', ar: 'هل تريد بالتأكيد تغيير حالة هذه القسيمة؟' },
  turnOff: { en: 'Switch off', ar: 'إيقاف' },
  deactivated: { en: 'Deactivated', ar: 'موقوفة' },
  switchedOff: { en: 'Switched off', ar: 'القسيمة موقوفة' },
} satisfies Record<string, Bilingual>

/** With nothing but keys, and with nothing but a finger on a phone. */
test('a campaign is made, tried, used by an order, watched and stopped', { tag: '@every' }, async ({
  visit,
  say,
  language,
  isPhone,
}) => {
  test.slow()
  const [admin, shop, key] = [await makeAdmin(), await makeShop(), await channelKey()]
  const code = `EVE-${process.pid}-${language}-${isPhone ? 'phone' : 'wide'}`.toUpperCase()
  const page = await visit('/main/coupons', { as: admin, touch: isPhone })
  const { press, type, tick, choose } = isPhone ? finger(page) : keyboard(page)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const button = (within: typeof main, label: Bilingual) =>
    within.getByRole('button', { name: say(label), exact: true })

  await press(main.getByRole('button', { name: say(labels.add) }).first())
  for (const [label, text] of [
    [labels.title, { en: 'Ramadan evenings', ar: 'أمسيات رمضان' }],
    [labels.description, { en: 'A tenth off', ar: 'خصم العُشر' }],
  ] as const) {
    await type(dialog.getByLabel(`${say(label)} ${say(labels.inEnglish)}`), text.en)
    await type(dialog.getByLabel(`${say(label)} ${say(labels.inArabic)}`), text.ar)
  }
  await type(dialog.locator('[name=code]'), code)
  await type(dialog.locator('[name=discount]'), '10')
  await type(dialog.getByLabel(say(labels.contribution)), '50')
  await type(dialog.getByLabel(say(labels.total)), '1')
  await tick(dialog.getByRole('radio', { name: say(labels.certain) }))
  await type(dialog.getByLabel(say(labels.searchStores)), say(shop.storeName))
  await tick(await foundStore(dialog, say(shop.storeName)))
  await press(button(dialog, labels.save))
  await expect(dialog).toBeHidden()

  const listed = isPhone ? main.getByText(code).first() : main.getByRole('row', { name: new RegExp(code) })
  await press(listed)
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible()
  await expect(main.getByText(say(labels.notUsed)).first()).toBeVisible()
  const couponPage = page.url()

  await press(main.getByRole('link', { name: say(labels.tryIt) }))
  await press(button(main, labels.run))
  await expect(main.getByText(say(labels.required)).first()).toBeVisible()
  await press(main.getByRole('button', { name: say(labels.store) }))
  await type(page.getByRole('combobox'), shop.mark)
  const option = page.getByRole('option', { name: say(shop.storeName) }).first()
  await expect(option).toBeVisible()
  if (isPhone) await option.tap()
  else await page.keyboard.press('Enter')
  const items = main.getByLabel(say(labels.item), { exact: true })
  await choose(
    items,
    await items
      .locator(`option[value="${shop.ids.items}"]`)
      .evaluate((each) => (each as HTMLOptionElement).label),
  )
  await press(button(main, labels.run))
  const result = main.getByRole('region', { name: say(labels.result) })
  await expect(result).toContainText(say(labels.gives))
  await expect(result).toContainText('450.00')
  await expectAccessible(page, 'a coupon tried')
  await type(main.locator('[name=day]'), addDays(qatarDay(new Date()), 400).split('-').reverse().join('/'))
  await press(button(main, labels.run))
  await expect(result).toContainText(say(labels.refused))
  await page.goBack()
  await expect(page).toHaveURL(couponPage)

  const placed = await order(key, shop, { coupon_code: code, mobile: '66550021' })
  expect(placed.code).toBeUndefined()
  expect((await order(key, shop, { coupon_code: code, mobile: '66550022' })).code).toBe(
    'ordering.couponUsedUp',
  )
  // The sample order has food for QAR 500: a tenth is 50, of which the platform bears half.
  const summary = main.getByRole('region', { name: say(labels.summary) })
  await expect(summary).toContainText('50.00')
  await expect(summary).toContainText('25.00')
  await expect(main).toContainText(say(labels.stateUsedUp))
  const refusals = main.getByRole('region', { name: say(labels.refusals) }).first()
  await expect(refusals).toContainText(say(labels.usedUp))
  const orders = main.getByRole('region', { name: say(labels.orders), exact: true })
  await expect(orders).toContainText(String(placed.order?.id))
  await expect(orders).toContainText('Hessa Al-Thani')
  await expectAccessible(page, "a coupon's page")

  await tick(main.getByRole('switch'))
  const question = page.getByRole('dialog', { name: say(labels.sure) })
  await press(button(question, labels.turnOff))
  await expect(main).toContainText(say(labels.deactivated))
  expect((await order(key, shop, { coupon_code: code, mobile: '66550023' })).code).toBe(
    'ordering.couponInactive',
  )
  await expect(refusals).toContainText(say(labels.switchedOff))
})
