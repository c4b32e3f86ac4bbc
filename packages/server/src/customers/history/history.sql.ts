import { trailSources } from '@sufra/contract/accounts/changes'
import type { CustomerChange } from '@sufra/contract/customers/history'
import { type SQL, sql } from 'drizzle-orm'
import { archivedRows, pageIn } from '../../accounts/trail/trail.archived.ts'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { anyObject, nullable, oneOf, pick, type RowOf, selected } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { countRows, query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import type { Call } from '../../kernel/operations/implement.ts'

/** Who forgot a customer, when and why can be read after it. */
export const historyScope = {
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
  source: nullable(oneOf(tables.audit_log.source, trailSources)),
  before: nullable(anyObject),
  after: nullable(anyObject),
}
export type ChangeRow = RowOf<typeof changeColumns>
const { before: _, after: __, ...plain } = changeColumns

/** Each part is a scan of an index of its own. */
const within = (customer_id: number): SQL => sql`(
  select * from audit_log where table_name = 'customers' and row_id = ${String(customer_id)}
  union all
  select log.* from customer_addresses, audit_log log where customer_addresses.customer_id = ${customer_id}
    and log.table_name = 'customer_addresses' and log.row_id = customer_addresses.id::text
  union all
  select * from audit_log where table_name = 'customer_notes'
    and coalesce(after, before)->>'customer_id' = ${String(customer_id)}) audit_log`

const personal = sql`open_personal(audit_log.before) as before, open_personal(audit_log.after) as after`

interface Paging {
  readonly count: number
  readonly page: number
}

const currentChanges = (db: Db, customer_id: number, { count, page }: Paging) =>
  query(
    db,
    changeColumns,
    sql`select ${selected(plain)}, ${personal} from ${within(customer_id)}
      order by audit_log.id desc limit ${count} offset ${(page - 1) * count}`,
  )

const countChanges = (db: Db, customer_id: number) => countRows(db, sql`from ${within(customer_id)}`)

/** Changes in an archived month. */
export const archivedChanges = (
  { db, services: { storage } }: Pick<Call, 'db' | 'services'>,
  customer_id: number,
  month: string,
): Promise<ChangeRow[]> =>
  archivedRows({ db, storage }, month, {
    wanted: (line) => /"table_name": "customer(s|_addresses|_notes)"/.test(line),
    read: (from) =>
      query(
        db,
        changeColumns,
        sql`select ${selected(plain)}, ${personal} from ${from} where
          table_name = 'customers' and row_id = ${String(customer_id)}
          or table_name = 'customer_addresses'
            and row_id in (select id::text from customer_addresses where customer_id = ${customer_id})
          or table_name = 'customer_notes' and coalesce(after, before)->>'customer_id' = ${String(customer_id)}
          order by audit_log.id desc`,
      ),
  })

/** A page of the changes of a customer, of an archived month if one is named. */
export async function changesOf(
  call: Pick<Call, 'db' | 'services'>,
  customer_id: number,
  { month, ...paging }: Paging & { readonly month?: string | undefined },
) {
  if (month !== undefined) return pageIn(await archivedChanges(call, customer_id, month), paging)
  const { db } = call
  const [rows, total] = await Promise.all([
    currentChanges(db, customer_id, paging),
    countChanges(db, customer_id),
  ])
  return { rows, total }
}

/** Of areas, live or not. */
export const areaNames = (db: Db, ids: readonly number[]) =>
  query(
    db,
    pick(tables.areas, 'id', 'name_en', 'name_ar'),
    sql`select id, name_en, name_ar from areas where id = any(${sql.param(ids)}::bigint[])`,
  )
