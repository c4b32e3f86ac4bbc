import { ListScreen } from '../list/ListScreen.tsx'
import { usePick } from '../text/language.tsx'
import { useListState } from '../url/search.ts'
import { type Entry, type EntryList, type EntryQuery, idOf } from './entries.ts'
import { useEntries } from './useEntries.tsx'
import { useEmptyWords, useEntryColumns } from './useEntryColumns.tsx'

interface Props<Row extends Entry, Data> {
  readonly of: EntryList<Row>
  readonly query: EntryQuery<Data>
  readonly rowsOf: (data: Data) => readonly Row[]
  readonly cut?: boolean | undefined
}

/** A table of entries, paged in the browser. */
export function EntryScreen<Row extends Entry, Data>({ of, query, rowsOf, cut }: Props<Row, Data>) {
  const pick = usePick()
  const [{ page, count }] = useListState()
  const { add, actions, dialog } = useEntries(of, { query, rowsOf })
  const shown = useEntryColumns(of, actions)
  const empty = useEmptyWords(of, add)
  const all = query.data && rowsOf(query.data)
  const { title, search } = of.texts
  return (
    <>
      <ListScreen
        {...shown}
        label={pick(title)}
        actions={add}
        {...(search && { search: { label: pick(search) } })}
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
