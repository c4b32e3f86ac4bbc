import type { MadeChange } from '@sufra/contract/menu/bulkEdits'
import { actorName } from '../../kernel/access/actorName.ts'
import type { Caller } from '../../kernel/operations/implement.ts'
import type { ChangeRow } from './bulkEdits.sql.ts'

export const presentChange = (
  { actor_kind, actor_name, undone_at, ...row }: ChangeRow,
  caller: Pick<Caller, 'kind' | 'language'>,
): MadeChange => ({
  ...row,
  by: actorName(caller, { actor_kind, actor_name })[caller.language],
  undone: undone_at !== null,
})
