import type { auth } from '@sufra/contract/accounts/auth'
import { personOf } from '../../kernel/access/scope.ts'
import type { StreamCall, StreamMessage } from '../../kernel/operations/implement.ts'
import { userInfo } from './signIn.sql.ts'

type Access = typeof auth.access

/** Tells what the caller's role allows, at first and whenever it may have changed. */
export async function* accessEvents(call: StreamCall<Access>): AsyncGenerator<StreamMessage<Access>> {
  const { db, scope, scopeFilter, services, signal } = call
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
      const user = await userInfo(db, scopeFilter, personOf(scope).viewer?.role_id)
      if (!user) return
      const { role, permissions } = user
      const type = position === 1 ? 'hello' : 'changed'
      yield { position: String(position), data: { type, role: role[0]?.name ?? '', permissions } }
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
