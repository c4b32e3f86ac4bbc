import { type SQL, sql } from 'drizzle-orm'
import { type Columns, decimal, int, nullable, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import type { ReportedOrders } from '../reports/reports.sums.sql.ts'
import { soldItems, soldPairs } from './reportItems.sums.sql.ts'

export interface ItemsQuery extends ReportedOrders {
  /** Rows of each list. */
  readonly count: number
  /** Items that the caller may see, for what no order shows. */
  readonly shown: SQL
}

/** A list's first rows, each with the number of all of them. */
const first = <C extends Columns>(db: Db, columns: C, rows: SQL, count: number) =>
  query(
    db,
    { ...columns, total: int },
    sql`select *, count(*) over () as total from (${rows}) rows limit ${count}`,
  )

const names = (of: string, as: string) => sql.raw(`${of}.name_en as ${as}_en, ${of}.name_ar as ${as}_ar`)
const named = { name_en: text, name_ar: text, store_en: text, store_ar: text }
const placed = { category_en: text, category_ar: text }
const places = sql`join subcategories on subcategories.id = items.sub_category_id
  join stores on stores.id = items.store_id`

const itemColumns = { id: int, ...named, ...placed, orders: int, quantity: int, sub_total: int }
export const itemRows = (db: Db, asked: ItemsQuery) =>
  first(
    db,
    itemColumns,
    sql`select items.id, ${names('items', 'name')}, ${names('stores', 'store')}, ${names('subcategories', 'category')},
        orders, quantity, sub_total
      from (${soldItems(asked)}) sold join items on items.id = sold.item_id ${places}
      order by sub_total desc, items.id`,
    asked.count,
  )

const categoryColumns = { id: int, ...named, items: int, quantity: int, sub_total: int }
export const categoryScope = (db: Db, asked: ItemsQuery) =>
  first(
    db,
    categoryColumns,
    sql`select subcategories.id, ${names('subcategories', 'name')}, ${names('stores', 'store')},
        count(*) as items, sum(quantity)::bigint as quantity, sum(sub_total)::bigint as sub_total
      from (${soldItems(asked)}) sold join items on items.id = sold.item_id ${places}
      group by subcategories.id, stores.id order by sum(sub_total) desc, subcategories.id`,
    asked.count,
  )

const unsoldColumns = { id: int, ...named, ...placed }
export const unsoldRows = (db: Db, asked: ItemsQuery) =>
  first(
    db,
    unsoldColumns,
    sql`select items.id, ${names('items', 'name')}, ${names('stores', 'store')}, ${names('subcategories', 'category')}
      from items ${places}
      where items.archived_at is null and items.status and stores.archived_at is null and ${asked.shown}
        and ${asked.stores ?? sql`true`}
        and (items.created_at at time zone 'Asia/Qatar')::date <= ${asked.end_date}::date
        and items.id not in (select item_id from (${soldItems(asked)}) sold)
      order by stores.name_en, items.name_en, items.id`,
    asked.count,
  )

const pairColumns = {
  ...named,
  with_name_en: text,
  with_name_ar: text,
  together: int,
  share: decimal,
}
export const pairRows = (db: Db, asked: ItemsQuery) =>
  first(
    db,
    pairColumns,
    sql`with sold as materialized (${soldItems(asked)})
      select ${names('items', 'name')}, ${names('other', 'with_name')}, ${names('stores', 'store')},
        pair.orders as together, round(pair.orders * 100.0 / rare.orders, 2) as share
      from (${soldPairs(asked)}) pair
      join sold one on one.item_id = pair.item_id
      join sold two on two.item_id = pair.with_item_id
      join sold rare on rare.item_id = case when one.orders <= two.orders then one.item_id else two.item_id end
      join items on items.id = rare.item_id
      join items other on other.id = case when one.orders <= two.orders then two.item_id else one.item_id end
      join stores on stores.id = items.store_id
      order by pair.orders desc, share desc, pair.item_id, pair.with_item_id`,
    asked.count,
  )

const totalColumns = { items: int, quantity: nullable(int), sub_total: nullable(int) }
export const soldTotals = (db: Db, asked: ReportedOrders) =>
  queryOne(
    db,
    totalColumns,
    sql`select count(*) as items, sum(quantity)::bigint as quantity, sum(sub_total)::bigint as sub_total
      from (${soldItems(asked)}) sold`,
  )
