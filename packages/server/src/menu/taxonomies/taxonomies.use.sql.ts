import { type SQL, sql } from 'drizzle-orm'
import { int, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { queryOne } from '../../kernel/database/query.ts'

/** The tables that link items to rows of these. */
const links = {
  global_categories: sql`select item_id from item_global_categories where global_category_id = `,
  filters: sql`select item_id from item_filters where filter_id = `,
  requirements: sql`select item_id from item_requirements where requirement_id = `,
} satisfies Readonly<Record<string, SQL>>
export type Linked = keyof typeof links

/** Condition for items with this row. */
export const linkedTo = (table: Linked, id: number): SQL => sql`items.id in (${links[table]} ${id})`

/** Of so many items a refusal gives the names. */
const mostNamed = 3

const useColumns = { count: int, items_en: text, items_ar: text }

/** The number of active items with it, and the first ones with their stores. */
export const taxonomyUse = (db: Db, table: Linked, id: number) =>
  queryOne(
    db,
    useColumns,
    sql`select count(*) as count,
        string_agg(item_en || ' (' || store_en || ')', ', ' order by nth) filter (where nth <= ${mostNamed}) as items_en,
        string_agg(item_ar || ' (' || store_ar || ')', '، ' order by nth) filter (where nth <= ${mostNamed}) as items_ar
      from (
        select items.name_en as item_en, items.name_ar as item_ar, stores.name_en as store_en,
          stores.name_ar as store_ar, row_number() over (order by items.id) as nth
        from items join stores on stores.id = items.store_id
        where items.archived_at is null and stores.archived_at is null
          and ${linkedTo(table, id)}) used
      having count(*) > 0`,
  )
