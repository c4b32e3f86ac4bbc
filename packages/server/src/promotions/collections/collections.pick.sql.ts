import { type SQL, sql } from 'drizzle-orm'
import { int, nullable, pick, type RowOf, selected, text } from '../../kernel/database/columns.ts'
import { hasId, idsFoundBy, isFoundBy } from '../../kernel/database/contains.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { pictureOf, pictureRow } from '../../kernel/images/auditedImage.ts'
import { arabicName } from '../../stores/stores/stores.sql.ts'

interface Wanted {
  readonly search?: string | undefined
  readonly count: number
}

const storeColumns = {
  ...pick(tables.stores, 'id', 'name_en', 'name_ar'),
  restaurant_en: tables.restaurants.name,
  restaurant_ar: text,
  image: nullable(pictureRow),
}
export type PickedStore = RowOf<typeof storeColumns>

/** One more than wanted, to tell that there are more. */
const limited = (count: number): SQL => sql`limit ${count + 1}::int`

export const pickStores = (db: Db, { search = '', count }: Wanted): Promise<PickedStore[]> =>
  query(
    db,
    storeColumns,
    sql`select ${selected(pick(tables.stores, 'id', 'name_en', 'name_ar'))},
        restaurants.name as restaurant_en, ${arabicName} as restaurant_ar, ${pictureOf(sql`stores.logo_id`)} as image
      from stores join restaurants on restaurants.id = stores.restaurant_id
      where stores.archived_at is null and restaurants.archived_at is null
        and ${
          search === ''
            ? sql`true`
            : // Of one set, so that its index leads to the stores.
              sql`stores.id in (${idsFoundBy('stores', search)}
                union all select id from stores where restaurant_id in (${idsFoundBy('restaurants', search)})
                union all select id from stores where ${hasId(sql`stores.id`, search)})`
        }
      order by stores.name_en, stores.id ${limited(count)}`,
  )

const itemColumns = {
  ...pick(tables.items, 'id', 'store_id', 'name_en', 'name_ar'),
  store_en: tables.stores.name_en,
  store_ar: tables.stores.name_ar,
  image: nullable(pictureRow),
}
export type PickedItem = RowOf<typeof itemColumns>

export const pickItems = (
  db: Db,
  stores: readonly number[],
  { search = '', count }: Wanted,
): Promise<PickedItem[]> =>
  query(
    db,
    itemColumns,
    sql`select ${selected(pick(tables.items, 'id', 'store_id', 'name_en', 'name_ar'))},
        stores.name_en as store_en, stores.name_ar as store_ar, ${pictureOf(sql`items.thumb_id`)} as image
      from items join stores on stores.id = items.store_id
      where items.store_id = any(${sql.param(stores)}::bigint[]) and items.archived_at is null
        and ${
          search === ''
            ? sql`true`
            : isFoundBy(search, {
                ids: [sql`items.id`],
                texts: [sql`items.name_en`],
                arabic: [sql`items.name_ar`],
              })
        }
      order by items.name_en, items.id ${limited(count)}`,
  )

/** Which of the stores are there. */
export const liveStores = (db: Db, ids: readonly number[]) =>
  query(
    db,
    { id: int },
    sql`select id from stores where archived_at is null and id = any(${sql.param(ids)}::bigint[])`,
  )
