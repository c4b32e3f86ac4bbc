import type { Dirhams } from '@sufra/contract/kernel/money'
import { sql } from 'drizzle-orm'
import { oneOf, pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import * as rules from './ledger.rules.ts'
import { actor, eventOf, lockFigures, type MoneyOrder, post } from './ledger.sql.ts'

/** Records cash that the store collected from the customer. The order is locked. */
export async function recordCash(db: Db, order: MoneyOrder, amount: Dirhams): Promise<void> {
  const collection = await queryOne(
    db,
    pick(tables.cash_collections, 'id'),
    sql`insert into cash_collections (order_id, amount, recorded_by_kind, recorded_by)
      select ${order.id}, ${amount}, coalesce(actor->>'kind', 'system'), (actor->>'account_id')::bigint
      from (select ${actor} as actor) signed returning id`,
  )
  await post(db, {
    ...eventOf(order, 'cash_collected', rules.cashCollected(amount)),
    cash_collection_id: orNotFound(collection).id,
  })
}

/** Records a completion: the store collects what the customer still owed, and what it expects becomes due. */
export async function recordCompletion(db: Db, order_id: number): Promise<void> {
  const order = await lockFigures(db, order_id)
  if (order.remaining_amount > 0) await recordCash(db, order, order.remaining_amount)
  await post(db, eventOf(order, 'completion', rules.completion(order)))
}

const everythingBack: rules.CancellationTerms = { forfeited: 0, platform_bears_charge: false }

/**
 * Records a cancellation by its terms. Without terms the store rejected the order, and everything is refunded
 * (DECISIONS 18). Card refunds are requested from the gateway, and stay requested until reported as done. Called before
 * the status changes.
 */
export async function recordCancellation(
  db: Db,
  order_id: number,
  terms: rules.CancellationTerms = everythingBack,
): Promise<void> {
  const order = await lockFigures(db, order_id)
  const postings = rules.cancellation(order, terms)
  await post(db, eventOf(order, 'cancellation', postings))
  const { refunded_amount } = rules.copiesOf('cancellation', postings)
  if (refunded_amount === 0) return
  await execute(
    db,
    sql`
    insert into refunds (order_id, channel_id, amount, reason, status, requested_by_kind, requested_by)
    select orders.id, orders.channel_id, ${refunded_amount}, 'cancellation', 'requested',
      coalesce(actor->>'kind', 'system'), (actor->>'account_id')::bigint
    from orders, (select ${actor} as actor) signed where orders.id = ${order_id}`,
  )
}

const postingColumns = {
  account: oneOf(tables.ledger_postings.account, rules.accounts),
  amount: tables.ledger_postings.amount,
}

export const cancellationPostings = (db: Db, order_id: number) =>
  query(
    db,
    postingColumns,
    sql`select line.account, line.amount from ledger_events event
      join ledger_postings line on line.event_id = event.id and line.order_id = event.order_id
      where event.order_id = ${order_id} and event.kind = 'cancellation' order by line.line_number`,
  )
