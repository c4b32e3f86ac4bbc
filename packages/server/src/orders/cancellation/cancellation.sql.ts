import { orderStatus } from '@sufra/contract/orders/orders'
import { sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/db.ts'
import { execute } from '../../kernel/database/query.ts'
import type { Fault } from '../../money/ledger/cancellation.rules.ts'
import type { CancellationTerms } from '../../money/ledger/ledger.rules.ts'
import { recordCancellation } from '../../money/ledger/lifecycle.sql.ts'
import { releaseReservations } from '../placement/releaseReservations.ts'

interface Cancelling {
  readonly order_id: number
  /** Null for an order that was never accepted. */
  readonly fault: Fault | null
  /** Everything is given back by default. */
  readonly terms?: CancellationTerms
  readonly by: { readonly kind: string; readonly account_id: number | null; readonly name: string }
  readonly reason: { readonly id: number | null; readonly reason_en: string; readonly reason_ar: string }
  readonly note?: string | undefined
}

/** Cancels a locked order: reservations, money, status, history. */
export async function cancelOrder(
  db: Db,
  { order_id, fault, terms, by, reason, note }: Cancelling,
): Promise<void> {
  await releaseReservations(db, order_id)
  await recordCancellation(db, order_id, terms)
  await execute(
    db,
    sql`
    update orders set status_id = ${orderStatus.cancelled}, cancelled_at = now(), cancel_fault = ${fault},
      cancel_reason_id = ${reason.id}, cancel_reason_en = ${reason.reason_en},
      cancel_reason_ar = ${reason.reason_ar}, cancelled_by_kind = ${by.kind}, cancelled_by_name = ${by.name}
    where id = ${order_id}`,
  )
  await execute(
    db,
    sql`
    insert into order_status_history (order_id, status_id, actor_kind, actor_account_id, actor_name, reason_en,
      reason_ar, note)
    values (${order_id}, ${orderStatus.cancelled}, ${by.kind}, ${by.account_id}, ${by.name}, ${reason.reason_en},
      ${reason.reason_ar}, ${note ?? null})`,
  )
}
