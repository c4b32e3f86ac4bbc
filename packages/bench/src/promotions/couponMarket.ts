import { type StoreMarket, storeMarket } from '../data/storeMarket.ts'

/** Coupons of a year around today: switched off, over, not begun, used up and active, each a fifth. */
const couponsOf = (many: number) => [
  `set sufra.audit = 'off'`,
  `insert into coupons (code, title_en, title_ar, short_description_en, short_description_ar, discount,
       platform_contribution, start_date, end_date, type, all_stores, status, total_usage_limit, used_count)
     select 'BENCH' || to_char(n, 'FM000000'), 'Evenings ' || to_char(n, 'FM000000'), 'أمسيات ' || n, 'A tenth off', 'خصم العُشر', 10, 50,
       current_date + case n % 5 when 1 then -90 when 2 then 30 else -10 end,
       current_date + case n % 5 when 1 then -30 when 2 then 60 else 30 end,
       'Store', n % 2 = 0, n % 5 <> 0, case n % 5 when 3 then 5 else 500 end, 5
     from generate_series(1, ${many}) n`,
  `insert into coupon_stores (coupon_id, store_id)
     select id, 1 + id % 10 from coupons where not all_stores`,
  'analyze',
]

/** Ten stores and so many coupons. */
export async function couponMarket(many: number): Promise<StoreMarket> {
  const market = await storeMarket(10, 10)
  const database = await market.open()
  const client = await database.pool.connect()
  try {
    for (const text of couponsOf(many)) await client.query(text)
  } finally {
    client.release(true)
    await database.close()
  }
  return market
}
