import { orNotFound } from '../../kernel/errors/apiError.ts'
import type { Call } from '../../kernel/operations/implement.ts'
import type { ColumnValues } from '../../kernel/operations/rows.ts'
import type { OptionGroups, Tables } from './groups.sql.ts'
import { itemOf, lockItem } from './items.sql.ts'

type Adding = Pick<Call, 'db' | 'scopeFilter'>
interface GroupCall extends Adding {
  readonly params: { readonly id: number }
}

/** Handlers shared by choices and addons, and by their options. */
export const groupHandlers = <T extends Tables>(store: OptionGroups<T>) => ({
  list: async ({ db, scopeFilter, params }: GroupCall) => {
    const { id } = orNotFound(await itemOf(db, scopeFilter, params.id))
    return store.groupsOfItem(db, id)
  },
  show: async ({ db, scopeFilter, params }: GroupCall) =>
    orNotFound(await store.groupById(db, scopeFilter, params.id)),
  add: async <Values extends { readonly item_id: number }>(
    { db, scopeFilter }: Adding,
    values: ColumnValues<T['groups'], Values>,
  ) => {
    orNotFound(await lockItem(db, scopeFilter, values.item_id))
    return store.addGroup(db, values)
  },
  remove: async ({ db, scopeFilter, params }: GroupCall) => {
    orNotFound(await store.deleteGroup(db, scopeFilter, params.id))
    return {}
  },
  showOption: async ({ db, scopeFilter, params }: GroupCall) =>
    orNotFound(await store.optionById(db, scopeFilter, params.id)),
  addOption: async <Values extends object>(
    { db, scopeFilter }: Adding,
    of: number,
    values: ColumnValues<T['options'], Values>,
  ) => {
    orNotFound(await store.lockGroup(db, scopeFilter, of))
    return store.addOption(db, of, values)
  },
  removeOption: async ({ db, scopeFilter, params }: GroupCall) => {
    orNotFound(await store.deleteOption(db, scopeFilter, params.id))
    return {}
  },
})
