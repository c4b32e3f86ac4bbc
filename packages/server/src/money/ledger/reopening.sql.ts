import { orderStatus } from '@sufra/contract/orders/orders'
import { sql } from 'drizzle-orm'
import { type Scope, signatureOf } from '../../kernel/access/scope.ts'
import { int, nullable } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { copiesOfReversal, reopening } from './ledger.rules.ts'
import { eventOf, lockFigures, type MoneyOrder, post } from './ledger.sql.ts'
import { recordReversal } from './settling.sql.ts'

const completionColumns = {
  id: tables.ledger_events.id,
  /** The cash it recorded, unless already reversed. */
  cash_event_id: nullable(tables.ledger_events.id),
  cash_amount: int,
}

const notReversed = (event: string) =>
  sql.raw(`not exists (select from ledger_events undone where undone.reverses_event_id = ${event}.id)`)

/** An order's completion in its ledger. The cash it collected was posted just before, at the same time. */
export const completionOf = (db: Db, order_id: number) =>
  queryOne(
    db,
    completionColumns,
    sql`select completion.id, cash.id as cash_event_id, coalesce(cash.amount, 0) as cash_amount
      from ledger_events completion
      left join lateral (
        select event.id, collection.amount from ledger_events event
        join cash_collections collection on collection.id = event.cash_collection_id
        where event.order_id = completion.order_id and event.kind = 'cash_collected'
          and event.at = completion.at and event.id < completion.id and ${notReversed('event')}
        order by event.id desc limit 1) cash on true
      where completion.order_id = ${order_id} and completion.kind = 'completion' and ${notReversed('completion')}`,
  )

/** Undoes the completion of a locked order: its cash, the completion, then the order's status. */
export async function recordReopening(
  db: Db,
  scope: Scope,
  order: Pick<MoneyOrder, 'id'>,
  reason: string,
): Promise<void> {
  const { id, cash_event_id } = orNotFound(await completionOf(db, order.id))
  if (cash_event_id !== null) await recordReversal(db, cash_event_id, reason)
  const now = await lockFigures(db, order.id)
  const postings = reopening(now)
  await post(
    db,
    { ...eventOf(now, 'reversal', postings), reverses_event_id: id, description: reason },
    copiesOfReversal('completion', postings),
  )
  const { kind, account_id, name } = signatureOf(scope)
  await execute(
    db,
    sql`
    update orders set status_id = ${orderStatus.accepted}, completed_at = null where id = ${order.id}`,
  )
  await execute(
    db,
    sql`
    insert into order_status_history (order_id, status_id, actor_kind, actor_account_id, actor_name, note)
    values (${order.id}, ${orderStatus.accepted}, ${kind}, ${account_id}, ${name}, ${reason})`,
  )
}
