import type { MadeChange } from '@sufra/contract/menuChanges'
import { actorName } from '../kernel/actorName.ts'
import type { Caller } from '../kernel/implement.ts'
import type { ChangeRow } from './menuChanges.sql.ts'

export const presentChange = (
  { actor_kind, actor_name, undone_at, ...row }: ChangeRow,
  caller: Pick<Caller, 'kind' | 'language'>,
): MadeChange => ({
  ...row,
  by: actorName(caller, { actor_kind, actor_name })[caller.language],
  undone: undone_at !== null,
})
