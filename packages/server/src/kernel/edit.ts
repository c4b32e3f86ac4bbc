import { changedMeanwhile, type Stale } from '@sufra/contract/kernel/version'
import { type SQL, sql } from 'drizzle-orm'
import { rows } from './db.ts'
import type { Call } from './implement.ts'
import { found, refuse } from './refuse.ts'

/** Columns whose changes a stale form is told of, each as the field and value the wire has for it. */
export type Told = Readonly<Record<string, { field?: string; wire?: (value: never) => unknown }>>

interface Edit {
  readonly table: string
  readonly id: number
  /** The row rule, and how the row is joined to `beside`. */
  readonly allowed: SQL
  /** Another table that `allowed` speaks of. */
  readonly beside?: string
  /** By column; what is undefined stays as it is. */
  readonly values: Readonly<Record<string, unknown>>
  /** The version a form was opened with. */
  readonly version: number | undefined
  readonly told: Told
}

interface ChangeRow extends Record<string, unknown> {
  actor_name: string | null
  at: string
  before: Record<string, unknown>
  after: Record<string, unknown>
}

function assignments(values: Edit['values']): SQL {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  if (given.length === 0) return sql`version = version`
  return sql.join(
    given.map(([column, value]) => sql`${sql.identifier(column)} = ${value}`),
    sql`, `,
  )
}

function changesOf(log: readonly ChangeRow[], told: Told): Stale['changes'] {
  const changes: Record<string, { before: unknown; after: unknown }> = {}
  for (const { before, after } of log) {
    for (const [column, { field = column, wire = (value: unknown) => value }] of Object.entries(told)) {
      if (!Object.hasOwn(after, column)) continue
      const said = wire as (value: unknown) => unknown
      const known = changes[field]
      changes[field] = { before: known ? known.before : said(before[column]), after: said(after[column]) }
    }
  }
  return changes
}

async function refuseStale({ db, caller }: Pick<Call, 'db' | 'caller'>, edit: Edit): Promise<never> {
  const { table, id, allowed, beside, version, told } = edit
  const target = sql.identifier(table)
  const others = beside === undefined ? sql`` : sql`, ${sql.identifier(beside)}`
  const [row] = await rows<{ version: number }>(
    db,
    sql`select ${target}.version from ${target}${others} where ${target}.id = ${id} and ${allowed}`,
  )
  const current = found(row)
  const log = await rows<ChangeRow>(
    db,
    sql`select actor_name, at, before, after from audit_log
      where table_name = ${table} and row_id = ${String(id)} and action = 'update' and version > ${version}
      order by id`,
  )
  const last = log.at(-1)
  const changes = changesOf(log, told)
  const errors = Object.entries(changes).map(([field, { after }]) => [
    field,
    changedMeanwhile(after, caller.language),
  ])
  return refuse('version.stale', {
    params: { who_en: last?.actor_name ?? 'Somebody', who_ar: last?.actor_name ?? 'شخص آخر' },
    errors: Object.fromEntries(errors),
    stale: { version: current.version, by: last?.actor_name ?? '', at: last?.at ?? '', changes },
  })
}

/**
 * Saves a form: one UPDATE, which finds no row if somebody else's save came in between. Whoever is late learns
 * what was changed and by whom.
 */
export async function saveEdit(
  call: Pick<Call, 'db' | 'caller'>,
  edit: Edit,
): Promise<{ id: number; version: number }> {
  const { table, id, allowed, beside, values, version } = edit
  const target = sql.identifier(table)
  const from = beside === undefined ? sql`` : sql`from ${sql.identifier(beside)}`
  const unchanged = version === undefined ? sql`` : sql`and ${target}.version = ${version}`
  const [saved] = await rows<{ id: number; version: number }>(
    call.db,
    sql`update ${target} set ${assignments(values)} ${from}
      where ${target}.id = ${id} and ${allowed} ${unchanged} returning ${target}.id, ${target}.version`,
  )
  if (saved) return saved
  return version === undefined ? refuse('row.missing') : refuseStale(call, edit)
}
