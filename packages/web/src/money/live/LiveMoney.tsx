import { type MoneyEvent, moneyLive } from '@sufra/contract/money/live'
import { useEffect } from 'react'
import { listenLive } from '../../kernel/data/live.ts'
import { openRefetching } from './refetching.ts'

/** Keeps the open screens of what the platform and its stores settle up to date, as long as one of them is open. */
export default function LiveMoney() {
  useEffect(() => {
    const refetching = openRefetching()
    let started = false
    const onEvent = (event: MoneyEvent) => {
      if (event.type === 'changed') return refetching.ask(event.paymentRequests)
      // Screens may have been read before the stream began. After a lost connection it sends what was missed.
      if (event.type === 'reset' || !started) refetching.askAll()
      started = true
    }
    const leave = listenLive({ op: moneyLive.events, store_id: null, onEvent, onState: () => undefined })
    return () => {
      leave()
      refetching.close()
    }
  }, [])
  return null
}
