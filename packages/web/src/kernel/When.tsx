import { formatDay, formatTime } from '@sufra/contract/kernel/clock'
import { useLanguage } from './text/language.tsx'
import css from './When.module.css'

/** `DD MMM YYYY hh:mm a` in Qatar; where there is no room it breaks between day and time only. */
export function Instant({ at }: { at: string }) {
  const { language } = useLanguage()
  return (
    <bdi>
      <time dateTime={at}>
        <span className={css.whole}>{formatDay(new Date(at), language)}</span>{' '}
        <span className={css.whole}>{formatTime(at, language)}</span>
      </time>
    </bdi>
  )
}

/** `DD MMM YYYY`. */
export function Day({ on }: { on: string }) {
  const { language } = useLanguage()
  return (
    <bdi>
      <time dateTime={on} className={css.whole}>
        {formatDay(on, language)}
      </time>
    </bdi>
  )
}
