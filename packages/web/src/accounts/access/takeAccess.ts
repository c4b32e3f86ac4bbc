import type { auth } from '@sufra/contract/accounts/auth'
import type { UserInfo } from '@sufra/contract/accounts/auth.shapes'
import type { OutputOf } from '@sufra/contract/kernel/operation'
import { queryClient } from '../../kernel/data/operations.ts'
import { exceptUser, knownUser, userKey } from '../../kernel/session/session.tsx'

type Access = OutputOf<typeof auth.access>
const sameAccess = (user: UserInfo, { role, permissions, store_id, store_ids, must_set_up }: Access) =>
  user.role[0]?.name === role &&
  user.permissions.toSorted().join() === permissions.toSorted().join() &&
  user.store_id === store_id &&
  user.must_set_up === must_set_up &&
  user.stores.map(({ id }) => id).join() === store_ids.join()

/**
 * Takes what the server says the own role allows or requires and which stores are the own. If that has changed, who is
 * signed in is asked for again, and then whatever is on screen, except rows that forms were opened with.
 */
export async function takeAccess(access: Access): Promise<void> {
  const key = userKey()
  const known = knownUser()
  if (!known || sameAccess(known, access)) return
  await queryClient.refetchQueries({ queryKey: key })
  await queryClient.invalidateQueries({
    predicate: (query) => exceptUser(query) && query.queryKey[0] !== 'form',
  })
}
