import { maxRows } from '@sufra/contract/kernel/list'
import type { SortOf } from '@sufra/contract/kernel/listSort'
import { orderStatus } from '@sufra/contract/orders/orders.shapes'
import {
  type CouponState,
  canonicalCode,
  type couponSorts,
  couponTypes,
} from '@sufra/contract/promotions/coupons'
import { type SQL, sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { bool, int, oneOf, pick, type RowOf, selected } from '../../kernel/database/columns.ts'
import { idsFoundBy, isFoundBy } from '../../kernel/database/contains.ts'
import type { Db } from '../../kernel/database/db.ts'
import { orderBy, type Sorted } from '../../kernel/database/orderBy.ts'
import { countRows, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { unpagedLimit } from '../../kernel/database/unpaged.ts'
import { costOf } from '../costs/promotionCosts.sql.ts'
import { couponState, couponStateOn } from './couponState.sql.ts'

export const couponScope = { admin: () => sql`coupons.archived_at is null` } satisfies ScopeRule

const couponColumns = {
  ...pick(
    tables.coupons,
    'id',
    'code',
    'title_en',
    'title_ar',
    'short_description_en',
    'short_description_ar',
    'discount',
    'platform_contribution',
    'start_date',
    'end_date',
    'minimum_order_amount',
    'total_usage_limit',
    'limit_per_user',
    'all_stores',
    'status',
    'created_at',
    'version',
    'code_prefix',
    'code_count',
    'codes_made',
    'codes_failed_at',
  ),
  type: oneOf(tables.coupons.type, couponTypes),
  state: couponState,
  used_count: int,
}
export type CouponRow = RowOf<typeof couponColumns>

/** The uses that the list shows. The coupon's own count is kept only where they are limited. */
const uses = sql`(select orders from (${costOf(sql`'coupon'`, sql`coupons.id`)}) cost)`

const select = (db: Db, condition: SQL, today: string, order = sql``) =>
  query(
    db,
    couponColumns,
    sql`select ${selected(couponColumns)}, ${couponStateOn(today)} as state,
        ${uses} as used_count
      from coupons where ${condition} ${order}`,
  )

const sorted = {
  code: sql`coalesce(coupons.code, coupons.code_prefix)`,
  discount: sql`coupons.discount`,
  validity: sql`coupons.end_date`,
  uses,
}
const ends = { id: sql`coupons.id`, own: sql`coupons.id desc` }

interface Search extends Sorted<SortOf<typeof couponSorts>> {
  readonly search?: string | undefined
  readonly state?: CouponState | undefined
}

/** Scheduled and used up coupons are among the active (spec 3 §2), those that failed among the deactivated. */
function inState(state: CouponState, today: string): SQL {
  if (state === 'active') return sql`coupons.status and coupons.end_date >= ${today}::date`
  if (state === 'deactivated') return sql`not coupons.status and coupons.end_date >= ${today}::date`
  // As the index says it.
  const usedUp = sql`coupons.used_count >= coupons.total_usage_limit and coupons.status
    and coupons.archived_at is null and coupons.end_date >= ${today}::date and`
  return sql`${state === 'used_up' ? usedUp : sql``} ${couponStateOn(today)} = ${state}`
}

/** Ids of coupons by title, code or prefix, or by a whole code of a batch. */
export const couponIdsFoundBy = (search: string): SQL => sql`${idsFoundBy('coupons', search)}
  union all select coupon_id from coupon_codes where code = ${canonicalCode(search)} and live`

function found(allowed: SQL, { search, state }: Search, today: string): SQL {
  return sql`${allowed} ${search ? sql`and coupons.id in (${couponIdsFoundBy(search)})` : sql``}
    ${state ? sql`and ${inState(state, today)}` : sql``}`
}

interface Paged {
  readonly count: number
  readonly page: number
}

/** The newest first if no sort is asked for: all of them, or a page. */
export const listCoupons = (db: Db, allowed: SQL, search: Search, today: string, paged?: Paged) =>
  select(
    db,
    found(allowed, search, today),
    today,
    sql`${orderBy(search, sorted, ends)}
      ${paged ? sql`limit ${paged.count} offset ${(paged.page - 1) * paged.count}` : unpagedLimit}`,
  )

/** Those found and how many there are on all pages: looked for once. */
export async function searchCoupons(
  db: Db,
  allowed: SQL,
  search: Search,
  today: string,
  paged: Paged | undefined,
): Promise<{ readonly rows: CouponRow[]; readonly total: number; readonly cut: boolean }> {
  const { count, page } = paged ?? { count: maxRows, page: 1 }
  const columns = { id: tables.coupons.id, total: int }
  const condition = found(allowed, search, today)
  const hits = await query(
    db,
    columns,
    sql`select coupons.id, count(*) over ()::int as total from coupons where ${condition}
      ${orderBy(search, sorted, ends)} limit ${count} offset ${(page - 1) * count}`,
  )
  const first = hits[0]
  // A page behind the last says nothing of the total.
  if (!first)
    return { rows: [], total: await countRows(db, sql`from coupons where ${condition}`), cut: false }
  const ids = sql.param(hits.map(({ id }) => id))
  const rows = await select(
    db,
    sql`${allowed} and coupons.id = any(${ids}::bigint[])`,
    today,
    orderBy(search, sorted, ends),
  )
  return { rows, total: first.total, cut: !paged && first.total > count }
}

export const couponBy = async (
  db: Db,
  allowed: SQL,
  id: number,
  today: string,
): Promise<CouponRow | undefined> => (await select(db, sql`${allowed} and coupons.id = ${id}`, today))[0]

/**
 * From the summary that a trigger keeps. Of the specification's three states, which add up to all (spec 3 §2), and in
 * `of_state` of the one asked for.
 */
export const couponCounts = (db: Db, today: string, state: CouponState | undefined) =>
  queryOne(
    db,
    { all: int, active: int, deactivated: int, expired: int, of_state: int },
    sql`select coalesce(sum(count), 0)::int as all,
        coalesce(sum(count) filter (where end_date >= ${today}::date and status), 0)::int as active,
        coalesce(sum(count) filter (where end_date >= ${today}::date and not status), 0)::int as deactivated,
        coalesce(sum(count) filter (where end_date < ${today}::date), 0)::int as expired,
        coalesce(sum(count) filter (where coupon_state(start_date, end_date, status, stage, ${today}::date)
          = ${state ?? null}), 0)::int as of_state
      from coupon_counts`,
  )

/** Setting the same status again changes neither row nor history. One without its codes stays off. */
export const switchCoupon = (db: Db, allowed: SQL, id: number, status: boolean) =>
  queryOne(
    db,
    pick(tables.coupons, 'status'),
    sql`update coupons set status = ${status} where ${allowed} and id = ${id}
      and (codes_failed_at is null or not ${status}::boolean) returning status`,
  )

/** A code is taken by a coupon in the list, and by an archived one while orders that used it are open. */
export async function isTaken(db: Db, code: string): Promise<boolean> {
  const row = await queryOne(
    db,
    { taken: bool },
    sql`select exists (select from coupon_codes where code = ${code} and live)
      or exists (select from coupon_codes old join orders on orders.coupon_id = old.coupon_id
        where old.code = ${code} and not old.live and orders.coupon_code = old.code
          and orders.status_id in (${orderStatus.pending}, ${orderStatus.accepted})) as taken`,
  )
  return row?.taken ?? false
}

const itemColumns = pick(tables.items, 'id', 'name_en', 'name_ar', 'promoted_price')

/** The items of a store, by name: one more than wanted, to tell that there are more. */
export const itemsToChoose = (
  db: Db,
  store_id: number,
  { search, count }: { readonly search?: string | undefined; readonly count: number },
) =>
  query(
    db,
    itemColumns,
    sql`select ${selected(itemColumns)} from items
      where store_id = ${store_id} and archived_at is null and ${
        search
          ? isFoundBy(search, {
              ids: [sql`items.id`],
              texts: [sql`items.name_en`],
              arabic: [sql`items.name_ar`],
            })
          : sql`true`
      }
      order by name_en, id limit ${count + 1}::int`,
  )
