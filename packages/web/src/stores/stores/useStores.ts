import { stores } from '@sufra/contract/stores/stores'
import { useOperation } from '../../kernel/data/operations.ts'
import { useSession } from '../../kernel/session/session.tsx'

/** Whether a store is open changes with the clock alone. */
const liveMs = 60_000

/** A restaurant's stores: admins name the restaurant, the others have one. */
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
