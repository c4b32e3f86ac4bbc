import { factNames, measures, unsummed } from './reportFacts.ts'

/**
 * What orders that count had of each item, of facts with a sign. The lines of orders never change. Those of deleted
 * orders are kept until they are taken out of the sums again.
 */
export const portionsOf = (facts: string, withLost = false): string => `
  select sign, order_id, store_id, placed_day, event_day, item_id,
    sum(quantity)::bigint as quantity, sum(line_total)::bigint as sub_total
  from (${facts}) fact
  join (select order_id, item_id, quantity, line_total, false as lost from order_lines
    union all select order_id, item_id, quantity, line_total, true from report_lost_lines) line using (order_id)
  where fact.orders = 1 and item_id is not null and (${withLost} or sign = -1 or not lost)
  group by sign, order_id, store_id, placed_day, event_day, item_id`

/** What the sums of items do not have yet, as `unsummed` of orders. */
export const unsummedPortions = (ids: string): string => portionsOf(unsummed(ids))

/** Of all orders as they were added up, as portions. */
export const summedFacts = `select 1 as sign, ${factNames} from report_orders`

const days = `cross join (values ('placed'), ('event')) basis (basis)
  cross join lateral (select case basis when 'placed' then placed_day else event_day end as day) at`

/** Amounts of an order that are split over its items; the sub total is that of their lines. */
const amounts = Object.keys(measures).filter((name) => !['orders', 'cancelled', 'sub_total'].includes(name))
/** The parts of an amount add up to it: each is what it comes to up to the item, less what it came to before. */
const part = (amount: string) =>
  `(round(${amount}::numeric * upto / whole) - round(${amount}::numeric * (upto - weight) / whole))::bigint as ${amount}`

/** What each item of an order has of its figures, of facts with a sign, cancelled orders too. */
export const itemPartsOf = (facts: string, withLost = false): string => `
  with each as materialized (${facts}),
  line as (
    select sign, order_id, coalesce(item_id, 0) as item_id, sum(quantity)::bigint as quantity,
      sum(line_total)::bigint as total
    from each
    join (select order_id, item_id, quantity, line_total, false as lost from order_lines
      union all select order_id, item_id, quantity, line_total, true from report_lost_lines) line using (order_id)
    where ${withLost} or sign = -1 or not lost
    group by 1, 2, 3),
  weighed as (
    select *, case when sum(total) over (partition by sign, order_id) = 0 then 1 else total end as weight from line),
  placed as (
    select *, sum(weight) over (partition by sign, order_id order by item_id) as upto,
      sum(weight) over (partition by sign, order_id) as whole
    from weighed)
  select sign, store_id, placed_day, event_day, item_id, orders, orders * quantity as quantity,
    orders * total as sub_total, cancelled, ${amounts.map(part).join(', ')}
  from each join placed using (sign, order_id)`

export const itemSums = ['quantity', ...Object.keys(measures)]
export const itemColumns = `basis, span, start, store_id, item_id, ${itemSums.join(', ')}`
/** Parts of items by basis, span and item, to be followed by nothing. */
export const itemCellsOf = (parts: string): string => `
  select basis, span, date_trunc(span, day)::date as start, store_id, item_id,
    ${itemSums.map((name) => `sum(sign * ${name})::bigint as ${name}`).join(', ')}
  from (${parts}) portion ${days} cross join (values ('day'), ('month')) span (span)
  group by 1, 2, 3, 4, 5`

/** Each two items of an order. */
export const pairsOf = (portions: string): string => `
  with each as materialized (${portions})
  select one.sign, one.store_id, one.placed_day, one.event_day, one.item_id, other.item_id as with_item_id
  from each one join each other on other.order_id = one.order_id and other.sign = one.sign
    and other.item_id > one.item_id`

export const pairColumns = 'basis, start, store_id, item_id, with_item_id, orders'
/** Pairs by basis and month, to be followed by nothing. */
export const pairCellsOf = (portions: string): string => `
  select basis, date_trunc('month', day)::date as start, store_id, item_id, with_item_id, sum(sign)::bigint as orders
  from (${pairsOf(portions)}) pair ${days}
  group by 1, 2, 3, 4, 5`
