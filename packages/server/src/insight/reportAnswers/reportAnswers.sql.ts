import { sql } from 'drizzle-orm'
import { int, type RowOf, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import { factNames, sumKeys, unsummed } from '../../money/reportSums/reportFacts.ts'
import { between, changedOrders, dayOf, type ReportedOrders } from '../reports/reports.sums.sql.ts'

const columns = { store_id: int, name_en: text, name_ar: text, key: text, orders: int }
export type StoreAnswerRow = RowOf<typeof columns>

/** How many orders of each store were answered in each number of minutes, or never (`none`). */
export const storeAnswers = (
  db: Db,
  { stores, basis, ...range }: ReportedOrders,
): Promise<StoreAnswerRow[]> =>
  query(
    db,
    columns,
    sql`select stores.id as store_id, name_en, name_ar, key, orders from (
        select store_id, key, sum(sign)::bigint as orders
        from (select store_id, sign, ${sql.raw(sumKeys.answer)} as key
          from (select 1 as sign, ${sql.raw(factNames)} from report_orders
            union all ${sql.raw(unsummed(changedOrders))}) fact
          where ${between(dayOf(basis), range)} and store_id in (select id from stores where ${stores ?? sql`true`})
        ) answer where key is not null group by 1, 2 having sum(sign) <> 0
      ) counted join stores on stores.id = counted.store_id`,
  )

/** Today's words of all reasons, deleted ones too. */
export const reasonNames = (db: Db) =>
  query(
    db,
    { id: int, en: text, ar: text },
    sql`select id, reason_en as en, reason_ar as ar from cancel_reasons`,
  )
