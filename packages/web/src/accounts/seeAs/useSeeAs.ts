import { seeAs } from '@sufra/contract/accounts/seeAs'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { useAction } from '../../kernel/data/operations.ts'
import { sessionStore } from '../../kernel/data/sessionStore.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { beginLook } from './look.ts'

export type SeeAs = (seen: RequestOf<typeof seeAs.begin>) => void

/** Shows the product as a role or a person sees it. Undefined for those who may not. */
export function useSeeAs(): SeeAs | undefined {
  const { kind, user } = useSession()
  const action = useAction(seeAs.begin, { success: false })
  if (kind !== 'admin' || !user.super || sessionStore.look()) return undefined
  return (seen) =>
    action.mutate(
      { body: seen },
      {
        onSuccess: ({ token, userInfo }) => beginLook(token, userInfo, seen.role_id !== undefined),
      },
    )
}
