import type pg from 'pg'
import type { Acknowledged } from './load.ts'

/** Each query returns faults, as one line of text each. `$1` is the last order inserted by hand. */
const faults: Readonly<Record<string, string>> = {
  'an order without its lines, or with others than it was priced from': `
    select o.id::text as fault from orders o
    where o.id > $1 and o.sub_total is distinct from (select sum(line_total) from order_lines l where l.order_id = o.id)`,
  'a history that does not lead to the order’s status': `
    select o.id || ': ' || coalesce(h.steps, 'none') || ', status ' || o.status_id as fault
    from orders o left join lateral (
      select string_agg(status_id::text, ' ' order by id) as steps from order_status_history where order_id = o.id) h on true
    where o.id > $1 and h.steps is distinct from
      case o.status_id when 1 then '1' when 6 then '1 6' when 7 then '1 7' when 8 then '1 6 8' end`,
  'ledger events that do not fit the status': `
    select o.id || ': ' || coalesce(e.kinds, 'none') || ', status ' || o.status_id as fault
    from orders o left join lateral (
      select string_agg(kind, ' ' order by id) as kinds from ledger_events where order_id = o.id) e on true
    where o.id > $1 and replace(coalesce(e.kinds, ''), ' cash_collected', '') is distinct from
      case when o.status_id in (1, 6) then 'placement' when o.status_id = 7 then 'placement cancellation'
        else 'placement completion' end`,
  'a ledger event without postings, or whose postings do not sum to zero': `
    select e.id::text as fault from ledger_events e
    left join ledger_postings p on p.event_id = e.id group by e.id having coalesce(sum(p.amount), 1) <> 0`,
  'an amount that is not what the ledger says': `
    select o.id::text as fault from orders o left join lateral (
      select sum(amount) filter (where account = 'customer_receivable') as remaining,
        -sum(amount) filter (where account = 'commission_revenue') as commission,
        sum(amount) filter (where account = 'store_cash') as cash,
        -sum(amount) filter (where account in ('store_expected', 'store_payable')) as due
      from ledger_postings where order_id = o.id) p on true
    where o.id > $1 and row(o.remaining_amount, o.platform_commission_value, o.cash_collected_amount, o.due_to_store)
      is distinct from row(coalesce(p.remaining, 0), coalesce(p.commission, 0), coalesce(p.cash, 0), coalesce(p.due, 0))`,
  'an order without an answered key, or a key without its order': `
    select coalesce(o.id::text, k.key) as fault
    from (select * from orders where id > $1) o
    full join idempotency_keys k on (k.response -> 'order' ->> 'id')::bigint = o.id
    group by o.id, k.key having count(o.id) <> 1 or count(k.key) <> 1`,
  'an order with two keys': `
    select response -> 'order' ->> 'id' as fault from idempotency_keys group by 1 having count(*) > 1`,
  'a decision that left no audit': `
    select o.id::text as fault from orders o where o.id > $1 and o.status_id <> 1 and not exists (
      select from audit_log a where a.table_name = 'orders' and a.row_id = o.id::text
        and (a.after ->> 'status_id')::int = o.status_id)`,
  'status totals other than counted': `
    select store_id || ' ' || status_id as fault from (
      select store_id, status_id, order_count, total_price from order_totals where order_count <> 0
      except select store_id, status_id, count(*), sum(order_total_price) from orders group by 1, 2) more
    union all select store_id || ' ' || status_id from (
      select store_id, status_id, count(*), sum(order_total_price) from orders group by 1, 2
      except select store_id, status_id, order_count, total_price from order_totals) less`,
  'block counts other than counted': `
    select store_id || ' ' || status_id || ' ' || block as fault from (
      select store_id, status_id, block, order_count from order_block_counts where order_count <> 0
      except select store_id, status_id, (id >> 12)::integer, count(*) from orders group by 1, 2, 3) more`,
  'span counts other than counted': `
    select store_id || ' ' || status_id || ' ' || span as fault from (
      select store_id, status_id, span, order_count from order_span_counts where order_count <> 0
      except select store_id, status_id, (id >> 16)::integer, count(*) from orders group by 1, 2, 3) more`,
}

/** What clients had been acknowledged at some moment. */
interface AcknowledgedSoFar {
  readonly placed: ReadonlyMap<string, Acknowledged>
  readonly decided: ReadonlyMap<number, number>
}

/** A copy, as the load goes on. */
export const acknowledgedBy = ({ placed, decided }: AcknowledgedSoFar): AcknowledgedSoFar => ({
  placed: new Map(placed),
  decided: new Map(decided),
})

async function forgotten(client: pg.ClientBase, { placed, decided }: AcknowledgedSoFar): Promise<string[]> {
  const keys = await client.query<{ key: string; id: number; total: number; status_id: number }>(
    `select k.key, o.id, o.order_total_price as total, o.status_id
     from idempotency_keys k join orders o on o.id = (k.response -> 'order' ->> 'id')::bigint`,
  )
  const byKey = new Map(keys.rows.map((row) => [row.key, row]))
  const byId = new Map(keys.rows.map((row) => [row.id, row]))
  const lost = [...placed].flatMap(([key, { id, order_total_price }]) => {
    const row = byKey.get(key)
    const same = row?.id === id && row.total === Math.round(order_total_price * 100)
    return same ? [] : [`order ${id} was acknowledged and is ${row ? `now ${row.id}` : 'not there'}`]
  })
  // A completed order was accepted before: one step beyond the acknowledged one is no loss.
  const undone = [...decided].flatMap(([id, status_id]) => {
    const now = byId.get(id)?.status_id ?? 0
    return now === status_id || (status_id === 6 && now === 8)
      ? []
      : [`order ${id} was acknowledged at status ${status_id} and is at ${now}`]
  })
  return [...lost, ...undone]
}

/** All faults of the database, in one snapshot. `exact`: no orders may exist besides the acknowledged ones. */
export async function inconsistencies(
  pool: pg.Pool,
  oldest: number,
  acknowledged: AcknowledgedSoFar,
  exact = false,
): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const found = await forgotten(client, acknowledged)
    for (const [what, text] of Object.entries(faults)) {
      const { rows } = await client.query<{ fault: string }>(text, text.includes('$1') ? [oldest] : [])
      if (rows.length > 0)
        found.push(
          `${rows.length} × ${what}: ${rows
            .slice(0, 5)
            .map(({ fault }) => fault)
            .join('; ')}`,
        )
    }
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from orders where id > $1',
      [oldest],
    )
    const there = rows[0]?.count ?? 0
    if (exact && there !== acknowledged.placed.size)
      found.push(`${there} orders are there, ${acknowledged.placed.size} were acknowledged`)
    await client.query('commit')
    return found
  } finally {
    client.release()
  }
}
