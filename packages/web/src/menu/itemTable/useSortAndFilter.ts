import type { ItemRow } from '@sufra/contract/menu/items'
import { useMemo, useReducer, useRef } from 'react'
import { type Filter, type Reading, type Sort, sortAndFilter, withShown } from './sortAndFilter.rules.ts'

interface Chosen {
  readonly filter: Filter
  readonly sort: Sort | undefined
  /** The server has searched too: rows it no longer finds are missing from `all`. */
  readonly searched: boolean
}
const none: readonly ItemRow[] = []

/**
 * The filtered and sorted rows. Editing does not move or hide them: a row with a new price keeps its position, and an
 * item that got its photo or another name stays visible until filters or sort change or `again` is called.
 */
export function useSortAndFilter(
  all: readonly ItemRow[],
  { filter, sort, searched }: Chosen,
  reading: Reading,
) {
  const [round, again] = useReducer((before: number) => before + 1, 0)
  const asked = JSON.stringify([filter, sort, reading.language, round])
  const last = useRef({ asked, rows: none })
  const shown = last.current.asked === asked ? last.current.rows : none
  const items = searched ? withShown(all, shown) : all
  const ids = items.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: values of the rows alone do not change the order
  const order = useMemo(
    () => sortAndFilter(items, filter, sort, reading, shown).map(({ id }) => id),
    [asked, ids],
  )
  const rows = useMemo(() => {
    const byId = new Map(items.map((item) => [item.id, item]))
    return order.flatMap((id) => byId.get(id) ?? [])
  }, [items, order])
  last.current = { asked, rows }
  return { rows, again }
}
