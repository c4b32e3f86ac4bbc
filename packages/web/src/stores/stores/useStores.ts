import { type storeSorts, stores } from '@sufra/contract/stores/stores'
import { useOperation } from '../../kernel/data/operations.ts'
import { refetchEvery } from '../../kernel/data/refetchEvery.ts'
import type { ListSortBody } from '../../kernel/list/table/listSort.rules.ts'
import { useSession } from '../../kernel/session/session.tsx'

/** A restaurant's stores. Admins name the restaurant; the other kinds have one. */
export function useStores(restaurant_id: number, search: string, sort: ListSortBody<typeof storeSorts> = {}) {
  const admin = useSession().kind === 'admin'
  const body = { ...sort, ...(search && { search }) }
  // A store opens and closes by the clock alone.
  const options = { keep: true, every: refetchEvery.calm }
  const any = useOperation(
    stores.listOf,
    { params: { id: restaurant_id }, body },
    { ...options, enabled: admin },
  )
  const own = useOperation(stores.list, { body }, { ...options, enabled: !admin })
  return admin ? any : own
}
