import { cancellationRules } from '@sufra/contract/orders/orders.shapes'
import { type SQL, sql } from 'drizzle-orm'
import { oneOf, pick, type RowOf, selected } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import * as rules from './ledger.rules.ts'

/** An event of the ledger: its postings and what they belong to. */
interface LedgerEvent {
  readonly kind: rules.EventKind | 'reversal'
  readonly postings: readonly rules.Posting[]
  readonly restaurant_id: number
  readonly store_id: number
  readonly order_id?: number | undefined
  readonly payment_id?: number | undefined
  readonly refund_id?: number | undefined
  readonly cash_collection_id?: number | undefined
  readonly payment_request_id?: number | undefined
  readonly other_charge_id?: number | undefined
  readonly reverses_event_id?: number | undefined
  readonly reference_date?: string | undefined
  readonly description?: string | undefined
}

/** The actor of the transaction, as set by `signTransaction`. */
export const actor = sql`coalesce(nullif(current_setting('sufra.actor', true), ''), '{}')::jsonb`

/**
 * An event and its postings as parts of a WITH, so that a change and its postings are one statement. `order_id` may
 * refer to a row inserted by the same statement.
 */
export const entries = (
  event: LedgerEvent,
  order_id: SQL = sql`${event.order_id ?? null}::bigint`,
): SQL => sql`
  ledger_event as (
    insert into ledger_events (kind, restaurant_id, store_id, order_id, payment_id, refund_id,
      cash_collection_id, payment_request_id, other_charge_id, reverses_event_id, reference_date,
      description, actor_kind, actor_account_id, actor_name)
    select ${event.kind}, ${event.restaurant_id}::bigint, ${event.store_id}::bigint, ${order_id},
      ${event.payment_id ?? null}::bigint, ${event.refund_id ?? null}::bigint,
      ${event.cash_collection_id ?? null}::bigint, ${event.payment_request_id ?? null}::bigint,
      ${event.other_charge_id ?? null}::bigint, ${event.reverses_event_id ?? null}::bigint,
      ${event.reference_date ?? null}::date,
      ${event.description ?? null}, coalesce(actor->>'kind', 'system'), (actor->>'account_id')::bigint,
      actor->>'name'
    from (select ${actor} as actor) signed
    returning id, store_id, order_id),
  ledger_lines as (
    insert into ledger_postings (event_id, line_number, account, store_id, order_id, amount)
    select ledger_event.id, line.line_number, line.account, ledger_event.store_id,
      coalesce(line.order_id, ledger_event.order_id), line.amount
    from ledger_event, jsonb_to_recordset(${JSON.stringify(
      event.postings.map((posting, index) => ({ ...posting, line_number: index + 1 })),
    )}::jsonb) as line(line_number smallint, account text, amount bigint, order_id bigint)
    returning event_id)`

/** Writes an event and, in the same statement, its changes of the order's columns. */
export async function post(
  db: Db,
  event: LedgerEvent,
  copies: rules.Copies = rules.copiesOf(event.kind as rules.EventKind, event.postings),
): Promise<void> {
  const changed = Object.entries(copies)
    .filter(([, by]) => by !== 0)
    .map(([column, by]) => {
      const name = sql.identifier(column)
      return sql`${name} = orders.${name} + ${by}::bigint`
    })
  await execute(
    db,
    event.order_id !== undefined && changed.length > 0
      ? sql`with ${entries(event)} update orders set ${sql.join(changed, sql`, `)} where id = ${event.order_id}`
      : sql`with ${entries(event)} select from ledger_event`,
  )
}

/** The money columns of an order: figures, policy and rates, all its own copies. */
const moneyColumns = {
  ...pick(
    tables.orders,
    'id',
    'restaurant_id',
    'store_id',
    'status_id',
    'event_at',
    'event_day',
    'completed_at',
    'cancellation_days',
    'payment_method',
    'catering_advance',
    'credit_card_fee',
    'debit_card_fee',
    'order_total_price',
    'paid_amount',
    'refunded_amount',
    'cash_collected_amount',
    'remaining_amount',
    'platform_commission_value',
    'pgw_charges_value',
    'due_to_store',
    'coupon_platform_contribution_value',
    'welcome_discount_value',
    'requested_amount',
  ),
  cancellation_rule: oneOf(tables.orders.cancellation_rule, cancellationRules),
}
export type MoneyOrder = RowOf<typeof moneyColumns>

const figures = (allowed: SQL, order_id: number): SQL =>
  sql`select ${selected(moneyColumns)} from orders where ${allowed} and orders.id = ${order_id}`

export async function readFigures(db: Db, allowed: SQL, order_id: number): Promise<MoneyOrder> {
  return orNotFound(await queryOne(db, moneyColumns, figures(allowed, order_id)))
}

/** Locks an order and reads its figures: the next posting waits for this transaction. */
export async function lockFigures(db: Db, order_id: number, allowed: SQL = sql`true`): Promise<MoneyOrder> {
  return orNotFound(await queryOne(db, moneyColumns, sql`${figures(allowed, order_id)} for no key update`))
}

export const eventOf = (
  order: Pick<MoneyOrder, 'id' | 'restaurant_id' | 'store_id'>,
  kind: LedgerEvent['kind'],
  postings: readonly rules.Posting[],
): LedgerEvent => ({
  kind,
  postings,
  restaurant_id: order.restaurant_id,
  store_id: order.store_id,
  order_id: order.id,
})
