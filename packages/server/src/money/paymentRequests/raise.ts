import { formatQar } from '@sufra/contract/kernel/money'
import type { paymentRequests } from '@sufra/contract/money/paymentRequests'
import { personOf, scopeFilterOf } from '../../kernel/access/scope.ts'
import type { Db } from '../../kernel/database/db.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import type { Call } from '../../kernel/operations/implement.ts'
import { addRow } from '../../kernel/operations/rows.ts'
import { lockParts, ordersOfStore, partsOf } from './dueParts.sql.ts'
import { holdParts } from './hold.sql.ts'
import { requestMails } from './paymentRequests.mails.ts'
import {
  presentDueCharge,
  presentDueOrder,
  remainingCharge,
  remainingOf,
  sumOf,
} from './paymentRequests.rows.ts'
import { payableStores, storeToPay } from './storeToPay.sql.ts'

type Chosen = readonly { readonly id: number; readonly amount?: number | undefined }[]
type Parts = Awaited<ReturnType<typeof lockParts>>

const idsOf = (orders: Chosen) => [...new Set(orders.map(({ id }) => id))]

const amountOf = ({ orders, charges }: Parts) =>
  sumOf(orders.map(remainingOf)) + sumOf(charges.map(remainingCharge))

/** An order of another store is answered like a missing one. */
async function failIfOrdersForeign(db: Db, store_id: number, ids: readonly number[]): Promise<void> {
  if ((await ordersOfStore(db, store_id, ids)).length < ids.length) fail('row.missing', { field: 'orders' })
}

export async function preview({ db, scope, input }: Call<typeof paymentRequests.preview>) {
  const store = orNotFound(
    await storeToPay(db, scopeFilterOf(payableStores, scope), input.restaurant_store_id),
    'restaurant_store_id',
  )
  const ids = idsOf(input.orders)
  await failIfOrdersForeign(db, store.id, ids)
  const parts = await partsOf(db, store.id, ids)
  const chosen = parts.orders.filter(({ id }) => ids.includes(id))
  return {
    orders: sumOf(chosen.map(remainingOf)),
    netted: parts.orders.filter((order) => !chosen.includes(order)).map(presentDueOrder),
    charges: parts.charges.map(presentDueCharge),
    amount: amountOf(parts),
  }
}

/** The chosen orders have to be as they were shown. */
function failIfChanged(chosen: Chosen, parts: Parts, shown: number | undefined): void {
  const amount = amountOf(parts)
  const left = new Map(parts.orders.map((order) => [order.id, remainingOf(order)]))
  for (const { id, amount: expected } of chosen) {
    const remaining = left.get(id)
    if (remaining === undefined) fail('paymentRequests.notDue', { params: { id }, field: 'orders' })
    if (expected !== undefined && expected !== remaining) {
      fail('paymentRequests.changed', { params: { amount: formatQar(amount) }, field: 'orders' })
    }
  }
  if (shown !== undefined && shown !== amount) {
    fail('paymentRequests.changed', { params: { amount: formatQar(amount) }, field: 'orders' })
  }
  if (amount <= 0)
    fail('paymentRequests.nothingToPay', { params: { amount: formatQar(amount) }, field: 'orders' })
}

/** Raises a request: its orders and charges are reserved under their locks, so no dirham is requested twice. */
export async function raise({
  db,
  scope,
  services,
  input,
}: Call<typeof paymentRequests.raise> | Call<typeof paymentRequests.raiseCustom>) {
  const person = personOf(scope)
  const store = orNotFound(
    await storeToPay(db, scopeFilterOf(payableStores, scope), input.restaurant_store_id),
    'restaurant_store_id',
  )
  const ids = idsOf(input.orders)
  await failIfOrdersForeign(db, store.id, ids)
  const parts = await lockParts(db, store.id, ids)
  failIfChanged(input.orders, parts, input.amount)
  const { id } = await addRow(db, 'payment_requests', {
    store_id: store.id,
    restaurant_id: store.restaurant_id,
    custom: person.kind === 'admin',
    reference_date: input.reference_date,
    description: input.description || undefined,
    amount: amountOf(parts),
    raised_by_kind: person.kind,
    raised_by: person.account_id,
  })
  await holdParts(db, {
    orders: parts.orders.map((order) => ({ request: id, id: order.id, amount: remainingOf(order) })),
    charges: parts.charges.map((charge) => ({ request: id, id: charge.id, amount: remainingCharge(charge) })),
  })
  if (person.kind === 'admin') await services.jobs.send(db, requestMails, { id, step: 'raised' })
  return { id }
}
