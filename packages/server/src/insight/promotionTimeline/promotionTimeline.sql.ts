import { type PromotionKind, promotionKinds } from '@sufra/contract/insight/promotionTimeline'
import { type SQL, sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { bool, date, decimal, int, nullable, oneOf, type RowOf, text } from '../../kernel/database/columns.ts'
import { isFoundBy } from '../../kernel/database/contains.ts'
import type { Db } from '../../kernel/database/db.ts'
import { countRows, query } from '../../kernel/database/query.ts'
import { costOf } from '../../promotions/costs/promotionCosts.sql.ts'
import { couponState, couponStateOn } from '../../promotions/coupons/couponState.sql.ts'
import { couponIdsFoundBy } from '../../promotions/coupons/coupons.sql.ts'

export const timelineScope = { admin: () => sql`true` } satisfies ScopeRule

interface TimelineFilter {
  readonly kinds: readonly PromotionKind[]
  readonly search: string | undefined
  readonly platform_bears: boolean
  /** Without it, of all time. */
  readonly days: { readonly from: string; readonly to: string } | undefined
  readonly today: string
}

const columns = {
  kind: oneOf(text, promotionKinds),
  id: int,
  title_en: text,
  title_ar: text,
  code: nullable(text),
  code_prefix: nullable(text),
  target_en: nullable(text),
  target_ar: nullable(text),
  discount: decimal,
  start_date: date,
  end_date: nullable(date),
  status: bool,
  coupon_state: nullable(couponState),
  used_up: bool,
  orders: int,
  cost: int,
  platform: int,
}
export type TimelineSqlRow = RowOf<typeof columns>

const inDays = (start: SQL, end: SQL, { days }: TimelineFilter): SQL =>
  days ? sql`and ${start} <= ${days.to}::date and coalesce(${end}, 'infinity') >= ${days.from}::date` : sql``

const offers = (filter: TimelineFilter): SQL => sql`
  select 'offer' as kind, offers.id, title_en, title_ar, null::text as code, null::text as code_prefix,
    coalesce(items.name_en, stores.name_en) as target_en, coalesce(items.name_ar, stores.name_ar) as target_ar,
    discount, start_date, end_date, offers.status, null::text as coupon_state, false as used_up
  from offers join stores on stores.id = offers.store_id left join items on items.id = offers.item_id
  where offers.archived_at is null and not ${filter.platform_bears}
    ${inDays(sql`start_date`, sql`end_date`, filter)}
    ${
      filter.search
        ? sql`and ${isFoundBy(filter.search, {
            ids: [],
            texts: [sql`title_en`, sql`stores.name_en`, sql`items.name_en`],
            arabic: [sql`title_ar`, sql`stores.name_ar`, sql`items.name_ar`],
          })}`
        : sql``
    }`

const coupons = (filter: TimelineFilter): SQL => sql`
  select 'coupon', id, title_en, title_ar, code, code_prefix, null, null, discount, start_date,
    end_date, status, ${couponStateOn(filter.today)}, false
  from coupons where archived_at is null and (platform_contribution > 0 or not ${filter.platform_bears})
    ${inDays(sql`start_date`, sql`end_date`, filter)}
    ${filter.search ? sql`and id in (${couponIdsFoundBy(filter.search)})` : sql``}`

const begun = sql`(created_at at time zone 'Asia/Qatar')::date`
const welcome = (filter: TimelineFilter): SQL => sql`
  select 'welcome', id, '', '', null, null, null, null, value, ${begun}, end_date, status and value > 0, null,
    coalesce(given_value >= budget, false)
  from welcome_discounts where ${filter.search === undefined} ${inDays(begun, sql`end_date`, filter)}`

const branches = { offer: offers, coupon: coupons, welcome } as const

/** In the order of `promotionKinds`: the first names the columns. */
const found = (filter: TimelineFilter): SQL =>
  sql.join(
    promotionKinds.map((kind) =>
      filter.kinds.includes(kind)
        ? branches[kind](filter)
        : sql`select * from (${branches[kind](filter)}) none where false`,
    ),
    sql` union all `,
  )

/** What goes on first, the earliest first; then what has ended, the latest first. */
const order = (today: string): SQL => sql`
  case when end_date < ${today}::date then ${today}::date - end_date else -1 end, start_date, kind, id`

export const listTimeline = (
  db: Db,
  filter: TimelineFilter,
  { count, page }: { readonly count: number; readonly page: number },
) =>
  query(
    db,
    columns,
    sql`select page.*, cost.orders, cost.discount as cost, cost.platform
      from (select * from (${found(filter)}) found order by ${order(filter.today)}
        limit ${count} offset ${(page - 1) * count}) page
      cross join lateral (${costOf(sql`page.kind`, sql`page.id`)}) cost
      order by ${order(filter.today)}`,
  )

export const countTimeline = (db: Db, filter: TimelineFilter) =>
  countRows(db, sql`from (${found(filter)}) found`)
