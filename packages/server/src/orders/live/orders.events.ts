import { formatPosition } from '@sufra/contract/kernel/outboxPosition'
import type { orders } from '@sufra/contract/orders/orders'
import { sql } from 'drizzle-orm'
import type { Scope } from '../../kernel/access/scope.ts'
import type { Batch } from '../../kernel/events/events.ts'
import { follow } from '../../kernel/events/follow.ts'
import type { StreamCall, StreamMessage } from '../../kernel/operations/implement.ts'
import { deskCounts } from '../desk/list.sql.ts'
import { ordersOf } from '../desk/orders.sql.ts'
import { totalsOf } from '../desk/orders.totals.ts'
import { presentRow } from '../orderPage/orders.rows.ts'
import { hidesContact } from '../orderPage/orders.rules.ts'

type Op = typeof orders.events

/** Callers of one scope see the same rows: read once for all of them. */
const scopeKey = (scope: Scope): string => {
  if (scope.kind === 'restaurant') return `restaurant ${scope.restaurant_id}`
  if (scope.kind === 'store_user') return `store ${scope.store_id}`
  return hidesContact(scope) ? `${scope.kind} without contacts` : scope.kind
}

async function present(
  { db, scope, scopeFilter }: StreamCall<Op>,
  batch: Batch,
): Promise<StreamMessage<Op>[]> {
  const { happened } = batch
  const ids = [...new Set(happened.map(({ row_id }) => row_id))]
  const [shown, { totals, waiting }] = await Promise.all([
    ordersOf(db, scope, sql`${scopeFilter} and orders.id = any(${sql.param(ids)}::bigint[])`),
    deskCounts(db, scope, scopeFilter),
  ])
  const byId = new Map(shown.map((row) => [row.id, presentRow(row, scope)]))
  return happened.flatMap(({ row_id, was, xid, id }) => {
    const order = byId.get(row_id)
    if (!order) return []
    const data = {
      type: 'order' as const,
      was,
      order,
      attentionCount: waiting,
      ...totalsOf(totals),
    }
    return [{ position: formatPosition({ xid, id }), data }]
  })
}

/** Streams new and changed orders, resuming without a gap. What of them is visible is decided by the scope rule. */
export async function* orderEvents(call: StreamCall<Op>): AsyncGenerator<StreamMessage<Op>> {
  const { db, scope, services, after, signal } = call
  const following = follow({ db, events: services.events, scope, topics: ['order'], after, signal })
  for await (const next of following) {
    if (next.kind !== 'batch') {
      yield { position: formatPosition(next.at), data: { type: next.kind } }
      continue
    }
    const { batch } = next
    yield* await batch.once(scopeKey(scope), () => present(call, batch))
  }
}
