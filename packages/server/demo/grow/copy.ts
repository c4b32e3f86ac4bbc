import { type SQL, sql } from 'drizzle-orm'
import { insertable } from '../../src/kernel/database/catalog.ts'
import { text } from '../../src/kernel/database/columns.ts'
import type { Db } from '../../src/kernel/database/db.ts'
import { execute, query } from '../../src/kernel/database/query.ts'

async function insertableColumns(db: Db, table: string): Promise<string[]> {
  const found = await query(
    db,
    { attname: text },
    sql`select attname from pg_attribute
      where attrelid = ${table}::regclass and ${sql.raw(insertable)} order by attnum`,
  )
  return found.map(({ attname }) => attname)
}

/** A time of the template, moved for the copy: times up to the decision move, later ones stay. */
const moved = (column: string): SQL => {
  const at = sql`o.${sql.identifier(column)}`
  return sql`case when ${at} <= c.decided_at then least(${at} + c.shift, now()) else ${at} end`
}

type Values = Readonly<Record<string, SQL>>

/** Inserts the rows of table `o` that belong to the chunk's templates for each copy `c`, with some values replaced. */
async function copyRows(db: Db, table: string, values: Values, from: SQL): Promise<void> {
  const columns = (await insertableColumns(db, table)).filter((column) => values[column] !== without)
  const selected = columns.map((column) => values[column] ?? sql`o.${sql.identifier(column)}`)
  const names = columns.map((column) => sql.identifier(column))
  await execute(
    db,
    sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)})
    select ${sql.join(selected, sql`, `)} from ${from}`,
  )
}

/** The column gets its default. */
const without = sql`default`

/** In the order of the originals, which is chronological. */
const ofOrder = (table: string, position: string) =>
  sql`demo_copies c join ${sql.identifier(table)} o on o.order_id = c.template_id
    order by c.id, o.${sql.identifier(position)}`

/** Assigns ids to copied rows in advance, where ledger events refer to them. */
const giveIds = (db: Db, table: string, chosen: SQL = sql`true`) =>
  execute(
    db,
    sql`
    insert into demo_ids (kind, template_id, order_id, id)
    select ${table}, template_id, order_id, nextval(pg_get_serial_sequence(${table}, 'id'))
    from (select o.id as template_id, c.id as order_id
      from demo_copies c join ${sql.identifier(table)} o on o.order_id = c.template_id and ${chosen}
      order by 2, 1) copied`,
  )

const withIds = (table: string) => sql`demo_copies c
  join demo_ids i on i.kind = ${table} and i.order_id = c.id
  join ${sql.identifier(table)} o on o.id = i.template_id order by i.id`

const idOf = (table: string, column: string) => sql`(select n.id from demo_ids n
  where n.kind = ${table} and n.order_id = c.id and n.template_id = o.${sql.identifier(column)})`

/** Copies the orders, with their triggers and foreign keys active. */
export const copyOrders = (db: Db): Promise<void> =>
  copyRows(
    db,
    'orders',
    {
      id: sql`c.id`,
      channel_reference: sql`null`,
      requested_amount: sql`0`,
      created_at: sql`c.created_at`,
      updated_at: moved('updated_at'),
      accepted_at: moved('accepted_at'),
      completed_at: moved('completed_at'),
      cancelled_at: moved('cancelled_at'),
      seen_at: moved('seen_at'),
    },
    sql`demo_copies c join orders o on o.id = c.template_id order by c.id`,
  )

/** Copies everything that belongs to the chunk's orders. */
export async function copyBelongings(db: Db): Promise<void> {
  const order_id = sql`c.id`
  await copyRows(db, 'order_lines', { order_id }, ofOrder('order_lines', 'line_number'))
  const history = { id: without, order_id, at: moved('at') }
  await copyRows(db, 'order_status_history', history, ofOrder('order_status_history', 'id'))
  for (const table of ['payments', 'refunds', 'cash_collections']) await giveIds(db, table)
  const moneyKinds = sql`o.kind in ('placement', 'payment', 'refund', 'cash_collected', 'completion', 'cancellation')`
  await giveIds(db, 'ledger_events', moneyKinds)
  await execute(db, sql`analyze demo_ids`)
  const id = sql`i.id`
  const [reference, created_at] = [sql`'demo-copy-' || i.id`, moved('created_at')]
  const paid = { id, order_id, reference, created_at, received_at: moved('received_at') }
  await copyRows(db, 'payments', paid, withIds('payments'))
  const refunded = {
    id,
    order_id,
    created_at,
    payment_id: idOf('payments', 'payment_id'),
    reference: sql`case when o.reference is not null then 'demo-copy-' || i.id end`,
    updated_at: moved('updated_at'),
  }
  await copyRows(db, 'refunds', refunded, withIds('refunds'))
  await copyRows(db, 'cash_collections', { id, order_id, created_at }, withIds('cash_collections'))
  const event = {
    id,
    order_id,
    at: moved('at'),
    payment_id: idOf('payments', 'payment_id'),
    refund_id: idOf('refunds', 'refund_id'),
    cash_collection_id: idOf('cash_collections', 'cash_collection_id'),
  }
  await copyRows(db, 'ledger_events', event, withIds('ledger_events'))
  const postings = sql`demo_ids c join ledger_postings o on o.event_id = c.template_id
    where c.kind = 'ledger_events' order by c.id`
  await copyRows(db, 'ledger_postings', { event_id: sql`c.id`, order_id: sql`c.order_id` }, postings)
  await execute(db, sql`select add_statement_rows(array_agg(id)) from demo_ids where kind = 'ledger_events'`)
}

/** What triggers add for postings and rows of statements, where they are disabled. */
export async function addBalances(db: Db): Promise<void> {
  await execute(
    db,
    sql`
    insert into store_balances (store_id, due, expected)
    select p.store_id, coalesce(-sum(p.amount) filter (where p.account = 'store_payable'), 0),
      coalesce(-sum(p.amount) filter (where p.account = 'store_expected'), 0)
    from demo_ids c join ledger_postings p on p.event_id = c.id
    where c.kind = 'ledger_events' and p.account in ('store_payable', 'store_expected') group by 1`,
  )
  await execute(
    db,
    sql`
    insert into statement_days
      (store_id, day, row_count, amount, order_total, received, commission, gateway_charge)
    select r.store_id, r.day, count(*), sum(r.amount), sum(r.order_total), sum(r.received), sum(r.commission),
      sum(r.gateway_charge)
    from demo_ids c join statement_rows r on r.event_id = c.id where c.kind = 'ledger_events' group by 1, 2`,
  )
}

/** Counts the capacity the copies use by day; cancelled orders use none. */
export async function takePlaces(db: Db): Promise<void> {
  const standing = sql`demo_copies c join orders o on o.id = c.id and o.status_id <> 7`
  await execute(
    db,
    sql`
    insert into store_day_capacity as taken (store_id, day, order_count)
    select o.store_id, o.event_day, count(*) from ${standing} group by 1, 2 order by 1, 2
    on conflict (store_id, day) do update set order_count = taken.order_count + excluded.order_count`,
  )
  await execute(
    db,
    sql`
    insert into item_day_capacity as taken (item_id, day, quantity)
    select l.item_id, o.event_day, sum(l.quantity) from ${standing} join order_lines l on l.order_id = o.id
    where l.item_id is not null group by 1, 2 order by 1, 2
    on conflict (item_id, day) do update set quantity = taken.quantity + excluded.quantity`,
  )
}
