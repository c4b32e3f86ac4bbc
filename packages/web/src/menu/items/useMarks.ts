import { filters } from '@sufra/contract/menu/filters'
import { globalCategories } from '@sufra/contract/menu/globalCategories'
import { requirements } from '@sufra/contract/menu/requirements'
import { useOperation } from '../../kernel/data/operations.ts'
import type { ListedMarks } from './itemForm.values.ts'

/** What an item can be marked with: the lists, and the rows of those that are whole. */
export function useMarks() {
  const all = { body: {} }
  const globals = useOperation(globalCategories.list, all)
  const marks = useOperation(filters.list, all)
  const needs = useOperation(requirements.list, all)
  const listed: ListedMarks = {
    ...(globals.data && !globals.data.cut && { global_categories: globals.data.globalCategories }),
    ...(marks.data && !marks.data.cut && { filters: marks.data.filters }),
    ...(needs.data && !needs.data.cut && { item_requirements: needs.data.requirements }),
  }
  return { globals, marks, needs, listed }
}
