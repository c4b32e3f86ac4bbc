import { piecesOf } from '@sufra/contract/insight/reports.range'
import { type SQL, sql } from 'drizzle-orm'
import { pairsOf, portionsOf, unsummedPortions } from '../../money/reportSums/itemFacts.ts'
import { factNames } from '../../money/reportSums/reportFacts.ts'
import { between, changedOrders, dayOf, type ReportedOrders, spansOf } from '../reports/reports.sums.sql.ts'

const ofStores = (stores: SQL | undefined) =>
  stores ? sql`and store_id in (select id from stores where ${stores})` : sql``
const pending = sql.raw(unsummedPortions(changedOrders))

/** Orders, quantity and sub total of each item that was sold, as of this moment. */
export function soldItems({ basis, stores, ...range }: ReportedOrders): SQL {
  const sums = spansOf(piecesOf(range)).map(
    (span) => sql`select item_id, orders, quantity, sub_total from report_items
      where basis = ${basis} and item_id <> 0 and ${span} ${ofStores(stores)}`,
  )
  const changes = sql`select item_id, sign, sign * quantity, sign * sub_total from (${pending}) portion
    where ${between(dayOf(basis), range)} ${ofStores(stores)}`
  return sql`select item_id, sum(orders)::bigint as orders, sum(quantity)::bigint as quantity,
      sum(sub_total)::bigint as sub_total
    from (${sql.join([...sums, changes], sql` union all `)}) sums group by item_id having sum(orders) <> 0`
}

/** How many orders have each two items: of whole months by their sums, of the days beside them by the orders. */
export function soldPairs({ basis, stores, ...range }: ReportedOrders): SQL {
  const { months, days } = piecesOf(range)
  const day = dayOf(basis)
  const sources = [
    ...(months
      ? [
          sql`select item_id, with_item_id, orders from report_pairs
            where basis = ${basis} and ${between(sql`start`, months)} ${ofStores(stores)}`,
        ]
      : []),
    ...days.map(
      (piece) => sql`select item_id, with_item_id, sign from (
        with fact as materialized (select 1 as sign, ${sql.raw(factNames)} from report_orders
          where ${between(day, piece)} and store_id in (select id from stores where ${stores ?? sql`true`}))
        select * from (${sql.raw(pairsOf(portionsOf('select * from fact', true)))}) of_days) pair`,
    ),
    sql`select item_id, with_item_id, sign from (${sql.raw(pairsOf(unsummedPortions(changedOrders)))}) pair
      where ${between(day, range)} ${ofStores(stores)}`,
  ]
  return sql`select item_id, with_item_id, sum(orders)::bigint as orders
    from (${sql.join(sources, sql` union all `)}) pairs (item_id, with_item_id, orders)
    group by item_id, with_item_id having sum(orders) <> 0`
}
