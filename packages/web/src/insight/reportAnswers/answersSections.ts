import type { Answers } from '@sufra/contract/insight/reportAnswers'
import { answerFigures, leadClasses } from '@sufra/contract/insight/reportAnswers.figures'
import type { Bilingual } from '@sufra/contract/kernel/language'
import type { Translate } from '../../kernel/text/texts.ts'
import {
  beforesOf,
  figureColumn,
  type ReportContent,
  type Section,
  type SectionCell,
} from '../reports/sections.ts'
import type { answersReportText } from './answersReport.text.ts'

interface Means {
  readonly t: Translate<typeof answersReportText>
  readonly pick: (value: Bilingual) => string
}

const keys = Object.keys(answerFigures) as (keyof typeof answerFigures)[]
const answered = ['answered', 'unanswered', 'answer_median', 'answer_most'] as const
const cancelled = [
  'cancelled',
  'cancelled_value',
  'cancelled_refunded',
  'cancelled_charges',
  'cancelled_kept',
] as const

type Cancelled = Readonly<Record<(typeof cancelled)[number], number>>

function leadName(index: number, { t }: Means): string {
  const from = leadClasses[index] ?? 0
  const next = leadClasses[index + 1]
  if (next === undefined) return t('leadMore', { count: from - 1 })
  if (next > from + 1) return t('leadRange', { from, count: next - 1 })
  return from === 0 ? t('sameDay') : t('leadDays', { count: from })
}

function cancelledSection<Row extends Cancelled>(
  title: string,
  head: string,
  name: (row: Row) => string,
  rows: readonly Row[] | undefined,
  before: readonly Row[] | undefined,
  totals: Cancelled | undefined,
  { t }: Means,
): Section {
  const cells = (row: Cancelled): SectionCell[] => cancelled.map((key) => row[key])
  const named = (row: Row) => [name(row), ...cells(row)]
  return {
    title,
    empty: t('noCancelled'),
    columns: [
      { head, unit: 'text' },
      ...cancelled.map((key) => ({ head: t(key), unit: answerFigures[key].unit })),
    ],
    rows: rows?.map(named),
    totals: totals && [t('total'), ...cells(totals)],
    befores: beforesOf(rows, before, name, named),
    drawn: 'rank',
  }
}

/** What the report of answers and cancellations shows; undefined figures and rows while it loads. */
export function answersContent(answer: Answers | undefined, means: Means): ReportContent {
  const { t, pick } = means
  const { figures, compared } = answer ?? {}
  const storeCells = (row: NonNullable<Answers['stores']>[number]) => [
    pick(row.name),
    ...answered.map((key) => row[key]),
  ]
  const leadCells = (row: Answers['leads'][number], index: number) => [
    leadName(index, means),
    row.orders,
    row.share,
  ]
  const stores: Section = {
    title: t('stores'),
    empty: answer?.stores === null ? t('chooseRestaurant') : t('noStores'),
    columns: [
      { head: t('store'), unit: 'text' },
      ...answered.map((key) => figureColumn(answerFigures[key], pick)),
    ],
    rows: answer && (answer.stores ?? []).map(storeCells),
    befores: beforesOf(
      answer?.stores ?? undefined,
      compared?.stores ?? undefined,
      ({ id }) => id,
      storeCells,
    ),
    drawn: 'rank',
  }
  const leads: Section = {
    title: t('leads'),
    empty: t('noLeads'),
    columns: [
      { head: t('lead'), unit: 'text' },
      { head: t('orders'), unit: 'orders' },
      { head: t('share'), unit: 'percent' },
    ],
    rows: answer && (answer.leads.some(({ orders }) => orders > 0) ? answer.leads.map(leadCells) : []),
    befores: compared?.leads.map(leadCells),
    drawn: 'order',
  }
  return {
    figures: keys.map((key) => ({
      figure: answerFigures[key],
      value: figures?.[key],
      before: compared?.figures[key],
    })),
    sections: [
      stores,
      leads,
      cancelledSection(
        t('reasons'),
        t('reason'),
        ({ name }) => (name ? pick(name) : t('noReason')),
        answer?.reasons,
        compared?.reasons,
        figures,
        means,
      ),
      cancelledSection(
        t('cancellers'),
        t('canceller'),
        ({ kind }) => t(kind),
        answer?.cancellers,
        compared?.cancellers,
        figures,
        means,
      ),
    ],
  }
}
