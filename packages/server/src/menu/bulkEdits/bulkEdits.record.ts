import type { Change, MadeChange } from '@sufra/contract/menu/bulkEdits'
import { signatureOf } from '../../kernel/access/scope.ts'
import { fail } from '../../kernel/errors/apiError.ts'
import type { Call } from '../../kernel/operations/implement.ts'
import { forgetOldChanges, insertChange, lastAudited } from './bulkEdits.record.sql.ts'
import { presentChange } from './bulkEdits.rows.ts'

/**
 * Makes a change of a store's menu that can be undone as one. `make` writes it in any way; its effects are read from
 * the audit trail, so that none is missed. Undoing restores:
 *
 * - of a changed row (items, choices, addons and their options) each column that still has the value set by the change;
 *   also an item's categories, filters and requirements, if written by `changeMarks` or `changeLists`;
 * - the category of a moved item, at whose end it is put;
 * - the state without added rows, if these were not edited since: items are archived, and then categories without
 *   items; choices, addons and options are deleted.
 *
 * A change without effect is rejected. The caller holds the menu lock (`lockMenu`).
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
