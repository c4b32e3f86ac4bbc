import { mostNarrowed, type OrderSort, orderStatus } from '@sufra/contract/orders'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../kernel/db.ts'
import { prepared } from '../kernel/prepared.ts'
import type { Scope } from '../kernel/scope.ts'
import { type Filters, findsNothing, statusOf, unseen, within } from './list.filter.ts'
import { hitsOf, needleOf } from './list.search.ts'
import { type ListInput, listColumns } from './list.sql.ts'
import { needsAttention } from './list.waiting.ts'
import type { OrderListRow } from './orders.rows.ts'

/** Lists that no counts lead through: at most so many rows of them are looked at, and so many are counted. */
export const isNarrow = ({ search, sort, date_from, date_to, area_id }: Filters): boolean =>
  search !== undefined && search.trim() !== ''
    ? true
    : sort === 'delivery' || date_from !== undefined || date_to !== undefined || area_id !== undefined

const one = (value: number) => sql.raw(String(value))
const most = one(mostNarrowed + 1)

/** Midnight in Qatar at which a day begins, so many days later; of no day what bounds nothing. */
const midnight = (day: string | undefined, later: number) =>
  day === undefined
    ? sql`${later === 0 ? '-infinity' : 'infinity'}::timestamptz`
    : sql`((${day}::date + ${one(later)})::timestamp at time zone 'Asia/Qatar')`

/** What a row has to be beside its status. */
function conditionsOf(scope: Scope, allowed: SQL, filters: Filters): SQL {
  const { date_from, date_to, area_id, needs_attention } = filters
  const conditions = [allowed]
  if (date_from !== undefined || date_to !== undefined)
    conditions.push(
      sql`orders.event_at >= (select ${midnight(date_from, 0)}) and orders.event_at < (select ${midnight(date_to, 1)})`,
    )
  if (area_id !== undefined) conditions.push(sql`orders.area_id = ${unseen(area_id)}`)
  if (needs_attention) conditions.push(needsAttention(scope))
  return sql.join(conditions, sql` and `)
}

const everyStatus = [1, 2, 3, 4, 5, 6, 7, 8]

/** Merged from an ordered scan of each status, so that no more rows are looked at than are taken. */
function inOrder(conditions: SQL, filters: Filters, order: SQL): SQL {
  const status = statusOf(filters)
  const wanted = status === undefined ? everyStatus.map(one) : [unseen(status)]
  const scans = wanted.map(
    (each) =>
      sql`select orders.id, orders.event_at from orders where ${conditions} and orders.status_id = ${each}`,
  )
  return sql`select id, event_at from (${sql.join(scans, sql` union all `)}) merged order by ${order} limit ${most}`
}

/** Nobody finds an order by what is masked in it (DECISIONS 16). */
function found(scope: Scope, conditions: SQL, filters: Filters): SQL {
  const status = statusOf(filters)
  const masked = [orderStatus.pending, orderStatus.cancelled].map(one)
  const may = [conditions]
  if (status !== undefined) may.push(sql`orders.status_id = ${unseen(status)}`)
  if (scope.kind !== 'admin')
    may.push(sql`not (hit.personal and orders.status_id in (${sql.join(masked, sql`, `)}))`)
  return sql`select orders.id, orders.event_at
    from (select order_id, bool_and(personal) as personal from hits group by 1) hit, lateral (
      select * from orders where orders.id = hit.order_id and ${sql.join(may, sql` and `)} offset 0) orders
    order by orders.id desc limit ${most}`
}

/**
 * The parts of a WITH: `listed`, the rows of the list by rank, and `shape`, how many they are, whether there are more,
 * and how they are sorted. The soonest rows of a range of days are the ones at hand, so that one with more than may be
 * listed can't be sorted by arrival.
 */
function listOf(scope: Scope, visible: SQL, filters: Filters): SQL {
  const allowed = within(visible, filters)
  const conditions = conditionsOf(scope, allowed, filters)
  const byDelivery = filters.sort === 'delivery'
  const ranged = filters.date_from !== undefined || filters.date_to !== undefined
  const search = filters.search?.trim()
  const soonest = byDelivery || ranged
  const taken = search
    ? sql`${hitsOf(scope, allowed, filters, needleOf(search))}, taken as materialized (${found(scope, conditions, filters)})`
    : sql`taken as materialized (${inOrder(conditions, filters, soonest ? sql`event_at, id` : sql`id desc`)})`
  const more = search
    ? sql`(select cut from cut) or count(*) > ${one(mostNarrowed)}`
    : sql`count(*) > ${one(mostNarrowed)}`
  const delivery = byDelivery
    ? sql`true`
    : ranged && !search
      ? sql`count(*) > ${one(mostNarrowed)}`
      : sql`false`
  return sql`with ${taken},
    shape as materialized (
      select least(count(*), ${one(mostNarrowed)})::int8 as total, ${more} as truncated, ${delivery} as delivery from taken),
    listed as materialized (
      select taken.id, taken.event_at, row_number() over (order by
          case when shape.delivery then taken.event_at end, case when shape.delivery then taken.id end, taken.id desc) as rank
        from taken, shape)`
}

/** What `shape` says. */
interface Shape {
  readonly total: number
  readonly truncated: boolean
  readonly sort: OrderSort
}

export interface NarrowPage extends Shape {
  readonly rows: readonly OrderListRow[]
}

type ShapeRow = { listed_total: number; truncated: boolean; delivery: boolean }

/** A page of such a list, with what is told of the list. */
export async function listNarrowed(
  db: Db,
  scope: Scope,
  visible: SQL,
  { count, page, ...filters }: ListInput,
): Promise<NarrowPage> {
  if (findsNothing(filters)) return { rows: [], total: 0, truncated: false, sort: filters.sort ?? 'arrival' }
  const skip = (page - 1) * count
  const answered = await prepared<ShapeRow & Partial<OrderListRow>>(
    db,
    sql`${listOf(scope, visible, filters)}
      select shape.total as listed_total, shape.truncated, shape.delivery, shown.* from shape left join lateral (
        select page.rank, ${listColumns(scope)} from (select id, rank from listed
            where rank > ${unseen(skip)} and rank <= ${unseen(Math.min(skip + count, mostNarrowed))} offset 0) page
          join orders on orders.id = page.id join order_statuses on order_statuses.id = orders.status_id) shown on true
      order by shown.rank`,
  )
  const { listed_total: total = 0, truncated = false, delivery = false } = answered[0] ?? {}
  const rows = answered.filter((row): row is ShapeRow & OrderListRow => typeof row.id === 'number')
  return { rows, total, truncated, sort: delivery ? 'delivery' : 'arrival' }
}

interface Neighbours extends Record<string, unknown> {
  previous: number | null
  next: number | null
}

/** The rows before and after an order's place in such a list. */
export async function narrowNeighbours(db: Db, scope: Scope, visible: SQL, id: number, filters: Filters) {
  if (findsNothing(filters)) return undefined
  const [found] = await rows<Neighbours>(
    db,
    sql`${listOf(scope, visible, filters)}, place as (select event_at, id from orders where id = ${id})
      select
        (select listed.id from listed, place, shape where rank <= ${one(mostNarrowed)} and case when shape.delivery
            then (listed.event_at, listed.id) < (place.event_at, place.id) else listed.id > place.id end
          order by rank desc limit 1) as previous,
        (select listed.id from listed, place, shape where rank <= ${one(mostNarrowed)} and case when shape.delivery
            then (listed.event_at, listed.id) > (place.event_at, place.id) else listed.id < place.id end
          order by rank limit 1) as next`,
  )
  return found
}
