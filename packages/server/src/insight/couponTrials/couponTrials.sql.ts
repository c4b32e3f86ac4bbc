import { type SQL, sql } from 'drizzle-orm'
import { int, pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

/** The code of a coupon. */
export const codeOf = (db: Db, allowed: SQL, id: number) =>
  queryOne(db, pick(tables.coupons, 'code'), sql`select code from coupons where ${allowed} and id = ${id}`)

/** Any area: a trial is without delivery. */
export const anyArea = (db: Db) =>
  queryOne(db, { id: int }, sql`select id from areas where archived_at is null order by id limit 1`)
