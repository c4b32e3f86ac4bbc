import type { ReviewReport } from '@sufra/contract/insight/reportReviews'
import { reviewFigures } from '@sufra/contract/insight/reportReviews.figures'
import { formatMonth, monthOf } from '@sufra/contract/kernel/clock'
import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import type { Translate } from '../../kernel/text/texts.ts'
import type { reviewsReportText } from './reviewsReport.text.ts'
import { figureColumn, type ReportContent } from './sections.ts'

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
  // Without reviews a table of months would be a table of dashes.
  const months = answer && (answer.figures.reviews === 0 ? [] : answer.months)
  const shared = { empty: t('none') }
  const month = { head: t('month'), unit: 'text' } as const
  return {
    figures: (['reviews', 'ratings', 'average'] as const).map((key) => ({
      figure: reviewFigures[key],
      value: answer?.figures[key],
    })),
    sections: [
      {
        ...shared,
        title: t('categories'),
        columns: [{ head: t('category'), unit: 'text' }, column('ratings'), column('average')],
        rows: answer?.categories.map(({ name, ratings, average }) => [pick(name), ratings, average]),
      },
      {
        ...shared,
        title: t('averages'),
        columns: [month, column('reviews'), column('average'), ...named('stars')],
        rows: months?.map(({ start, reviews, average, categories }) => [
          monthName(start, language),
          reviews,
          average,
          ...categories.map((each) => each.average),
        ]),
      },
      {
        ...shared,
        title: t('counts'),
        columns: [month, column('ratings'), ...named('number')],
        rows: months?.map(({ start, ratings, categories }) => [
          monthName(start, language),
          ratings,
          ...categories.map((each) => each.ratings),
        ]),
      },
    ],
  }
}
