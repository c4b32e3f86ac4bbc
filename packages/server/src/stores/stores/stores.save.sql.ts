import { type SQL, sql } from 'drizzle-orm'
import { pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { affects, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

export const hasPosition = (db: Db, allowed: SQL, id: number) =>
  affects(
    db,
    sql`select stores.id from stores where ${allowed} and stores.id = ${id} and latitude is not null`,
  )

/** Setting the same status again changes neither row nor history. */
export const switchCatering = (db: Db, allowed: SQL, id: number, catering_status: boolean) =>
  queryOne(
    db,
    pick(tables.stores, 'id', 'catering_status'),
    sql`update stores set catering_status = ${catering_status}
      where ${allowed} and stores.id = ${id} returning id, catering_status`,
  )
