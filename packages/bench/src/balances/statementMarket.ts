import { openAt } from '../data/kitchens.ts'
import { type Marketplace, marketplace } from '../data/marketplace.ts'

/** Not every order ends in a row: these leave a little more than 100,000. */
const orders = 115_000

interface StatementMarket {
  readonly env: Readonly<Record<string, string>>
  readonly token: string
  /** A store with so many rows, and one with ten. */
  readonly long: { readonly store_id: number; readonly rows: number }
  readonly short: { readonly store_id: number }
}

/** All but ten rows of a marketplace's statements become one store's. Their orders stay whose they are. */
const gather = [
  'set session_replication_role = replica',
  'set statement_timeout = 0',
  `create temporary table two as select min(id) as long, max(id) as short from stores`,
  `create temporary table ten as select event_id from statement_rows order by event_id desc limit 10`,
  'update statement_rows set store_id = long from two',
  'update statement_rows set store_id = short from two where event_id in (select event_id from ten)',
  'delete from statement_days',
  `insert into statement_days
     (store_id, day, row_count, amount, order_total, received, commission, gateway_charge, merged)
   select store_id, day, count(*), sum(amount), sum(order_total), sum(received), sum(commission), sum(gateway_charge),
     true from statement_rows group by store_id, day`,
  'vacuum analyze statement_rows, statement_days',
]

export async function statementMarket(): Promise<StatementMarket> {
  const market: Marketplace = await marketplace('postgres', orders)
  const env = await market.writable()
  const database = await openAt(env)
  const client = await database.pool.connect()
  try {
    for (const text of gather) await client.query(text)
    const { rows: found } = await client.query<{ store_id: number; rows: number }>(
      'select store_id, count(*)::int as rows from statement_rows group by 1 order by 2 desc',
    )
    const [long, short] = found
    if (!long || !short) throw new Error('the marketplace has no statements')
    return { env, token: market.tokens.admin, long, short }
  } finally {
    client.release(true)
    await database.close()
  }
}
