import type { OutputOf } from '@sufra/contract/kernel/operation'
import { type ItemRow, items } from '@sufra/contract/menu/items'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'

type Rows = OutputOf<typeof items.list>

const lists = [items.list, items.all]
const eachList = () => lists.flatMap((op) => queryClient.getQueriesData<Rows>({ queryKey: keyOf(op) }))

/** The most recent version of a row in any list. */
export const newestRow = (id: number): ItemRow | undefined =>
  eachList()
    .flatMap(([, data]) => data?.items.find((row) => row.id === id) ?? [])
    .sort((a, b) => b.version - a.version)[0]

/** Updates a row in every cached list at once, then refetches the rest. */
export function putItem(id: number, change: Partial<ItemRow>): void {
  for (const [key, data] of eachList()) {
    if (!data?.items.some((row) => row.id === id)) continue
    const rows = data.items.map((row) => (row.id === id ? { ...row, ...change } : row))
    queryClient.setQueryData<Rows>(key, { ...data, items: rows })
  }
  void queryClient.invalidateQueries({ queryKey: ['items'] })
  // Categories show how many items they have.
  if ('sub_category_id' in change) void queryClient.invalidateQueries({ queryKey: ['subcategories'] })
}
