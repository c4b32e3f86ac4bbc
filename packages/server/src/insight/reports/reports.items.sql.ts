import { piecesOf } from '@sufra/contract/insight/reports.range'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import { itemPartsOf } from '../../money/reportSums/itemFacts.ts'
import { unsummed } from '../../money/reportSums/reportFacts.ts'
import {
  between,
  changedOrders,
  dayOf,
  eachSum,
  type ItemGrouping,
  type ReportedOrders,
  type SumRow,
  spansOf,
  sumColumns,
} from './reports.sums.sql.ts'

interface ItemSumsQuery extends ReportedOrders {
  readonly group_by: ItemGrouping
}

const keys: Readonly<Record<ItemGrouping, SQL>> = {
  item: sql`item_id::text`,
  category: sql`coalesce((select sub_category_id from items where items.id = item_id), 0)::text`,
}

/** Sums of each item or of each category that items are in today, as of this moment. */
export function itemSumsOf(db: Db, { basis, stores, group_by, ...range }: ItemSumsQuery): Promise<SumRow[]> {
  const ofStores = stores ? sql`and store_id in (select id from stores where ${stores})` : sql``
  const names = eachSum((name) => name)
  const sums = spansOf(piecesOf(range)).map(
    (span) => sql`select item_id, ${names} from report_items where basis = ${basis} and ${span} ${ofStores}`,
  )
  const changes = sql`select item_id, ${eachSum((name) => `sign * ${name} as ${name}`)}
    from (${sql.raw(itemPartsOf(unsummed(changedOrders)))}) portion where ${between(dayOf(basis), range)} ${ofStores}`
  const items = sql`select item_id, ${eachSum((name) => `sum(${name})::bigint as ${name}`)}
    from (${sql.join([...sums, changes], sql` union all `)}) sums group by item_id`
  return query(
    db,
    sumColumns,
    sql`select ${keys[group_by]} as key, ${eachSum((name) => `sum(${name})::bigint as ${name}`)}
      from (${items}) item group by 1 having row(${eachSum((name) => `sum(${name})`)}) <> row(${eachSum(() => '0')})`,
  )
}
