import { formatDay, formatTime } from '@sufra/contract/kernel/clock'
import { useLanguage } from '../text/language.tsx'
import css from './When.module.css'

/** `DD MMM YYYY hh:mm a` in Qatar. The day may wrap, the time never. */
export function Instant({ at }: { at: string }) {
  const { language } = useLanguage()
  return (
    <bdi>
      <time dateTime={at}>
        {formatDay(new Date(at), language)} <span className={css.time}>{formatTime(at, language)}</span>
      </time>
    </bdi>
  )
}
