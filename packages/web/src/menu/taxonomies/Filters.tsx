import { filters } from '@sufra/contract/menu/filters'
import type { globalCategories } from '@sufra/contract/menu/globalCategories'
import { useOperation } from '../../kernel/data/operations.ts'
import { EntryScreen } from '../../kernel/entries/EntryScreen.tsx'
import { useListState } from '../../kernel/url/search.ts'
import { filtersText } from './taxonomies.text.ts'
import { taxonomyList } from './taxonomyEntries.tsx'

const filterList = taxonomyList({
  ...filters,
  texts: filtersText,
  codeRequired: true,
  table: 'filters',
  // Its registration code is required: the schema says so, whatever the type.
  save: filters.save as unknown as typeof globalCategories.save,
  update: filters.update as unknown as typeof globalCategories.update,
})

/** What customers narrow a menu down by. */
export function Filters() {
  const [{ search }] = useListState()
  const query = useOperation(filters.list, { body: search ? { search } : {} }, { keep: true })
  return (
    <EntryScreen
      list="menuFilters"
      of={filterList}
      query={query}
      rowsOf={(data) => data.filters}
      cut={query.data?.cut}
    />
  )
}
