import type { CustomerChange } from '@sufra/contract/customers/history'
import { type SQL, sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { anyObject, nullable, oneOf, pick, type RowOf, selected } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { countRows, query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

/** Who forgot a customer, when and why can be read after it. */
export const historyRows = {
  admin: () => sql`(customers.archived_at is null or customers.erased_at is not null)`,
} satisfies ScopeRule

const abouts = [
  'customers',
  'customer_addresses',
  'customer_notes',
] as const satisfies CustomerChange['about'][]
const actions = ['insert', 'update', 'delete', 'view'] as const satisfies CustomerChange['action'][]

const changeColumns = {
  ...pick(tables.audit_log, 'id', 'at', 'actor_kind', 'actor_name', 'operation'),
  table_name: oneOf(tables.audit_log.table_name, abouts),
  action: oneOf(tables.audit_log.action, actions),
  before: nullable(anyObject),
  after: nullable(anyObject),
}
export type ChangeRow = RowOf<typeof changeColumns>

/** Each part is a scan of an index of its own. */
const within = (customer_id: number): SQL => sql`(
  select * from audit_log where table_name = 'customers' and row_id = ${String(customer_id)}
  union all
  select log.* from customer_addresses, audit_log log where customer_addresses.customer_id = ${customer_id}
    and log.table_name = 'customer_addresses' and log.row_id = customer_addresses.id::text
  union all
  select * from audit_log where table_name = 'customer_notes'
    and coalesce(after, before)->>'customer_id' = ${String(customer_id)}) audit_log`

export const changesOf = (
  db: Db,
  customer_id: number,
  { count, page }: { readonly count: number; readonly page: number },
) =>
  query(
    db,
    changeColumns,
    sql`select ${selected(changeColumns)}, open_personal(audit_log.before) as before,
        open_personal(audit_log.after) as after from ${within(customer_id)}
      order by audit_log.id desc limit ${count} offset ${(page - 1) * count}`,
  )

export const countChanges = (db: Db, customer_id: number) => countRows(db, sql`from ${within(customer_id)}`)

/** Of areas, live or not. */
export const areaNames = (db: Db, ids: readonly number[]) =>
  query(
    db,
    pick(tables.areas, 'id', 'name_en', 'name_ar'),
    sql`select id, name_en, name_ar from areas where id = any(${sql.param(ids)}::bigint[])`,
  )
