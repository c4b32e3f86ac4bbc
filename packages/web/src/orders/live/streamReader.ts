import { isLater } from '@sufra/contract/kernel/outboxPosition'
import { type OrderEvent, orders } from '@sufra/contract/orders/orders'
import type { Query } from '@tanstack/react-query'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { type Desk, deskAfter, filtersOf, type OrderChange } from './desk.rules.ts'
import { showChange } from './desk.ts'
import { isReading } from './reading.ts'
import { isShownList } from './shownList.ts'

/** More events than arrive while a list is being fetched. */
const mostKept = 500

interface StreamReader {
  /** The oldest position of the lists shown, from which the stream is to start. */
  from(): Promise<string | undefined>
  /** Returns whether a new order was held back. */
  receive(event: OrderEvent, position: string): boolean
  close(): void
}

/**
 * Keeps lists and stream consistent. Each list carries the stream position of its snapshot, so later events are applied
 * to a response that arrives late, and a list is refetched only if events between were missed.
 */
export function openStreamReader(): StreamReader {
  const lists = { queryKey: keyOf(orders.list) }
  const cache = queryClient.getQueryCache()
  const kept: { readonly position: string; readonly change: OrderChange; readonly held: boolean }[] = []
  /** All events after this position have been received. */
  let since: string | undefined
  const askedAgain = new Map<string, string>()

  function catchUp({ queryKey, queryHash, state }: Query): void {
    const desk = state.data as Desk | undefined
    if (!desk || since === undefined) return
    if (isLater(since, desk.position)) {
      // Only once: another process may answer from an older position for a moment although its data is no older.
      if (askedAgain.get(queryHash) === since) return
      askedAgain.set(queryHash, since)
      void queryClient.invalidateQueries({ queryKey, exact: true })
      return
    }
    const later = kept.filter(({ position }) => isLater(position, desk.position))
    if (later.length === 0) return
    const filters = filtersOf(queryKey)
    const shown = isShownList(filters)
    queryClient.setQueryData<Desk>(
      queryKey,
      later.reduce((now, { change, held }) => deskAfter(now, change, filters, held && shown), desk),
    )
  }

  const answered = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    if (lists.queryKey.every((part, index) => event.query.queryKey[index] === part)) catchUp(event.query)
  })

  return {
    async from() {
      await listsAnswered(lists)
      const standings = cache
        .findAll(lists)
        .flatMap(({ state }) => (state.data as Desk | undefined)?.position ?? [])
      since = standings.reduce<string | undefined>(
        (least, one) => (least !== undefined && isLater(one, least) ? least : one),
        undefined,
      )
      return since
    },
    receive(event, position) {
      if (event.type === 'order') {
        const held = showChange(event, position, isReading)
        kept.push({ position, change: event, held })
        if (kept.length > mostKept) since = kept.shift()?.position
        return held
      }
      if (event.type === 'reset') {
        since = position
        kept.length = 0
        void queryClient.invalidateQueries({ queryKey: [lists.queryKey[0]] })
      } else if (since === undefined) {
        since = position
        for (const query of cache.findAll(lists)) catchUp(query)
      }
      return false
    },
    close: answered,
  }
}

/** The stream starts where the lists are, so it waits for those being fetched. */
async function listsAnswered(lists: { readonly queryKey: readonly unknown[] }): Promise<void> {
  if (queryClient.isFetching(lists) === 0) return
  await new Promise<void>((done) => {
    const stop = queryClient.getQueryCache().subscribe(() => {
      if (queryClient.isFetching(lists) > 0) return
      stop()
      done()
    })
  })
}
