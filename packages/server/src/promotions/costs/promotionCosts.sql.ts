import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/db.ts'
import { execute } from '../../kernel/database/query.ts'

/**
 * What an offer, a coupon or the welcome discount has cost so far: orders that are not cancelled, their discount by it, and the platform's
 * part of that. The sum of its rows, which are merged from time to time.
 */
export const costOf = (kind: SQL, id: SQL): SQL => sql`
  select coalesce(sum(cost.orders), 0)::int as orders, coalesce(sum(cost.discount), 0)::bigint as discount,
    coalesce(sum(cost.platform), 0)::bigint as platform
  from promotion_costs cost where cost.kind = ${kind} and cost.promotion_id = ${id}`

/**
 * Merges the rows of each promotion into one, in one statement: whoever reads meanwhile sees the rows before or after
 * it, with the same sum. One merge at a time, in all processes.
 */
export const mergeCosts = (db: Db) =>
  execute(
    db,
    sql`
    with turn as materialized (select pg_try_advisory_xact_lock(760760) as mine), gone as (
      delete from promotion_costs where (select mine from turn) and (kind, promotion_id) in (
        select kind, promotion_id from promotion_costs group by kind, promotion_id having count(*) > 1)
      returning kind, promotion_id, orders, discount, platform)
    insert into promotion_costs (kind, promotion_id, orders, discount, platform)
    select kind, promotion_id, sum(orders), sum(discount), sum(platform) from gone group by kind, promotion_id`,
  )
