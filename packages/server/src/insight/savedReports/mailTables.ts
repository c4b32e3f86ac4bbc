import type { FigureText } from '@sufra/contract/insight/reports.figures'
import type { DayRange } from '@sufra/contract/insight/reports.range'
import { formatFigureValue } from '@sufra/contract/insight/reports.words'
import { formatDay } from '@sufra/contract/kernel/clock'
import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import { currency } from '@sufra/contract/kernel/money'
import type { MailTable } from '../../kernel/mail/mailComponents.ts'

export const mailedRows = 10

const totals: Bilingual = { en: 'Totals', ar: 'الإجماليات' }

type Texts<Key extends string> = Readonly<Record<Key, FigureText>>
type Figures<Key extends string> = Readonly<Record<Key, number | null>>

/** A figure's name with its unit, so that cells are plain numbers in either direction. */
const nameOf = ({ name, unit }: FigureText, language: Language): string =>
  unit === 'money' ? `${name[language]} (${currency[language]})` : name[language]
const formatValue = ({ unit }: FigureText, value: number | null): string =>
  value === null ? '—' : formatFigureValue(unit, value)

export const daysIn = ({ start_date, end_date }: DayRange, language: Language) =>
  start_date === end_date
    ? formatDay(start_date, language)
    : `${formatDay(start_date, language)} – ${formatDay(end_date, language)}`

interface Totals<Key extends string> {
  readonly range: DayRange
  readonly figures: Figures<Key>
}

/** The figures of the range and of what it is compared with. */
const totalsTable = <Key extends string>(
  texts: Texts<Key>,
  keys: readonly Key[],
  columns: readonly Totals<Key>[],
  language: Language,
): MailTable => ({
  heads: [totals[language], ...columns.map(({ range }) => daysIn(range, language))],
  rows: keys.map((key) => [
    nameOf(texts[key], language),
    ...columns.map(({ figures }) => formatValue(texts[key], figures[key])),
  ]),
})

interface Rows<Key extends string, Row> {
  readonly head: string
  readonly name: (row: Row) => string
  readonly of: (row: Row) => Figures<NoInfer<Key>>
}

const rowsTable = <Key extends string, Row>(
  texts: Texts<Key>,
  keys: readonly Key[],
  rows: readonly Row[],
  { head, name, of }: Rows<Key, Row>,
  language: Language,
): MailTable => ({
  heads: [head, ...keys.map((key) => nameOf(texts[key], language))],
  rows: rows
    .slice(0, mailedRows)
    .map((row) => [name(row), ...keys.map((key) => formatValue(texts[key], of(row)[key]))]),
})

/** The second column, if there is one. */
const beside = <Key extends string>(range: DayRange | null, figures: Figures<Key> | null): Totals<Key>[] =>
  range && figures ? [{ range, figures }] : []

/** What a mail says of a report: its totals and its first rows. */
export interface MailedContent {
  readonly figures: MailTable
  readonly rows: MailTable
  /** Rows that the report has in all. */
  readonly total: number
}

interface Report<Totals extends string, Shown extends string, Row> extends Rows<Shown, Row> {
  /** Figures of the totals, and those of each row. */
  readonly totals: readonly Totals[]
  readonly shown: readonly Shown[]
  readonly figures: Figures<NoInfer<Totals>>
  readonly compared: Figures<NoInfer<Totals>> | null
  readonly compared_with: DayRange | null
  readonly rows: readonly Row[]
  readonly total: number
}

export const mailedContent = <Key extends string, Totals extends Key, Shown extends Key, Row>(
  { range, language }: { readonly range: DayRange; readonly language: Language },
  texts: Texts<Key>,
  report: Report<Totals, Shown, Row>,
): MailedContent => ({
  figures: totalsTable(
    texts,
    report.totals,
    [{ range, figures: report.figures }, ...beside(report.compared_with, report.compared)],
    language,
  ),
  rows: rowsTable(texts, report.shown, report.rows, report, language),
  total: report.total,
})
