import { menuCopy } from '@sufra/contract/menu/menuCopy'
import { scopeFilterOf } from '../../kernel/access/scope.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { type Call, implement } from '../../kernel/operations/implement.ts'
import { storeName, storeScope } from '../../stores/stores/stores.sql.ts'
import { lockMenu } from '../bulkEdits/bulkEdits.lock.sql.ts'
import { recordChange } from '../bulkEdits/bulkEdits.record.ts'
import { itemRule } from '../items/items.sql.ts'
import { planCopy, presentCopy } from './menuCopy.rules.ts'
import { readSource, writeCopy } from './menuCopy.sql.ts'

/** Both stores must be the caller's; others are missing. */
const storesOf = ({ scope }: Pick<Call, 'scope'>) => scopeFilterOf(storeScope, scope)

export default implement(menuCopy, itemRule, {
  preview: async (call) => {
    const { db, scopeFilter, input } = call
    const from = orNotFound(await storeName(db, storesOf(call), input.from_store_id), 'from_store_id')
    const to = orNotFound(await storeName(db, storesOf(call), input.store_id))
    return presentCopy([from.id, to.id], await readSource(db, scopeFilter, from.id, to.id))
  },
  apply: async (call) => {
    const { db, scopeFilter, input } = call
    const from = orNotFound(await storeName(db, storesOf(call), input.from_store_id), 'from_store_id')
    const { id: store_id } = orNotFound(await lockMenu(db, storesOf(call), input.store_id))
    const source = await readSource(db, scopeFilter, from.id, store_id)
    if (presentCopy([from.id, store_id], source).seal !== input.seal) fail('menuChanges.stale')
    const change = await recordChange(call, { store_id, what: 'copy', asked: null }, () =>
      writeCopy(db, store_id, source, planCopy(source)),
    )
    return { change }
  },
})
