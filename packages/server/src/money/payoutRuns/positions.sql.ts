import { type PayoutPosition, payoutAccountStates } from '@sufra/contract/money/payoutRuns'
import { type SQL, sql } from 'drizzle-orm'
import { int, oneOf, pick, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { unpaged, unpagedLimit } from '../../kernel/database/unpaged.ts'
import { unsettledUpTo } from '../paymentRequests/dueParts.sql.ts'

/** Of a store joined with `payout_accounts`. */
export const accountState: SQL = sql`case when payout_accounts.id is null then 'missing'
  when payout_accounts.confirmed_at is null then 'waiting' else 'confirmed' end`

const columns = {
  ...pick(tables.stores, 'id', 'restaurant_id', 'name_en', 'name_ar'),
  amount: int,
  orders_count: int,
  charges_count: int,
  account: oneOf(text, payoutAccountStates),
}

/** What a run up to a day would pay to some stores, or to all that have something to settle. */
export async function positionsUpTo(
  db: Db,
  day: string,
  ids: readonly number[] | undefined,
): Promise<{ rows: PayoutPosition[]; cut: boolean }> {
  const chosen = ids && sql`any(${sql.param(ids)}::bigint[])`
  const of = chosen ? sql`store_id = ${chosen}` : sql`true`
  const found = await query(
    db,
    columns,
    sql`select stores.id, stores.restaurant_id, stores.name_en, stores.name_ar,
        (coalesce(due.amount, 0) + coalesce(charged.amount, 0))::bigint as amount,
        coalesce(due.parts, 0) as orders_count, coalesce(charged.parts, 0) as charges_count, ${accountState} as account
      from stores
      left join (select store_id, sum(due_to_store - requested_amount) as amount, count(*) as parts from orders
        where ${unsettledUpTo(of, day)} group by store_id) due on due.store_id = stores.id
      left join (select store_id, sum(due_amount - requested_amount) as amount, count(*) as parts from other_charges
        where ${of} and due_amount <> requested_amount group by store_id) charged on charged.store_id = stores.id
      left join payout_accounts on payout_accounts.store_id = stores.id
      where ${chosen ? sql`stores.id = ${chosen}` : sql`coalesce(due.parts, charged.parts) is not null`}
      order by stores.id ${unpagedLimit}`,
  )
  const { rows, cut } = unpaged(found)
  return {
    rows: rows.map(({ id, restaurant_id, name_en, name_ar, ...position }) => ({
      store: { id, restaurant_id, name: { en: name_en, ar: name_ar } },
      ...position,
    })),
    cut,
  }
}
