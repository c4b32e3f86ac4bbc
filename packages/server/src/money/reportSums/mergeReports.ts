import { sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/db.ts'
import { affects, execute } from '../../kernel/database/query.ts'
import {
  itemCellsOf,
  itemColumns,
  itemPartsOf,
  itemSums,
  pairCellsOf,
  pairColumns,
  portionsOf,
  summedFacts,
} from './itemFacts.ts'
import { promotionCellsOf, promotionColumns, promotionSums, usesOf } from './promotionFacts.ts'
import { cellsOf, eachMeasure, factNames, factsOf, sumColumns, unsummed } from './reportFacts.ts'

/** Changes that one statement adds to the sums. */
const batch = 2000

/**
 * Adds orders that were changed to the sums, in one statement: whoever reads meanwhile sees changes and sums before or
 * after it, and adds up to the same. One merge at a time, in all processes. Answers whether there may be more.
 */
const mergeSome = (db: Db): Promise<boolean> =>
  affects(
    db,
    sql.raw(`
    with turn as materialized (select pg_try_advisory_xact_lock(150150) as mine),
    taken as (
      delete from report_changes where (select mine from turn)
        and ctid = any (array(select ctid from report_changes limit ${batch}))
      returning order_id),
    fact as materialized (${unsummed('select order_id from taken')}),
    kept as (
      insert into report_orders (${factNames}) select ${factNames} from fact where sign = 1
      on conflict (order_id) do update set (${factNames}) = row(${factNames.replace(/\w+/g, 'excluded.$&')})),
    gone as (
      delete from report_orders where order_id in (select order_id from taken)
        and order_id not in (select order_id from fact where sign = 1)),
    summed as (
      insert into report_sums (${sumColumns})
      select ${sumColumns} from (${cellsOf('select * from fact', 'sign *')}) cell
      where row(${eachMeasure((name) => name)}) <> row(${eachMeasure(() => '0')})
      on conflict (basis, dimension, span, start, key) do update
        set ${eachMeasure((name) => `${name} = report_sums.${name} + excluded.${name}`)}),
    portion as materialized (${portionsOf('select * from fact')}),
    sold as (
      insert into report_items (${itemColumns})
      select ${itemColumns} from (${itemCellsOf(itemPartsOf('select * from fact'))}) cell
      where row(${itemSums.join(', ')}) <> row(${itemSums.map(() => '0').join(', ')})
      on conflict (basis, span, start, store_id, item_id) do update
        set ${itemSums.map((name) => `${name} = report_items.${name} + excluded.${name}`).join(', ')}),
    paired as (
      insert into report_pairs (${pairColumns})
      select ${pairColumns} from (${pairCellsOf('select * from portion')}) cell where orders <> 0
      on conflict (basis, start, store_id, item_id, with_item_id) do update set
        orders = report_pairs.orders + excluded.orders),
    promoted as (
      insert into report_promotions (${promotionColumns})
      select ${promotionColumns} from (${promotionCellsOf(usesOf('select * from fact'))}) cell
      where row(${promotionSums.join(', ')}) <> row(${promotionSums.map(() => '0').join(', ')})
      on conflict (basis, span, start, store_id, promotion, promotion_id) do update
        set ${promotionSums.map((name) => `${name} = report_promotions.${name} + excluded.${name}`).join(', ')}),
    forgotten as (delete from report_lost_lines where order_id in (select order_id from taken))
    select from taken limit 1`),
  )

/** Adds all orders that were changed to the sums. */
export async function mergeReports(db: Db): Promise<void> {
  for (let more = true; more; ) more = await mergeSome(db)
}

/**
 * Makes all sums anew. Reports go on meanwhile: they see the sums before or after it. Desks hear of orders only when it
 * has ended, as of everything a long transaction may still write.
 */
export const rebuildReports = (db: Db): Promise<void> =>
  db.transaction(
    async (tx) => {
      await execute(tx, sql`set local statement_timeout = 0`)
      // Waits for a merge, and lets the next one wait. Its own snapshot begins after it.
      await execute(tx, sql`lock table report_sums in exclusive mode`)
      await execute(tx, sql`delete from report_changes`)
      await execute(tx, sql`delete from report_orders`)
      await execute(tx, sql`delete from report_sums`)
      await execute(tx, sql`delete from report_items`)
      await execute(tx, sql`delete from report_pairs`)
      await execute(tx, sql`delete from report_promotions`)
      await execute(tx, sql`delete from report_lost_lines`)
      await execute(tx, sql.raw(`insert into report_orders (${factNames}) ${factsOf('true')}`))
      await execute(
        tx,
        sql.raw(`insert into report_sums (${sumColumns}) ${cellsOf('select * from report_orders', '')}`),
      )
      const portions = portionsOf(summedFacts)
      await execute(
        tx,
        sql.raw(`insert into report_items (${itemColumns}) ${itemCellsOf(itemPartsOf(summedFacts))}`),
      )
      await execute(tx, sql.raw(`insert into report_pairs (${pairColumns}) ${pairCellsOf(portions)}`))
      await execute(
        tx,
        sql.raw(
          `insert into report_promotions (${promotionColumns}) ${promotionCellsOf(usesOf(summedFacts))}`,
        ),
      )
    },
    { isolationLevel: 'repeatable read' },
  )
