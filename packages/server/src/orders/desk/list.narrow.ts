import { mostFound, mostNarrowed, type OrderSort, orderStatus } from '@sufra/contract/orders/orders'
import { type SQL, sql } from 'drizzle-orm'
import type { Scope } from '../../kernel/access/scope.ts'
import { bool, int, maybe, nullable } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { queryPrepared, unseen } from '../../kernel/database/prepared.ts'
import { queryOne } from '../../kernel/database/query.ts'
import { listResult, type OrderListRow } from '../orderPage/orders.rows.ts'
import { isRanged, rangeOf } from './list.days.ts'
import { type Filters, findsNothing, statusOf, unended } from './list.filter.ts'
import { isOfOne, listOrdersOf, listOrdersOfArea } from './list.owner.ts'
import { foundFirst, hitsOf, mostHits, type Near, parseSearch } from './list.search.ts'
import { type ListInput, listColumns } from './list.sql.ts'
import { stillInTime } from './list.waiting.ts'

/** Lists that the kept counts cannot page: a limited number of rows is read and counted. */
export const isNarrow = (filters: Filters): boolean =>
  Boolean(filters.search?.trim()) ||
  filters.sort === 'delivery' ||
  isRanged(filters) ||
  filters.card_unpaid === true ||
  filters.uncancelled === true ||
  filters.area_id !== undefined ||
  filters.item_id !== undefined

const one = (value: number) => sql.raw(String(value))

/** A list of one store or restaurant, whose own index has its orders of an area in the order of delivery. */
export const isOwn = (scope: Scope, filters: Filters) => scope.kind !== 'admin' || isOfOne(filters)

/** Conditions of a row besides its status. The orders still in time are few, and known without looking up orders. */
export function conditionsOf(scope: Scope, visible: SQL, filters: Filters): SQL {
  const { area_id, item_id, needs_attention, card_unpaid } = filters
  const allowed = listOrdersOf(scope, visible, filters)
  const conditions: SQL[] = []
  if (area_id === undefined) conditions.push(allowed)
  else if (isOwn(scope, filters)) conditions.push(listOrdersOfArea(scope, filters, unseen(area_id)))
  else conditions.push(allowed, sql`orders.area_id = ${unseen(area_id)}`)
  if (isRanged(filters)) conditions.push(rangeOf(filters))
  if (card_unpaid) conditions.push(sql`orders.payment_method = 'creditcard' and orders.remaining_amount > 0`)
  if (item_id !== undefined)
    conditions.push(sql`exists (select from order_lines
      where order_lines.order_id = orders.id and order_lines.item_id = ${unseen(item_id)})`)
  if (needs_attention) conditions.push(sql`orders.id not in (${stillInTime(scope, allowed)})`)
  return sql.join(conditions, sql` and `)
}

const everyStatus = [1, 2, 3, 4, 5, 6, 7, 8]
const isLeftOut = (status: number, { uncancelled }: Filters) =>
  uncancelled === true && status === orderStatus.cancelled

function statusesOf(filters: Filters): readonly number[] {
  const status = statusOf(filters)
  const statuses = filters.card_unpaid ? unended : everyStatus.filter((each) => !isLeftOut(each, filters))
  return status === undefined ? statuses : statuses.filter((each) => each === status)
}

/**
 * Merges an ordered scan of each status, so that no more rows are read than are returned. Each scan has its own LIMIT;
 * without it, Postgres does not see that a scan is in this order.
 */
function inOrder(conditions: SQL, filters: Filters, soonest: boolean, few = mostNarrowed): SQL {
  const most = one(few + 1)
  // The index of arrival has no delivery time.
  const [time, order] = soonest
    ? [sql`orders.event_at`, sql`event_at, id`]
    : [sql`null::timestamptz`, sql`id desc`]
  const scanOf = (each: SQL) => sql`(select orders.id, orders.status_id, ${time} as event_at from orders
    where ${conditions} and orders.status_id = ${each} order by ${order} limit ${most})`
  const scans = sql.join(statusesOf(filters).map(unseen).map(scanOf), sql` union all `)
  return sql`select id, status_id, event_at from (${scans}) merged order by ${order} limit ${most}`
}

/**
 * Up to how many orders of a range of days to search among. Those of one restaurant or store are read from one index,
 * and their terms from another; the terms of all restaurants may be a hundred thousand.
 */
function nearOf(scope: Scope, conditions: SQL, filters: Filters): Near {
  const few = isOwn(scope, filters) ? 5000 : mostNarrowed
  const orders = inOrder(conditions, filters, true, few)
  return { orders, few, range: rangeOf(filters), statuses: statusesOf(filters) }
}

