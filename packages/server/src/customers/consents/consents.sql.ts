import { type ConsentKind, consentKinds, consentSources } from '@sufra/contract/customers/consents'
import { type SQL, sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { bool, oneOf, pick, selected } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { liveCustomers } from '../identity/identity.sql.ts'

/** The number is the customer, through whichever app (DECISIONS 18a). */
export const consenting = { channel: () => liveCustomers } satisfies ScopeRule

const consentColumns = {
  ...pick(tables.customer_consents, 'given', 'actor_name'),
  kind: oneOf(tables.customer_consents.kind, consentKinds),
  source: oneOf(tables.customer_consents.source, consentSources),
  at: tables.customer_consents.created_at,
}

export const consentsOf = (db: Db, customer_id: number) =>
  query(
    db,
    consentColumns,
    sql`select ${selected(consentColumns)} from customer_consents
      where customer_id = ${customer_id} order by id desc limit 50`,
  )

const owner = (allowed: SQL, mobile: string) => sql`
  select customers.id from customers numbered
    join customers on customers.id = coalesce(numbered.merged_into_id, numbered.id)
  where numbered.mobile = ${mobile} and (numbered.archived_at is null or numbered.merged_into_id is not null)
    and ${allowed}`

/** The customer with a number, or the one that it was merged into. */
export const numberOwner = (db: Db, allowed: SQL, mobile: string) =>
  queryOne(db, pick(tables.customers, 'id'), owner(allowed, mobile))

/** What one customer says at the same time is written down one after the other. */
export const lockConsenting = (db: Db, allowed: SQL, mobile: string) =>
  queryOne(db, pick(tables.customers, 'id'), sql`${owner(allowed, mobile)} for update of customers`)

const latest = (customer_id: number, kind: ConsentKind) => sql`
  coalesce((select given from customer_consents where customer_id = ${customer_id}::bigint and kind = ${kind}
    order by id desc limit 1), false)`

export const givenBy = (db: Db, customer_id: number) =>
  queryOne(
    db,
    { email: bool, push: bool },
    sql`select ${latest(customer_id, 'email')} as email, ${latest(customer_id, 'push')} as push`,
  )

interface NewConsent {
  readonly kind: ConsentKind
  readonly given: boolean
  readonly source: (typeof consentSources)[number]
  /** Whoever of the staff wrote it down. */
  readonly by: string | null
}

/** What a customer said. The same as before changes nothing. */
export const addConsent = (db: Db, customer_id: number, { kind, given, source, by }: NewConsent) =>
  execute(
    db,
    sql`
    insert into customer_consents (customer_id, kind, given, source, actor_name)
    select ${customer_id}::bigint, ${kind}, ${given}, ${source}, ${by}
    where ${given} is distinct from ${latest(customer_id, kind)}`,
  )
