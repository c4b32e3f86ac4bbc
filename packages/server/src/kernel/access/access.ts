import type { Database } from '../database/db.ts'
import type { Scope } from './scope.ts'

/** Tells whatever stays open for somebody that their access may have ended, in whichever process it did. */
export interface Access {
  /** Calls whenever whether `scope` still holds is to be asked again. */
  watch(scope: Scope, ask: () => void): () => void
  start(): Promise<void>
  stop(): Promise<void>
}

/** What an ending may be told of (`0027_access_ended.sql`), as far as it concerns this caller. */
function concerns(scope: Scope, ended: string): boolean {
  const [what, id] = ended.split(' ')
  if (what === 'account') return 'account_id' in scope && String(scope.account_id) === id
  if (what === 'restaurant') return 'restaurant_id' in scope && String(scope.restaurant_id) === id
  if (what === 'store') return scope.kind === 'store_user' && String(scope.store_id) === id
  return scope.kind === 'admin'
}

export function openAccess(database: Database): Access {
  const watching = new Map<() => void, Scope>()
  let unlisten: (() => Promise<void>) | undefined
  const hear = (ended: string) => {
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
      unlisten = await database.listen('access', hear, missed)
    },
    stop: async () => {
      await unlisten?.()
    },
  }
}
