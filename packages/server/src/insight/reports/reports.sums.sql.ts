import type { itemGroupings, ReportBasis, ReportGrouping } from '@sufra/contract/insight/reports'
import { summedFigures } from '@sufra/contract/insight/reports.figures'
import { type DayRange, piecesOf } from '@sufra/contract/insight/reports.range'
import { type SQL, sql } from 'drizzle-orm'
import { type Field, int, type RowOf, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import {
  eachMeasure,
  type measures,
  type SumKey,
  sumKeys,
  unsummed,
} from '../../money/reportSums/reportFacts.ts'

/** Which orders a report is of. */
export interface ReportedOrders extends DayRange {
  readonly basis: ReportBasis
  /** A condition on the table `stores`; undefined for all stores. */
  readonly stores: SQL | undefined
}

/** Also what orders are grouped by in reports of their own. Orders without such a key are left out. */
type SumGrouping =
  | Exclude<ReportGrouping, ItemGrouping>
  | 'place'
  | 'answer'
  | 'lead'
  | 'reason'
  | 'canceller'
export type ItemGrouping = (typeof itemGroupings)[number]
interface SumsQuery extends ReportedOrders {
  readonly group_by: SumGrouping
}

/** What the sums are looked up by, and what the report's rows are of their keys and days. */
interface Grouping {
  readonly by: SumKey
  readonly key: string
  /** What the key needs beside the sums. */
  readonly join?: string
}
const groupings: Readonly<Record<SumGrouping, Grouping>> = {
  day: { by: 'all', key: 'day::text' },
  week: { by: 'all', key: '(day - extract(dow from day)::integer)::text' },
  month: { by: 'all', key: `date_trunc('month', day)::date::text` },
  weekday: { by: 'hour', key: '(key::integer / 24)::text' },
  hour: { by: 'hour', key: '(key::integer % 24)::text' },
  weekhour: { by: 'hour', key: 'key' },
  restaurant: {
    by: 'store',
    key: 'owner.restaurant_id::text',
    join: 'join (select id as store_id, restaurant_id from stores) owner on owner.store_id = key::bigint',
  },
  store: { by: 'store', key: 'key' },
  area: { by: 'area', key: 'key' },
  place: { by: 'place', key: 'key' },
  channel: { by: 'channel', key: 'key' },
  payment: { by: 'payment', key: 'key' },
  customer: { by: 'customer', key: 'key' },
  answer: { by: 'answer', key: 'key' },
  lead: { by: 'lead', key: 'key' },
  reason: { by: 'reason', key: 'key' },
  canceller: { by: 'canceller', key: 'key' },
}
/** These need the sums of each day. */
const daily: readonly SumGrouping[] = ['day', 'week']

export const between = (column: SQL, { start_date, end_date }: DayRange) =>
  sql`${column} between ${start_date}::date and ${end_date}::date`

export const eachSum = (of: (name: string) => string) => sql.raw(eachMeasure(of))
const measureNames = eachSum((name) => name)

/** The rows of sums that make up a range: those of whole months, and of the days beside them. */
export function spansOf({ months, days }: ReturnType<typeof piecesOf>): SQL[] {
  return [
    ...(months ? [sql`span = 'month' and ${between(sql`start`, months)}`] : []),
    ...days.map((piece) => sql`span = 'day' and ${between(sql`start`, piece)}`),
  ]
}

/** Sums of a range. */
function summed({ basis, group_by, ...range }: SumsQuery, grouping: SumKey, only: SQL): SQL {
  const spans = spansOf(daily.includes(group_by) ? { months: null, days: [range] } : piecesOf(range))
  return sql.join(
    spans.map(
      (span) => sql`select start as day, key, ${measureNames} from report_sums
        where basis = ${basis} and dimension = ${grouping} and ${span} and ${only}`,
    ),
    sql` union all `,
  )
}

export const dayOf = (basis: ReportBasis) => (basis === 'placed' ? sql`placed_day` : sql`event_day`)

/** Facts as rows of sums: those of some stores, which have sums of their own only by store, and of what changed. */
function fromFacts(facts: string, { basis, stores, ...range }: SumsQuery, by: SumKey): SQL {
  const hour = basis === 'placed' ? 'placed_hour' : 'event_hour'
  // To a store, a customer is new who has not ordered there before.
  const key =
    by === 'customer' && stores
      ? `case when fact.repeat_at_store then 'returning' else 'new' end`
      : sumKeys[by].replace(/^hour/, hour)
  return sql`select ${dayOf(basis)} as day, ${sql.raw(key)} as key,
      ${eachSum((name) => `sign * ${name} as ${name}`)}
    from (${sql.raw(facts)}) fact where ${between(dayOf(basis), range)}
      ${stores ? sql`and store_id in (select id from stores where ${stores})` : sql``}`
}

type Measured = Record<keyof typeof measures, Field<number>>

export const sumColumns = {
  key: text,
  ...(Object.fromEntries(
    summedFigures.map((figure) => [figure, int]),
  ) satisfies Partial<Measured> as Measured),
}
export type SumRow = RowOf<typeof sumColumns>

export const changedOrders = 'select order_id from report_changes'

/** Sums of each group that has orders, as of this moment. Weeks and months are told by their first day. */
export function sumsOf(db: Db, asked: SumsQuery): Promise<SumRow[]> {
  const { by, key, join = '' } = groupings[asked.group_by]
  const { stores } = asked
  const inTime = by === 'all'
  const sources: SQL[] = []
  if (!stores) sources.push(summed(asked, by, sql`true`))
  else if (inTime || by === 'store') {
    const ids = sql`key in (select id::text from stores where ${stores})`
    sources.push(summed(asked, 'store', ids))
  } else {
    sources.push(fromFacts('select 1 as sign, report_orders.* from report_orders', asked, by))
  }
  sources.push(fromFacts(unsummed(changedOrders), asked, by))
  return query(
    db,
    sumColumns,
    sql`select key, ${eachSum((name) => `sum(${name})::bigint as ${name}`)}
      from (select ${sql.raw(key)} as key, ${measureNames} from (${sql.join(sources, sql` union all `)}) sums ${sql.raw(join)}) rows
      where key is not null group by key having row(${eachSum((name) => `sum(${name})`)}) <> row(${eachSum(() => '0')})`,
  )
}
