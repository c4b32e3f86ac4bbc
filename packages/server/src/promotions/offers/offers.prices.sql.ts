import { type SQL, sql } from 'drizzle-orm'
import { pick, selected } from '../../kernel/database/columns.ts'
import { isFoundBy } from '../../kernel/database/contains.ts'
import type { Db } from '../../kernel/database/db.ts'
import { countRows, query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

const pricedColumns = pick(tables.items, 'id', 'name_en', 'name_ar', 'promoted_price')

interface PricesQuery {
  readonly store_id: number
  readonly item_id?: number | undefined
  readonly search?: string | undefined
}

const from = ({ store_id, item_id, search }: PricesQuery): SQL => sql`
  from items join subcategories on subcategories.id = items.sub_category_id
  where items.archived_at is null and items.store_id = ${store_id}
    and ${item_id === undefined ? sql`true` : sql`items.id = ${item_id}`}
    and ${
      search
        ? isFoundBy(search, {
            ids: [sql`items.id`],
            texts: [sql`items.name_en`],
            arabic: [sql`items.name_ar`],
          })
        : sql`true`
    }`

/** An item of a store, or all of them in the menu's order. */
export const pricedItems = (db: Db, asked: PricesQuery, { count, page }: { count: number; page: number }) =>
  query(
    db,
    pricedColumns,
    sql`select ${selected(pricedColumns)} ${from(asked)}
      order by subcategories.sorting_index, subcategories.id, items.sorting_index, items.id
      limit ${count} offset ${(page - 1) * count}`,
  )

export const countPriced = (db: Db, asked: PricesQuery) => countRows(db, from(asked))
