import { sql } from 'drizzle-orm'
import { signAs } from '../../kernel/access/audit.ts'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { bool, pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

/** The token says whose they are. */
export const preferenceScope = { nobody: () => sql`true` } satisfies ScopeRule

const columns = { ...pick(tables.marketing_addresses, 'email'), receive: bool }

/** Customers with this address, and what each last said. */
const owners = sql`
  select customers.id, coalesce((select given from customer_consents
    where customer_id = customers.id and kind = 'email' order by id desc limit 1), false) as given
  from marketing_addresses known join customers on lower(customers.email) = known.email
    and customers.archived_at is null`

export const preferencesOf = (db: Db, token: string) =>
  queryOne(
    db,
    columns,
    sql`with owner as (${owners} where known.token = ${token})
      select email, unsubscribed_at is null
        and (not exists (select from owner) or exists (select from owner where given) or exists (
          select from accounts where accounts.email = known.email and kind = 'store_user' and status
            and archived_at is null)) as receive
      from marketing_addresses known where token = ${token}`,
  )

/** Of the address and of every customer who has it, whose word is the address's. What was said before is not said again. */
export async function setPreferences(db: Db, token: string, receive: boolean) {
  await signAs(db, sql`select 'recipient' as kind, null::bigint as id, ''::text as name`)
  await execute(
    db,
    sql`
    update marketing_addresses set unsubscribed_at = case when ${receive} then null else now() end
    where token = ${token} and (unsubscribed_at is null) <> ${receive}`,
  )
  await execute(
    db,
    sql`
    insert into customer_consents (customer_id, kind, given, source)
    select owner.id, 'email', ${receive}, 'link' from (${owners} where known.token = ${token}) owner
    where owner.given <> ${receive}`,
  )
  return preferencesOf(db, token)
}
