import { type StoreMarket, storeMarket } from '../data/storeMarket.ts'

/** The stores of a large marketplace, in both sizes of the ledger. */
export const size = { restaurants: 2000, stores: 5000 }

/**
 * What so many orders leave in the ledger: each was placed, ten of eleven completed, every tenth of them paid out with
 * nine others over three years. A thousand requests are pending, five hundred charges open, and three thousand
 * postings of the last hour are not merged yet.
 */
const ledgerOf = (orders: number) => [
  'set session_replication_role = replica',
  'set synchronous_commit = off',
  `insert into ledger_events (id, kind, at, restaurant_id, store_id)
     select 2 * n - done, case done when 1 then 'placement' else 'completion' end,
       now() - make_interval(mins => ((${orders} - n) * (1500000.0 / ${orders}))::int), stores.restaurant_id, stores.id
     from generate_series(1, ${orders}) n
     join stores on stores.id = 1 + n % ${size.stores}
     cross join generate_series(0, 1) done where done = 1 or n % 11 <> 0`,
  `insert into ledger_postings (event_id, line_number, account, store_id, amount)
     select id, line, case when line = 2 then 'store_expected' when kind = 'placement' then 'store_uncollected'
       else 'store_payable' end, store_id, case when (line = 2) = (kind = 'placement') then -100 else 100 end * (id % 7 + 1)
     from ledger_events cross join generate_series(1, 2) line`,
  `insert into payment_requests (store_id, restaurant_id, reference_date, amount, status, raised_by_kind, decided_by_kind,
       decided_at)
     select stores.id, stores.restaurant_id, current_date - (n % 1000), 100, 'request_accepted', 'store_user', 'admin',
       now()
     from generate_series(1, ${orders} / 10) n join stores on stores.id = 1 + (n * 7) % ${size.stores}`,
  `insert into last_payouts (store_id, paid_on)
     select store_id, max(reference_date) from payment_requests group by 1`,
  `insert into payment_requests (store_id, restaurant_id, reference_date, amount, raised_by_kind)
     select id, restaurant_id, current_date, 100, 'store_user' from stores where id % 5 = 0`,
  `insert into other_charges (store_id, restaurant_id, reference_date, balance, requested_amount)
     select id, restaurant_id, current_date, 100, case when n = 0 then 0 else -100 end
     from stores cross join generate_series(0, ${orders} / 50000) n where id % 10 = 0`,
  `insert into store_balances (store_id, due, expected)
     select store_id, coalesce(-sum(amount) filter (where account = 'store_payable'), 0),
       coalesce(-sum(amount) filter (where account = 'store_expected'), 0)
     from ledger_postings where account in ('store_payable', 'store_expected') group by store_id`,
  `insert into store_balances (store_id, due, expected)
     select 1 + (n * 13) % ${size.stores}, case when n % 2 = 0 then 100 else -100 end, 0 from generate_series(1, 3000) n`,
  'vacuum analyze',
]

export async function positionMarket(orders: number): Promise<StoreMarket> {
  const market = await storeMarket(size.restaurants, size.stores)
  const database = await market.open()
  const client = await database.pool.connect()
  try {
    console.log(`${size.stores} stores with the ledger of ${orders.toLocaleString('en-US')} orders …`)
    await client.query('set statement_timeout = 0')
    for (const text of ledgerOf(orders)) await client.query(text)
  } finally {
    client.release(true)
    await database.close()
  }
  return market
}
