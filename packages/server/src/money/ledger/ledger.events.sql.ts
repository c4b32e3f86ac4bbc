import { ledgerEventKinds } from '@sufra/contract/money/orderPayments'
import { type SQL, sql } from 'drizzle-orm'
import { list, nullable, object, oneOf, pick, type RowOf, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { accounts } from './ledger.rules.ts'

const postingColumns = {
  account: oneOf(tables.ledger_postings.account, accounts),
  amount: tables.ledger_postings.amount,
}
const kind = oneOf(tables.ledger_events.kind, ledgerEventKinds)
const eventColumns = {
  ...pick(
    tables.ledger_events,
    'id',
    'at',
    'order_id',
    'payment_request_id',
    'actor_kind',
    'actor_name',
    'reverses_event_id',
    'description',
  ),
  kind,
  reference: nullable(text),
  reversed_kind: nullable(kind),
  reversed_by_event_id: nullable(tables.ledger_events.id),
  postings: list(object(postingColumns)),
}
export type LedgerEventRow = RowOf<typeof eventColumns>

/** Events of the ledger with those of their postings for which `which` is true. */
export const ledgerEvents = (db: Db, which: SQL) =>
  query(
    db,
    eventColumns,
    sql`with lines as (
        select event_id, jsonb_agg(jsonb_build_object('account', account, 'amount', amount) order by line_number)
          as postings
        from ledger_postings where ${which} group by event_id)
      select event.id, event.kind, event.at, event.order_id, event.payment_request_id, event.actor_kind, event.actor_name, event.reverses_event_id,
        reversed.kind as reversed_kind, undoing.id as reversed_by_event_id, event.description,
        coalesce(payments.reference, refunds.reference) as reference, lines.postings
      from lines
      join ledger_events event on event.id = lines.event_id
      left join ledger_events reversed on reversed.id = event.reverses_event_id
      left join ledger_events undoing on undoing.reverses_event_id = event.id
      left join payments on payments.id = event.payment_id
      left join refunds on refunds.id = event.refund_id
      order by event.id`,
  )

/** Every event with postings of an order, including settlements of several orders, with only this order's postings. */
export const orderLedger = (db: Db, order_id: number) => ledgerEvents(db, sql`order_id = ${order_id}`)

const accountColumns = {
  ...pick(tables.ledger_accounts, 'name_en', 'name_ar'),
  code: oneOf(tables.ledger_accounts.code, accounts),
}

export const ledgerAccounts = (db: Db) =>
  query(db, accountColumns, sql`select code, name_en, name_ar from ledger_accounts`)
