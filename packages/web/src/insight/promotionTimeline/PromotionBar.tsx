import type { TimelineRow } from '@sufra/contract/insight/promotionTimeline'
import { formatMonth } from '@sufra/contract/kernel/clock'
import type { CSSProperties } from 'react'
import { useToday } from '../../kernel/browser/useToday.ts'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { barOf, offsetOf } from '../../promotions/offers/calendar.rules.ts'
import { useDays } from '../../promotions/validity/useDays.ts'
import css from './promotionTimeline.module.css'
import { promotionTimelineText } from './promotionTimeline.text.ts'

const percent = (share: number) => `${share.toFixed(3)}%`
/** Of what goes on without an end. */
const never = '9999-12-31'

/** The days of a promotion in words. */
export function useDaysOf() {
  const t = useText(promotionTimelineText)
  const days = useDays()
  return ({ start_date, end_date }: TimelineRow) =>
    end_date === null ? t('since', { from: days(start_date, start_date) }) : days(start_date, end_date)
}

/** The names of the months above the bars. */
export function Months({ months }: { readonly months: readonly string[] }) {
  const { language } = useLanguage()
  const t = useText(promotionTimelineText)
  return (
    <div className={css.months}>
      <span className="visually-hidden">{t('days')}</span>
      {months.map((month) => (
        <span
          key={month}
          aria-hidden
          style={{ '--start': percent(offsetOf(`${month}-01`, months)) } as CSSProperties}
        >
          {formatMonth(month, language)}
        </span>
      ))}
    </div>
  )
}

/** When a promotion applies: a bar on the axis of months, and in words beneath it. */
export function PromotionBar({
  row,
  months,
}: {
  readonly row: TimelineRow
  readonly months: readonly string[]
}) {
  const daysOf = useDaysOf()
  const { start, length } = barOf({ start_date: row.start_date, end_date: row.end_date ?? never }, months)
  const today = offsetOf(useToday(), months)
  return (
    <div className={css.days}>
      <div className={css.track} aria-hidden>
        {months.slice(1).map((month) => (
          <i key={month} style={{ '--start': percent(offsetOf(`${month}-01`, months)) } as CSSProperties} />
        ))}
        {length > 0 && (
          <span
            data-state={row.state}
            style={{ '--start': percent(start), '--length': percent(length) } as CSSProperties}
          />
        )}
        {today > 0 && today < 100 && <i data-today style={{ '--start': percent(today) } as CSSProperties} />}
      </div>
      <small>
        <bdi>{daysOf(row)}</bdi>
      </small>
    </div>
  )
}
