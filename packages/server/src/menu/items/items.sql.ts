import type { ItemRow, MissingGroup } from '@sufra/contract/menu/items'
import { itemParts } from '@sufra/contract/menu/items.shapes'
import { type SQL, sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { eachOf, int, nullable, pick, type RowOf, selected } from '../../kernel/database/columns.ts'
import { isFoundBy } from '../../kernel/database/contains.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { unpagedLimit } from '../../kernel/database/unpaged.ts'
import { pictureOf, pictureRow } from '../../kernel/images/auditedImage.ts'
import { storeScope } from '../../stores/stores/stores.sql.ts'

const ofStores = (allowed: SQL): SQL => sql`items.archived_at is null
  and exists (select from stores where stores.id = items.store_id and ${allowed})`
/** What the platform hides from the restaurant is also hidden from its stores' users. */
const shownToRestaurant = sql`items.show_on_restaurant_manager`

/** Which items a caller may see: a condition on `items` alone. */
export const itemRule = {
  admin: () => ofStores(storeScope.admin()),
  restaurant: (scope) => sql`${ofStores(storeScope.restaurant(scope))} and ${shownToRestaurant}`,
  store_user: (scope) => sql`${ofStores(storeScope.store_user(scope))} and ${shownToRestaurant}`,
} satisfies ScopeRule

/** An item in the grid. */
export const itemResult = {
  ...pick(
    tables.items,
    'id',
    'sub_category_id',
    'name_en',
    'name_ar',
    'promoted_price',
    'original_price',
    'quantity_per_day',
    'max_quantity_per_day',
    'cash_on_delivery',
    'show_on_restaurant_manager',
    'show',
    'required_location',
    'status',
    'sorting_index',
    'version',
  ),
  restaurant_store_id: tables.items.store_id,
  thumb: nullable(pictureRow),
  gaps: eachOf(itemParts),
}
export type ItemRecord = RowOf<typeof itemResult>

const gap = (name: ItemRow['gaps'][number], missing: SQL) =>
  sql`case when ${missing} then ${sql.raw(`'${name}'`)} end`

/** Text without Arabic letters does not count as Arabic. */
const notArabic = (text: SQL) => sql`${text} !~ '[\\u0620-\\u064A\\u066E-\\u06D3]'`

/** What an item lacks; descriptions without text are stored as null. */
const gaps = sql`array_remove(array[
  ${gap('photo', sql`items.thumb_id is null`)},
  ${gap('name_ar', notArabic(sql`items.name_ar`))},
  ${gap('short_description_ar', notArabic(sql`items.short_description_ar`))},
  ${gap('description_en', sql`items.description_en is null`)},
  ${gap('description_ar', sql`items.description_ar is null or ${notArabic(sql`items.description_ar::text`)}`)},
  ${gap('price', sql`items.promoted_price = 0`)},
  ${gap('limits', sql`items.quantity_per_day = 0 or items.max_quantity_per_day = 0`)},
  ${gap('gallery', sql`not exists (select from item_images where item_images.item_id = items.id)`)}
]::text[], null)`

/** The computed columns of an item in the grid, for a select from `items`. */
export const computedColumns = sql`${pictureOf(sql`items.thumb_id`)} as thumb, ${gaps} as gaps`

/** The visible items of a store, by id or name, and those of a category. */
export const itemsOfStore = (allowed: SQL, store_id: number, search?: string): SQL =>
  sql`${allowed} and items.store_id = ${store_id} and ${matching(search)}`
export const itemsOfCategory = (allowed: SQL, category_id: number): SQL =>
  sql`${allowed} and items.sub_category_id = ${category_id}`

/** Items that a condition on `items` picks, category by category in the menu's order; one more than a whole list shows. */
export const itemRows = (db: Db, condition: SQL): Promise<ItemRecord[]> =>
  query(
    db,
    itemResult,
    sql`select ${selected(itemResult)}, ${computedColumns} from items
      join subcategories on subcategories.id = items.sub_category_id
      where ${condition}
      order by subcategories.sorting_index, subcategories.id, items.sorting_index, items.id ${unpagedLimit}`,
  )

/** Counts what the items matching a condition on `items` lack, the most complete first. */
export const countByGaps = (db: Db, condition: SQL): Promise<MissingGroup[]> =>
  query(
    db,
    { gaps: eachOf(itemParts), items: int },
    sql`select gaps, count(*)::int as items from (select ${gaps} as gaps from items where ${condition}) as each
      group by gaps order by cardinality(gaps), gaps`,
  )

/** The active items of a category, which share one order. */
export const placesOf = (category_id: number) => ({
  table: 'items',
  among: sql`sub_category_id = ${category_id} and archived_at is null`,
})

/** Items by id or name. */
function matching(search: string | undefined): SQL {
  if (!search) return sql`true`
  return isFoundBy(search, {
    ids: [sql`items.id`],
    texts: [sql`items.name_en`],
    arabic: [sql`items.name_ar`],
  })
}
