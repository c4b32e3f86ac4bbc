import type { Change, MadeChange } from '@sufra/contract/menu/bulkEdits'
import { signatureOf } from '../../kernel/access/scope.ts'
import { fail } from '../../kernel/errors/apiError.ts'
import type { Call } from '../../kernel/operations/implement.ts'
import { forgetOldChanges, insertChange, lastAudited } from './bulkEdits.record.sql.ts'
import { presentChange } from './bulkEdits.rows.ts'

/**
 * Makes a change of a store's menu that can be undone as one. `make` writes it in whatever way; what it did is read
 * back from the audit trail, so that none of it can be forgotten. Undoing gives back:
 *
 * - of a changed row (items, choices, addons and their options) each column that still is what the change made of it;
 *   an item's categories, filters and requirements likewise, where they were written by `changeMarks` or `changeLists`;
 * - an item that was moved to the end of the category it came from;
 * - what was added, if nobody has touched it since: items are archived, and categories that hold none then; choices,
 *   addons and options are deleted.
 *
 * A change of nothing is refused. Whoever calls holds the menu (`holdMenu`).
 */
export async function recordChange(
  { db, scope, caller }: Pick<Call, 'db' | 'scope' | 'caller'>,
  made: { readonly store_id: number; readonly what: MadeChange['what']; readonly asked: Change | null },
  make: () => Promise<unknown>,
): Promise<MadeChange> {
  const since = await lastAudited(db)
  await make()
  const actor = signatureOf(scope)
  const kept = await insertChange(db, { ...made, actor, since, requestId: caller.requestId })
  if (!kept) return fail('menuChanges.nothing')
  await forgetOldChanges(db, made.store_id)
  const change = { ...kept, ...made, actor_kind: actor.kind, actor_name: actor.name, undone_at: null }
  return presentChange(change, caller)
}
