import type { DayRange } from '@sufra/contract/insight/reports.range'
import { type SQL, sql } from 'drizzle-orm'
import { date, int, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'

export interface CapacityQuery extends DayRange {
  /** A condition on the table `stores`; undefined for all stores. */
  readonly stores: SQL | undefined
}

const dayOf = (instant: string) => sql.raw(`(stores.${instant} at time zone 'Asia/Qatar')::date`)

/** Each day of each store, from the day it was added to the day before it was archived. */
const storeDays = ({ start_date, end_date, stores }: CapacityQuery) => sql`
  select day.day, stores.id as store_id, coalesce(taken.order_count, 0) as used, booked.booked,
    case when booked.booked then 0 else stores.max_catering_per_day end as most
  from stores
  cross join lateral (select day::date from generate_series(
    greatest(${start_date}::date, ${dayOf('created_at')}),
    least(${end_date}::date, coalesce(${dayOf('archived_at')} - 1, ${end_date}::date)), interval '1 day') day) day
  left join store_day_capacity taken on taken.store_id = stores.id and taken.day = day.day
  cross join lateral (select exists (select from booked_days
    where booked_days.store_id = stores.id and day.day between start_date and end_date) as booked) booked
  where ${stores ?? sql`true`}`

const sums = { used: int, most: int, full_days: int, booked_days: int }
const eachSum = sql`coalesce(sum(used), 0)::bigint as used, coalesce(sum(most), 0)::bigint as most,
  count(*) filter (where used >= most and most > 0) as full_days, count(*) filter (where booked) as booked_days`

/** Days on which there was a store. */
export const capacityDays = (db: Db, asked: CapacityQuery) =>
  query(
    db,
    { day: date, ...sums },
    sql`select day, ${eachSum} from (${storeDays(asked)}) each group by day order by day`,
  )

export const capacityStores = (db: Db, asked: CapacityQuery) =>
  query(
    db,
    { id: int, name_en: text, name_ar: text, ...sums },
    sql`select stores.id, name_en, name_ar, ${eachSum} from (${storeDays(asked)}) each
      join stores on stores.id = each.store_id group by stores.id
      order by sum(used)::numeric / nullif(sum(most), 0) desc nulls last, stores.id`,
  )
