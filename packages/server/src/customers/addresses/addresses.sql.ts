import { sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { countRows, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

/** An address of a deleted customer is deleted with it. */
export const addressScope = {
  admin: () => sql`customer_addresses.archived_at is null and exists (
    select from customers where customers.id = customer_addresses.customer_id and customers.archived_at is null)`,
} satisfies ScopeRule

/** The live area, with the region it stands in. */
export const areaBy = (db: Db, id: number) =>
  queryOne(
    db,
    pick(tables.areas, 'region_id'),
    sql`select region_id from areas where id = ${id} and archived_at is null`,
  )

export const countAddresses = (db: Db, customer_id: number) =>
  countRows(db, sql`from customer_addresses where customer_id = ${customer_id} and archived_at is null`)
