import type { Direction } from '@sufra/contract/kernel/listSort'
import { SQL, sql } from 'drizzle-orm'

/** How a list is asked for: in its own order, or sorted by one of its columns. */
export interface Sorted<Key extends string> {
  readonly sort?: Key | undefined
  readonly direction: Direction
}

/** A page of such a list. */
export interface SortedPage<Key extends string> extends Sorted<Key> {
  readonly count: number
  readonly page: number
}

/** A column that may be empty. Rows without a value count as the lowest. */
interface Sparse {
  readonly sparse: SQL
}

interface Ends {
  /** Decides between rows that are equal otherwise, so that no row is on two pages. */
  readonly id: SQL
  /** The list's own order. */
  readonly own: SQL
}

/**
 * ORDER BY of a list. Nothing of a request stands in it: it chooses among the columns that the list declares. The id
 * follows the direction, so that one index serves both.
 */
export function orderBy<Key extends string>(
  { sort, direction }: Sorted<Key>,
  columns: Readonly<Record<Key, SQL | Sparse>>,
  { id, own }: Ends,
): SQL {
  if (sort === undefined) return sql`order by ${own}`
  const column = columns[sort]
  const isDown = direction === 'desc'
  const way = isDown ? sql`desc` : sql`asc`
  if (column instanceof SQL) return sql`order by ${column} ${way}, ${id} ${way}`
  return sql`order by ${column.sparse} ${way} ${isDown ? sql`nulls last` : sql`nulls first`}, ${id} ${way}`
}
