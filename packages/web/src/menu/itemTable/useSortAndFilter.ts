import type { ItemRow } from '@sufra/contract/menu/items'
import { useMemo, useReducer } from 'react'
import { type Filter, type Reading, type Sort, sortAndFilter } from './sortAndFilter.rules.ts'

interface Asked {
  readonly filter: Filter
  readonly sort: Sort | undefined
}

/**
 * The filtered and sorted rows. Editing does not move them: a row with a new price keeps its position, and an item that
 * got its photo stays visible until the filters change or `again` is called.
 */
export function useSortAndFilter(all: readonly ItemRow[], { filter, sort }: Asked, reading: Reading) {
  const [round, again] = useReducer((before: number) => before + 1, 0)
  const asked = JSON.stringify([filter, sort, reading.language, round, all.map(({ id }) => id)])
  // biome-ignore lint/correctness/useExhaustiveDependencies: values of the rows alone do not change the order
  const order = useMemo(() => sortAndFilter(all, filter, sort, reading).map(({ id }) => id), [asked])
  const rows = useMemo(() => {
    const byId = new Map(all.map((item) => [item.id, item]))
    return order.flatMap((id) => byId.get(id) ?? [])
  }, [all, order])
  return { rows, again }
}
