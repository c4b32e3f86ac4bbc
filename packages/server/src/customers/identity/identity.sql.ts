import type { Language } from '@sufra/contract/kernel/language'
import { type SQL, sql } from 'drizzle-orm'
import { pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

interface Ordering {
  readonly customer: {
    readonly mobile: string
    readonly fullname: string
    readonly email?: string | undefined
  }
  readonly language: Language
}

/**
 * The live record of the number that orders, as this order names it, or a new one (DECISIONS 18a). Its row stays locked:
 * two orders of one number are placed one after the other, so that counts per customer are right, and blocking it comes
 * wholly before or wholly after each of them.
 */
export const takenCustomer = ({ customer, language }: Ordering): SQL => sql`
  insert into customers (mobile, fullname, email, language)
  values (${customer.mobile}, ${customer.fullname}, ${customer.email ?? null}, ${language})
  on conflict (mobile) where archived_at is null do update set fullname = excluded.fullname,
    email = coalesce(excluded.email, customers.email)
  returning id, status`

/** The same for a quote, which writes nothing. A deleted record is nobody's, but its block stands. */
export const knownCustomer = (mobile: string): SQL => sql`
  select case when archived_at is null then id end as id, status from customers where mobile = ${mobile}
  order by archived_at is null desc, id desc limit 1`

export const liveCustomers = sql`customers.archived_at is null`

export const isLive = (db: Db, allowed: SQL, id: number) =>
  queryOne(db, pick(tables.customers, 'id'), sql`select id from customers where ${allowed} and id = ${id}`)
