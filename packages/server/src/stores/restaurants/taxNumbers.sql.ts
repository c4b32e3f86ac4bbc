import { sql } from 'drizzle-orm'
import { nullable, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { queryOne } from '../../kernel/database/query.ts'

const numberColumns = { platform: nullable(text), restaurant: nullable(text) }

/** The tax registration numbers of the platform and of a store's restaurant, as they are now. */
export const taxNumbersOf = (db: Db, store_id: number) =>
  queryOne(
    db,
    numberColumns,
    sql`select (select tax_number from application_logos) as platform, restaurants.tax_number as restaurant
      from stores join restaurants on restaurants.id = stores.restaurant_id where stores.id = ${store_id}`,
  )
