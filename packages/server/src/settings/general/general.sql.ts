import { sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { anyObject, decimal, int, object, present, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { changeColumns } from '../../kernel/operations/edit.ts'

/** The platform's own values: whoever reads them, reads all of them. */
export const settingRule = { admin: () => sql`true` } satisfies ScopeRule

const values = {
  product_name: object({ en: text, ar: text }),
  default_rates: object({
    catering_commission: decimal,
    value_added_tax: decimal,
    catering_advance: decimal,
    credit_card_fee: decimal,
    debit_card_fee: decimal,
    /** Dirhams. */
    cash_on_delivery_limit: int,
    cancellation_days: int,
  }),
  escalation: object({ store_minutes: int, platform_minutes: int }),
  ordering: object({ days_ahead: int }),
}
export type SettingKey = keyof typeof values

export async function settingOf<Key extends SettingKey>(db: Db, key: Key) {
  const columns = { value: values[key], version: tables.settings.version }
  const row = await queryOne(db, columns, sql`select value, version from settings where key = ${key}`)
  if (!row) throw new Error(`there is no setting ${key}`)
  return row
}

/** The rates of a new store. */
export const defaultRates = async (db: Db) => {
  const { value, version } = await settingOf(db, 'default_rates')
  const { catering_commission, cancellation_days, ...rates } = value
  return { rates: { ...rates, catering_comission: catering_commission }, cancellation_days, version }
}

/** Changes the given parts of a value. Undefined: the form was opened with another version. */
export const changeSetting = (db: Db, key: SettingKey, change: object, version: number | undefined) =>
  queryOne(
    db,
    { version: int },
    sql`update settings set value = value || ${JSON.stringify(change)}::jsonb
      where key = ${key} ${version === undefined ? sql`` : sql`and version = ${version}::bigint`} returning version`,
  )

/** The value as it is, and how it was changed since a version. */
export async function settingSince(db: Db, key: SettingKey, version: number | undefined) {
  const now = await queryOne(
    db,
    { version: int, now: anyObject },
    sql`select version, value as now from settings where key = ${key}`,
  )
  const log = await query(
    db,
    { ...changeColumns, before: present(anyObject), after: present(anyObject) },
    sql`select actor_kind, actor_name, at, version, before->'value' as before, after->'value' as after from audit_log
      where table_name = 'settings' and row_id = ${key} and action = 'update' and version > ${version}::bigint
      order by id`,
  )
  return { now, log }
}
