import { type ReportRow, type TimeGrouping, timeGroupings } from '@sufra/contract/insight/reports'
import { type ReportFigure, reportFigures } from '@sufra/contract/insight/reports.figures'
import { type DayRange, groupsOf } from '@sufra/contract/insight/reports.range'
import { groupingHeads, groupName } from '@sufra/contract/insight/reports.words'
import { formatDay } from '@sufra/contract/kernel/clock'
import type { Language } from '@sufra/contract/kernel/language'
import { currency, formatQar, qar } from '@sufra/contract/kernel/money'
import type { Shape } from '../charts/Chart.tsx'
import type { Series } from '../charts/series.ts'
import { shortHour, shortName, shortWeekday } from './chartNames.ts'
import { columnName, type ReportMeans } from './reportColumns.tsx'
import type { ReportState } from './reportState.ts'

type Means = Omit<ReportMeans, 'sort'>

const isTime = (grouping: ReportState['grouping']): grouping is TimeGrouping =>
  timeGroupings.some((each) => each === grouping)

export function shapeOf(grouping: ReportState['grouping'], language: Language): Shape {
  if (isTime(grouping)) return { of: 'time' }
  if (grouping === 'weekday' || grouping === 'hour') return { of: 'order' }
  if (grouping !== 'weekhour') return { of: 'rank' }
  return {
    of: 'heat',
    rows: Array.from({ length: 7 }, (_, weekday) => shortWeekday(weekday, language)),
    columns: Array.from({ length: 24 }, (_, hour) => shortHour(hour, language)),
  }
}

const rangeName = ({ start_date, end_date }: DayRange, language: Language) =>
  start_date === end_date
    ? formatDay(start_date, language)
    : `${formatDay(start_date, language)} – ${formatDay(end_date, language)}`

/** Money with its currency; in Arabic the figure keeps its direction between the words. */
const written = (figure: ReportFigure, value: number, language: Language) => {
  if (reportFigures[figure].unit !== 'money') return value.toLocaleString('en-US')
  return language === 'ar'
    ? `\u2066${formatQar(value)}\u2069\u00a0${currency.ar}`
    : `${currency.en}\u00a0${formatQar(value)}`
}

/** A figure of the rows as a chart draws it. */
export function seriesOf(rows: readonly ReportRow[], figure: ReportFigure, means: Means): Series {
  const { state, answer, language } = means
  const { grouping, range } = state
  const isMoney = reportFigures[figure].unit === 'money'
  const other = answer?.compared_with ?? null
  const places = other && isTime(grouping) ? groupsOf(other, grouping) : null
  const otherName = (place: number) => {
    const key = places?.[place]
    if (!other) return ''
    return key === undefined
      ? rangeName(other, language)
      : groupName({ key, name: null }, { grouping, range: other }, { language })
  }
  return {
    points: rows.map((row, place) => ({
      key: row.key,
      name: groupName(row, state, means),
      short: shortName(row, means),
      value: row.figures[figure],
      other: row.compared && { name: otherName(place), value: row.compared[figure] },
    })),
    figure: columnName(figure, means),
    now: rangeName(range, language),
    before: other && rangeName(other, language),
    write: (value) => written(figure, value, language),
    writeBare: (value) => (isMoney ? formatQar(value) : value.toLocaleString('en-US')),
    writeTick: (value) => (isMoney ? qar(value) : value).toLocaleString('en-US'),
    whole: !isMoney,
  }
}

/** The figures of a chart as a table: headings, then a row for each point, amounts in QAR. */
export function dataOf(series: Series, figure: ReportFigure, { state, language, pick }: Means) {
  const isMoney = reportFigures[figure].unit === 'money'
  const amount = (value: number) => (isMoney ? (value / 100).toFixed(2) : String(value))
  const name = isMoney ? `${series.figure} (${currency[language]})` : series.figure
  return [
    series.before
      ? [pick(groupingHeads[state.grouping]), `${name} ${series.now}`, `${name} ${series.before}`]
      : [pick(groupingHeads[state.grouping]), name],
    ...series.points.map((point) => [
      point.name,
      amount(point.value),
      ...(point.other ? [amount(point.other.value)] : []),
    ]),
  ]
}
