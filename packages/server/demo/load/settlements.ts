import { addDays, atQatar, qatarDay } from '@sufra/contract/kernel/clock'
import { charge, settlement } from '../../src/money/ledger/ledger.rules.ts'
import { chargeDescriptions, paymentDecisionNotes, paymentRequestDescriptions } from '../catalog/phrases.ts'
import { hour, iso } from './clock.ts'
import { type Context, stamped } from './context.ts'
import type { Book } from './orders/book.ts'
import type { OrderRow } from './orders/place.ts'
import type { Actor, People } from './people.ts'
import type { StoreRow } from './stores.ts'
import type { Row, Tables } from './tables.ts'

interface Settled {
  readonly tables: Tables
  /** The part of each order's due in active payment requests. */
  readonly requested: ReadonlyMap<number, number>
}

/** Half a month, such as `2026-04-1`, and its settlement day. */
function period(day: string): { key: string; settled: string } {
  const half = Number(day.slice(8)) <= 15 ? 1 : 2
  const month = day.slice(0, 7)
  const next = addDays(`${month}-28`, 4).slice(0, 7)
  return { key: `${month}-${half}`, settled: half === 1 ? `${month}-18` : `${next}-03` }
}

/** Each store requests payment for each half month; the newest requests are undecided, and a few were rejected. */
function requests(
  context: Context,
  stores: readonly StoreRow[],
  orders: readonly OrderRow[],
  people: People,
) {
  const { clock } = context
  const rng = context.rng.fork('requests')
  const due = new Map<string, OrderRow[]>()
  for (const order of orders) {
    const ended = order.completed_at ?? order.cancelled_at
    if (ended === null || order.due_to_store === 0) continue
    const { key, settled } = period(qatarDay(ended))
    const name = `${settled} ${order.store_id} ${key}`
    due.set(name, [...(due.get(name) ?? []), order])
  }
  return [...due.keys()].sort().flatMap((name) => {
    const [settled = '', store = ''] = name.split(' ')
    const chosen = due.get(name) ?? []
    const own = rng.fork(name)
    const amount = chosen.reduce((sum, order) => sum + order.due_to_store, 0)
    const raised = atQatar(settled, '10:00').getTime() + own.int(0, 7 * 60) * 60_000
    const row = stores[Number(store) - 1]
    if (amount <= 0 || raised > clock.now.getTime() || !row) return []
    const custom = own.chance(0.2)
    const user = people.usersOf(row.id)[0] ?? people.ownersOf(row.restaurant_id)[0]
    const admin = own.pick(people.admins)
    const decided = raised + own.int(20, 120) * hour
    const pending = decided > clock.now.getTime() || clock.now.getTime() - raised < own.int(4, 12) * 24 * hour
    const rejected = !pending && own.chance(0.06)
    const status = pending ? 'PENDING' : rejected ? 'request_rejected' : 'request_accepted'
    return [{ row, chosen, amount, settled, raised, custom, user, admin, decided, status, own }]
  })
}

export function settlementRows(
  context: Context,
  stores: readonly StoreRow[],
  orders: readonly OrderRow[],
  people: People,
  book: Book,
): Settled {
  const requested = new Map<number, number>()
  const [paymentRequests, allocations]: [Row[], Row[]] = [[], []]
  for (const one of requests(context, stores, orders, people)) {
    const { row, chosen, amount, settled, custom, own, status } = one
    const id = paymentRequests.length + 1
    const isDecided = status !== 'PENDING'
    const [raiser, decider] = custom ? [one.admin, one.user] : [one.user, one.admin]
    const description = own.pick(paymentRequestDescriptions).en
    const rejected = status === 'request_rejected'
    paymentRequests.push({
      id,
      store_id: row.id,
      restaurant_id: row.restaurant_id,
      custom,
      reference_date: settled,
      description,
      amount,
      status,
      note: isDecided ? paymentDecisionNotes[rejected ? own.pick([1, 3]) : own.pick([0, 2])]?.en : null,
      raised_by_kind: custom ? 'admin' : 'store_user',
      raised_by: raiser?.account_id ?? null,
      decided_by_kind: isDecided ? (custom ? 'store_user' : 'admin') : null,
      decided_by: isDecided ? (decider?.account_id ?? null) : null,
      decided_at: isDecided ? iso(one.decided) : null,
      created_at: iso(one.raised),
      updated_at: iso(isDecided ? one.decided : one.raised),
    })
    for (const order of chosen) {
      const released_at = rejected ? iso(one.decided) : null
      const held = { payment_request_id: id, order_id: order.id, amount: order.due_to_store }
      allocations.push({ ...held, released_at, created_at: iso(one.raised) })
      if (!rejected) requested.set(order.id, order.due_to_store)
    }
    if (status === 'request_accepted') {
      const subject = { restaurant_id: row.restaurant_id, store_id: row.id, payment_request_id: id }
      const actor = decider ?? one.admin
      const details = { reference_date: settled, description }
      const parts = chosen.map((order) => ({ order_id: order.id, amount: order.due_to_store }))
      book.post('settlement', settlement(parts), new Date(one.decided), actor, { ...subject, ...details })
    }
  }
  const other_charges = chargeScope(context, stores, orders, people.admins, book)
  const tables = { payment_requests: paymentRequests, payment_request_orders: allocations, other_charges }
  return { tables, requested }
}

/** Occasional charges against stores, some of them for an order. */
function chargeScope(
  context: Context,
  stores: readonly StoreRow[],
  orders: readonly OrderRow[],
  admins: readonly Actor[],
  book: Book,
): Row[] {
  const { clock } = context
  const rng = context.rng.fork('charges')
  const each = stores.flatMap((store) =>
    Array.from({ length: rng.int(1, 4) }, () => ({ store, days: rng.int(2, 380) })),
  )
  return each
    .sort((a, b) => b.days - a.days)
    .map(({ store, days }, index) => {
      const id = index + 1
      const at = clock.ago(days)
      const reference_date = qatarDay(at)
      const because = orders.find((order) => order.store_id === store.id && order.created_at < at)
      const order_id = rng.chance(0.3) ? (because?.id ?? null) : null
      const balance = rng.int(10, 120) * 500
      const description = rng.pick(chargeDescriptions).en
      const admin = rng.pick(admins)
      const subject = { restaurant_id: store.restaurant_id, store_id: store.id, other_charge_id: id }
      const details = { reference_date, description, ...(order_id === null ? {} : { order_id }) }
      book.post('charge', charge(balance), new Date(at), admin, { ...subject, ...details })
      return {
        id,
        store_id: store.id,
        restaurant_id: store.restaurant_id,
        order_id,
        reference_date,
        description,
        balance,
        created_by: admin.account_id,
        ...stamped(at),
      }
    })
}
