import type { DayRange } from '@sufra/contract/insight/reports.range'
import { formatDay, formatInstant } from '@sufra/contract/kernel/clock'
import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import { currency, qar } from '@sufra/contract/kernel/money'
import { type CellValue, dayCell, type WrittenSheet } from '../../kernel/sheets/sheet.ts'
import { download, writeSheets } from '../../kernel/sheets/sheets.ts'
import type { Translate } from '../../kernel/text/texts.ts'
import { rangeName } from './chartNames.ts'
import { countedDay, type ReportState } from './reportState.ts'
import type { reportsText } from './reports.text.ts'
import type { CellUnit, ReportContent, Section, SectionCell } from './sections.ts'

interface Means {
  readonly t: Translate<typeof reportsText>
  readonly pick: (value: Bilingual) => string
  readonly language: Language
  readonly state: ReportState
  readonly name: string
  readonly comparedWith?: DayRange | null | undefined
}

const formats: Readonly<Record<CellUnit, string | undefined>> = {
  text: undefined,
  day: 'dd/mm/yyyy',
  money: '#,##0.00',
  number: '#,##0',
  percent: '0.00',
  stars: '0.00',
  orders: '#,##0',
  minutes: '#,##0',
  days: '#,##0',
}

function cellOf(unit: CellUnit, value: SectionCell): CellValue {
  if (typeof value === 'string') return unit === 'day' ? dayCell(value) : value
  return unit === 'money' && value !== null ? qar(value) : value
}

/** Excel allows 31 characters in a sheet's name. */
const sheetName = (title: string) => title.slice(0, 31)

/** A section with the figures of the compared range in columns of their own. */
function withBefores(section: Section, { language, comparedWith }: Means): Section {
  const { columns, rows = [], befores } = section
  if (!befores || !comparedWith) return section
  const figuresAt = columns.flatMap(({ unit }, at) => (unit === 'text' || unit === 'day' ? [] : [at]))
  const range = rangeName(comparedWith, language)
  return {
    ...section,
    columns: [
      ...columns,
      ...figuresAt.flatMap((at) => {
        const column = columns[at]
        return column ? [{ unit: column.unit, head: `${column.head} ${range}` }] : []
      }),
    ],
    rows: rows.map((row, index) => [...row, ...figuresAt.map((at) => befores[index]?.[at] ?? null)]),
  }
}

function sheetOf(section: Section, above: WrittenSheet['above'], means: Means): WrittenSheet {
  const { title, columns, rows = [] } = withBefores(section, means)
  const { language } = means
  return {
    name: sheetName(title),
    rightToLeft: language === 'ar',
    ...(above && { above }),
    columns: columns.map(({ head, unit }, at) => {
      const format = formats[unit]
      return {
        heading: unit === 'money' ? `${head} (${currency[language]})` : head,
        width: at === 0 ? 34 : 18,
        ...(format && { format }),
      }
    }),
    rows: rows.map((row) => row.map((value, at) => cellOf(columns[at]?.unit ?? 'text', value))),
  }
}

/** The figures of the range: counts and amounts in columns of their own, since formats are those of columns. */
function figureSection({ figures }: ReportContent, { t, pick }: Means): Section {
  const cells = (name: string, unit: CellUnit, value: SectionCell): SectionCell[] => [
    name,
    unit === 'money' ? null : value,
    unit === 'money' ? value : null,
  ]
  return {
    title: t('totals'),
    empty: '',
    columns: [
      { head: t('figure'), unit: 'text' },
      // Averages have decimals; a column has one format.
      { head: t('number'), unit: figures.some(({ figure }) => figure.unit === 'stars') ? 'text' : 'orders' },
      { head: t('amount'), unit: 'money' },
    ],
    rows: figures.map(({ figure, value = null }) => cells(pick(figure.name), figure.unit, value)),
    befores: figures.map(({ figure, before = null }) => cells(pick(figure.name), figure.unit, before)),
  }
}

/** Writes a report as a spreadsheet, a sheet for each of its tables. Returns the number of rows. */
export async function exportSections(content: ReportContent, means: Means): Promise<number> {
  const { t, language, state, name } = means
  const { start_date, end_date } = state.range
  const above = [
    [t('label'), name],
    [t('range'), `${formatDay(start_date, language)} – ${formatDay(end_date, language)}`],
    [t('basis'), t(countedDay(state))],
    [t('madeAt'), formatInstant(new Date(), language)],
    [t('reportLanguage'), t('language')],
    [],
  ]
  const sections = [figureSection(content, means), ...content.sections].filter(({ rows }) => rows?.length)
  download(
    await writeSheets(sections.map((section) => sheetOf(section, above, means))),
    `${name} ${start_date} ${end_date}.xlsx`,
  )
  return sections.reduce((sum, { rows }) => sum + (rows?.length ?? 0), 0)
}
