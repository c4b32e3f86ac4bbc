import { orders } from '@sufra/contract/orders/orders'
import { useEffect, useRef } from 'react'
import { call } from '../../kernel/data/api.ts'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { type Desk, deskAgain, type Filters, mayBecomeDue } from './desk.rules.ts'
import { isReading, onceUnread } from './reading.ts'
import { useNow } from './Waiting.tsx'

/** Refetches a list on the desk's clock while it may change by time alone; rows being read do not move. */
export function useBecomingDue(body: Filters): void {
  const now = useNow()
  const clock = useRef(now)
  const asked = useRef(body)
  asked.current = body
  useEffect(() => {
    if (clock.current === now || document.hidden) return
    clock.current = now
    const input = { body: asked.current }
    const key = keyOf(orders.list, input)
    const shown = queryClient.getQueryState<Desk>(key)
    if (!shown?.data || !mayBecomeDue(shown.data, asked.current)) return
    const leaving = new AbortController()
    let forget: (() => void) | undefined
    const look = async () => {
      const later = await call(orders.list, { ...input, signal: leaving.signal })
      // An event came meanwhile: the list is newer than the answer.
      if (queryClient.getQueryState(key)?.dataUpdatedAt !== shown.dataUpdatedAt) return
      const isRead = isReading()
      queryClient.setQueryData<Desk>(key, (desk) => desk && deskAgain(desk, later, isRead))
      if (!isRead) return
      forget = onceUnread(() => {
        forget?.()
        void queryClient.invalidateQueries({ queryKey: key })
      })
    }
    // On failure, the next tick tries again.
    look().catch(() => undefined)
    return () => {
      leaving.abort()
      forget?.()
    }
  }, [now])
}
