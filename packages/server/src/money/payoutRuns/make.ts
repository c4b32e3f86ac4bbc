import type { payoutRuns } from '@sufra/contract/money/payoutRuns'
import { personOf } from '../../kernel/access/scope.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import type { Call } from '../../kernel/operations/implement.ts'
import { lockPartsUpTo } from '../paymentRequests/dueParts.sql.ts'
import { holdParts } from '../paymentRequests/hold.sql.ts'
import { remainingCharge, remainingOf, sumOf } from '../paymentRequests/paymentRequests.rows.ts'
import { addRequests, addRun, runWithKey, storesOfRun } from './make.sql.ts'
import { runMails } from './payoutRuns.mails.ts'
import { positionsUpTo } from './positions.sql.ts'

export async function preview({ db, input: { stores, due_day } }: Call<typeof payoutRuns.preview>) {
  const ids = stores && [...new Set(stores)]
  const { rows, cut } = await positionsUpTo(db, due_day, ids)
  if (ids && rows.length < ids.length && !cut) fail('row.missing', { field: 'stores' })
  const paid = rows.filter(({ amount }) => amount > 0)
  return {
    stores: paid,
    left_out: rows.filter(({ amount }) => amount <= 0),
    amount: sumOf(paid.map(({ amount }) => amount)),
    cut,
  }
}

type Changed = Awaited<ReturnType<typeof storesOfRun>>
/** So many stores are named in an error. */
const mostNamed = 5

function failIfChanged(changed: Changed): void {
  if (changed.length === 0) return
  const more = changed.length > mostNamed ? ' …' : ''
  const named = changed.slice(0, mostNamed)
  fail('payoutRuns.changed', {
    params: {
      stores_en: named.map(({ name_en }) => name_en).join(', ') + more,
      stores_ar: named.map(({ name_ar }) => name_ar).join('، ') + more,
    },
    field: 'stores',
  })
}

/**
 * Raises the requests of a run in one transaction: all of them or, if what is due to one of the stores is not what was
 * shown, none. Two calls with one key make one run.
 */
export async function makeRun({ db, scope, services, input }: Call<typeof payoutRuns.make>) {
  const { account_id } = personOf(scope)
  const { key, due_day, reference_date } = input
  const description = input.description || null
  const run = await addRun(db, { key, due_day, reference_date, description, account_id })
  if (!run) return orNotFound(await runWithKey(db, key, account_id))
  const shown = new Map(input.stores.map(({ id, amount }) => [id, amount]))
  const stores = await storesOfRun(db, [...shown.keys()])
  if (stores.length < shown.size) fail('row.missing', { field: 'stores' })
  const { orders, charges } = await lockPartsUpTo(db, [...shown.keys()], due_day)
  const amounts = new Map<number, number>()
  const count = (store_id: number, amount: number) =>
    amounts.set(store_id, (amounts.get(store_id) ?? 0) + amount)
  for (const order of orders) count(order.store_id, remainingOf(order))
  for (const charge of charges) count(charge.store_id, remainingCharge(charge))
  failIfChanged(stores.filter(({ id }) => amounts.get(id) !== shown.get(id)))
  const requests = await addRequests(db, {
    run_id: run.id,
    account_id,
    reference_date,
    description,
    stores: stores.map(({ id, restaurant_id }) => ({
      store_id: id,
      restaurant_id,
      amount: amounts.get(id) ?? 0,
    })),
  })
  const requestOf = new Map(requests.map(({ id, store_id }) => [store_id, id]))
  const held = (part: { readonly id: number; readonly store_id: number }, amount: number) => ({
    request: requestOf.get(part.store_id) ?? 0,
    id: part.id,
    amount,
  })
  await holdParts(db, {
    orders: orders.map((order) => held(order, remainingOf(order))),
    charges: charges.map((charge) => held(charge, remainingCharge(charge))),
  })
  await services.jobs.send(db, runMails, { id: run.id })
  return run
}
