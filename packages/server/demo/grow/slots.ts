import { sql } from 'drizzle-orm'
import { int } from '../../src/kernel/database/columns.ts'
import type { Db } from '../../src/kernel/database/db.ts'
import { execute, queryOne } from '../../src/kernel/database/query.ts'

/** The sources and targets of the copies. */
interface Plan {
  /** Existing orders in order of time; copies are put between them. */
  readonly slots: number
  /** How many of them can be copied. */
  readonly templates: number
  readonly copies: number
  /** The id before the first copy; undefined if copies fill the gaps left by loading. */
  readonly base: number | undefined
}

/** Orders that used a coupon or a welcome discount cannot be copied, nor can those with a reversed event. */
const copyable = sql`orders.coupon_id is null and orders.welcome_discount_value = 0 and not exists (
  select from ledger_events e where e.order_id = orders.id and e.kind = 'reversal')`

/** Drops the temporary tables; the embedded database keeps them beyond a connection's end. */
export const forget = (db: Db) =>
  execute(db, sql`drop table if exists demo_slots, demo_templates, demo_copies, demo_ids`)

/** Temporary tables of this connection: the slots, the templates, and the copies of one chunk. */
export async function planGrowth(db: Db, target: number, spread: boolean): Promise<Plan> {
  await forget(db)
  await execute(
    db,
    sql`
    create temp table demo_slots on commit preserve rows as
    select row_number() over (order by created_at, id)::int as slot, created_at as to_at,
      coalesce(lag(created_at) over (order by created_at, id), created_at - interval '1 hour') as from_at,
      coalesce(count(*) filter (where ${copyable}) over (order by created_at, id
        rows between unbounded preceding and 1 preceding), 0)::int as copyable_before
    from orders`,
  )
  await execute(db, sql`create unique index on demo_slots (slot)`)
  await execute(
    db,
    sql`
    create temp table demo_templates on commit preserve rows as
    select row_number() over (order by created_at, id)::int as position, id, created_at,
      -- What follows the acceptance stays where it was, near the event.
      coalesce(accepted_at, cancelled_at, 'infinity') as decided_at
    from orders where ${copyable}`,
  )
  await execute(db, sql`create unique index on demo_templates (position)`)
  await execute(
    db,
    sql`
    create temp table demo_copies (id bigint primary key, template_id bigint not null, created_at timestamptz not null,
      shift interval not null, decided_at timestamptz not null) on commit preserve rows`,
  )
  await execute(
    db,
    sql`
    create temp table demo_ids (kind text not null, template_id bigint not null, order_id bigint not null,
      id bigint not null, primary key (kind, order_id, template_id)) on commit preserve rows`,
  )
  await execute(db, sql`analyze demo_slots, demo_templates`)
  const found = await queryOne(
    db,
    { slots: int, templates: int, highest: int },
    sql`select (select count(*) from demo_slots) as slots, (select count(*) from demo_templates) as templates,
      (select coalesce(max(id), 0) from orders) as highest`,
  )
  const { slots = 0, templates = 0, highest = 0 } = found ?? {}
  const copies = Math.max(0, target - slots)
  if (copies > 0 && templates === 0) throw new Error('There is no order to grow from')
  if (spread || copies === 0) return { slots, templates, copies, base: undefined }
  // Orders placed meanwhile get ids after the copies.
  await execute(
    db,
    sql`select setval(pg_get_serial_sequence('orders', 'id'), greatest(${highest + copies}, nextval(pg_get_serial_sequence('orders', 'id'))))`,
  )
  return { slots, templates, copies, base: highest }
}

/**
 * Neighbouring copies should differ: each uses one of the next so many orders as template, never an earlier one, so
 * that nothing of a copy is in the future.
 */
const variety = 24

/** Plans the copies `first` to `last`, numbered from one and created in order of id. */
export async function layOut(db: Db, plan: Plan, first: number, last: number): Promise<void> {
  const { slots, templates, copies, base } = plan
  await execute(db, sql`truncate demo_copies, demo_ids`)
  await execute(
    db,
    sql`
    insert into demo_copies
    select ${base === undefined ? sql`j + s.slot - 1` : sql`j + ${base}::bigint`}, t.id,
      least(at, t.created_at), least(at, t.created_at) - t.created_at, t.decided_at
    from generate_series(${first}::bigint, ${last}::bigint) j
    join demo_slots s on s.slot = (j * ${slots}::bigint + ${copies - 1}::bigint) / ${copies}::bigint
    cross join lateral (select (s.slot - 1)::bigint * ${copies}::bigint / ${slots}::bigint as before,
      s.slot::bigint * ${copies}::bigint / ${slots}::bigint as by_then) n
    cross join lateral (select s.from_at + (s.to_at - s.from_at) * ((j - n.before)::float8 / (n.by_then - n.before + 1)) as at) c
    join demo_templates t
      on t.position = least(${templates}, s.copyable_before + 1 + (j * 7919 % ${variety})::int)`,
  )
  await execute(db, sql`analyze demo_copies`)
}
