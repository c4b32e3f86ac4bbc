import type { auth } from '@sufra/contract/accounts/auth'
import { personOf } from '../../kernel/access/scope.ts'
import type { StreamCall, StreamMessage } from '../../kernel/operations/implement.ts'
import { userInfo } from './signIn.sql.ts'

type Access = typeof auth.access

/** Tells what the caller's role allows or requires and which stores they have, at first and whenever it may have changed. */
export async function* accessEvents(call: StreamCall<Access>): AsyncGenerator<StreamMessage<Access>> {
  const { db, scope, scopeFilter, services, signal } = call
  const { viewer, session_id } = personOf(scope)
  let asked = false
  let wake = () => {}
  const ask = () => {
    asked = true
    wake()
  }
  const unwatch = services.access.watch(scope, ask)
  signal.addEventListener('abort', ask)
  try {
    for (let position = 1; !signal.aborted; position++) {
      asked = false
      const user = await userInfo(db, scopeFilter, { role_id: viewer?.role_id, session_id })
      if (!user) return
      const { role, stores, permissions, store_id, must_set_up } = user
      const data = {
        type: position === 1 ? 'hello' : 'changed',
        role: role[0]?.name ?? '',
        permissions,
        store_id,
        store_ids: stores.map(({ id }) => id),
        must_set_up,
      } as const
      yield { position: String(position), data }
      await new Promise<void>((done) => {
        wake = done
        if (asked || signal.aborted) done()
      })
    }
  } finally {
    signal.removeEventListener('abort', ask)
    unwatch()
  }
}
