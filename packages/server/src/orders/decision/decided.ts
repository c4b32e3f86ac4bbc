import type { Bilingual } from '@sufra/contract/kernel/language'
import { orderStatus } from '@sufra/contract/orders'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../kernel/database/db.ts'
import { found, refuse } from '../../kernel/errors/apiError.ts'
import type { Scope } from '../../kernel/access/scope.ts'
import type { Decided } from './decided.rules.ts'

interface DecidedRow extends Decided, Record<string, unknown> {
  readonly order_id: number
  readonly display_status_en: string
  readonly display_status_ar: string
  readonly actor_name: string | null
  readonly reason_ar: string | null
}

/** The decision an order stands by. The order is locked: nobody makes another meanwhile. */
export async function lastDecision(db: Db, order_id: number): Promise<DecidedRow> {
  const [row] = await rows<DecidedRow>(
    db,
    sql`select step.order_id, step.status_id, step.actor_kind, step.actor_name, step.reason_en, step.reason_ar,
        step.note, orders.cancel_reason_id, orders.cancel_fault, order_statuses.display_status_en,
        order_statuses.display_status_ar
      from order_status_history step
      join orders on orders.id = step.order_id and orders.status_id = step.status_id
      join order_statuses on order_statuses.id = step.status_id
      where step.order_id = ${order_id} order by step.id desc limit 1`,
  )
  return found(row)
}

const parties: Readonly<Record<string, Bilingual>> = {
  admin: { en: 'The platform', ar: 'المنصة' },
  restaurant: { en: 'The restaurant', ar: 'المطعم' },
  store_user: { en: 'The store', ar: 'المتجر' },
  customer: { en: 'The customer', ar: 'العميل' },
  channel: { en: 'The ordering channel', ar: 'قناة الطلب' },
}
const system: Bilingual = { en: 'The system', ar: 'النظام' }
const staff: readonly string[] = ['admin', 'restaurant', 'store_user']

/** By name among staff; channels are told which party it was. */
function whoOf({ actor_kind, actor_name }: DecidedRow, scope: Scope): Bilingual {
  const party = parties[actor_kind] ?? system
  const named = actor_name && scope.kind !== 'channel' && staff.includes(actor_kind)
  return named ? { en: actor_name, ar: actor_name } : party
}

/** Somebody else has decided, or otherwise: who, and what. */
export function refuseDecided(decided: DecidedRow, scope: Scope): never {
  const who = whoOf(decided, scope)
  const params = {
    id: decided.order_id,
    who_en: who.en,
    who_ar: who.ar,
    status_en: decided.display_status_en,
    status_ar: decided.display_status_ar,
    reason_en: decided.reason_en ?? '',
    reason_ar: decided.reason_ar ?? '',
  }
  const cancelled = decided.status_id === orderStatus.cancelled && decided.reason_en !== null
  return refuse(cancelled ? 'orders.cancelled' : 'orders.decided', { params })
}
