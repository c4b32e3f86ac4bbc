import { orderStatus } from '@sufra/contract/orders/orders'
import { type SQL, sql } from 'drizzle-orm'
import type { Scope } from '../../kernel/access/scope.ts'
import { hidesContact } from '../orderPage/orders.rules.ts'
import { type Filters, statusOf } from './list.filter.ts'
import { listTerms } from './list.owner.ts'

/** The fewest letters to search names by. */
export const leastLetters = 2

const one = (value: number) => sql.raw(String(value))

/** A part of a WITH: the prefix to search for. Terms are kept to their first forty characters (migration 0030). */
export const needle = (prefix: string) => sql`needle as materialized (
  select term, term || chr(1114111) as upto from (select left(fold_text(${prefix}), 40) as term) folded
  where length(term) >= ${one(leastLetters)})`

export const beginsSo = (column: SQL) =>
  sql`${column} >= (select term from needle) and ${column} < (select upto from needle)`

const masked: readonly number[] = [orderStatus.pending, orderStatus.cancelled]

/** Whether an order's status decides if it may be found: not for admins, nor if only masked orders are wanted. */
function dependsOnStatus(scope: Scope, filters: Filters): boolean {
  const wanted = statusOf(filters)
  return scope.kind !== 'admin' && (wanted === undefined || !masked.includes(wanted))
}

/** Masked data must not find an order, nor count towards a limit (DECISIONS 16). */
function mayFind(scope: Scope, filters: Filters, personal: SQL, status: SQL): SQL {
  // Digits find a mobile number, or what is nobody's own.
  if (hidesContact(scope)) return sql`(not ${personal} or (select term from needle) !~ '^[0-9]')`
  if (scope.kind === 'admin') return sql`true`
  if (!dependsOnStatus(scope, filters)) return sql`not ${personal}`
  return sql`(not ${personal} or ${status} not in (${sql.join(masked.map(one), sql`, `)}))`
}

/** What filters and sorting may need of an order, for hits that are looked up before; and for those that are not. */
export const carried = sql`orders.status_id, orders.restaurant_id, orders.store_id, orders.area_id, orders.event_at,
  orders.payment_method, orders.remaining_amount`
export const notCarried = sql`null::smallint, null::bigint, null::bigint, null::bigint, null::timestamptz,
  null::text, null::bigint`

/** The orders of a span of ids with a term that begins with the search. */
const ofSpan = (scope: Scope, filters: Filters, span: SQL) => sql`
  select order_terms.order_id, bool_and(order_terms.personal) as personal from order_terms
  where ${listTerms(scope, filters)} and order_terms.span = ${span} and ${beginsSo(sql`order_terms.term`)}
  group by 1 order by 1 desc offset 0`

/**
 * The newest orders with a term that begins with the search: newer spans of ids first, until there are enough. Where
 * the status decides, orders are looked up one by one, only as many as are returned.
 */
export function byTerm(scope: Scope, filters: Filters, newest: SQL, most: SQL): SQL {
  // The OFFSET keeps Postgres from joining all orders.
  const [columns, orders] = dependsOnStatus(scope, filters)
    ? [carried, sql`, lateral (select * from orders where orders.id = hit.order_id offset 0) orders`]
    : [notCarried, sql``]
  return sql`(select found.* from generate_series(${newest}, 0, -1) newest(span), lateral (
    select hit.order_id, ${columns} from (${ofSpan(scope, filters, sql`newest.span`)}) hit${orders}
    where ${mayFind(scope, filters, sql`hit.personal`, sql`orders.status_id`)}
    order by hit.order_id desc limit ${most}) found limit ${most})`
}

/** The same among the orders of `near`, if these are few. */
export const byTermNear = (scope: Scope, filters: Filters): SQL => sql`(select near.id, ${notCarried}
  from (select distinct (id >> 16)::integer as span from near where (select few from few)) spans,
    lateral (${ofSpan(scope, filters, sql`spans.span`)}) hit, near
  where near.id = hit.order_id and ${mayFind(scope, filters, sql`hit.personal`, sql`near.status_id`)})`
