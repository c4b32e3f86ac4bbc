import { type SQL, sql } from 'drizzle-orm'
import { instant, int } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'

/** What requests hold of an order or of a charge. */
const holds = {
  order: sql`(select payment_request_id, order_id as id, amount, created_at, released_at from payment_request_orders) hold`,
  charge: sql`(select payment_request_id, other_charge_id as id, amount, created_at, released_at
    from payment_request_charges) hold`,
} as const satisfies Record<string, SQL>
export type Held = keyof typeof holds

/** What a request asks for of it, and since when. */
export const holdOf = (db: Db, held: Held, id: number, request: number) =>
  queryOne(
    db,
    { amount: int, created_at: instant },
    sql`select amount, created_at from ${holds[held]} where id = ${id} and payment_request_id = ${request}`,
  )

/** The live requests that hold some of it, or those that did before one of them asked. */
export const liveHolds = (
  db: Db,
  held: Held,
  id: number,
  asked: { readonly request: number; readonly at: string } | undefined,
) =>
  query(
    db,
    { id: int, amount: int },
    sql`select payment_request_id as id, amount from ${holds[held]} where id = ${id} and ${
      asked === undefined
        ? sql`released_at is null`
        : sql`payment_request_id < ${asked.request} and (released_at is null or released_at > ${asked.at}::timestamptz)`
    }`,
  )

const changeColumns = { event_id: int, at: instant, amount: int }

/** What the events of a charge changed in what is due. */
export const chargeChanges = (db: Db, id: number) =>
  query(
    db,
    changeColumns,
    sql`select event.id as event_id, event.at, statement_rows.amount
      from ledger_events event
      left join ledger_events undone on undone.id = event.reverses_event_id
      join statement_rows on statement_rows.event_id = event.id
      where coalesce(event.other_charge_id, undone.other_charge_id) = ${id} order by event.id`,
  )