/** Conditions of a row, including its status. */
function alikeOf(conditions: SQL, filters: Filters): SQL {
  const status = statusOf(filters)
  if (status !== undefined) return sql`${conditions} and orders.status_id = ${unseen(status)}`
  if (!filters.card_unpaid && !filters.uncancelled) return conditions
  const statuses = sql.join(statusesOf(filters).map(one), sql`, `)
  return sql`${conditions} and orders.status_id in (${statuses})`
}

/** The newest hits that match the list's filters. Orders are looked up only if a filter needs them, and once. */
function found(conditions: SQL, filters: Filters, id: number | undefined): SQL {
  const hits = sql`select * from hits order by ${foundFirst(sql`order_id`, id)} limit ${one(mostHits(filters))}`
  if (mostHits(filters) === mostFound && filters.sort !== 'delivery')
    return sql`select order_id as id, null::timestamptz as event_at from (${hits}) hit`
  const alike = alikeOf(conditions, filters)
  return sql`select orders.id, orders.event_at
      from (select *, order_id as id from (${hits}) hit) orders where orders.status_id is not null and ${alike}
    union all select orders.id, orders.event_at from (${hits}) hit, lateral (
      select * from orders where orders.id = hit.order_id and hit.status_id is null and ${alike} offset 0) orders`
}

/**
 * The parts of a WITH: `listed`, the rows of the list by rank, and `shape`: how many there are, whether there are more,
 * and how they are sorted. The rows of a range of days, and a store's rows of an area, are read soonest first, so a
 * truncated list cannot be sorted by arrival.
 */
function listOf(scope: Scope, visible: SQL, filters: Filters): SQL {
  const conditions = conditionsOf(scope, visible, filters)
  const byDelivery = filters.sort === 'delivery'
  const search = filters.search?.trim()
  const needle = search ? parseSearch(search) : undefined
  const soonest = byDelivery || isRanged(filters) || (filters.area_id !== undefined && isOwn(scope, filters))
  const near = isRanged(filters) ? nearOf(scope, conditions, filters) : undefined
  const sought = { scope, filters, conditions: alikeOf(conditions, filters), near }
  const taken = needle
    ? sql`${hitsOf(sought, needle)}, taken as materialized (${found(conditions, filters, needle.id)})`
    : sql`taken as materialized (${inOrder(conditions, filters, soonest)})`
  const tooMany = sql`count(*) > ${one(mostNarrowed)}`
  const more = needle ? sql`(select truncated from truncated)` : tooMany
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

interface Shape {
  readonly total: number
  readonly truncated: boolean
  readonly sort: OrderSort
}

export interface NarrowPage extends Shape {
  readonly rows: readonly OrderListRow[]
}

const shapeColumns = { listed_total: int, truncated: bool, delivery: bool }
/** An empty page has a `shape` but no row. */
const shownColumns = { ...shapeColumns, rank: nullable(int), ...maybe(listResult) }

/** A page of a narrow list, with its shape. */
export async function listNarrowed(
  db: Db,
  scope: Scope,
  visible: SQL,
  { count, page, ...filters }: ListInput,
): Promise<NarrowPage> {
  if (findsNothing(filters)) return { rows: [], total: 0, truncated: false, sort: filters.sort ?? 'arrival' }
  const skip = (page - 1) * count
  const answered = await queryPrepared(
    db,
    shownColumns,
    sql`${listOf(scope, visible, filters)}
      select shape.total as listed_total, shape.truncated, shape.delivery, shown.* from shape left join lateral (
        select page.rank, ${listColumns(scope)} from (select id, rank from listed
            where rank > ${unseen(skip)} and rank <= ${unseen(Math.min(skip + count, mostNarrowed))} offset 0) page
          join orders on orders.id = page.id join order_statuses on order_statuses.id = orders.status_id) shown on true
      order by shown.rank`,
  )
  const { listed_total: total = 0, truncated = false, delivery = false } = answered[0] ?? {}
  const rows = answered.flatMap((row) => (row.id === null ? [] : [row as OrderListRow]))
  return { rows, total, truncated, sort: delivery ? 'delivery' : 'arrival' }
}

const neighbourColumns = { previous: nullable(int), next: nullable(int) }

/** The rows before and after an order in a narrow list. */
export async function narrowNeighbours(db: Db, scope: Scope, visible: SQL, id: number, filters: Filters) {
  if (findsNothing(filters)) return undefined
  return queryOne(
    db,
    neighbourColumns,
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
}
