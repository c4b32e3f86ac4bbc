import { sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/db.ts'
import { execute } from '../../kernel/database/query.ts'

interface Pair {
  readonly kept_id: number
  readonly merged_id: number
}

/** The merged record leaves the lists. The kept one is found by its numbers too. */
export async function joinRecords(
  db: Db,
  { kept_id, merged_id }: Pair,
  taken: { readonly email: boolean; readonly block: boolean },
): Promise<void> {
  await execute(
    db,
    sql`
    update customers kept set
      email = case when ${taken.email} then merged.email else kept.email end,
      status = kept.status and merged.status,
      blocked_at = case when ${taken.block} then merged.blocked_at else kept.blocked_at end,
      block_reason = case when ${taken.block} then merged.block_reason else kept.block_reason end,
      last_order_day = greatest(kept.last_order_day, merged.last_order_day)
    from customers merged where kept.id = ${kept_id} and merged.id = ${merged_id}`,
  )
  await execute(
    db,
    sql`
    update customers set archived_at = now(), merged_into_id = ${kept_id} where id = ${merged_id}`,
  )
  await keepNumbers(db, kept_id)
}

/** Both are as before: the merged record in the lists, the kept one without what it took and what has not changed since. */
export async function partRecords(
  db: Db,
  { kept_id, merged_id }: Pair,
  taken: { readonly email: boolean; readonly block: boolean },
): Promise<void> {
  const lastDay = sql`(select max((created_at at time zone 'Asia/Qatar')::date) from orders
    where customer_id = customers.id)`
  await execute(
    db,
    sql`
    update customers set archived_at = null, merged_into_id = null, last_order_day = ${lastDay}
    where id = ${merged_id}`,
  )
  await execute(
    db,
    sql`
    update customers set last_order_day = ${lastDay},
      email = case when ${taken.email} and customers.email = merged.email then null else customers.email end,
      status = customers.status or (${taken.block} and customers.blocked_at = merged.blocked_at),
      blocked_at = case when ${taken.block} and customers.blocked_at = merged.blocked_at then null
        else customers.blocked_at end,
      block_reason = case when ${taken.block} and customers.blocked_at = merged.blocked_at then null
        else customers.block_reason end
    from customers merged where customers.id = ${kept_id} and merged.id = ${merged_id}`,
  )
  await execute(
    db,
    sql`
    delete from customer_terms where customer_id = ${kept_id} and term not in (
      select customer_terms_of(fullname, mobile, email) from customers where id = ${kept_id})`,
  )
  await keepNumbers(db, kept_id)
}

/** By its numbers' ends a customer is found, as by the number of its own. */
const keepNumbers = (db: Db, kept_id: number) =>
  execute(
    db,
    sql`
    insert into customer_terms (term, customer_id)
    select ended.term, ${kept_id} from customers, lateral (values (right(mobile, 8)), (right(mobile, 4))) ended(term)
    where merged_into_id = ${kept_id} on conflict do nothing`,
  )
