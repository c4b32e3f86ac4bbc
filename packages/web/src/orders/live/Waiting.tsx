import { formatWeekday } from '@sufra/contract/kernel/clock'
import { type OrderRow, orderStatus } from '@sufra/contract/orders/orders'
import { type ReactNode, useEffect, useState } from 'react'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import css from './live.module.css'
import { liveText } from './live.text.ts'
import { spanOf } from './span.rules.ts'

const clockMs = 30_000

/** The current time, updated often enough for a display in whole minutes. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), clockMs)
    return () => clearInterval(timer)
  }, [])
  return now
}

function useSpan(): (from: number, to: number) => string {
  const t = useText(liveText)
  return (from, to) => {
    const { unit, count } = spanOf(from, to)
    return t(unit, { count })
  }
}

/** How long a pending order has waited for an answer. */
export function Waiting({ order }: { readonly order: OrderRow }) {
  const t = useText(liveText)
  const now = useNow()
  const span = useSpan()
  const since = Date.parse(order.created_at)
  if (order.order_current_status.id !== orderStatus.pending) return null
  return (
    <span className={css.beneath} data-late={order.needs_attention || undefined}>
      {now - since < 60_000 ? t('justArrived') : t('waiting', { time: span(since, now) })}
    </span>
  )
}

interface TimeLeftProps {
  readonly order: OrderRow
  /** Shown in place of the weekday. */
  readonly children?: ReactNode
}

/** The delivery time and, while the order is open, how long until then. */
export function TimeLeft({ order, children }: TimeLeftProps) {
  const t = useText(liveText)
  const { language } = useLanguage()
  const now = useNow()
  const span = useSpan()
  const at = Date.parse(order.picked_time_iso_date)
  const { id } = order.order_current_status
  const open = id === orderStatus.pending || id === orderStatus.accepted
  return (
    <span className={css.beneath}>
      {children ?? formatWeekday(order.picked_time_iso_date, language)}
      {open && (
        <>
          {' · '}
          <bdi data-late={at <= now || undefined}>
            {at > now ? t('left', { time: span(now, at) }) : t('passed')}
          </bdi>
        </>
      )}
    </span>
  )
}
