import { type ConsentKind, consentKinds, consentSources } from '@sufra/contract/customers/consents'
import { sql } from 'drizzle-orm'
import { oneOf, pick, selected } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

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

interface Told {
  readonly kind: ConsentKind
  readonly given: boolean
  readonly by: string
}

/** What support was told. The same as before changes nothing. */
export const addConsent = (db: Db, customer_id: number, { kind, given, by }: Told) =>
  db.execute(sql`
    insert into customer_consents (customer_id, kind, given, source, actor_name)
    select ${customer_id}::bigint, ${kind}, ${given}, 'support', ${by}
    where ${given} is distinct from coalesce((select given from customer_consents
      where customer_id = ${customer_id} and kind = ${kind} order by id desc limit 1), false)`)
