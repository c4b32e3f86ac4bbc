import { paymentRequests } from '@sufra/contract/money/paymentRequests'
import { actorName } from '../../kernel/access/actorName.ts'
import { scopeFilterOf } from '../../kernel/access/scope.ts'
import { unpaged } from '../../kernel/database/unpaged.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { failIfRangeReversed } from '../../kernel/input/dayRange.ts'
import { type Call, implement } from '../../kernel/operations/implement.ts'
import { taxNumbersOf } from '../../stores/restaurants/taxNumbers.sql.ts'
import { decide, reversePayout } from './decide.ts'
import { stepsOf } from './decision.sql.ts'
import { requestCharges, requestOrders } from './details.sql.ts'
import { dueCharges, dueOrders } from './dueParts.sql.ts'
import {
  presentDueCharge,
  presentDueOrder,
  presentOrder,
  presentRequest,
  storeOf,
  sumOf,
} from './paymentRequests.rows.ts'
import * as requests from './paymentRequests.sql.ts'
import { preview, raise } from './raise.ts'
import { payableStores, storeToPay, unconfirmedIbans } from './storeToPay.sql.ts'

type Listing = Call<typeof paymentRequests.adminList> | Call<typeof paymentRequests.storeList>

async function listed({ db, scope, scopeFilter, input }: Listing, custom: boolean | undefined) {
  failIfRangeReversed(input)
  const filters = { ...input, custom }
  const rows = await requests.listRequests(db, scopeFilter, filters, input)
  const { total, ...totals } = orNotFound(await requests.requestTotals(db, scopeFilter, filters))
  return { paymentRequests: { data: rows.map((row) => presentRequest(row, scope)), total }, totals }
}

export default implement(paymentRequests, requests.paymentRequestRows, {
  adminList: (call) => listed(call, true),
  // Custom requests have a list of their own for admins.
  storeList: (call) => {
    const side = call.scope.kind === 'admin' ? 'store' : call.input.raised_by
    return listed(call, side && side === 'admin')
  },

  show: async ({ db, scope, scopeFilter, params: { id } }) => {
    const request = orNotFound(await requests.requestBy(db, scopeFilter, id))
    const [orders, charges, steps, tax_numbers] = await Promise.all([
      requestOrders(db, id),
      requestCharges(db, id),
      stepsOf(db, id),
      taxNumbersOf(db, request.store_id),
    ])
    return {
      paymentRequest: {
        ...presentRequest(request, scope),
        orders: orders.map((order) => ({ ...presentOrder(order), amount: order.amount })),
        charges,
        history: steps.map((step) => ({ ...step, actor_name: actorName(scope, step) })),
        payout_run_id: scope.kind === 'admin' ? request.payout_run_id : null,
        tax_numbers: orNotFound(tax_numbers),
      },
    }
  },

  due: async ({ db, scope, params }) => {
    const store = orNotFound(await storeToPay(db, scopeFilterOf(payableStores, scope), params.id))
    const orders = unpaged(await dueOrders(db, store.id))
    const charges = unpaged(await dueCharges(db, store.id))
    const [balance] = await requests.balancesOf(db, [store.id])
    const { due, pending } = orNotFound(balance)
    return {
      orders: orders.rows.map(presentDueOrder),
      charges: charges.rows.map(presentDueCharge),
      due,
      requested: pending,
      cut: orders.cut || charges.cut,
    }
  },

  preview,
  raise,
  raiseCustom: raise,

  previewDecision: async ({ db, scopeFilter, input }) => {
    const ids = [...new Set(input.requests)]
    const rows = await requests.requestsBy(db, scopeFilter, ids)
    if (rows.length < ids.length) fail('row.missing', { field: 'requests' })
    const stores = [...new Set(rows.map(({ store_id }) => store_id))]
    const balances = await requests.balancesOf(db, stores)
    const waiting = new Set((await unconfirmedIbans(db, stores)).map(({ store_id }) => store_id))
    const due = new Map(balances.map((each) => [each.id, each.due]))
    // Requests of one store are paid one after the other: each sees what those before it left.
    const previews = rows.map(({ id, amount, store_id, orders_count, charges_count, ...row }) => {
      const before = due.get(store_id) ?? 0
      due.set(store_id, before - amount)
      const store = storeOf({ store_id, ...row })
      const iban_waiting = row.payout_run_id === null && waiting.has(store_id)
      return {
        id,
        store,
        amount,
        due: before,
        left: before - amount,
        orders_count,
        charges_count,
        iban_waiting,
      }
    })
    return { requests: previews, amount: sumOf(previews.map(({ amount }) => amount)) }
  },

  decide,
  decideCustom: decide,
  reversePayout,
})
