import type { OutputOf } from '@sufra/contract/kernel/operation'
import { globalCategories } from '@sufra/contract/menu/globalCategories'
import { call } from '../../kernel/data/api.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { SortedEntries } from '../../kernel/entries/SortedEntries.tsx'
import { useEntries } from '../../kernel/entries/useEntries.tsx'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { useListState } from '../../kernel/url/search.ts'
import { globalCategoriesText } from './taxonomies.text.ts'
import { taxonomyList } from './taxonomyEntries.tsx'

const categoryList = taxonomyList({
  ...globalCategories,
  texts: globalCategoriesText,
  codeRequired: false,
  table: 'global_categories',
})
const rowsOf = (data: OutputOf<typeof globalCategories.list>) => data.globalCategories

/** What items of all stores are found by, put into order by dragging. */
export function GlobalCategories() {
  const [{ search }] = useListState()
  const query = useOperation(globalCategories.list, { body: search ? { search } : {} }, { keep: true })
  const { add, actions, dialog } = useEntries(categoryList, { query, rowsOf })
  return (
    <>
      <PageHeader actions={add} />
      <SortedEntries
        of={categoryList}
        query={query}
        rowsOf={rowsOf}
        actions={actions}
        add={add}
        paged
        onSort={(order) => call(globalCategories.sort, { body: { globalCategories: [...order] } })}
      />
      {dialog}
    </>
  )
}
