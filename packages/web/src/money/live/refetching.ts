import { charges } from '@sufra/contract/money/charges'
import { figures } from '@sufra/contract/money/figures'
import { paymentRequests } from '@sufra/contract/money/paymentRequests'
import { payoutRuns } from '@sufra/contract/money/payoutRuns'
import { storePositions } from '@sufra/contract/money/storePositions'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'

/** A run or a bulk decision changes hundreds of requests in a row: screens are refetched at most this often. */
const restMs = 1000

/** What any change may show in. What a dialog shows for a decision stays as it was read; the server refuses it if stale. */
const screens = [
  paymentRequests.adminList,
  paymentRequests.storeList,
  paymentRequests.due,
  paymentRequests.preview,
  charges.list,
  storePositions.list,
  payoutRuns.list,
  payoutRuns.show,
  figures.explain,
]

const refetch = (queryKey: readonly unknown[]) => void queryClient.invalidateQueries({ queryKey })

/** Refetches open screens at once, and again after a rest if more has changed meanwhile. */
export function openRefetching() {
  const changed = new Set<number>()
  let all = false
  let waiting = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function look(): void {
    timer = undefined
    if (!waiting) return
    for (const each of screens) refetch(keyOf(each))
    if (all) refetch(keyOf(paymentRequests.show))
    else for (const id of changed) refetch(keyOf(paymentRequests.show, { params: { id } }))
    changed.clear()
    all = false
    waiting = false
    timer = setTimeout(look, restMs)
  }
  function soon(): void {
    waiting = true
    if (timer === undefined) look()
  }

  return {
    ask(requests: readonly number[]): void {
      for (const id of requests) changed.add(id)
      soon()
    },
    askAll(): void {
      all = true
      soon()
    },
    close: () => clearTimeout(timer),
  }
}
