import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { int } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute, query } from '../../kernel/database/query.ts'

const Ids = z.array(z.int())

/**
 * What belongs to a customer and moves with a merge: ids by table. `customers` are numbers merged before. Uses of coupons
 * and of the welcome discount follow their orders.
 */
export const Moved = z.object({
  customers: Ids,
  orders: Ids,
  customer_addresses: Ids,
  customer_notes: Ids,
  customer_consents: Ids,
  reviews: Ids,
  device_tokens: Ids,
})
export type Moved = z.output<typeof Moved>

/** In this order, so that two merges never wait for each other in a circle. */
const movedTables = Moved.keyof().options
const columnOf = (table: keyof Moved) =>
  sql.identifier(table === 'customers' ? 'merged_into_id' : 'customer_id')

interface Way {
  readonly from: number
  readonly to: number
}

/** The audit row of the merge says what moved: not a row for each. */
async function unaudited<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await execute(db, sql`select set_config('sufra.audit', 'off', true)`)
  const result = await work()
  await execute(db, sql`select set_config('sufra.audit', 'on', true)`)
  return result
}

async function moveRows(db: Db, table: keyof Moved, { from, to }: Way, which: SQL): Promise<number[]> {
  const column = columnOf(table)
  const rows = await query(
    db,
    { id: int },
    sql`update ${sql.identifier(table)} set ${column} = ${to} where ${column} = ${from} and ${which} returning id`,
  )
  return rows.map(({ id }) => id)
}

/** The uses that count, as the orders of both records say. */
async function moveUses(db: Db, { from, to }: Way): Promise<void> {
  await execute(
    db,
    sql`
    update coupon_redemptions set customer_id = orders.customer_id from orders
    where orders.id = order_id and coupon_redemptions.customer_id = ${from} and orders.customer_id = ${to}`,
  )
  await execute(
    db,
    sql`
    with counted as (
      select coupon_id, customer_id, count(*) filter (where released_at is null) as uses from coupon_redemptions
      where customer_id in (${from}, ${to}) group by 1, 2),
    gone as (
      delete from coupon_customer_uses uses where customer_id in (${from}, ${to})
        and not exists (select from counted where counted.coupon_id = uses.coupon_id
          and counted.customer_id = uses.customer_id))
    insert into coupon_customer_uses (coupon_id, customer_id, used_count)
    select coupon_id, customer_id, uses from counted order by 1, 2
    on conflict (coupon_id, customer_id) do update set used_count = excluded.used_count`,
  )
  // One of two welcomes stays where it is: a customer has one.
  await execute(
    db,
    sql`
    update welcome_redemptions set customer_id = orders.customer_id from orders
    where orders.id = order_id and welcome_redemptions.customer_id = ${from} and orders.customer_id = ${to}
      and not exists (select from welcome_redemptions own where own.customer_id = ${to})`,
  )
}

/** Gives everything of one record to another. */
export const moveAll = (db: Db, way: Way): Promise<Moved> =>
  unaudited(db, async () => {
    const moved: Partial<Record<keyof Moved, number[]>> = {}
    for (const table of movedTables) moved[table] = await moveRows(db, table, way, sql`true`)
    await moveUses(db, way)
    return Moved.parse(moved)
  })

/** Gives back what moved, and the orders and phones that the record's numbers brought since. */
export const moveBack = (db: Db, moved: Moved, way: Way): Promise<void> =>
  unaudited(db, async () => {
    const listed = (table: keyof Moved) => sql`id = any(${sql.param(moved[table])}::bigint[])`
    const numbers = sql`(select mobile from customers where id = ${way.to} or merged_into_id = ${way.to})`
    const which = (table: keyof Moved) => {
      if (table === 'orders') return sql`(${listed(table)} or customer_mobile in ${numbers})`
      return table === 'device_tokens' ? sql`(${listed(table)} or mobile in ${numbers})` : listed(table)
    }
    for (const table of movedTables) await moveRows(db, table, way, which(table))
    // Of orders placed since.
    await execute(
      db,
      sql`
      update reviews set customer_id = orders.customer_id from orders
      where orders.id = order_id and reviews.customer_id = ${way.from} and orders.customer_id = ${way.to}`,
    )
    await moveUses(db, way)
  })
