import type { LedgerEventKind } from '@sufra/contract/orderMoney'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../kernel/database/db.ts'
import type { Account, Posting } from '../ledger/ledger.rules.ts'
import { orderStatuses } from '../../orders/desk/orders.sql.ts'

/** An order's status in words. */
export async function statusOf(db: Db, order: { readonly status_id: number }) {
  const status = (await orderStatuses(db)).find(({ id }) => id === order.status_id)
  return { status_en: status?.display_status_en ?? '', status_ar: status?.display_status_ar ?? '' }
}

export interface LedgerEventRow extends Record<string, unknown> {
  readonly id: number
  readonly kind: LedgerEventKind
  readonly at: string
  readonly actor_kind: string
  readonly actor_name: string | null
  readonly reference: string | null
  readonly reverses_event_id: number | null
  readonly reversed_kind: LedgerEventKind | null
  readonly reversed_by_event_id: number | null
  readonly description: string | null
  readonly postings: Posting[]
}

/** Every event that posted on an order, settlements of several orders included; only its own lines of them. */
export const orderLedger = (db: Db, order_id: number) =>
  rows<LedgerEventRow>(
    db,
    sql`with lines as (
        select event_id, jsonb_agg(jsonb_build_object('account', account, 'amount', amount) order by line_number)
          as postings
        from ledger_postings where order_id = ${order_id} group by event_id)
      select event.id, event.kind, event.at, event.actor_kind, event.actor_name, event.reverses_event_id,
        reversed.kind as reversed_kind, undoing.id as reversed_by_event_id, event.description, coalesce(payments.reference, refunds.reference) as reference, lines.postings
      from lines
      join ledger_events event on event.id = lines.event_id
      left join ledger_events reversed on reversed.id = event.reverses_event_id
      left join ledger_events undoing on undoing.reverses_event_id = event.id
      left join payments on payments.id = event.payment_id
      left join refunds on refunds.id = event.refund_id
      order by event.id`,
  )

interface AccountRow extends Record<string, unknown> {
  readonly code: Account
  readonly name_en: string
  readonly name_ar: string
}

export const ledgerAccounts = (db: Db) =>
  rows<AccountRow>(db, sql`select code, name_en, name_ar from ledger_accounts`)
