import type pg from 'pg'

/** Two years of changes by 200 people, of all areas; a word in ten has a frequent one, three rows a rare one. */
export async function fillTrail(pool: pg.Pool, rows: number): Promise<void> {
  const client = await pool.connect()
  const few = 500_000
  try {
    await client.query('set statement_timeout = 0')
    for (let from = 1; from <= rows; from += few)
      await client.query(
        `with added as (
          insert into audit_log (at, actor_kind, actor_account_id, actor_name, source, table_name, row_id, action, before, after)
          select timestamptz '2024-11-25' + interval '2 years' * n / $3::float8, 'admin', n % 200 + 1, 'Person', 'screen',
            (array['items', 'stores', 'coupons', 'customers', 'payment_requests', 'items', 'items', 'units'])[n % 8 + 1],
            (n % 50000)::text, case when n % 100 = 0 then 'delete' when n % 10 = 0 then 'insert' else 'update' end,
            case when n % 10 > 0 then '{"sorting_index": 1}'::jsonb end, '{"sorting_index": 2}'::jsonb
          from generate_series($1::int, least($1::int + $2::int - 1, $3::int)) n returning id)
        insert into audit_words (word, audit_id)
          select word, id from added, lateral (
            select 'w' || id % 5000 union all select 'chicken' where id % 10 = 0
            union all select 'needle' where id in (11, 22, 33)) words(word)`,
        [from, few, rows],
      )
    await client.query('vacuum analyze audit_log')
    await client.query('vacuum analyze audit_words')
  } finally {
    client.release()
  }
}
