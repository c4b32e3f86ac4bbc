import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCoupon } from '../../../test/checkout.ts'
import { describeEachDatabase } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { insert } from '../../../test/world.ts'
import { mergeCosts } from './promotionCosts.sql.ts'

describeEachDatabase('what promotions cost', (open) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(() => test?.close())

  it('is the sum of their orders, however many come, are cancelled and are merged at once', async () => {
    const { pool, db } = test.database
    const { stores, items } = test.kitchen.tenant.ids as { stores: number; items: number }
    const offer = (type: string, item_id: number | null) =>
      insert(pool, 'offers', {
        title_en: 'Offer',
        title_ar: 'عرض',
        type,
        store_id: stores,
        item_id,
        discount: item_id ? 20 : 10,
        start_date: '2020-01-01',
        end_date: '2040-01-01',
      })
    await offer('Store', null)
    const higher = await offer('Item', items)
    const { id, code } = await addCoupon(test)
    const placing = Array.from({ length: 12 }, (_, n) => test.order(n % 2 ? { coupon_code: code } : {}))
    const merging = Array.from({ length: 4 }, () => mergeCosts(db))
    const orders = await Promise.all(placing)
    await Promise.all([
      ...merging,
      ...orders.slice(0, 4).map((order) => test.decide(order, 7)),
      ...orders.slice(4, 8).map((order) => test.decide(order, 6)),
      mergeCosts(db),
    ])
    const { rows } = await pool.query(
      `select kind, promotion_id::int as id, sum(orders)::int as orders, sum(discount)::int as discount,
        sum(platform)::int as platform from promotion_costs group by 1, 2 order by 1`,
    )
    // A fifth of QAR 580.98 is 116.20; a tenth of the other 464.78 is 46.48, of which the platform bears 27.89.
    expect(rows).toEqual([
      { kind: 'coupon', id, orders: 4, discount: 4 * 46_48, platform: 4 * 27_89 },
      { kind: 'offer', id: higher, orders: 8, discount: 8 * 116_20, platform: 0 },
    ])
    await mergeCosts(db)
    expect((await pool.query('select from promotion_costs')).rowCount).toBe(2)
    expect(await test.differences()).toEqual([])
  })
})
