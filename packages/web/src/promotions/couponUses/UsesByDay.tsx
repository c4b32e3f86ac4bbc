import { formatDay } from '@sufra/contract/kernel/clock'
import type { CouponUses } from '@sufra/contract/promotions/couponUses'
import { FigureTable } from '../../kernel/display/FigureTable.tsx'
import { Money } from '../../kernel/display/Money.tsx'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import css from './couponUses.module.css'
import { couponUsesText } from './couponUses.text.ts'

/** Each day with uses, the latest first; the bars compare them. */
export function UsesByDay({ days, days_cut }: Pick<CouponUses, 'days' | 'days_cut'>) {
  const t = useText(couponUsesText)
  const { language } = useLanguage()
  const most = Math.max(...days.map(({ orders }) => orders))
  return (
    <FigureTable
      title={t('byDay')}
      heads={[t('day'), t('orders'), t('discount')]}
      empty={t('notUsed')}
      note={days_cut ? t('latestDays', { days: days.length }) : undefined}
      rows={days.toReversed().map(({ day, orders, discount }) => ({
        key: day,
        cells: [
          <bdi key="day" className={css.day}>
            {formatDay(day, language)}
          </bdi>,
          <span key="orders" className={css.bar}>
            <span style={{ inlineSize: `${(orders / most) * 100}%` }} aria-hidden />
            <bdi>{orders.toLocaleString('en-US')}</bdi>
          </span>,
          <Money key="discount" amount={discount} />,
        ],
      }))}
    />
  )
}
