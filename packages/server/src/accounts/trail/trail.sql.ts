import { trailSources } from '@sufra/contract/accounts/changes'
import { trailActions } from '@sufra/contract/accounts/trail'
import { historyTables, type RecordTable } from '@sufra/contract/accounts/trail.tables'
import { type SQL, sql } from 'drizzle-orm'
import type { PersonScope, Scope, ScopeRule } from '../../kernel/access/scope.ts'
import {
  anyObject,
  nullable,
  oneOf,
  pick,
  type RowOf,
  selected,
  texts,
} from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { unpagedLimit } from '../../kernel/database/unpaged.ts'
import { ofShownItem } from './trail.hidden.sql.ts'
import { boundsOf, leadOf, type TrailFilters, wordsIn } from './trail.lead.ts'

const among = (names: readonly string[]) => sql`audit_log.table_name = any(${sql.param([...names])}::text[])`

export const trailScope = {
  admin: () => sql`true`,
  restaurant: ({ restaurant_id }) =>
    sql`(audit_log.restaurant_id = ${restaurant_id} and ${among(historyTables.restaurant)} and ${ofShownItem})`,
  store_user: ({ store_id }) => sql`(audit_log.store_id = ${store_id}
    and ${among(historyTables.store_user)} and ${ofShownItem})`,
} satisfies ScopeRule

/** A saved report is its owner's alone, whichever side they are of. */
export const recordScope = ({ account_id }: PersonScope, table: RecordTable, allowed: SQL): SQL =>
  table === 'saved_reports'
    ? sql`exists (select from saved_reports where saved_reports.id::text = audit_log.row_id
        and saved_reports.account_id = ${account_id})`
    : allowed

const changeColumns = {
  ...pick(tables.audit_log, 'id', 'at', 'actor_kind', 'actor_account_id', 'actor_name', 'table_name'),
  ...pick(tables.audit_log, 'row_id', 'store_id'),
  action: oneOf(tables.audit_log.action, trailActions),
  source: nullable(oneOf(tables.audit_log.source, trailSources)),
  before: nullable(anyObject),
  after: nullable(anyObject),
}
export type ChangeRow = RowOf<typeof changeColumns>

/**
 * How many rows of the leading index are looked at for one page. Filters that leave few of them are asked on, so that
 * a page takes as long over 10,000,000 rows as over 100,000.
 */
const mostLookedAt = 5000

export interface TrailQuery extends TrailFilters {
  readonly before?: number | undefined
  readonly count: number
}

/** Whether the reader sees who customers are. */
const opens = (scope: Scope) => scope.kind === 'admin' && scope.permissions.includes('customers.read')

export interface ChangePage {
  readonly rows: ChangeRow[]
  readonly next: number | null
  readonly searched_to: string | null
}

export const emptyPage: ChangePage = { rows: [], next: null, searched_to: null }

/** A page of rows of which one more than a page was asked for. */
export const pageOf = (found: readonly ChangeRow[], count: number): ChangePage => {
  const rows = found.slice(0, count)
  return { rows, next: found.length > count ? (rows.at(-1)?.id ?? null) : null, searched_to: null }
}

/** The words of a search, spelled as the trail keeps them. */
export async function wordsOf(db: Db, search: string | undefined): Promise<readonly string[]> {
  if (!search) return []
  const row = await queryOne(
    db,
    { words: texts },
    sql`select string_to_array(fold_text(${search}), ' ') as words`,
  )
  return wordsIn(row?.words ?? [])
}

/** The changes that a FROM with its conditions finds, personal values opened for those who see them. */
export function changesFrom(db: Db, scope: Scope, from: SQL): Promise<ChangeRow[]> {
  const value = (name: 'before' | 'after') =>
    opens(scope)
      ? sql`open_personal(audit_log.${sql.identifier(name)}) as ${sql.identifier(name)}`
      : sql`audit_log.${sql.identifier(name)}`
  const { before: _, after: __, ...plain } = changeColumns
  return query(
    db,
    changeColumns,
    sql`select ${selected(plain)}, ${value('before')}, ${value('after')} from ${from}`,
  )
}

export async function changesOf(db: Db, scope: Scope, allowed: SQL, asked: TrailQuery): Promise<ChangePage> {
  const { search, count, before } = asked
  const words = await wordsOf(db, search)
  if (search && words.length === 0) return emptyPage
  const bounds = boundsOf(asked, before)
  const own = scope.kind === 'restaurant' ? sql`restaurant_id = ${scope.restaurant_id}` : undefined
  const { walk, rest } = leadOf(asked, words, own, bounds)
  const found = await changesFrom(
    db,
    scope,
    sql`(${walk(sql`limit ${mostLookedAt}`)}) audit_log
      where ${allowed} and ${rest} order by audit_log.id desc limit ${count + 1}`,
  )
  if (found.length > count) return pageOf(found, count)
  const end = await queryOne(
    db,
    pick(tables.audit_log, 'id', 'at'),
    sql`select audit_log.id, audit_log.at from (${walk(sql`limit 1 offset ${mostLookedAt - 1}`)}) audit_log`,
  )
  return { rows: found, next: end?.id ?? null, searched_to: end?.at ?? null }
}

/** Those who can have changed something, archived ones too. */
export const trailPeople = (db: Db, scope: PersonScope) =>
  query(
    db,
    pick(tables.accounts, 'id', 'name', 'email'),
    sql`select id, name, email from accounts
      where ${scope.kind === 'admin' ? sql`true` : sql`restaurant_id = ${scope.restaurant_id}`} order by name, id ${unpagedLimit}`,
  )
