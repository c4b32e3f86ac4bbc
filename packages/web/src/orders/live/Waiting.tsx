import { type OrderRow, orderStatus } from '@sufra/contract/orders'
import { useEffect, useState } from 'react'
import { useText } from '../../kernel/text/language.tsx'
import css from './live.module.css'
import { liveText } from './live.text.ts'

const minuteMs = 60_000

/** One clock for all rows; a minute is as fine as it is shown. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs / 2)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** `2 d 4 h`, `3 h 5 min`, `12 min`: the two largest parts. */
export function useSpan(): (ms: number) => string {
  const t = useText(liveText)
  return (ms) => {
    const minutes = Math.max(0, Math.floor(ms / minuteMs))
    const [d, h, m] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60]
    if (d > 0) return h > 0 ? `${t('days', { n: d })} ${t('hours', { n: h })}` : t('days', { n: d })
    if (h > 0) return m > 0 ? `${t('hours', { n: h })} ${t('minutes', { n: m })}` : t('hours', { n: h })
    return t('minutes', { n: m })
  }
}

/** How long a pending order has waited, and how long until its event; with fewer words in a narrow column. */
export function Waiting({ order }: { readonly order: OrderRow }) {
  const t = useText(liveText)
  const now = useNow()
  const span = useSpan()
  if (order.order_current_status.id !== orderStatus.pending) return null
  const left = Date.parse(order.picked_time_iso_date) - now
  const waited = { time: span(now - Date.parse(order.created_at)) }
  const until = { time: span(left) }
  return (
    <span className={css.waiting} data-late={order.needs_attention || undefined}>
      <span className={css.roomy}>
        <bdi>{t('waited', waited)}</bdi>
        <bdi>{left > 0 ? t('until', until) : t('passed')}</bdi>
      </span>
      <span className={css.brief}>
        <bdi>{t('waitedBriefly', waited)}</bdi>
        <bdi>{left > 0 ? t('untilBriefly', until) : t('passed')}</bdi>
      </span>
    </span>
  )
}
