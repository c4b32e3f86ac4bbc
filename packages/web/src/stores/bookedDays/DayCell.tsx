import { weekdayOf } from '@sufra/contract/kernel/clock'
import type { BookedDays } from '@sufra/contract/stores/bookedDays'
import { IconCalendarOff, IconReceipt } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { lengthOf } from './bookedDays.rules.ts'
import { bookedDaysText } from './bookedDays.text.ts'
import { fullDay } from './dayNames.ts'
import css from './MonthGrid.module.css'

interface Props {
  readonly day: string
  readonly today: string
  readonly outside: boolean
  readonly active: boolean
  readonly chosen: boolean | undefined
  readonly booked: BookedDays | undefined
  readonly orders: number
  readonly onFocus: () => void
}

/** One bar per week: its first day draws it, and it covers the others. */
function Bar({ booked, day }: { booked: BookedDays; day: string }) {
  const t = useText(bookedDaysText)
  const begins = booked.start_date === day
  if (!begins && weekdayOf(day) !== 0) return null
  const left = lengthOf({ first: day, last: booked.end_date })
  const span = Math.min(left, 7 - weekdayOf(day))
  return (
    <span
      className={css.bar}
      style={{ '--span': span } as CSSProperties}
      data-begins={begins || undefined}
      data-ends={left === span || undefined}
      aria-hidden
    >
      <IconCalendarOff size={14} stroke={1.8} aria-hidden />
      <bdi className={css.words}>{booked.title ?? t(span > 1 ? 'booked' : 'bookedBriefly')}</bdi>
    </span>
  )
}

export function DayCell({ day, today, outside, active, chosen, booked, orders, onFocus }: Props) {
  const { language } = useLanguage()
  const t = useText(bookedDaysText)
  const past = day < today
  const label = [
    fullDay(day, language),
    day === today && t('today'),
    past && t('past'),
    booked && (booked.title ? t('bookedAs', { title: booked.title }) : t('booked')),
    orders > 0 && t('orders', { count: orders }),
  ].filter((part) => part !== false && part !== undefined)
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a day of WAI-ARIA's grid
      role="gridcell"
      className={css.day}
      tabIndex={active ? 0 : -1}
      aria-disabled={past || undefined}
      aria-selected={chosen}
      aria-current={day === today ? 'date' : undefined}
      data-day={day}
      data-outside={outside || undefined}
      data-past={past || undefined}
      data-booked={booked ? '' : undefined}
      onFocus={onFocus}
    >
      <span className="visually-hidden">{label.join(language === 'ar' ? '، ' : ', ')}</span>
      <span className={css.number} aria-hidden>
        {Number(day.slice(8))}
      </span>
      {booked && <Bar booked={booked} day={day} />}
      {orders > 0 && (
        <span className={css.orders} aria-hidden>
          <IconReceipt size={14} stroke={1.8} aria-hidden />
          <span className={css.count}>{orders}</span>
          <span className={css.words}>{t('orders', { count: orders })}</span>
        </span>
      )}
    </td>
  )
}
