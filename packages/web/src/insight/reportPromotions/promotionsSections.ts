import type { PromotionKind, PromotionReport } from '@sufra/contract/insight/reportPromotions'
import { promotionFigures } from '@sufra/contract/insight/reportPromotions.figures'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { isolated } from '../../kernel/text/isolated.ts'
import type { Translate } from '../../kernel/text/texts.ts'
import { figureColumn, type ReportContent, type SectionCell } from '../reports/sections.ts'
import type { promotionsReportText } from './promotionsReport.text.ts'

interface Means {
  readonly t: Translate<typeof promotionsReportText>
  readonly pick: (value: Bilingual) => string
  /** What is said of a list of which only the first rows are shown. */
  readonly firstOf: (shown: number, all: number) => string | undefined
}

const keys = ['cost', 'store_cost', 'platform_cost', 'orders', 'revenue', 'share', 'new_customers'] as const
const plural = { offer: 'offers', coupon: 'coupons', welcome: 'welcomes' } as const satisfies Record<
  PromotionKind,
  string
>
type Row = PromotionReport['promotions']['data'][number]

const cells = (figures: Row['figures']): SectionCell[] => keys.map((key) => figures[key])

/** What the report of promotions shows; undefined figures and rows while it loads. */
export function promotionsContent(
  answer: PromotionReport | undefined,
  { t, pick, firstOf }: Means,
): ReportContent {
  const columns = keys.map((key) => figureColumn(promotionFigures[key], pick))
  // Codes read from left to right between Arabic words.
  const nameOf = ({ kind, name, code, store }: Row) =>
    code
      ? `${isolated(code)} · ${name ? pick(name) : ''}`
      : [name, store].flatMap((each) => (each ? [pick(each)] : [])).join(' · ') || t(kind)
  const rows = answer?.promotions.data
  const isUsed = answer && (rows?.length ?? 0) > 0
  return {
    figures: keys.map((key) => ({
      figure: promotionFigures[key],
      value: answer?.figures[key],
      before: answer?.compared?.[key],
    })),
    sections: [
      {
        title: t('kinds'),
        empty: t('none'),
        note: t('once'),
        columns: [{ head: t('kind'), unit: 'text' }, ...columns],
        rows:
          answer &&
          (isUsed ? answer.kinds.map(({ kind, figures }) => [t(plural[kind]), ...cells(figures)]) : []),
        totals: answer && [t('total'), ...cells(answer.figures)],
        befores: answer?.compared
          ? answer.kinds.map(({ kind, compared }) => compared && [t(plural[kind]), ...cells(compared)])
          : undefined,
      },
      {
        title: t('promotions'),
        empty: t('none'),
        note: answer && firstOf(answer.promotions.data.length, answer.promotions.total),
        columns: [{ head: t('promotion'), unit: 'text' }, { head: t('kind'), unit: 'text' }, ...columns],
        rows: rows?.map((row) => [nameOf(row), t(row.kind), ...cells(row.figures)]),
        befores: answer?.compared
          ? rows?.map((row) => row.compared && [nameOf(row), t(row.kind), ...cells(row.compared)])
          : undefined,
        drawn: 'rank',
      },
    ],
  }
}
