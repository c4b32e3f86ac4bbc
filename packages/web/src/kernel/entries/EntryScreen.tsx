import type { ChosenList } from '@sufra/contract/accounts/preferences.shapes'
import { BulkList } from '../list/bulk/BulkList.tsx'
import { useUnpagedSort } from '../list/table/useUnpagedSort.ts'
import { usePick } from '../text/language.tsx'
import { useListState } from '../url/search.ts'
import { type Entry, type EntryList, type EntryQuery, idOf } from './entries.ts'
import { useEntries } from './useEntries.tsx'
import { useEntryBulk } from './useEntryBulk.ts'
import { useEmptyWords, useEntryColumns } from './useEntryColumns.tsx'

interface Props<Row extends Entry, Data> {
  readonly of: EntryList<Row>
  readonly query: EntryQuery<Data>
  readonly rowsOf: (data: Data) => readonly Row[]
  readonly cut?: boolean | undefined
  /** Its columns can be chosen, and its views are kept. */
  readonly list?: ChosenList
}

/** A table of entries, paged in the browser. */
export function EntryScreen<Row extends Entry, Data>({ of, query, rowsOf, cut, list }: Props<Row, Data>) {
  const pick = usePick()
  const [{ page, count }] = useListState()
  const { add, actions, dialog } = useEntries(of, { query, rowsOf })
  const bulk = useEntryBulk(of)
  const shown = useEntryColumns(of, actions)
  const empty = useEmptyWords(of, add)
  const { sorting, all } = useUnpagedSort(shown.columns, query.data && rowsOf(query.data))
  const { title, search } = of.texts
  return (
    <>
      <BulkList
        bulk={bulk}
        {...shown}
        label={pick(title)}
        actions={add}
        {...(search && { search: { label: pick(search) } })}
        // Of a list that is cut off the other rows are not known.
        {...(!cut && { sorting })}
        {...(list && { columnPicker: { list } })}
        idOf={idOf}
        empty={empty}
        query={query}
        cut={cut}
        rows={all?.slice((page - 1) * count, page * count)}
        total={all?.length}
      />
      {dialog}
    </>
  )
}
