import { mostFound, mostNarrowed, type OrderSort, orderStatus } from '@sufra/contract/orders'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../kernel/database/db.ts'
import { prepared, unseen } from '../../kernel/database/prepared.ts'
import type { Scope } from '../../kernel/access/scope.ts'
import { type Filters, findsNothing, statusOf } from './list.filter.ts'
import { isOfOne, listOrdersOf } from './list.owner.ts'
import { foundFirst, hitsOf, mostHits, needleOf } from './list.search.ts'
import { type ListInput, listColumns } from './list.sql.ts'
import { needsAttention } from './list.waiting.ts'
import type { OrderListRow } from '../orderPage/orders.rows.ts'

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

const isRanged = ({ date_from, date_to }: Filters) => date_from !== undefined || date_to !== undefined

/** Of one store or restaurant: its own index, in the order of delivery, leads to those of an area too. */
const isOwn = (scope: Scope, filters: Filters) => scope.kind !== 'admin' || isOfOne(filters)

/** What a row has to be beside its status. */
function conditionsOf(scope: Scope, allowed: SQL, filters: Filters): SQL {
  const { date_from, date_to, area_id, needs_attention } = filters
  const conditions = [allowed]
  if (isRanged(filters))
    conditions.push(
      sql`orders.event_at >= (select ${midnight(date_from, 0)}) and orders.event_at < (select ${midnight(date_to, 1)})`,
    )
  if (area_id !== undefined) {
    const area = isOwn(scope, filters) ? sql`orders.area_id + 0` : sql`orders.area_id`
    conditions.push(sql`${area} = ${unseen(area_id)}`)
  }
  if (needs_attention) conditions.push(needsAttention(scope))
  return sql.join(conditions, sql` and `)
}

const everyStatus = [1, 2, 3, 4, 5, 6, 7, 8]

/**
 * Merged from an ordered scan of each status, so that no more rows are looked at than are taken. Each has its own end:
 * without, Postgres does not see that a scan comes in this order.
 */
function inOrder(conditions: SQL, filters: Filters, soonest: boolean): SQL {
  const status = statusOf(filters)
  const wanted = (status === undefined ? everyStatus : [status]).map(unseen)
  // The index of arrival does without the time of delivery.
  const [time, order] = soonest
    ? [sql`orders.event_at`, sql`event_at, id`]
    : [sql`null::timestamptz`, sql`id desc`]
  const scanOf = (each: SQL) => sql`(select orders.id, ${time} as event_at from orders
    where ${conditions} and orders.status_id = ${each} order by ${order} limit ${most})`
  const scans = sql.join(wanted.map(scanOf), sql` union all `)
  return sql`select id, event_at from (${scans}) merged order by ${order} limit ${most}`
}

/**
 * The newest hits with the list's other rows. Nobody finds an order by what is masked in it (DECISIONS 16). Where
 * neither that nor another filter asks for the orders themselves, they are not looked up.
 */
function found(scope: Scope, conditions: SQL, filters: Filters, id: number | undefined): SQL {
  const hits = sql`select order_id, personal from hits order by ${foundFirst(sql`order_id`, id)} limit ${one(mostHits(filters))}`
  const alone = mostHits(filters) === mostFound && !isOfOne(filters)
  if (scope.kind === 'admin' && alone && filters.sort !== 'delivery')
    return sql`select order_id as id, null::timestamptz as event_at from (${hits}) hit`
  const status = statusOf(filters)
  const masked = [orderStatus.pending, orderStatus.cancelled].map(one)
  const may = [conditions]
  if (status !== undefined) may.push(sql`orders.status_id = ${unseen(status)}`)
  if (scope.kind !== 'admin')
    may.push(sql`not (hit.personal and orders.status_id in (${sql.join(masked, sql`, `)}))`)
  return sql`select orders.id, orders.event_at from (${hits}) hit, lateral (
      select * from orders where orders.id = hit.order_id and ${sql.join(may, sql` and `)} offset 0) orders`
}

/**
 * The parts of a WITH: `listed`, the rows of the list by rank, and `shape`, how many they are, whether there are more,
 * and how they are sorted. The rows of a range of days, and a store's of an area, are at hand soonest first, so that a
 * list of more than it may hold can't be sorted by arrival.
 */
function listOf(scope: Scope, visible: SQL, filters: Filters): SQL {
  const allowed = listOrdersOf(scope, visible, filters)
  const conditions = conditionsOf(scope, allowed, filters)
  const byDelivery = filters.sort === 'delivery'
  const search = filters.search?.trim()
  const needle = search ? needleOf(search) : undefined
  const soonest = byDelivery || isRanged(filters) || (filters.area_id !== undefined && isOwn(scope, filters))
  const taken = needle
    ? sql`${hitsOf(scope, filters, needle)}, taken as materialized (${found(scope, conditions, filters, needle.id)})`
    : sql`taken as materialized (${inOrder(conditions, filters, soonest)})`
  const tooMany = sql`count(*) > ${one(mostNarrowed)}`
  const more = needle ? sql`(select cut from cut)` : tooMany
  const delivery = byDelivery ? sql`true` : soonest && !needle ? tooMany : sql`false`
  const exact = needle?.id === undefined ? sql`` : sql`taken.id = ${needle.id} desc,`
  return sql`with ${taken},
    shape as materialized (
      select least(count(*), ${one(mostNarrowed)})::int8 as total, ${more} as truncated, ${delivery} as delivery from taken),
    listed as materialized (
      select taken.id, taken.event_at, row_number() over (order by ${exact}
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
    sql`${listOf(scope, visible, filters)},
      place as (select coalesce(
          (select rank from listed where id = ${id}),
          (select count(*) + 0.5 from listed, shape, orders where orders.id = ${id} and case when shape.delivery
            then (listed.event_at, listed.id) < (orders.event_at, orders.id) else listed.id > orders.id end)) as rank)
      select
        (select listed.id from listed, place where listed.rank < place.rank and listed.rank <= ${one(mostNarrowed)}
          order by listed.rank desc limit 1) as previous,
        (select listed.id from listed, place where listed.rank > place.rank and listed.rank <= ${one(mostNarrowed)}
          order by listed.rank limit 1) as next`,
  )
  return found
}
