import { issueTexts } from '@sufra/contract/kernel/issues'
import type { Sorting } from '@sufra/contract/kernel/sorting'
import { type SQL, sql } from 'drizzle-orm'
import { int } from '../database/columns.ts'
import type { Db } from '../database/db.ts'
import { execute, query } from '../database/query.ts'
import { ApiError, fail } from '../errors/apiError.ts'
import type { Call } from './implement.ts'
import { type Rank, rank } from './rank.ts'

/** Rows of a table that share one order, as a condition. */
interface Ordered {
  readonly table: string
  readonly among: SQL
}

/**
 * Locks the platform's one list of a table until the transaction ends, to change its order or to check for a name in
 * it. Rows with a parent (a store's categories, a category's items) are locked by their parent row.
 */
export const lockList = (db: Db, table: string) =>
  execute(db, sql`select pg_advisory_xact_lock(hashtext(${`order of ${table}`}))`)

/** The rank of a new row: last. Read it only after locking the list or its parent. */
export const lastIndex = ({ table, among }: Ordered): SQL =>
  sql`(select coalesce(max(sorting_index), 0) + 1 from ${sql.identifier(table)} where ${among})`

/**
 * Puts rows into a wanted order. The caller holds the lock of the list or its parent, so parallel calls run one after
 * the other. Only moved rows are written. `field` is the input's name for the wanted order.
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
  await execute(
    db,
    sql`update ${target} set sorting_index = wanted.sorting_index
      from unnest(${ids}::bigint[], ${indexes}::int[]) as wanted(id, sorting_index)
      where ${target}.id = wanted.id and ${target}.sorting_index <> wanted.sorting_index`,
  )
  return { order: [...ranked] }
}
