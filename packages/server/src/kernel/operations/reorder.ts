import { issueTexts } from '@sufra/contract/kernel/issues'
import type { Sorting } from '@sufra/contract/kernel/sorting'
import { type SQL, sql } from 'drizzle-orm'
import { int } from '../database/columns.ts'
import type { Db } from '../database/db.ts'
import { query } from '../database/query.ts'
import { ApiError, fail } from '../errors/apiError.ts'
import type { Call } from './implement.ts'
import { type Rank, rank } from './rank.ts'

/** Rows of a table that stand in one order, as a condition. */
interface Ordered {
  readonly table: string
  readonly among: SQL
}

/**
 * Takes the platform's one list of a table until the transaction ends, for those who change its order or look whether
 * a name stands in it. Rows that
 * stand in something else (a store's categories, a category's items) are taken with the row they stand in.
 */
export const lockList = (db: Db, table: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext(${`order of ${table}`}))`)

/** Where a new row stands: behind all others. To be asked for once the list, or what holds it, is taken. */
export const lastIndex = ({ table, among }: Ordered): SQL =>
  sql`(select coalesce(max(sorting_index), 0) + 1 from ${sql.identifier(table)} where ${among})`

/**
 * Puts rows into a wanted order; what holds them has been taken before, so that of two at once one comes after the
 * other. Only what moves is written. `field` is the input's name for the wanted order.
 */
export async function reorder(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  { table, among, field, wanted }: Ordered & { readonly field: string; readonly wanted: Sorting },
): Promise<{ order: Rank[] }> {
  const target = sql.identifier(table)
  const existing = await query(
    db,
    { id: int },
    sql`select id from ${target} where ${among} order by sorting_index, id`,
  )
  const ranked = rank(
    existing.map(({ id }) => id),
    wanted,
  )
  if ('wrong' in ranked) {
    if (ranked.wrong === 'missing') return fail('row.missing')
    const errors = { [`${field}.${ranked.at}.id`]: issueTexts.twice[caller.language] }
    throw new ApiError('input.invalid', { errors })
  }
  const ids = sql.param(ranked.map(({ id }) => id))
  const indexes = sql.param(ranked.map(({ sorting_index }) => sorting_index))
  await db.execute(
    sql`update ${target} set sorting_index = wanted.sorting_index
      from unnest(${ids}::bigint[], ${indexes}::int[]) as wanted(id, sorting_index)
      where ${target}.id = wanted.id and ${target}.sorting_index <> wanted.sorting_index`,
  )
  return { order: [...ranked] }
}
