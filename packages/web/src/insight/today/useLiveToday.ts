import { reports } from '@sufra/contract/insight/reports'
import { today } from '@sufra/contract/insight/today'
import { statements } from '@sufra/contract/money/statements'
import { storePositions } from '@sufra/contract/money/storePositions'
import { useEffect } from 'react'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { liveStore } from '../../orders/live/liveStore.ts'

/** At most so often, however many orders arrive. */
const restMs = 2000

/** What orders change besides their lists, which the stream keeps up to date itself. */
const counted = [today.events, today.fullDays, reports.list, storePositions.list, statements.show]

/** Reads the figures of the first page again as orders change. */
export function useLiveToday(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      for (const each of counted) void queryClient.invalidateQueries({ queryKey: keyOf(each) })
    }
    const leave = liveStore.subscribe(() => {
      timer ??= setTimeout(look, restMs)
    })
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [])
}
