import type { ReviewReport } from '@sufra/contract/insight/reportReviews'
import { reviewFigures } from '@sufra/contract/insight/reportReviews.figures'
import { formatMonth, monthOf } from '@sufra/contract/kernel/clock'
import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import type { Translate } from '../../kernel/text/texts.ts'
import { beforesOf, figureColumn, nthOf, type ReportContent } from '../reports/sections.ts'
import type { reviewsReportText } from './reviewsReport.text.ts'

type Month = ReviewReport['months'][number]

interface Means {
  readonly t: Translate<typeof reviewsReportText>
  readonly pick: (value: Bilingual) => string
  readonly language: Language
}

export const monthName = (start: string, language: Language): string => formatMonth(monthOf(start), language)

/** What the report of reviews shows; undefined figures and rows while it loads. */
export function reviewsContent(
  answer: ReviewReport | undefined,
  { t, pick, language }: Means,
): ReportContent {
  const column = (key: keyof typeof reviewFigures) => figureColumn(reviewFigures[key], pick)
  const named = (unit: 'stars' | 'number') =>
    (answer?.categories ?? []).map(({ name }) => ({ head: pick(name), unit }))
  const before = answer?.compared
  type Reviewed = Pick<ReviewReport, 'categories'>
  // Columns are the categories of the range that is shown.
  const ofCategories = (row: Month, value: 'average' | 'ratings', { categories }: Reviewed) =>
    (answer?.categories ?? []).map((shown) => {
      const index = categories.findIndex(({ id }) => id === shown.id)
      return row.categories[index]?.[value] ?? null
    })
  const averages = (report: Reviewed) => (row: Month) => [
    monthName(row.start, language),
    row.reviews,
    row.average,
    ...ofCategories(row, 'average', report),
  ]
  const counts = (report: Reviewed) => (row: Month) => [
    monthName(row.start, language),
    row.ratings,
    ...ofCategories(row, 'ratings', report),
  ]
  const categoryCells = ({ name, ratings, average }: ReviewReport['categories'][number]) => [
    pick(name),
    ratings,
    average,
  ]
  // Without reviews a table of months would be a table of dashes.
  const months = answer && (answer.figures.reviews === 0 ? [] : answer.months)
  const shared = { empty: t('none') }
  const month = { head: t('month'), unit: 'text' } as const
  return {
    figures: (['reviews', 'ratings', 'average'] as const).map((key) => ({
      figure: reviewFigures[key],
      value: answer?.figures[key],
      before: before?.figures[key],
    })),
    sections: [
      {
        ...shared,
        title: t('categories'),
        columns: [{ head: t('category'), unit: 'text' }, column('ratings'), column('average')],
        rows: answer?.categories.map(categoryCells),
        befores: beforesOf(answer?.categories, before?.categories, ({ id }) => id, categoryCells),
      },
      {
        ...shared,
        title: t('averages'),
        columns: [month, column('reviews'), column('average'), ...named('stars')],
        rows: answer && months?.map(averages(answer)),
        befores: before ? nthOf(months, before.months, averages(before)) : undefined,
      },
      {
        ...shared,
        title: t('counts'),
        columns: [month, column('ratings'), ...named('number')],
        rows: answer && months?.map(counts(answer)),
        befores: before ? nthOf(months, before.months, counts(before)) : undefined,
      },
    ],
  }
}
