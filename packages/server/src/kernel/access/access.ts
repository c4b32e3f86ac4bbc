import type { Database } from '../database/db.ts'
import { isPerson, type Scope } from './scope.ts'

/** Notifies open streams, in every process, that their caller's access may have ended. */
export interface Access {
  /** Calls `ask` when the scope must be checked again. */
  watch(scope: Scope, ask: () => void): () => void
  start(): Promise<void>
  stop(): Promise<void>
}

/** Whether an ended access (`0027_access_ended.sql`) may be this caller's. */
function concerns(scope: Scope, ended: string): boolean {
  const [what, id] = ended.split(' ')
  if (what === 'account')
    return isPerson(scope) && [scope.account_id, scope.viewer?.account_id].some((each) => String(each) === id)
  if (what === 'restaurant') return 'restaurant_id' in scope && String(scope.restaurant_id) === id
  if (what === 'store') return scope.kind === 'store_user' && String(scope.store_id) === id
  return isPerson(scope) && String(scope.role_id) === id
}

export function openAccess(database: Database): Access {
  const watching = new Map<() => void, Scope>()
  let unlisten: (() => Promise<void>) | undefined
  const onEnded = (ended: string) => {
    for (const [ask, scope] of watching) if (concerns(scope, ended)) ask()
  }
  const missed = () => {
    for (const ask of watching.keys()) ask()
  }
  return {
    watch: (scope, ask) => {
      watching.set(ask, scope)
      return () => watching.delete(ask)
    },
    start: async () => {
      unlisten = await database.listen('access', onEnded, missed)
    },
    stop: async () => {
      await unlisten?.()
    },
  }
}
