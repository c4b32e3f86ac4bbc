import { orderGroupings } from '@sufra/contract/insight/reports'
import { type DayRange, lengthOf } from '@sufra/contract/insight/reports.range'
import { addDays, addMonths, firstDayOf, lastDayOf, monthOf, qatarDay } from '@sufra/contract/kernel/clock'
import { sumsOf } from '../../../server/src/insight/reports/reports.sums.sql.ts'
import type { Database } from '../../../server/src/kernel/database/db.ts'
import { eachMeasure, factsOf } from '../../../server/src/money/reportSums/reportFacts.ts'
import { manyOrders, orders } from '../data/marketplace.ts'
import { type Figure, median } from '../figures.ts'
import { reportMarket, years } from './reportMarket.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 7)
/** Sums take milliseconds where the raw orders take seconds: each is read so often in a round. */
const calls = 7
const today = qatarDay(Date.now())
const lastMonth = addMonths(monthOf(today), -1)

const ranges: Readonly<Record<string, DayRange>> = {
  'three years': { start_date: addDays(today, -365 * years), end_date: today },
  'two years': { start_date: addDays(today, -800), end_date: addDays(today, -71) },
  'a year': { start_date: addDays(today, -400), end_date: addDays(today, -36) },
  'a quarter': { start_date: addDays(today, -110), end_date: addDays(today, -20) },
  'a month': { start_date: firstDayOf(lastMonth), end_date: lastDayOf(lastMonth) },
  'a week': { start_date: addDays(today, -30), end_date: addDays(today, -24) },
  'a day': { start_date: addDays(today, -20), end_date: addDays(today, -20) },
}

/** What orders are grouped by, of the facts of each. */
type Grouping = (typeof orderGroupings)[number]
const keys: Readonly<Record<Grouping, string>> = {
  day: 'placed_day::text',
  week: '(placed_day - extract(dow from placed_day)::integer)::text',
  month: `date_trunc('month', placed_day)::date::text`,
  weekday: '(placed_hour / 24)::text',
  hour: '(placed_hour % 24)::text',
  weekhour: 'placed_hour::text',
  restaurant: 'restaurant_id::text',
  store: 'store_id::text',
  area: 'area_id::text',
  channel: 'channel_id::text',
  payment: 'payment',
  customer: `case when repeat_customer then 'returning' else 'new' end`,
}

/** The same aggregate over the raw orders. */
const rawSums = ({ start_date, end_date }: DayRange, group_by: Grouping) => `
  select ${keys[group_by]} as key, ${eachMeasure((name) => `sum(${name}) as ${name}`)}
  from (${factsOf(`orders.created_at >= '${start_date}T00:00+03' and orders.created_at < '${addDays(end_date, 1)}T00:00+03'`)}) fact
  group by 1`

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await run()
  return performance.now() - begun
}

interface Look {
  readonly name: string
  readonly days: number
  readonly sums: number
  readonly raw: number
  /** The sums with as many days of fewer orders. */
  readonly few: number
}

async function look(
  [small, large]: readonly [Database, Database],
  name: string,
  range: DayRange,
  group_by: Grouping,
): Promise<Look> {
  const asked = { ...range, basis: 'placed', group_by, stores: undefined } as const
  const times: { sums: number[]; raw: number[]; few: number[] } = { sums: [], raw: [], few: [] }
  for (let round = 0; round <= rounds; round++) {
    const raw = await timeOf(() => large.pool.query(rawSums(range, group_by)))
    for (let call = 0; call < calls; call++) {
      const few = await timeOf(() => sumsOf(small.db, asked))
      const sums = await timeOf(() => sumsOf(large.db, asked))
      // The first round warms up.
      if (round === 0) continue
      times.few.push(few)
      times.sums.push(sums)
    }
    if (round > 0) times.raw.push(raw)
  }
  const [sums, raw, few] = [median(times.sums), median(times.raw), median(times.few)]
  return { name: `${name} by ${group_by}`, days: lengthOf(range), sums, raw, few }
}

type Bound = NonNullable<Figure['bound']>

/** The look that keeps the bound worst, with the next two beside it. */
function figureOf(what: string, looks: readonly Look[], bound: Bound, of: (look: Look) => number): Figure {
  const least = 'atLeast' in bound
  const sorted = looks.toSorted((one, other) => (least ? of(one) - of(other) : of(other) - of(one)))
  const [worst] = sorted
  if (!worst) throw new Error(`no ${what} were measured`)
  const shown = (each: Look) =>
    `${each.name}: ${each.sums.toFixed(1)} ms, raw ${each.raw.toFixed(1)}, fewer ${each.few.toFixed(1)}, ${of(each).toFixed(2)} ×`
  return {
    bench: 'reports',
    what: `${what}, ${looks.length} looks: the worst`,
    value: of(worst),
    unit: '×',
    bound,
    from: `median ${median(looks.map(of)).toFixed(2)} ×; ${sorted.slice(0, 3).map(shown).join('; ')}`,
  }
}

/** Sums of reports beside the same aggregates over the raw orders, statement to statement. On Postgres. */
export async function reportsBench(): Promise<Figure[]> {
  const sides = [await reportMarket(orders), await reportMarket(manyOrders)] as const
  try {
    const looks: Look[] = []
    for (const [name, range] of Object.entries(ranges))
      for (const group_by of orderGroupings) looks.push(await look(sides, name, range, group_by))
    const long = looks.filter(({ days }) => days >= 365)
    const short = looks.filter(({ days }) => days < 365)
    const quicker = ({ raw, sums }: Look) => raw / sums
    return [
      figureOf(`a year or more of ${manyOrders} orders: raw to summed`, long, { atLeast: 50 }, quicker),
      figureOf(`less of ${manyOrders} orders: raw to summed`, short, { atLeast: 1 }, quicker),
      figureOf(
        `sums at ${manyOrders} to ${orders} orders`,
        looks,
        { atMost: 1.2 },
        ({ sums, few }) => sums / few,
      ),
    ]
  } finally {
    for (const side of sides) await side.close()
  }
}
