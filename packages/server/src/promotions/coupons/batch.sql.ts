import { sql } from 'drizzle-orm'
import { int, pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

const wanting = sql`archived_at is null and codes_failed_at is null and codes_made < code_count`

/** Those whose codes are not all made. */
export const unfinishedBatches = (db: Db) =>
  query(db, pick(tables.coupons, 'id'), sql`select id from coupons where ${wanting} order by id`)

/** A batch that is being made, locked: two processes that make the same one take turns. */
export const lockBatch = (db: Db, id: number) =>
  queryOne(
    db,
    { code_prefix: tables.coupons.code_prefix, missing: int },
    sql`select code_prefix, code_count - codes_made as missing from coupons
      where id = ${id} and ${wanting} for no key update`,
  )

/** Adds those that no coupon has or, deleted, had. */
export const addCodes = (db: Db, id: number, codes: readonly string[]) =>
  query(
    db,
    pick(tables.coupon_codes, 'id'),
    sql`insert into coupon_codes (coupon_id, code)
      select ${id}, code from unnest(${sql.param(codes)}::text[]) as made(code)
      where not exists (select from coupon_codes old where old.code = made.code and not old.live)
      on conflict (code) where live do nothing returning id`,
  )

/** Counts made codes, which is nobody's edit. */
export async function countMade(db: Db, id: number, added: number): Promise<void> {
  await execute(db, sql`select set_config('sufra.audit', 'off', true)`)
  await execute(db, sql`update coupons set codes_made = codes_made + ${added} where id = ${id}`)
}

/** Takes the codes back that were made, and switches the coupon off. */
export async function failBatch(db: Db, id: number): Promise<void> {
  if (!(await lockBatch(db, id))) return
  await execute(db, sql`delete from coupon_codes where coupon_id = ${id}`)
  await execute(
    db,
    sql`update coupons set codes_made = 0, codes_failed_at = now(), status = false
    where id = ${id}`,
  )
}
