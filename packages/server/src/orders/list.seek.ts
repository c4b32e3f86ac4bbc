import { type SQL, sql } from 'drizzle-orm'
import { ownedRows, rowsOf, type Scope } from '../kernel/scope.ts'
import { type Filters, statusOf, unseen } from './list.filter.ts'

/** Bits of an id within its block, and within its span (migrations 0007 and 0016). */
const [blockBits, spanBits] = [12, 16]

interface Counts {
  readonly table: 'order_span_counts' | 'order_block_counts'
  readonly column: 'span' | 'block'
  readonly bits: number
  /** Which of them are looked at, beside the filter and the scope. */
  readonly within?: SQL
  /** How many orders are newer than all of these. */
  readonly newer: SQL
}

/**
 * From a rank in the filtered list to where its page begins, as parts of a WITH: `start` says below which id, and
 * how many are still to be skipped there; or above which, and how many of its block are left after the page. The counts belong to the same snapshot as the rows, so a page is what an
 * offset would have given, whoever places orders meanwhile. `in_time` is known where only late ones are listed.
 */
export function startOf(scope: Scope, filters: Filters, skip: number, count: SQL): SQL {
  const { needs_attention } = filters
  const status = statusOf(filters)
  // Counted are all pending orders: those still in time are few, and taken off where they are.
  const inTime = ({ column, bits }: Counts) =>
    needs_attention
      ? sql` - (select count(*) from in_time where in_time.id >> ${sql.raw(String(bits))} = ${sql.identifier(column)})`
      : sql``

  /** The one in which the wanted rank lies. */
  function holding(counts: Counts): SQL {
    const { table, column, within, newer } = counts
    const conditions = [rowsOf(ownedRows(table), scope)]
    if (status !== undefined) conditions.push(sql`status_id = ${unseen(status)}`)
    if (within) conditions.push(within)
    return sql`
      select at, n, newer from (
        select at, n, ${newer} + sum(n) over (order by at desc) - n as newer from (
          select ${sql.identifier(column)} as at, sum(order_count)${inTime(counts)} as n
          from ${sql.identifier(table)} where ${sql.join(conditions, sql` and `)} group by 1) counted) ranked
      where newer <= ${unseen(skip)} and newer + n > ${unseen(skip)}`
  }

  const spans = holding({ table: 'order_span_counts', column: 'span', bits: spanBits, newer: sql`0` })
  const inSpan = sql.raw(String(spanBits - blockBits))
  const blocks = holding({
    table: 'order_block_counts',
    column: 'block',
    bits: blockBits,
    within: sql`block >= (select at << ${inSpan} from span) and block < (select (at + 1) << ${inSpan} from span)`,
    newer: sql`(select newer from span)`,
  })
  return sql`span as (${spans}), block as (${blocks}),
    start as (select (at + 1)::bigint << ${sql.raw(String(blockBits))} as below,
      (at::bigint << ${sql.raw(String(blockBits))}) - 1 as above, ${unseen(skip)} - newer as skip,
      n - (${unseen(skip)} - newer) - ${count} as "left" from block)`
}
