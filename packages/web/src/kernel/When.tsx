import { formatDay, formatInstant } from '@sufra/contract/kernel/clock'
import { useLanguage } from './text/language.tsx'

/** `DD MMM YYYY hh:mm a` in Qatar. */
export function Instant({ at }: { at: string }) {
  const { language } = useLanguage()
  return (
    <bdi>
      <time dateTime={at}>{formatInstant(at, language)}</time>
    </bdi>
  )
}

/** `DD MMM YYYY`. */
export function Day({ on }: { on: string }) {
  const { language } = useLanguage()
  return (
    <bdi>
      <time dateTime={on}>{formatDay(on, language)}</time>
    </bdi>
  )
}
