import { ActionIcon } from '@mantine/core'
import type { BookedDays } from '@sufra/contract/stores/bookedDays'
import { IconTrash } from '@tabler/icons-react'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { slashed } from '../../kernel/inputs/dayTyping.ts'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import css from './BookedDays.module.css'
import { firstOf, lastOf, meeting, rangeOf } from './bookedDays.rules.ts'
import { bookedDaysText } from './bookedDays.text.ts'
import { monthName } from './dayNames.ts'
import { useRangeWords } from './useRangeWords.ts'

interface Props {
  readonly month: string
  readonly today: string
  readonly booked: readonly BookedDays[]
  readonly onFree?: (booked: BookedDays) => void
}

/** The ranges that touch the month, each with a button to delete it. */
export function BookedList({ month, today, booked, onFree }: Props) {
  const { language } = useLanguage()
  const t = useText(bookedDaysText)
  const rangeText = useRangeWords()
  const shown = booked.filter((range) => meeting([range], { first: firstOf(month), last: lastOf(month) }))
  return (
    <section className={css.panel} aria-labelledby="booked-list">
      <h2 id="booked-list">{t('listOf', { month: monthName(month, language) })}</h2>
      {shown.length === 0 && <p className={css.quiet}>{t('none')}</p>}
      <ul className={css.list}>
        {shown.map((range) => (
          <li key={range.id}>
            <div>
              <Ltr>
                {slashed(range.start_date)}
                {range.end_date !== range.start_date && ` – ${slashed(range.end_date)}`}
              </Ltr>
              {range.title && <bdi className={css.quiet}>{range.title}</bdi>}
            </div>
            {onFree &&
              (range.start_date < today ? (
                <span className={css.quiet}>{t(range.end_date < today ? 'over' : 'begun')}</span>
              ) : (
                <ActionIcon
                  aria-label={t('removeOne', { range: rangeText(rangeOf(range)) })}
                  data-tip={t('remove')}
                  onClick={() => onFree(range)}
                >
                  <IconTrash size={20} stroke={1.6} aria-hidden />
                </ActionIcon>
              ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
