import type { trail } from '@sufra/contract/accounts/trail'
import { addDays, atQatar } from '@sufra/contract/kernel/clock'
import type { InputOf } from '@sufra/contract/kernel/operation'
import { type SQL, sql } from 'drizzle-orm'

export type TrailFilters = Omit<InputOf<typeof trail.list>, 'before' | 'count' | 'month'>

/** Numbers alone and single letters are no words of the trail. */
export const wordsIn = (folded: readonly string[]): readonly string[] =>
  [...new Set(folded)]
    .filter((word) => word.length > 1 && !/^\d*$/.test(word))
    .map((word) => word.slice(0, 40))
    .sort((one, other) => other.length - one.length)
    .slice(0, 8)

const hour = 3_600_000
const and = (conditions: readonly SQL[]) => sql.join([sql`true`, ...conditions], sql` and `)

/**
 * The ids between which a page lies. A row's time is when its transaction began, which lasts an hour at the most: the
 * ids that two moments an hour apart lead to hold all of its rows.
 */
export function boundsOf({ start_date, end_date }: TrailFilters, before: number | undefined): SQL[] {
  const at = (instant: Date, hours: number) => new Date(instant.getTime() + hours * hour).toISOString()
  return [
    ...(before === undefined ? [] : [sql`id < ${before}`]),
    ...(start_date === undefined
      ? []
      : [
          sql`id >= coalesce((select early.id from audit_log early
            where early.at < ${at(atQatar(start_date), -1)} order by early.at desc limit 1), 0)`,
        ]),
    ...(end_date === undefined
      ? []
      : [
          sql`id <= coalesce((select late.id from audit_log late
            where late.at >= ${at(atQatar(addDays(end_date, 1)), 1)} order by late.at limit 1), ${Number.MAX_SAFE_INTEGER})`,
        ]),
  ]
}

/** Archiving is what people call deleting. */
const kind = (of = '') => sql.raw(`audit_kind(${of}action, ${of}before, ${of}after)`)

interface Lead {
  /** Rows in the order of an index, the newest first. */
  readonly walk: (limit: SQL) => SQL
  readonly rest: SQL
}

const byCondition = (condition: SQL, bounds: readonly SQL[]) => (limit: SQL) =>
  sql`select * from audit_log where ${condition} and ${and(bounds)} order by id desc ${limit}`

/** By word: each row is fetched by its id, so that the order of the words' index is kept. */
const byWord = (word: string, bounds: readonly SQL[]) => (limit: SQL) =>
  sql`select log.* from (select audit_id as id from audit_words where word = ${word}
        and ${and(bounds.map((bound) => sql`audit_${bound}`))} order by audit_id desc ${limit}) found,
      lateral (select * from audit_log where audit_log.id = found.id limit 1) log order by found.id desc`

/** What a row has to be, words apart. */
export const conditionOf = ({
  actor_id,
  area,
  table,
  row_id,
  action,
  start_date,
  end_date,
}: TrailFilters): SQL =>
  and([
    ...(actor_id === undefined ? [] : [sql`audit_log.actor_account_id = ${actor_id}`]),
    ...(area === undefined ? [] : [sql`audit_area(audit_log.table_name) = ${area}`]),
    ...(table === undefined ? [] : [sql`audit_log.table_name = ${table}`]),
    ...(row_id === undefined ? [] : [sql`audit_log.row_id = ${row_id}`]),
    ...(action === undefined ? [] : [sql`${kind('audit_log.')} = ${action}`]),
    ...(start_date === undefined ? [] : [sql`audit_log.at >= ${atQatar(start_date).toISOString()}`]),
    ...(end_date === undefined ? [] : [sql`audit_log.at < ${atQatar(addDays(end_date, 1)).toISOString()}`]),
  ])

/** The most telling filter leads through an index of its own; all others narrow what it finds. */
export function leadOf(
  filters: TrailFilters,
  words: readonly string[],
  leading: SQL | undefined,
  bounds: readonly SQL[],
): Lead {
  const { actor_id, area, table, row_id, action } = filters
  const rest = and([
    conditionOf(filters),
    ...words.map(
      (word) => sql`exists (select from audit_words where word = ${word} and audit_id = audit_log.id)`,
    ),
  ])
  const [word] = words
  const lead = (condition: SQL): Lead => ({ walk: byCondition(condition, bounds), rest })
  if (table !== undefined && row_id !== undefined)
    return lead(sql`table_name = ${table} and row_id = ${row_id}`)
  if (leading) return lead(leading)
  if (word !== undefined) return { walk: byWord(word, bounds), rest }
  if (actor_id !== undefined) return lead(sql`actor_account_id = ${actor_id}`)
  if (action === 'delete' || action === 'view') return lead(sql`${kind()} = ${sql.raw(`'${action}'`)}`)
  if (area !== undefined || table !== undefined)
    return lead(
      area === undefined
        ? sql`audit_area(table_name) = audit_area(${table})`
        : sql`audit_area(table_name) = ${area}`,
    )
  return lead(sql`true`)
}
