import { filters } from '@sufra/contract/filters'
import { globalCategories } from '@sufra/contract/globalCategories'
import { call } from '../kernel/api.ts'
import { useOperation } from '../kernel/operations.ts'
import type { Place } from '../kernel/sorting/sorting.rules.ts'

/** Two lists of the same kind of thing: what they are called on the wire is all that differs. */
export const markKinds = {
  category: {
    list: globalCategories.list,
    show: globalCategories.show,
    save: globalCategories.save,
    update: globalCategories.update,
    updateStatus: globalCategories.updateStatus,
    remove: globalCategories.remove,
    sort: (order: readonly Place[]) =>
      call(globalCategories.sort, { body: { globalCategories: [...order] } }),
    slugRequired: false,
  },
  filter: {
    list: filters.list,
    show: filters.show,
    // Its registration code is required: the schema says so, whatever the type.
    save: filters.save as unknown as typeof globalCategories.save,
    update: filters.update as unknown as typeof globalCategories.update,
    updateStatus: filters.updateStatus,
    remove: filters.remove,
    sort: (order: readonly Place[]) => call(filters.sort, { body: { filters: [...order] } }),
    slugRequired: true,
  },
} as const
export type MarkKind = keyof typeof markKinds

export function useMarks(kind: MarkKind, search: string) {
  const body = search ? { search } : {}
  const categories = useOperation(
    globalCategories.list,
    { body },
    { keep: true, enabled: kind === 'category' },
  )
  const others = useOperation(filters.list, { body }, { keep: true, enabled: kind === 'filter' })
  const query = kind === 'category' ? categories : others
  const marks = kind === 'category' ? categories.data?.globalCategories : others.data?.filters
  return { query, marks, cut: query.data?.cut }
}
