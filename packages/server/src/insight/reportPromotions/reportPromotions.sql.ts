import { promotionKinds } from '@sufra/contract/insight/reportPromotions'
import { type DayRange, piecesOf } from '@sufra/contract/insight/reports.range'
import { type SQL, sql } from 'drizzle-orm'
import { int, nullable, oneOf, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import { promotionSums, unsummedUses, useColumns } from '../../money/reportSums/promotionFacts.ts'
import { between, changedOrders, dayOf, type ReportedOrders, spansOf } from '../reports/reports.sums.sql.ts'

interface PromotionsQuery extends ReportedOrders {
  /** The range it is compared with. */
  readonly other: DayRange | null
}

const names = sql.raw(promotionSums.join(', '))

/** Sums of the promotions that a range of orders had, as of this moment. */
function usedPromotions({ basis, stores }: PromotionsQuery, range: DayRange): SQL {
  const ofStores = stores ? sql`and store_id in (select id from stores where ${stores})` : sql``
  const sums = spansOf(piecesOf(range)).map(
    (span) => sql`select promotion, promotion_id, ${names} from report_promotions
      where basis = ${basis} and ${span} ${ofStores}`,
  )
  const changes = sql`select promotion, promotion_id, ${sql.raw(useColumns)}
    from (${sql.raw(unsummedUses(changedOrders))}) used where ${between(dayOf(basis), range)} ${ofStores}`
  // To a store, a customer is new who has not ordered there before.
  return sql`select promotion, promotion_id, sum(orders)::bigint as orders, sum(revenue)::bigint as revenue,
      sum(store_cost)::bigint as store_cost, sum(platform_cost)::bigint as platform_cost,
      sum(${stores ? sql`new_at_store` : sql`new_customers`})::bigint as new_customers
    from (${sql.join([...sums, changes], sql` union all `)}) sums group by promotion, promotion_id
    having sum(orders) <> 0`
}

const sumColumns = { orders: int, revenue: int, store_cost: int, platform_cost: int, new_customers: int }
const figures = Object.keys(sumColumns)
const columns = {
  ...sumColumns,
  other_orders: int,
  other_revenue: int,
  other_store_cost: int,
  other_platform_cost: int,
  other_new_customers: int,
}

/** Of both ranges, beside each other. */
function besideOther(asked: PromotionsQuery): SQL {
  const { other, start_date, end_date } = asked
  const of = (alias: string, as: string) =>
    figures.map((name) => `coalesce(${alias}.${name}, 0) as ${as}${name}`).join(', ')
  const others = other ? usedPromotions(asked, other) : sql`${usedPromotions(asked, asked)} limit 0`
  return sql`select promotion, promotion_id, ${sql.raw(of('now', ''))}, ${sql.raw(of('other', 'other_'))}
    from (${usedPromotions(asked, { start_date, end_date })}) now full join (${others}) other using (promotion, promotion_id)`
}

const totals = oneOf(text, ['offers', 'coupon', 'welcome', 'all'])

/** Of all promotions, and of all of each kind; an order counts once. */
export const promotionTotals = (db: Db, asked: PromotionsQuery) =>
  query(
    db,
    { promotion: totals, ...columns },
    sql`select promotion, ${sql.raw(
      Object.keys(columns)
        .map((name) => `sum(${name})::bigint as ${name}`)
        .join(', '),
    )} from (${besideOther(asked)}) used where promotion <> 'offer' group by promotion`,
  )

/** The dearest first, each with the number of all of them. */
export const promotionRows = (db: Db, asked: PromotionsQuery, count: number) =>
  query(
    db,
    {
      kind: oneOf(text, promotionKinds),
      id: int,
      ...columns,
      name_en: nullable(text),
      name_ar: nullable(text),
      code: nullable(text),
      store_en: nullable(text),
      store_ar: nullable(text),
      total: int,
    },
    sql`select promotion as kind, promotion_id as id, ${sql.raw(
      Object.keys(columns).join(', '),
    )}, coalesce(offers.title_en, coupons.title_en) as name_en,
        coalesce(offers.title_ar, coupons.title_ar) as name_ar, coupons.code,
        stores.name_en as store_en, stores.name_ar as store_ar, count(*) over () as total
      from (${besideOther(asked)}) used
      left join offers on promotion = 'offer' and offers.id = promotion_id
      left join stores on stores.id = offers.store_id
      left join coupons on promotion = 'coupon' and coupons.id = promotion_id
      where promotion in ('offer', 'coupon', 'welcome')
      order by store_cost + platform_cost desc, used.orders desc, promotion, promotion_id
      limit ${count}`,
  )
