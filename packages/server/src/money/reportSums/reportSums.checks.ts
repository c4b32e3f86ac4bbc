import {
  itemCellsOf,
  itemColumns,
  itemPartsOf,
  itemSums,
  pairCellsOf,
  pairColumns,
  portionsOf,
  summedFacts,
} from './itemFacts.ts'
import { promotionCellsOf, promotionColumns, promotionSums, usesOf } from './promotionFacts.ts'
import { cellsOf, factNames, factsOf, measures, sumColumns } from './reportFacts.ts'

const noted = 'select order_id from report_changes'

/** Of orders as they were added up, deleted ones too while these are noted. */
const summedPortions = portionsOf(summedFacts, true)

/** The sums of reports are those of the orders, but for changes that are noted. */
export const reportChecks = [
  {
    name: 'orders of reports are the orders',
    text: `select format('order %s', order_id) as subject, (e.order_id is not null)::integer as expected,
        (e.order_id is null)::integer as found
      from (${factsOf(`orders.id not in (${noted})`)}) e
      full join (select ${factNames} from report_orders where order_id not in (${noted})) f using (order_id)
      where row(e.*) is distinct from row(f.*) order by order_id`,
  },
  {
    name: 'sums of reports are those of their orders',
    text: `select format('%s %s %s %s %s: %s', basis, dimension, span, start, key, figure.name) as subject,
        figure.expected, figure.found
      from (${cellsOf('select * from report_orders', '')}) e
      full join (select ${sumColumns} from report_sums) f using (basis, dimension, span, start, key)
      cross join lateral (values ${Object.keys(measures)
        .map((name) => `('${name}', coalesce(e.${name}, 0), coalesce(f.${name}, 0))`)
        .join(', ')}) figure (name, expected, found)
      where figure.expected <> figure.found order by 1`,
  },
  {
    name: 'sums of items are those of their orders',
    text: `select format('%s %s %s store %s item %s: %s', basis, span, start, store_id, item_id, figure.name) as subject,
        figure.expected, figure.found
      from (${itemCellsOf(itemPartsOf(summedFacts, true))}) e
      full join (select ${itemColumns} from report_items) f using (basis, span, start, store_id, item_id)
      cross join lateral (values ${itemSums
        .map((name) => `('${name}', coalesce(e.${name}, 0), coalesce(f.${name}, 0))`)
        .join(', ')}) figure (name, expected, found)
      where figure.expected <> figure.found order by 1`,
  },
  {
    name: 'items ordered together are those of their orders',
    text: `select format('%s %s store %s items %s and %s', basis, start, store_id, item_id, with_item_id) as subject,
        coalesce(e.orders, 0) as expected, coalesce(f.orders, 0) as found
      from (${pairCellsOf(summedPortions)}) e
      full join (select ${pairColumns} from report_pairs) f using (basis, start, store_id, item_id, with_item_id)
      where coalesce(e.orders, 0) <> coalesce(f.orders, 0) order by 1`,
  },
  {
    name: 'sums of promotions are those of their orders',
    text: `select format('%s %s %s store %s %s %s: %s', basis, span, start, store_id, promotion, promotion_id, figure.name)
          as subject, figure.expected, figure.found
      from (${promotionCellsOf(usesOf(summedFacts, true))}) e
      full join (select ${promotionColumns} from report_promotions) f
        using (basis, span, start, store_id, promotion, promotion_id)
      cross join lateral (values ${promotionSums
        .map((name) => `('${name}', coalesce(e.${name}, 0), coalesce(f.${name}, 0))`)
        .join(', ')}) figure (name, expected, found)
      where figure.expected <> figure.found order by 1`,
  },
  {
    // Of months that were over when customers were counted; merging two customers shows with the next count.
    name: 'customers of reports are those of the orders',
    text: `with counted as (
        select made_at - interval '1 hour' as since,
          date_trunc('month', (made_at - interval '1 hour') at time zone 'Asia/Qatar')::date as month
        from report_customers_made),
      over as (select month from counted
        where not exists (select from customer_merges where greatest(created_at, undone_at) >= since))
      select format('%s %s %s %s of %s', scope, scope_id, event, month, cohort) as subject,
        coalesce(e.customers, 0) as expected, coalesce(f.customers, 0) as found
      from (select * from customer_months where month < (select month from over)) e
      full join (select scope, scope_id, event, cohort, month, customers from report_customers
        where month < (select month from over)) f using (scope, scope_id, event, cohort, month)
      where coalesce(e.customers, 0) <> coalesce(f.customers, 0) order by 1`,
  },
] as const
