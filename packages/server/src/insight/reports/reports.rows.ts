import {
  type ReportGrouping,
  type ReportRow,
  type TimeGrouping,
  timeGroupings,
} from '@sufra/contract/insight/reports'
import {
  type ReportFigure,
  type SummedFigure,
  summedFigures,
  withAverage,
} from '@sufra/contract/insight/reports.figures'
import { type DayRange, groupOf, groupsOf } from '@sufra/contract/insight/reports.range'
import type { SumRow } from './reports.sums.sql.ts'

type Sums = Readonly<Record<SummedFigure, number>>

const zero = Object.fromEntries(summedFigures.map((figure) => [figure, 0])) as Sums

const add = (one: Sums, other: Sums): Sums =>
  Object.fromEntries(summedFigures.map((figure) => [figure, one[figure] + other[figure]])) as Sums

export const totalOf = (rows: readonly Sums[]) => withAverage(rows.reduce(add, zero))

const isTime = (grouping: ReportGrouping): grouping is TimeGrouping =>
  timeGroupings.some((each) => each === grouping)

/** All keys of a fixed grouping, in their order. */
const fixed: Partial<Record<ReportGrouping, readonly string[]>> = {
  weekday: Array.from({ length: 7 }, (_, day) => String(day)),
  hour: Array.from({ length: 24 }, (_, hour) => String(hour)),
  weekhour: Array.from({ length: 168 }, (_, hour) => String(hour)),
  payment: ['card', 'cash'],
  customer: ['new', 'returning'],
}

/** Sums by key. Those of time are told by their first day in the range. */
function byKey(rows: readonly SumRow[], range: DayRange, grouping: ReportGrouping): Map<string, Sums> {
  const found = new Map<string, Sums>()
  for (const { key, ...sums } of rows) {
    found.set(isTime(grouping) ? groupOf(key, range, grouping) : key, sums)
  }
  return found
}

interface RangeSums {
  readonly range: DayRange
  readonly rows: readonly SumRow[]
}

interface Order {
  readonly group_by: ReportGrouping
  readonly sort?: ReportFigure | undefined
  readonly direction: 'asc' | 'desc'
}

/** The rows of a report without names, sorted: every day, week, month, weekday and hour, other groups with orders. */
export function reportRows(
  found: RangeSums,
  compared: RangeSums | null,
  order: Order,
): Omit<ReportRow, 'name'>[] {
  const { group_by } = order
  const sums = byKey(found.rows, found.range, group_by)
  const others = compared && byKey(compared.rows, compared.range, group_by)
  // By time, the nth day is compared with the nth day.
  const places = isTime(group_by) && compared ? groupsOf(compared.range, group_by) : undefined
  const keys =
    fixed[group_by] ??
    (isTime(group_by)
      ? groupsOf(found.range, group_by)
      : [...new Set([...sums.keys(), ...(others?.keys() ?? [])])])
  const rows = keys.map((key, place) => {
    const other = places ? places[place] : key
    const beside = other === undefined ? undefined : (others?.get(other) ?? zero)
    return {
      key,
      figures: withAverage(sums.get(key) ?? zero),
      compared: others && beside ? withAverage(beside) : null,
    }
  })
  const sort = order.sort ?? (isTime(group_by) || fixed[group_by] ? undefined : 'revenue')
  if (!sort) return rows
  const sign = order.direction === 'asc' ? 1 : -1
  return rows.sort(
    (one, other) =>
      sign * (one.figures[sort] - other.figures[sort]) ||
      one.key.localeCompare(other.key, 'en', { numeric: true }),
  )
}
