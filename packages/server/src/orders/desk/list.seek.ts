import { type SQL, sql } from 'drizzle-orm'
import type { Scope } from '../../kernel/access/scope.ts'
import {
  conditionsOf,
  type Filters,
  newestFirst,
  oldestFirst,
  oldestInTime,
  statusOf,
} from './list.filter.ts'
import { listRows } from './list.owner.ts'

/** Bits of an id within its block, and within its span (migrations 0007 and 0016). */
const [blockBits, spanBits] = [12, 16]
const bitsOf = (bits: number) => sql.raw(String(bits))

interface Counts {
  readonly table: 'order_span_counts' | 'order_block_counts'
  readonly column: 'span' | 'block'
  readonly bits: number
  /** A further condition besides the filter and the scope. */
  readonly within?: SQL
  /** Number of orders newer than all of these. */
  readonly newer: SQL
}

const status = sql`wanted.status_id`

/**
 * The block or span with the wanted rank, how many orders are in it and how many are newer. Counts are added up in the
 * order of an index, newest first, until it is found. The window function keeps that order; with another ORDER BY,
 * Postgres would plan for all rows and sort.
 */
function holding(scope: Scope, filters: Filters, { table, column, bits, within, newer }: Counts): SQL {
  const at = sql.identifier(column)
  const conditions = [listRows(table, scope, filters)]
  if (statusOf(filters) !== undefined) conditions.push(sql`status_id = ${status}`)
  if (within) conditions.push(within)
  // The counts include all pending orders: those still in time are few, and are subtracted.
  const inTime = filters.needs_attention
    ? sql` - (select count(*) from in_time where in_time.id >> ${bitsOf(bits)} = ${at})`
    : sql``
  return sql`
    select at, n, upto - n as newer from (
      select at, n, ${newer} + (sum(n) over (order by at desc))::bigint as upto from (
        select ${at} as at, sum(order_count)${inTime} as n from ${sql.identifier(table)}
        where ${sql.join(conditions, sql` and `)} group by ${at} order by ${at} desc) summed) added
    where upto > wanted.skip limit 1`
}

/** The ids that bound the block, and how many of its orders are before and after the wanted one. */
function blockOf(scope: Scope, filters: Filters): SQL {
  const span = holding(scope, filters, {
    table: 'order_span_counts',
    column: 'span',
    bits: spanBits,
    newer: sql`0`,
  })
  const inSpan = bitsOf(spanBits - blockBits)
  const block = holding(scope, filters, {
    table: 'order_block_counts',
    column: 'block',
    bits: blockBits,
    within: sql`block >= span.at << ${inSpan} and block < (span.at + 1) << ${inSpan}`,
    newer: sql`span.newer`,
  })
  const bits = bitsOf(blockBits)
  return sql`lateral (${span}) span, lateral (
    select (at + 1)::bigint << ${bits} as below, (at::bigint << ${bits}) - 1 as above,
      wanted.skip - newer as before, newer + n - wanted.skip - 1 as behind from (${block}) found) block`
}

/** Where both walks begin, and how many rows each would skip, as columns of the FROM. */
interface Walk {
  readonly before: SQL
  readonly behind: SQL
  /** Bounds of the walk; by default the ends of the list. */
  readonly between?: { readonly below: SQL; readonly above: SQL }
}

/** The order at a rank, walked to from the nearer end; no row if the rank is behind the last. */
function walked(scope: Scope, allowed: SQL, filters: Filters, { before, behind, between }: Walk): SQL {
  const named = { status, oldest: sql`wanted.oldest` }
  const half = (side: '<' | '>', id: SQL | undefined) =>
    conditionsOf(scope, allowed, filters, id && { side, id }, named)
  return sql`lateral (
      (select orders.id from orders where ${half('<', between?.below)}
        order by ${newestFirst(filters)} limit (${before} <= ${behind})::int offset ${before})
      union all
      (select orders.id from orders where ${half('>', between?.above)}
        order by ${oldestFirst(filters)}
        limit (${before} > ${behind} and ${behind} >= 0)::int offset greatest(${behind}, 0))) page`
}

/** A subquery, so that Postgres does not look into it when planning. `in_time` exists only for lists of late orders. */
function wantedOf(filters: Filters, skip: number): SQL {
  const oldest = filters.needs_attention ? sql`, ${oldestInTime} as oldest` : sql``
  return sql`(select ${skip}::bigint as skip, ${statusOf(filters) ?? 0}::bigint as status_id${oldest} offset 0) wanted`
}

/**
 * The order at a rank in the filtered list, found by the counts. These belong to the same snapshot as the rows, so the
 * result is that of an OFFSET, even while orders are placed. Within its block, of up to some thousand orders, it is
 * walked to. Each part of the FROM reads the ones before it, which starts much faster than parts of a WITH, each use of
 * which has its own plan.
 */
export function orderAt(scope: Scope, allowed: SQL, filters: Filters, skip: number): SQL {
  return sql`select page.id from ${wantedOf(filters, skip)}, ${blockOf(scope, filters)}, ${walked(
    scope,
    allowed,
    filters,
    {
      before: sql`block.before`,
      behind: sql`block.behind`,
      between: { below: sql`block.below`, above: sql`block.above` },
    },
  )}`
}

/** The same for a rank near an end of the list: the totals kept on write say how far the other end is. */
export function orderNearEnd(scope: Scope, allowed: SQL, filters: Filters, skip: number): SQL {
  const conditions = [listRows('order_totals', scope, filters)]
  if (statusOf(filters) !== undefined) conditions.push(sql`status_id = ${status}`)
  const inTime = filters.needs_attention ? sql` - (select count(*) from in_time)` : sql``
  return sql`select page.id from ${wantedOf(filters, skip)}, lateral (
      select wanted.skip as before, coalesce(sum(order_count), 0)${inTime} - wanted.skip - 1 as behind
      from order_totals where ${sql.join(conditions, sql` and `)}) list,
    ${walked(scope, allowed, filters, { before: sql`list.before`, behind: sql`list.behind` })}`
}
