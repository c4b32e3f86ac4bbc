import type { ViewSearch } from '@sufra/contract/accounts/listViews.shapes'
import type { ListSearch } from '../../url/search.ts'

/** Of the moment or of the page around the list, and so of no view. */
const passing: ReadonlySet<string> = new Set(['page', 'open', 'tab', 'run', 'view'])
/** In the address in place of a view's id: the whole list, for somebody whose list opens with a view. */
export const wholeList = 'all'

/** What a view keeps of a list's state. */
export const keptOf = (search: ListSearch): ViewSearch =>
  Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) =>
      passing.has(name) || value === undefined ? [] : [[name, value]],
    ),
  )

const written = (search: ViewSearch) =>
  JSON.stringify(
    Object.entries(search)
      .map(([name, value]) => [name, String(value)])
      .sort(),
  )
export const isSame = (one: ViewSearch, other: ViewSearch): boolean => written(one) === written(other)

/** Whether the address says nothing of what the list shows. */
export const isPlain = (search: ListSearch): boolean =>
  Object.entries(search).every(([name, value]) => name === 'tab' || name === 'view' || value === undefined)

/** What the page around the list shows. */
export const pageSearchOf = ({ tab, run }: ListSearch): ListSearch => ({ tab, run })

/** A list's state as a view keeps it; the page around it stays. */
export const searchOf = (view: { readonly id: number; readonly search: ViewSearch }, now: ListSearch) => ({
  ...view.search,
  ...pageSearchOf(now),
  view: view.id,
})
