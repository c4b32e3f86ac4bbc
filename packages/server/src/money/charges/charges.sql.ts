import type { SortOf } from '@sufra/contract/kernel/listSort'
import type { chargeSorts } from '@sufra/contract/money/charges'
import { type SQL, sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { int, nullable, pick, type RowOf, selected } from '../../kernel/database/columns.ts'
import { isFoundBy } from '../../kernel/database/contains.ts'
import type { Db } from '../../kernel/database/db.ts'
import { orderBy, type SortedPage } from '../../kernel/database/orderBy.ts'
import { execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { unpagedLimit } from '../../kernel/database/unpaged.ts'

export const chargeScope = { admin: () => sql`true` } satisfies ScopeRule

const chargeColumns = {
  ...pick(
    tables.other_charges,
    'id',
    'store_id',
    'order_id',
    'reference_date',
    'description',
    'balance',
    'created_at',
    'reversed_at',
  ),
  store_en: tables.stores.name_en,
  store_ar: tables.stores.name_ar,
  payment_request_id: nullable(int),
}
export type ChargeRow = RowOf<typeof chargeColumns>

const from = sql`from other_charges join stores on stores.id = other_charges.store_id`

export interface ChargeFilters {
  readonly start_date?: string | undefined
  readonly end_date?: string | undefined
  readonly restaurant_store_id?: number | undefined
  readonly search?: string | undefined
}

/** Matches an id of a charge or of its order, or part of its description or its store's name. */
const matching = (search: string): SQL =>
  isFoundBy(search, {
    ids: [sql`other_charges.id`, sql`other_charges.order_id`],
    texts: [sql`other_charges.description`, sql`stores.name_en`],
    arabic: [sql`stores.name_ar`],
  })

function filtered(allowed: SQL, { start_date, end_date, restaurant_store_id, search }: ChargeFilters): SQL {
  const conditions = [
    allowed,
    start_date && sql`other_charges.reference_date >= ${start_date}`,
    end_date && sql`other_charges.reference_date <= ${end_date}`,
    restaurant_store_id && sql`other_charges.store_id = ${restaurant_store_id}`,
    search && matching(search),
  ]
  return sql.join(
    conditions.filter((each) => typeof each === 'object'),
    sql` and `,
  )
}

/** The charges that the filters leave. */
export const chargesLeft = (allowed: SQL, filters: ChargeFilters): SQL =>
  sql`${from} where ${filtered(allowed, filters)}`

const sorted = { id: sql`other_charges.id` }
const ends = { id: sql`other_charges.id`, own: sql`other_charges.id desc` }

type Paging = SortedPage<SortOf<typeof chargeSorts>>

export const listCharges = (db: Db, allowed: SQL, filters: ChargeFilters, { count, page, ...sort }: Paging) =>
  query(
    db,
    chargeColumns,
    sql`select ${selected(chargeColumns)},
        (select max(payment_request_id) from payment_request_charges
          where other_charge_id = other_charges.id and released_at is null) as payment_request_id
      ${from} where ${filtered(allowed, filters)} ${orderBy(sort, sorted, ends)}
      limit ${count} offset ${(page - 1) * count}`,
  )

export const chargeTotals = (db: Db, allowed: SQL, filters: ChargeFilters) =>
  queryOne(
    db,
    { total: int, balance: int },
    sql`select count(*) as total,
        coalesce(sum(other_charges.balance) filter (where other_charges.reversed_at is null), 0)::bigint as balance
      ${chargesLeft(allowed, filters)}`,
  )

const orderColumns = pick(tables.orders, 'id', 'created_at', 'order_total_price')

/** Orders of a store, the newest first, whose number begins with some digits. */
export const ordersToCharge = (db: Db, store_id: number, search: string) =>
  query(
    db,
    orderColumns,
    sql`select id, created_at, order_total_price from orders
      where store_id = ${store_id} and starts_with(id::text, ${search}) order by id desc ${unpagedLimit}`,
  )

export const orderOfStore = (db: Db, store_id: number, id: number) =>
  queryOne(
    db,
    pick(tables.orders, 'id'),
    sql`select id from orders where store_id = ${store_id} and id = ${id}`,
  )

const lockedColumns = {
  ...pick(tables.other_charges, 'id', 'balance', 'reversed_at'),
  event_id: nullable(tables.ledger_events.id),
  pending_id: nullable(int),
}

const lock = (db: Db, allowed: SQL, id: number) =>
  queryOne(
    db,
    pick(tables.other_charges, 'id'),
    sql`select id from other_charges where ${allowed} and id = ${id} for no key update`,
  )

/**
 * A charge with the event that posted it and the pending request that nets it. Read after the lock is held: a request
 * that was raised meanwhile is not in the snapshot of the statement that waited for it.
 */
export async function lockCharge(db: Db, allowed: SQL, id: number) {
  if (!(await lock(db, allowed, id))) return undefined
  return queryOne(
    db,
    lockedColumns,
    sql`select id, balance, reversed_at,
        (select event.id from ledger_events event
          where event.other_charge_id = other_charges.id and event.kind = 'charge') as event_id,
        (select max(request.id) from payment_request_charges part
          join payment_requests request on request.id = part.payment_request_id
          where part.other_charge_id = other_charges.id and request.status = 'PENDING') as pending_id
      from other_charges where id = ${id}`,
  )
}

export const setReversed = (db: Db, id: number) =>
  execute(db, sql`update other_charges set reversed_at = now() where id = ${id}`)

interface NewCharge {
  readonly key: string | null
  readonly store_id: number
  readonly restaurant_id: number
  readonly order_id: number | null
  readonly reference_date: string
  readonly description: string | null
  readonly balance: number
  readonly account_id: number
}

/** Undefined if there is a charge with this key, or once a call that is adding one has committed. */
export const addCharge = (db: Db, charge: NewCharge) =>
  queryOne(
    db,
    pick(tables.other_charges, 'id'),
    sql`insert into other_charges (key, store_id, restaurant_id, order_id, reference_date, description, balance, created_by)
      values (${charge.key}, ${charge.store_id}, ${charge.restaurant_id}, ${charge.order_id}, ${charge.reference_date},
        ${charge.description}, ${charge.balance}, ${charge.account_id})
      on conflict (key) do nothing returning id`,
  )

/** The charge that the same call has made. */
export const sameCharge = (db: Db, charge: NewCharge) =>
  queryOne(
    db,
    pick(tables.other_charges, 'id'),
    sql`select id from other_charges where key = ${charge.key} and created_by = ${charge.account_id}
      and store_id = ${charge.store_id} and order_id is not distinct from ${charge.order_id}::bigint
      and reference_date = ${charge.reference_date} and description is not distinct from ${charge.description}::text
      and balance = ${charge.balance}`,
  )
