import type { Language } from '@sufra/contract/kernel/language'
import { type SQL, sql } from 'drizzle-orm'
import { pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

interface OrderInput {
  readonly customer: {
    readonly mobile: string
    readonly fullname: string
    readonly email?: string | undefined
  }
  readonly language: Language
}

/**
 * As CTEs, the last of them `customer`: the live record of the number that orders, as this order names it, or a new one
 * (DECISIONS 18a). A merged number's is the record it was merged into. The rows stay locked: two orders of one customer
 * are placed one after the other, so that counts per customer are right, and blocking and merging come wholly before or
 * wholly after each of them.
 */
export function placingCustomer({ customer, language }: OrderInput): SQL {
  const { mobile, fullname } = customer
  const email = customer.email ?? null
  return sql`
  numbered as (
    insert into customers (mobile, fullname, email, language)
    values (${mobile}, ${fullname}, ${email}, ${language})
    on conflict (mobile) where archived_at is null or merged_into_id is not null do update set
      fullname = case when customers.merged_into_id is null then excluded.fullname else customers.fullname end,
      email = case when customers.merged_into_id is null then coalesce(excluded.email, customers.email)
        else customers.email end
    returning id, status, merged_into_id),
  kept as (
    update customers set fullname = ${fullname}, email = coalesce(${email}, customers.email)
    where id = (select merged_into_id from numbered) returning id, status),
  customer as (
    select id, status from numbered where merged_into_id is null union all select id, status from kept)`
}

/**
 * The same for a quote, which writes nothing. A deleted or forgotten record is nobody's, but its block stands. Numbers
 * of live and of past records have an index each.
 */
export const knownCustomer = (mobile: string): SQL => sql`
  customer as (
    select id, status from (
      select case when known.archived_at is null then known.id end as id, known.status,
        numbered.archived_at is null or numbered.merged_into_id is not null as held, numbered.id as latest
      from (select * from customers where mobile = ${mobile} and archived_at is null
          union all select * from customers where mobile = ${mobile} and archived_at is not null) numbered
        join customers known on known.id = coalesce(numbered.merged_into_id, numbered.id)
      union all select null, false, false, 0 from forgotten_blocks where number_hash = number_hash(${mobile})) known
    order by held desc, latest desc limit 1)`

export const liveCustomers = sql`customers.archived_at is null`

export const isLive = (db: Db, allowed: SQL, id: number) =>
  queryOne(db, pick(tables.customers, 'id'), sql`select id from customers where ${allowed} and id = ${id}`)

/**
 * Before the rows of these customers are locked: merging and deleting come one after the other, and the numbers merged
 * into them are locked first, as an order does.
 */
export async function lockNumbers(db: Db, ids: readonly number[]): Promise<void> {
  await execute(db, sql`select pg_advisory_xact_lock(hashtextextended('customer merges', 0))`)
  await query(
    db,
    pick(tables.customers, 'id'),
    sql`select id from customers where merged_into_id = any(${sql.param(ids)}::bigint[]) order by id for update`,
  )
}

/** The numbers merged into a record that is deleted are free again. A block stands for each of them. */
export const freeNumbers = (db: Db, id: number) =>
  execute(
    db,
    sql`
    with freed as (
      update customers merged set merged_into_id = null, status = gone.status, blocked_at = gone.blocked_at,
        block_reason = gone.block_reason
      from customers gone where gone.id = ${id} and merged.merged_into_id = gone.id)
    delete from customer_terms where customer_id = ${id}`,
  )
