import type { SortOf } from '@sufra/contract/kernel/listSort'
import type { positionSorts } from '@sufra/contract/money/storePositions'
import { type SQL, sql } from 'drizzle-orm'
import { bool, int, pick, type RowOf, text } from '../../kernel/database/columns.ts'
import { isFoundBy } from '../../kernel/database/contains.ts'
import type { Db } from '../../kernel/database/db.ts'
import { orderBy, type SortedPage } from '../../kernel/database/orderBy.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { arabicName } from '../../stores/stores/stores.sql.ts'

export interface PositionFilters {
  readonly search?: string | undefined
  readonly restaurant_id?: number | undefined
  readonly balance?: 'due' | 'owing' | undefined
  readonly start_date: string
  readonly end_date: string
}

/** Matches the id of a store, or a part of its name or its restaurant's. */
const matching = (search: string): SQL =>
  isFoundBy(search, {
    ids: [sql`stores.id`],
    texts: [sql`stores.name_en`, sql`restaurants.name`],
    arabic: [sql`stores.name_ar`, sql`restaurants.name_ar`],
  })

const balances = { due: sql`position.due > 0`, owing: sql`position.due < 0` } as const

/** Sums of each table by store: only of what is open or in the range, so that they do not grow with the past. */
export function positions(allowed: SQL, filters: PositionFilters): SQL {
  const { search, restaurant_id, balance, start_date, end_date } = filters
  const conditions = [
    allowed,
    restaurant_id !== undefined && sql`stores.restaurant_id = ${restaurant_id}`,
    balance !== undefined && balances[balance],
    search && matching(search),
    sql`(stores.archived_at is null or position.due <> 0 or position.expected <> 0 or position.requested <> 0
      or position.charges <> 0 or position.paid <> 0)`,
  ].filter((each) => typeof each === 'object')
  return sql`from stores join restaurants on restaurants.id = stores.restaurant_id
    left join last_payouts on last_payouts.store_id = stores.id
    left join (select store_id, sum(due) as due, sum(expected) as expected
      from store_balances group by store_id) balance on balance.store_id = stores.id
    left join (select store_id, sum(amount) as amount from payment_requests
      where status = 'PENDING' group by store_id) pending on pending.store_id = stores.id
    left join (select store_id, sum(due_amount - requested_amount) as amount from other_charges
      where due_amount <> requested_amount group by store_id) open_charges on open_charges.store_id = stores.id
    left join (select store_id, sum(amount) as amount from payment_requests
      where status = 'request_accepted' and reversed_at is null
        and reference_date between ${start_date} and ${end_date} group by store_id) payouts
      on payouts.store_id = stores.id
    cross join lateral (select coalesce(balance.due, 0)::bigint as due,
      coalesce(balance.expected, 0)::bigint as expected, coalesce(pending.amount, 0)::bigint as requested,
      coalesce(open_charges.amount, 0)::bigint as charges, coalesce(payouts.amount, 0)::bigint as paid) position
    where ${sql.join(conditions, sql` and `)}`
}

const figureColumns = { due: int, expected: int, requested: int, charges: int, paid: int }
const rowColumns = {
  ...pick(tables.stores, 'id', 'name_en', 'name_ar', 'restaurant_id'),
  restaurant_en: tables.restaurants.name,
  restaurant_ar: text,
  archived: bool,
  ...figureColumns,
  last_paid_on: tables.last_payouts.paid_on,
}
export type PositionRow = RowOf<typeof rowColumns>

type PositionSort = SortOf<typeof positionSorts>
const names = sql`lower(stores.name_en)`
const sorted = {
  name: names,
  name_ar: sql`fold_text(stores.name_ar)`,
  due: sql`position.due`,
  expected: sql`position.expected`,
  requested: sql`position.requested`,
  charges: sql`position.charges`,
  paid: sql`position.paid`,
  last_paid_on: { sparse: sql`last_payouts.paid_on` },
}
const ends = { id: sql`stores.id`, own: sql`${names}, stores.id` }

export const listPositions = (
  db: Db,
  allowed: SQL,
  filters: PositionFilters,
  { count, page, ...sort }: SortedPage<PositionSort>,
) =>
  query(
    db,
    rowColumns,
    sql`select stores.id, stores.name_en, stores.name_ar, stores.restaurant_id, restaurants.name as restaurant_en,
        ${arabicName} as restaurant_ar, stores.archived_at is not null as archived,
        position.due, position.expected, position.requested, position.charges, position.paid,
        last_payouts.paid_on as last_paid_on
      ${positions(allowed, filters)}
      ${orderBy(sort, sorted, ends)} limit ${count} offset ${(page - 1) * count}`,
  )

const totalColumns = { ...figureColumns, total: int }

export const positionTotals = (db: Db, allowed: SQL, filters: PositionFilters) =>
  queryOne(
    db,
    totalColumns,
    sql`select count(*) as total, coalesce(sum(position.due), 0)::bigint as due,
        coalesce(sum(position.expected), 0)::bigint as expected,
        coalesce(sum(position.requested), 0)::bigint as requested,
        coalesce(sum(position.charges), 0)::bigint as charges, coalesce(sum(position.paid), 0)::bigint as paid
      ${positions(allowed, filters)}`,
  )
