import { sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/db.ts'
import { execute } from '../../kernel/database/query.ts'

/** One merge at a time, in all processes; another one leaves the rows to it. */
const turn = sql`turn as materialized (select pg_try_advisory_xact_lock(590590) as mine)`

/**
 * Merges the rows of a store's balance into one, and those of a day of its statement. Each merge is one statement:
 * whoever reads meanwhile sees the rows before or after it, with the same sum.
 */
export async function mergeBalances(db: Db): Promise<void> {
  await execute(
    db,
    sql`
    with ${turn}, gone as (
      delete from store_balances where (select mine from turn) and store_id in (
        select store_id from store_balances group by store_id having count(*) > 1)
      returning store_id, due, expected)
    insert into store_balances (store_id, due, expected)
    select store_id, sum(due), sum(expected) from gone group by store_id`,
  )
  await execute(
    db,
    sql`
    with ${turn}, gone as (
      delete from statement_days where (select mine from turn) and (store_id, day) in (
        select store_id, day from statement_days where not merged)
      returning store_id, day, row_count, amount, order_total, received, commission, gateway_charge)
    insert into statement_days
      (store_id, day, row_count, amount, order_total, received, commission, gateway_charge, merged)
    select store_id, day, sum(row_count), sum(amount), sum(order_total), sum(received), sum(commission),
      sum(gateway_charge), true
    from gone group by store_id, day`,
  )
}
