import { reviews } from '@sufra/contract/engagement/reviews'
import { storeReviews } from '@sufra/contract/engagement/storeReviews'
import { reports } from '@sufra/contract/insight/reports'
import { type TodayEvent, type TodayTopic, today, todayTopics } from '@sufra/contract/insight/today'
import type { Operation } from '@sufra/contract/kernel/operation'
import { paymentRequests } from '@sufra/contract/money/paymentRequests'
import { statements } from '@sufra/contract/money/statements'
import { storePositions } from '@sufra/contract/money/storePositions'
import { restaurants } from '@sufra/contract/stores/restaurants'
import { useEffect } from 'react'
import { listenLive } from '../../kernel/data/live.ts'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { liveStore } from '../../orders/live/liveStore.ts'

/** At most so often, however much arrives. */
const restMs = 2000

/** What orders change besides their lists, which their stream keeps up to date itself. */
const ofOrders = [today.events, today.fullDays, reports.list, storePositions.list, statements.show]

const ofTopics: Readonly<Record<TodayTopic, readonly Operation[]>> = {
  payment_request: [paymentRequests.storeList, storePositions.list, statements.show],
  review: [storeReviews.list, reviews.list],
  restaurant: [restaurants.list],
  menu: [today.menus],
}

/** Reads lists again, all that are asked for in a while at once. */
function openRereading() {
  const asked = new Set<Operation>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    timer = undefined
    for (const each of asked) void queryClient.invalidateQueries({ queryKey: keyOf(each) })
    asked.clear()
  }
  return {
    ask(lists: readonly Operation[]): void {
      for (const each of lists) asked.add(each)
      timer ??= setTimeout(look, restMs)
    },
    close: () => clearTimeout(timer),
  }
}

/** Reads the figures of the first page again as what they count changes. */
export function useLiveToday(): void {
  const { store_id } = useSession().user
  useEffect(() => {
    const rereading = openRereading()
    const leaveOrders = liveStore.subscribe(() => rereading.ask(ofOrders))
    let started = false
    const onEvent = (event: TodayEvent) => {
      // The lists may have been read before the stream began.
      const topics =
        event.type === 'changed' ? event.topics : started && event.type === 'hello' ? [] : todayTopics
      started = true
      for (const topic of topics) rereading.ask(ofTopics[topic])
    }
    const leave = listenLive({ op: today.changes, store_id, onEvent, onState: () => undefined })
    return () => {
      leave()
      leaveOrders()
      rereading.close()
    }
  }, [store_id])
}
