import { firstDayOf } from '@sufra/contract/kernel/clock'
import { sql } from 'drizzle-orm'
import { object, pick, selected, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

export const closingOf = (db: Db, month: string) =>
  queryOne(
    db,
    pick(tables.closed_months, 'closed_at'),
    sql`select closed_at from closed_months where month = ${firstDayOf(month)}`,
  )

const documentColumns = pick(
  tables.statement_documents,
  'number',
  'checksum',
  'store_id',
  'store_en',
  'store_ar',
  'expected',
  'requested',
  'platform_tax_number',
  'restaurant_tax_number',
)

/** The documents of some stores for a closed month. */
export const monthDocuments = (db: Db, stores: readonly number[], month: string) =>
  query(
    db,
    documentColumns,
    sql`select ${selected(documentColumns)} from statement_documents
      where month = ${firstDayOf(month)} and store_id = any(${sql.param(stores)}::bigint[]) order by number`,
  )

const bilingual = object({ en: text, ar: text })
const nameColumns = { platform: bilingual, store: bilingual, restaurant: bilingual }

/** The names on a statement, of a closed month those it was closed with. */
export const namesOf = (db: Db, store: number, month: string | undefined) =>
  queryOne(
    db,
    nameColumns,
    sql`select (select value from settings where key = 'product_name') as platform,
        jsonb_build_object('en', coalesce(document.store_en, stores.name_en),
          'ar', coalesce(document.store_ar, stores.name_ar)) as store,
        jsonb_build_object('en', coalesce(document.restaurant_en, restaurants.name),
          'ar', coalesce(document.restaurant_ar, restaurants.name_ar, restaurants.name)) as restaurant
      from stores join restaurants on restaurants.id = stores.restaurant_id
      left join statement_documents document on document.store_id = stores.id
        and document.month = ${month === undefined ? null : firstDayOf(month)}::date
      where stores.id = ${store}`,
  )
