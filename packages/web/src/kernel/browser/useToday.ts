import { qatarDay } from '@sufra/contract/kernel/clock'
import { useSyncExternalStore } from 'react'

const lookMs = 30_000

function subscribe(look: () => void): () => void {
  const timer = setInterval(look, lookMs)
  // Timers rest while a device sleeps.
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

/** Today in Qatar, `YYYY-MM-DD`, also on a page that stays open past midnight. */
export const useToday = (): string => useSyncExternalStore(subscribe, () => qatarDay(Date.now()))
