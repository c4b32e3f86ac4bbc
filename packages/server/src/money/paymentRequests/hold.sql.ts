import { sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/db.ts'
import { execute } from '../../kernel/database/query.ts'

/** An amount of an order or a charge, reserved for a request. */
interface Held {
  readonly request: number
  readonly id: number
  readonly amount: number
}

/** Reserves what requests are made of. Triggers allow no more than is left. */
export const holdParts = (
  db: Db,
  { orders, charges }: { readonly orders: readonly Held[]; readonly charges: readonly Held[] },
) =>
  execute(
    db,
    sql`
    with held as (
      insert into payment_request_orders (payment_request_id, order_id, amount)
      select part.request, part.id, part.amount
      from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as part(request bigint, id bigint, amount bigint))
    insert into payment_request_charges (payment_request_id, other_charge_id, amount)
    select part.request, part.id, part.amount
    from jsonb_to_recordset(${JSON.stringify(charges)}::jsonb) as part(request bigint, id bigint, amount bigint)`,
  )
