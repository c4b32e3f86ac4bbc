import { useText } from '../text/language.tsx'
import { texts } from '../text/texts.ts'
import { TimeOfDay } from '../text/time.schemas.ts'
import css from './EndTime.module.css'
import { Ltr } from './Ltr.tsx'

interface Times {
  readonly start_time: string
  readonly end_time: string
}

const words = texts({
  nextDay: { en: 'the next day', ar: 'في اليوم التالي' },
  endsNextDay: { en: 'Ends the next day', ar: 'حتى اليوم التالي' },
  wholeDay: { en: '24 hours, until the next day', ar: '24 ساعة، حتى اليوم التالي' },
})

/** An end at or before the start is on the next day (DECISIONS 30). */
const endsNextDay = ({ start_time, end_time }: Times): boolean => end_time <= start_time

/** Shown while the end is typed, since it may be a mistake. */
export function useEndHint(): (times: Times) => string | undefined {
  const t = useText(words)
  return (times) => {
    const valid = [times.start_time, times.end_time].every((time) => TimeOfDay.safeParse(time).success)
    if (!valid || !endsNextDay(times)) return undefined
    return times.start_time === times.end_time ? t('wholeDay') : t('endsNextDay')
  }
}

export function EndTime(times: Times) {
  const t = useText(words)
  return (
    <>
      <Ltr>{times.end_time}</Ltr>
      {endsNextDay(times) && <small className={css.next}>{t('nextDay')}</small>}
    </>
  )
}
