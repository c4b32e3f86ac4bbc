import { saidOf } from '@sufra/contract/kernel/phone'
import { changedMeanwhile, type Stale } from '@sufra/contract/kernel/version'
import { type SQL, sql } from 'drizzle-orm'
import { actorName } from '../access/actorName.ts'
import { refuseFields } from '../errors/fieldErrors.ts'
import { rows } from '../database/db.ts'
import type { Call } from './implement.ts'
import { found, refuse } from '../errors/apiError.ts'

type Row = Readonly<Record<string, unknown>>

/**
 * Columns whose changes a stale form is told of, each as the field and value the wire has for it; two columns may
 * be one field, worked out from the row as it was then.
 */
export type Told = Readonly<Record<string, { field?: string; wire?: (value: never, row: Row) => unknown }>>

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

type Caller = Pick<Call, 'db' | 'caller'>

interface ChangeRow extends Record<string, unknown> {
  actor_kind: string
  actor_name: string | null
  at: string
  version: number
  before: Record<string, unknown>
  after: Record<string, unknown>
}

function assignments({ table, values }: Edit): SQL {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  if (given.length === 0) return sql`version = ${sql.identifier(table)}.version`
  return sql.join(
    given.map(([column, value]) => sql`${sql.identifier(column)} = ${value}`),
    sql`, `,
  )
}

/** The whole row before and after each change: what it is now, with the changes taken back one by one. */
function wholeRows(log: readonly ChangeRow[], now: Row): { change: ChangeRow; was: Row; became: Row }[] {
  let became = now
  const steps = log.toReversed().map((change) => {
    const step = { change, became, was: { ...became, ...change.before } }
    became = step.was
    return step
  })
  return steps.reverse()
}

function changesOf(log: readonly ChangeRow[], told: Told, now: Row): Stale['changes'] {
  const changes: Record<string, { before: unknown; after: unknown }> = {}
  for (const { change, was, became } of wholeRows(log, now)) {
    for (const [column, { field = column, wire = (value: unknown) => value }] of Object.entries(told)) {
      if (!Object.hasOwn(change.after, column)) continue
      const said = wire as (value: unknown, row: Row) => unknown
      const known = changes[field]
      const before = known ? known.before : said(change.before[column], was)
      changes[field] = { before, after: said(change.after[column], became) }
    }
  }
  return changes
}

/** The row as it is now, and what has changed of it since the form was opened. */
async function since({ db }: Caller, { table, id, allowed, beside, version }: Edit) {
  const target = sql.identifier(table)
  const others = beside === undefined ? sql`` : sql`, ${sql.identifier(beside)}`
  const [row] = await rows<{ version: number; now: Row }>(
    db,
    sql`select ${target}.version, to_jsonb(${target}) as now from ${target}${others}
      where ${target}.id = ${id} and ${allowed}`,
  )
  const { version: current, now } = found(row)
  const log = await rows<ChangeRow>(
    db,
    sql`select actor_kind, actor_name, at, version, before, after from audit_log
      where table_name = ${table} and row_id = ${String(id)} and action = 'update' and version > ${version}::bigint
      order by id`,
  )
  return { current, log, now }
}

type Since = Awaited<ReturnType<typeof since>>

function refuseStale(call: Caller, { current, log, now }: Since, told: Told): never {
  const changes = changesOf(log, told, now)
  const { language } = call.caller
  const last = log.at(-1)
  const who = actorName(call.caller, last)
  const errors = Object.entries(changes).map(([field, { after }]) => [
    field,
    changedMeanwhile(saidOf(field, after), language),
  ])
  return refuse('version.stale', {
    params: { who_en: who.en, who_ar: who.ar },
    errors: Object.fromEntries(errors),
    stale: { version: current, by: who[language], at: last?.at ?? '', changes },
  })
}

/**
 * Saves a form: one UPDATE, which finds no row if somebody else's save came in between. Whoever is late learns
 * what was changed and by whom; what was changed elsewhere in the row (a switch of the same store) is no quarrel.
 */
export async function saveEdit(call: Caller, edit: Edit): Promise<{ id: number; version: number }> {
  const { table, id, allowed, beside, version, told } = edit
  const target = sql.identifier(table)
  const from = beside === undefined ? sql`` : sql`from ${sql.identifier(beside)}`
  const unchanged = version === undefined ? sql`` : sql`and ${target}.version = ${version}::bigint`
  const [saved] = await rows<{ id: number; version: number }>(
    call.db,
    sql`update ${target} set ${assignments(edit)} ${from}
      where ${target}.id = ${id} and ${allowed} ${unchanged} returning ${target}.id, ${target}.version`,
  )
  if (saved) return saved
  if (version === undefined) return refuse('row.missing')
  const { current, log, now } = await since(call, edit)
  // Nobody has been faster: it is of a form of something else, or of a database that was restored since.
  if (version > current) refuseFields(['version'], 'version.ahead', call.caller.language)
  const known = new Set(log.map((change) => change.version)).size === current - version
  const concerning = log.filter(({ after }) =>
    Object.keys(told).some((column) => Object.hasOwn(after, column)),
  )
  if (known && concerning.length === 0) return saveEdit(call, { ...edit, version: current })
  return refuseStale(call, { current, log: concerning, now }, told)
}
