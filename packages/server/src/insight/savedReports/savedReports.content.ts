import { reportAnswers } from '@sufra/contract/insight/reportAnswers'
import { answerFigures } from '@sufra/contract/insight/reportAnswers.figures'
import { reportCapacity } from '@sufra/contract/insight/reportCapacity'
import { capacityFigures } from '@sufra/contract/insight/reportCapacity.figures'
import { reportItems } from '@sufra/contract/insight/reportItems'
import { itemFigures } from '@sufra/contract/insight/reportItems.figures'
import { reports } from '@sufra/contract/insight/reports'
import { type ReportFigure, reportFigures } from '@sufra/contract/insight/reports.figures'
import type { DayRange } from '@sufra/contract/insight/reports.range'
import { groupingHeads, groupName } from '@sufra/contract/insight/reports.words'
import type { SavedFilters, SavedTab } from '@sufra/contract/insight/savedReports'
import { formatDay } from '@sufra/contract/kernel/clock'
import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import type { PersonScope } from '../../kernel/access/scope.ts'
import { scopeFilterOf } from '../../kernel/access/scope.ts'
import type { Db } from '../../kernel/database/db.ts'
import type { MailTable } from '../../kernel/mail/emailTemplate.ts'
import { answersReport } from '../reportAnswers/reportAnswers.operations.ts'
import { capacityReport } from '../reportCapacity/reportCapacity.operations.ts'
import { itemsReport } from '../reportItems/reportItems.operations.ts'
import { revenueReport } from '../reports/reports.operations.ts'
import { reportedStores } from '../reports/reports.scope.sql.ts'
import { beside, mailedRows, rowsTable, totalsTable } from './mailTables.ts'

/** What a mail says of a report: its totals and its first rows. */
export interface MailedContent {
  readonly figures: MailTable
  readonly rows: MailTable
  /** Rows that the report has in all. */
  readonly total: number
}

interface Asked {
  readonly db: Db
  /** Of the recipient. */
  readonly scope: PersonScope
  readonly language: Language
  readonly filters: SavedFilters
  readonly range: DayRange
}

const words = {
  reason: { en: 'Cancelled because', ar: 'سبب الإلغاء' },
  noReason: { en: 'Without a reason', ar: 'بدون سبب' },
  item: { en: 'Item', ar: 'الصنف' },
} satisfies Record<string, Bilingual>

const ordersOf = ({ filters, range }: Asked) => ({
  ...range,
  basis: filters.basis,
  restaurant_id: filters.restaurant_id,
  store_id: filters.store_id,
})
const callOf = ({ db, scope }: Asked) => ({ db, scope, scopeFilter: scopeFilterOf(reportedStores, scope) })

const revenueFigures: readonly ReportFigure[] = [
  'revenue',
  'orders',
  'average',
  'commission',
  'due',
  'cancelled',
]

async function revenue(asked: Asked): Promise<MailedContent> {
  const { language, filters, range } = asked
  const { range: _preset, ...body } = filters
  const input = reports.list.input.parse({ ...body, ...range, count: mailedRows })
  const { rows, totals, compared_totals, compared_with } = await revenueReport({ ...callOf(asked), input })
  const grouping = filters.group_by
  const shown: ReportFigure[] = ['orders', 'revenue', 'due']
  if (filters.sort && !shown.includes(filters.sort)) shown.push(filters.sort)
  return {
    figures: totalsTable(
      reportFigures,
      revenueFigures,
      [{ range, figures: totals }, ...beside(compared_with, compared_totals)],
      language,
    ),
    rows: rowsTable(
      reportFigures,
      shown,
      rows.data,
      {
        head: groupingHeads[grouping][language],
        name: (row) => groupName(row, { grouping, range }, { language }),
        of: ({ figures }) => figures,
      },
      language,
    ),
    total: rows.total,
  }
}

async function answers(asked: Asked): Promise<MailedContent> {
  const { language, filters, range } = asked
  const input = reportAnswers.show.input.parse({ ...ordersOf(asked), compare: filters.compare })
  const { figures, compared, compared_with, reasons } = await answersReport({ ...callOf(asked), input })
  const keys = Object.keys(answerFigures) as (keyof typeof answerFigures)[]
  return {
    figures: totalsTable(
      answerFigures,
      keys,
      [{ range, figures }, ...beside(compared_with, compared)],
      language,
    ),
    rows: rowsTable(
      answerFigures,
      ['cancelled', 'cancelled_value', 'cancelled_refunded'],
      reasons,
      {
        head: words.reason[language],
        name: ({ name }) => (name ?? words.noReason)[language],
        of: (row) => row,
      },
      language,
    ),
    total: reasons.length,
  }
}

async function items(asked: Asked): Promise<MailedContent> {
  const { language, range } = asked
  const input = reportItems.show.input.parse({ ...ordersOf(asked), count: mailedRows })
  const report = await itemsReport({ ...callOf(asked), input })
  return {
    figures: totalsTable(
      itemFigures,
      ['items', 'quantity', 'sub_total', 'unsold'],
      [{ range, figures: report.figures }],
      language,
    ),
    rows: rowsTable(
      itemFigures,
      ['orders', 'quantity', 'sub_total'],
      report.items.data,
      { head: words.item[language], name: ({ name }) => name[language], of: (row) => row },
      language,
    ),
    total: report.items.total,
  }
}

async function capacity(asked: Asked): Promise<MailedContent> {
  const { language, range } = asked
  const { basis: _basis, ...orders } = ordersOf(asked)
  const input = reportCapacity.show.input.parse({ ...orders, count: mailedRows })
  const report = await capacityReport({ ...callOf(asked), input })
  return {
    figures: totalsTable(
      capacityFigures,
      ['used', 'limit', 'share', 'full', 'booked'],
      [{ range, figures: report.figures }],
      language,
    ),
    rows: rowsTable(
      capacityFigures,
      ['used', 'limit', 'share'],
      report.days.data,
      {
        head: groupingHeads.day[language],
        name: ({ day }) => formatDay(day, language),
        of: (row) => row,
      },
      language,
    ),
    total: report.days.total,
  }
}

const contents: Readonly<Record<SavedTab, (asked: Asked) => Promise<MailedContent>>> = {
  revenue,
  answers,
  items,
  capacity,
}

/** The report as the recipient would see it, in their language. */
export const contentOf = (tab: SavedTab, asked: Asked): Promise<MailedContent> => contents[tab](asked)
