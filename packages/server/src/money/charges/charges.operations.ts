import { charges } from '@sufra/contract/money/charges'
import { personOf } from '../../kernel/access/scope.ts'
import { unpaged } from '../../kernel/database/unpaged.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { failIfRangeReversed } from '../../kernel/input/dayRange.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { recordCharge, recordReversal } from '../ledger/settling.sql.ts'
import { storeToPay } from '../paymentRequests/storeToPay.sql.ts'
import * as all from './charges.sql.ts'

export default implement(charges, all.chargeScope, {
  list: async ({ db, scopeFilter, input }) => {
    failIfRangeReversed(input)
    const rows = await all.listCharges(db, scopeFilter, input, input)
    const { total, balance } = orNotFound(await all.chargeTotals(db, scopeFilter, input))
    const data = rows.map(({ store_id, store_en, store_ar, created_at, ...row }) => ({
      ...row,
      store: { id: store_id, name: { en: store_en, ar: store_ar } },
      iso_date: created_at,
    }))
    return { otherCharges: { data, total }, totalBalance: balance }
  },

  save: async ({ db, scope, scopeFilter, input }) => {
    const { key, restaurant_store_id, order_id, reference_date, description, balance = 0 } = input
    const { account_id } = personOf(scope)
    if (balance === 0 && order_id === undefined) fail('charges.empty', { field: 'balance' })
    const store = orNotFound(await storeToPay(db, scopeFilter, restaurant_store_id), 'restaurant_store_id')
    if (order_id !== undefined) orNotFound(await all.orderOfStore(db, store.id, order_id), 'order_id')
    const charge = {
      key: key ?? null,
      store_id: store.id,
      restaurant_id: store.restaurant_id,
      order_id: order_id ?? null,
      reference_date,
      description: description || null,
      balance,
      account_id,
    }
    const added = await all.addCharge(db, charge)
    if (!added) return (await all.sameCharge(db, charge)) ?? fail('charges.made')
    await recordCharge(db, added.id)
    return added
  },

  ordersOf: async ({ db, scopeFilter, params, input }) => {
    const store = orNotFound(await storeToPay(db, scopeFilter, params.id))
    const { rows, cut } = unpaged(await all.ordersToCharge(db, store.id, input.search ?? ''))
    return { orders: rows.map(({ created_at, ...order }) => ({ ...order, iso_date: created_at })), cut }
  },

  reverse: async ({ db, scopeFilter, params, input }) => {
    const charge = orNotFound(await all.lockCharge(db, scopeFilter, params.id))
    const { id } = charge
    if (charge.reversed_at !== null) fail('charges.reversed', { params: { id } })
    if (charge.pending_id !== null) fail('charges.requested', { params: { id } })
    if (charge.event_id !== null)
      await recordReversal(db, charge.event_id, input.reason, input.effective_date)
    await all.setReversed(db, id)
    return {}
  },
})
