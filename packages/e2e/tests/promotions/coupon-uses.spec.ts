import { addDays, qatarDay } from '@sufra/contract/kernel/clock'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { expectAccessible } from '../../support/axe.ts'
import { channelKey, makeAdmin, makeShop, type Person, type Shop } from '../../support/seed.ts'
import { expect, origin, test } from '../../support/test.ts'

const labels = {
  notUsed: { en: 'No order has used this coupon yet.', ar: 'لم يستخدم أي طلب هذه القسيمة بعد.' },
  orders: { en: 'Orders with this coupon', ar: 'الطلبات التي استخدمت القسيمة' },
  summary: { en: 'Uses and cost', ar: 'الاستخدام والتكلفة' },
  refusals: { en: 'Refused because', ar: 'أسباب الرفض' },
  usedUp: { en: 'Used up', ar: 'استُنفدت' },
  stateUsedUp: { en: 'Used up', ar: 'مستنفدة' },
  tryIt: { en: 'Try it', ar: 'جرّبها' },
  run: { en: 'Try', ar: 'تجربة' },
  store: { en: 'Store', ar: 'المتجر' },
  item: { en: 'Item', ar: 'الصنف' },
  required: { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  result: { en: 'Result', ar: 'النتيجة' },
  gives: { en: 'The coupon gives a discount', ar: 'تمنح القسيمة خصمًا' },
  refused: { en: 'The coupon is refused', ar: 'القسيمة مرفوضة' },
} satisfies Record<string, Bilingual>

const post = async (path: string, token: string, body: object) => {
  const response = await fetch(`${origin()}/api/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  })
  return (await response.json()) as { id?: number; code?: string; order?: { id: number } }
}

const makeCoupon = async ({ token }: Person, { ids }: Shop, code: string): Promise<number> => {
  const { id } = await post('admins/settings/cateringCoupon/saveCateringCoupon', token, {
    title_en: 'Evenings',
    title_ar: 'أمسيات',
    short_description_en: 'A tenth off',
    short_description_ar: 'خصم العُشر',
    code,
    type: 'Store',
    discount: 10,
    platform_contribution: 50,
    start_date: '2026-01-01',
    end_date: '2036-01-01',
    total_usage_limit: 1,
    coupons: [{ store: ids.stores }],
  })
  if (id === undefined) throw new Error('no coupon')
  return id
}

/** On the store's next working day, of the coming week. */
async function order(key: string, { ids }: Shop, coupon_code: string, mobile: string) {
  for (let days = 2; days < 9; days++) {
    const answer = await post('mobile/orders', key, {
      store_id: ids.stores,
      area_id: ids.areas,
      date: addDays(qatarDay(new Date()), days),
      time: '12:00',
      payment_method: 'cashondelivery',
      customer: { fullname: 'Hessa Al-Thani', mobile },
      address: { street_number: '920', building_number: '14' },
      items: [{ item_id: ids.items, quantity: 10 }],
      coupon_code,
    })
    if (answer.order || answer.code?.includes('coupon')) return answer
  }
  throw new Error('the store does not open')
}

test("a coupon's page shows its uses, their cost and refusals while it is open", async ({
  visit,
  say,
  language,
}) => {
  test.slow()
  const [admin, shop, key] = [await makeAdmin(), await makeShop(), await channelKey()]
  const code = `LIVE-${process.pid}-${language}`.toUpperCase()
  const id = await makeCoupon(admin, shop, code)
  const page = await visit(`/main/coupons/${id}`, { as: admin })
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible()
  await expect(page.getByText(say(labels.notUsed)).first()).toBeVisible()

  const placed = await order(key, shop, code, '66550021')
  expect(placed.code).toBeUndefined()
  expect((await order(key, shop, code, '66550022')).code).toBe('ordering.couponUsedUp')

  // The sample order has food for QAR 500: a tenth is 50, of which the platform bears half.
  const summary = page.getByRole('region', { name: say(labels.summary) })
  await expect(summary).toContainText('50.00')
  await expect(summary).toContainText('25.00')
  await expect(page.getByRole('main')).toContainText(say(labels.stateUsedUp))
  await expect(page.getByRole('region', { name: say(labels.refusals) }).first()).toContainText(
    say(labels.usedUp),
  )
  const orders = page.getByRole('region', { name: say(labels.orders), exact: true })
  await expect(orders).toContainText(String(placed.order?.id))
  await expect(orders).toContainText('Hessa Al-Thani')
  await expectAccessible(page, "a coupon's page")
})

test('a coupon is tried on a basket before anybody uses it', { tag: '@phone' }, async ({
  visit,
  say,
  language,
}) => {
  const [admin, shop] = [await makeAdmin(), await makeShop()]
  const code = `TRY-${process.pid}-${language}`.toUpperCase()
  const id = await makeCoupon(admin, shop, code)
  const page = await visit(`/main/coupons/${id}`, { as: admin })
  await page.getByRole('link', { name: say(labels.tryIt) }).click()
  const main = page.getByRole('main')
  await main.getByRole('button', { name: say(labels.run), exact: true }).click()
  await expect(main.getByText(say(labels.required)).first()).toBeVisible()
  await main.getByRole('button', { name: say(labels.store) }).click()
  await page.getByRole('combobox').fill(shop.mark)
  await page
    .getByRole('option', { name: say(shop.storeName) })
    .first()
    .click()
  await main.getByLabel(say(labels.item), { exact: true }).selectOption(String(shop.ids.items))
  await main.getByRole('button', { name: say(labels.run), exact: true }).click()
  const result = page.getByRole('region', { name: say(labels.result) })
  await expect(result).toContainText(say(labels.gives))
  await expect(result).toContainText('450.00')
  await expectAccessible(page, 'a coupon tried')
  await main.locator('[name=day]').fill('01/01/2040')
  await main.getByRole('button', { name: say(labels.run), exact: true }).click()
  await expect(result).toContainText(say(labels.refused))
})
