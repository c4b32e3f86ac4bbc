import { stores } from '@sufra/contract/stores/stores'
import { useOperation } from '../../kernel/data/operations.ts'
import { useSession } from '../../kernel/session/session.tsx'

/** A store opens and closes by the clock alone, so the list is refetched this often. */
const liveMs = 60_000

/** A restaurant's stores. Admins name the restaurant; the other kinds have one. */
export function useStores(restaurant_id: number, search: string) {
  const admin = useSession().kind === 'admin'
  const body = search ? { search } : {}
  const options = { keep: true, every: liveMs }
  const any = useOperation(
    stores.listOf,
    { params: { id: restaurant_id }, body },
    { ...options, enabled: admin },
  )
  const own = useOperation(stores.list, { body }, { ...options, enabled: !admin })
  return admin ? any : own
}
