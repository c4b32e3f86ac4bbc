import type { ItemRow } from '@sufra/contract/menu/items'
import { useMemo, useReducer } from 'react'
import { type Filter, type Reading, type Sort, sortAndFilter } from './sortAndFilter.rules.ts'

interface Asked {
  readonly filter: Filter
  readonly sort: Sort | undefined
}

/**
 * The rows that are asked for. They stand still while they are edited: a price that is raised moves no row away from
 * under the hand, and an item that got its photo stays in sight until something else is asked for, or `again`.
 */
export function useSortAndFilter(all: readonly ItemRow[], { filter, sort }: Asked, reading: Reading) {
  const [round, again] = useReducer((before: number) => before + 1, 0)
  const asked = JSON.stringify([filter, sort, reading.language, round, all.map(({ id }) => id)])
  // biome-ignore lint/correctness/useExhaustiveDependencies: their values alone arrange nothing anew
  const order = useMemo(() => sortAndFilter(all, filter, sort, reading).map(({ id }) => id), [asked])
  const rows = useMemo(() => {
    const byId = new Map(all.map((item) => [item.id, item]))
    return order.flatMap((id) => byId.get(id) ?? [])
  }, [all, order])
  return { rows, again }
}
