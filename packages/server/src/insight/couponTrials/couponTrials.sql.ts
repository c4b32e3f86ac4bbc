import { type SQL, sql } from 'drizzle-orm'
import { int, nullable } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

/** A code of a coupon: the one asked for, or one that can still be used. Null if it has no such code. */
export const codeOf = (db: Db, allowed: SQL, id: number, asked: string | undefined) =>
  queryOne(
    db,
    { code: nullable(tables.coupon_codes.code) },
    sql`select (select coupon_codes.code from coupon_codes
        where coupon_id = coupons.id and live ${asked === undefined ? sql`` : sql`and coupon_codes.code = ${asked}`}
        order by used_at is not null, coupon_codes.id limit 1) as code
      from coupons where ${allowed} and id = ${id}`,
  )

/** Any area: a trial is without delivery. */
export const anyArea = (db: Db) =>
  queryOne(db, { id: int }, sql`select id from areas where archived_at is null order by id limit 1`)
