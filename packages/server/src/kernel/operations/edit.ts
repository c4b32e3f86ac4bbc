import { displayValue } from '@sufra/contract/kernel/phone'
import { staleVersion } from '@sufra/contract/kernel/staleVersion'
import type { Stale } from '@sufra/contract/kernel/version'
import { type SQL, sql } from 'drizzle-orm'
import { actorName } from '../access/actorName.ts'
import { anyObject, int, pick, present, type RowOf } from '../database/columns.ts'
import { query, queryOne } from '../database/query.ts'
import type { ColumnOf, TableName } from '../database/tableNames.ts'
import * as tables from '../database/tables.gen.ts'
import { fail, orNotFound } from '../errors/apiError.ts'
import { failFields } from '../errors/fieldErrors.ts'
import type { Call } from './implement.ts'

type Row = Readonly<Record<string, unknown>>

/**
 * Columns whose changes a stale form is shown, each with its wire field and value. Two columns may share a field,
 * computed from the row at that time.
 */
interface AuditField {
  readonly field?: string
  readonly wire?: (value: never, row: Row) => unknown
  /** The trail leaves the column out: a change that it says nothing of was one of this column. */
  readonly secret?: true
}
export type AuditFields = Readonly<Record<string, AuditField>>

interface Edit {
  readonly table: TableName
  readonly id: number
  /** The scope filter, and how the row joins `beside`. */
  readonly allowed: SQL
  /** Another table that `allowed` refers to. */
  readonly beside?: string
  /** By column; undefined leaves a column unchanged. */
  readonly values: Row
  /** Columns derived from those, or internal: not shown to a stale form. */
  readonly derived?: Row
  /** The version the form was opened with. */
  readonly version: number | undefined
  readonly auditFields: AuditFields
}

/**
 * The typed form of an edit. A value that is not a column of the table, or that a stale form would not be shown, does
 * not compile.
 */
export interface EditOf<T extends TableName, Values extends object> extends Edit {
  readonly table: T
  readonly values: Values & { readonly [Name in Exclude<keyof Values, ColumnOf<T>>]: never }
  readonly derived?: { readonly [Name in ColumnOf<T>]?: unknown }
  readonly auditFields: AuditFields & { readonly [Name in keyof Values]-?: AuditField }
}

type Caller = Pick<Call, 'db' | 'caller'>

export const changeColumns = {
  ...pick(tables.audit_log, 'actor_kind', 'actor_name', 'at'),
  version: present(tables.audit_log.version),
  before: present(anyObject),
  after: present(anyObject),
}
type ChangeRow = RowOf<typeof changeColumns>

function assignments({ table, values, derived }: Edit): SQL {
  const given = Object.entries({ ...values, ...derived }).filter(([, value]) => value !== undefined)
  if (given.length === 0) return sql`version = ${sql.identifier(table)}.version`
  return sql.join(
    given.map(([column, value]) => sql`${sql.identifier(column)} = ${value}`),
    sql`, `,
  )
}

/** The whole row before and after each change, computed backwards from the current row. */
function wholeRows(log: readonly ChangeRow[], now: Row): { change: ChangeRow; was: Row; became: Row }[] {
  let became = now
  const steps = log.toReversed().map((change) => {
    const step = { change, became, was: { ...became, ...change.before } }
    became = step.was
    return step
  })
  return steps.reverse()
}

const concerns = ({ after }: ChangeRow, column: string, { secret }: AuditField): boolean =>
  Object.hasOwn(after, column) || (secret === true && Object.keys(after).length === 0)

function changesOf(log: readonly ChangeRow[], auditFields: AuditFields, now: Row): Stale['changes'] {
  const changes: Record<string, { before: unknown; after: unknown }> = {}
  for (const { change, was, became } of wholeRows(log, now)) {
    for (const [column, audited] of Object.entries(auditFields)) {
      if (!concerns(change, column, audited)) continue
      const { field = column, wire = (value: unknown) => value } = audited
      const encode = wire as (value: unknown, row: Row) => unknown
      const known = changes[field]
      const before = known ? known.before : encode(change.before[column], was)
      changes[field] = { before, after: encode(change.after[column], became) }
    }
  }
  return changes
}

/** The current row, and its changes since the form was opened. */
async function since({ db }: Caller, { table, id, allowed, beside, version }: Edit) {
  const target = sql.identifier(table)
  const others = beside === undefined ? sql`` : sql`, ${sql.identifier(beside)}`
  const row = await queryOne(
    db,
    { version: int, now: anyObject },
    sql`select ${target}.version, to_jsonb(${target}) as now from ${target}${others}
      where ${target}.id = ${id} and ${allowed}`,
  )
  const { version: current, now } = orNotFound(row)
  const log = await query(
    db,
    changeColumns,
    sql`select actor_kind, actor_name, at, version, open_personal(before) as before, open_personal(after) as after
      from audit_log where table_name = ${table} and row_id = ${String(id)} and action = 'update' and version > ${version}::bigint
      order by id`,
  )
  return { current, log, now }
}

/** What a form with an old version is based on: the row as it is now, and its changes since. */
type Since = Awaited<ReturnType<typeof since>>

export function failStale(call: Caller, { current, log, now }: Since, auditFields: AuditFields): never {
  const changes = changesOf(log, auditFields, now)
  const { language } = call.caller
  const last = log.at(-1)
  const who = actorName(call.caller, last)
  const errors = Object.entries(changes).map(([field, { after }]) => [
    field,
    staleVersion(displayValue(field, after), language),
  ])
  return fail('version.stale', {
    params: { who_en: who.en, who_ar: who.ar },
    errors: Object.fromEntries(errors),
    stale: { version: current, by: who[language], at: last?.at ?? '', changes },
  })
}

async function save(call: Caller, edit: Edit): Promise<{ id: number; version: number }> {
  const { table, id, allowed, beside, version, auditFields } = edit
  const target = sql.identifier(table)
  const from = beside === undefined ? sql`` : sql`from ${sql.identifier(beside)}`
  const unchanged = version === undefined ? sql`` : sql`and ${target}.version = ${version}::bigint`
  const saved = await queryOne(
    call.db,
    { id: int, version: int },
    sql`update ${target} set ${assignments(edit)} ${from}
      where ${target}.id = ${id} and ${allowed} ${unchanged} returning ${target}.id, ${target}.version`,
  )
  if (saved) return saved
  if (version === undefined) return fail('row.missing')
  const { current, log, now } = await since(call, edit)
  // The version is newer than the row: it belongs to another row, or the database was restored since.
  if (version > current) failFields(['version'], 'version.ahead', call.caller.language)
  const known = new Set(log.map((change) => change.version)).size === current - version
  const concerning = log.filter((change) =>
    Object.entries(auditFields).some(([column, audited]) => concerns(change, column, audited)),
  )
  if (known && concerning.length === 0) return save(call, { ...edit, version: current })
  return failStale(call, { current, log: concerning, now }, auditFields)
}

/**
 * Saves a form with one UPDATE, which matches no row if someone else saved in between. The caller then gets what
 * changed and who changed it. Changes elsewhere in the row (a switch of the same store) are no conflict.
 */
export const saveEdit = <T extends TableName, Values extends object>(
  call: Caller,
  edit: EditOf<T, Values>,
): Promise<{ id: number; version: number }> => save(call, edit as Edit)
