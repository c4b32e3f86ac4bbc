import { orNotFound } from '../../kernel/errors/apiError.ts'
import type { Call } from '../../kernel/operations/implement.ts'
import type { OptionGroups, Tables, Values } from './groups.sql.ts'
import { itemOf, lockItem } from './items.sql.ts'

type Adding = Pick<Call, 'db' | 'scopeFilter'>
interface Asked extends Adding {
  readonly params: { readonly id: number }
}

/** Handlers shared by choices and addons, and by their options. */
export const groupHandlers = <T extends Tables>(store: OptionGroups<T>) => ({
  list: async ({ db, scopeFilter, params }: Asked) => {
    const { id } = orNotFound(await itemOf(db, scopeFilter, params.id))
    return store.groupsOfItem(db, id)
  },
  show: async ({ db, scopeFilter, params }: Asked) =>
    orNotFound(await store.groupById(db, scopeFilter, params.id)),
  add: async ({ db, scopeFilter }: Adding, values: Values & { readonly item_id: number }) => {
    orNotFound(await lockItem(db, scopeFilter, values.item_id))
    return orNotFound(await store.addGroup(db, values))
  },
  remove: async ({ db, scopeFilter, params }: Asked) => {
    orNotFound(await store.deleteGroup(db, scopeFilter, params.id))
    return {}
  },
  showOption: async ({ db, scopeFilter, params }: Asked) =>
    orNotFound(await store.optionById(db, scopeFilter, params.id)),
  addOption: async ({ db, scopeFilter }: Adding, of: number, values: Values) => {
    orNotFound(await store.lockGroup(db, scopeFilter, of))
    return orNotFound(await store.addOption(db, of, values))
  },
  removeOption: async ({ db, scopeFilter, params }: Asked) => {
    orNotFound(await store.deleteOption(db, scopeFilter, params.id))
    return {}
  },
})
