import type { DayRange } from '@sufra/contract/insight/reports.range'
import { formatDayAndWeekday } from '@sufra/contract/kernel/clock'
import { currency } from '@sufra/contract/kernel/money'
import { useState } from 'react'
import { FilterSelect } from '../../kernel/list/filters/FilterSelect.tsx'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import Chart from '../charts/Chart.tsx'
import type { Point } from '../charts/series.ts'
import { rangeName, shortDay } from './chartNames.ts'
import { writersOf } from './chartUnits.ts'
import { reportsText } from './reports.text.ts'
import type { Section, SectionCell } from './sections.ts'

interface Props {
  /** Tables that can be drawn, with rows. */
  readonly sections: readonly [Section, ...Section[]]
  readonly range: DayRange
  readonly comparedWith: DayRange | null | undefined
}

const figuresOf = ({ columns }: Section) =>
  columns.map((column, at) => ({ ...column, at })).filter(({ unit }) => unit !== 'text' && unit !== 'day')

/** One figure of a report's table as a chart. */
export default function SectionChart({ sections, range, comparedWith }: Props) {
  const t = useText(reportsText)
  const { language } = useLanguage()
  const [title, setTitle] = useState('')
  const [head, setHead] = useState('')
  const section = sections.find((each) => each.title === title) ?? sections[0]
  const { columns, rows = [], befores, shorts, drawn = 'rank' } = section
  const figures = figuresOf(section)
  const figure =
    figures.find((each) => each.head === head) ??
    figures.find(({ at }) => at === section.drawnColumn) ??
    figures[0]
  if (!figure) return null
  const isDay = columns[0]?.unit === 'day'
  const nameOf = (cell: SectionCell | undefined) =>
    isDay ? formatDayAndWeekday(String(cell), language) : String(cell ?? '')
  // Items of two stores may have one name: what else is said of them tells them apart.
  const lastText = columns.findLastIndex(({ unit }) => unit === 'text')
  const isTwice = (name: SectionCell | undefined) =>
    lastText > 0 && rows.filter((row) => row[0] === name).length > 1
  const before = befores && comparedWith ? rangeName(comparedWith, language) : null
  const points = rows.flatMap((row, index): Point[] => {
    const [first] = row
    const value = row[figure.at]
    const beside = befores?.[index]
    const other = beside?.[figure.at]
    if (typeof value !== 'number') return []
    const name = isTwice(first) ? `${first} · ${row[lastText]}` : nameOf(first)
    return [
      {
        key: String(index),
        name,
        short: shorts?.[index] ?? (isDay ? shortDay(String(first), range, language) : name),
        value,
        other:
          typeof other === 'number'
            ? { name: drawn === 'time' ? nameOf(beside?.[0]) : (before ?? ''), value: other }
            : null,
      },
    ]
  })
  if (drawn === 'rank') points.sort((one, other) => other.value - one.value)
  const writers = writersOf(figure.unit, language)
  const named = figure.unit === 'money' ? `${figure.head} (${currency[language]})` : figure.head
  return (
    <Chart
      series={{ ...writers, points, figure: figure.head, now: rangeName(range, language), before }}
      shape={{ of: drawn }}
      title={`${section.title}: ${named}`}
      data={[
        [columns[0]?.head ?? '', named, ...(before ? [`${named} ${before}`] : [])],
        ...points.map(({ name, value, other }) => [
          name,
          writers.writeBare(value),
          ...(before ? [other ? writers.writeBare(other.value) : ''] : []),
        ]),
      ]}
      controls={
        <>
          {sections.length > 1 && (
            <FilterSelect
              label={t('drawnTable')}
              value={section.title}
              options={sections.map((each) => [each.title, each.title] as const)}
              onChange={setTitle}
            />
          )}
          <FilterSelect
            label={t('drawn')}
            value={figure.head}
            options={figures.map((each) => [each.head, each.head] as const)}
            onChange={setHead}
          />
        </>
      }
    />
  )
}
