import { offerTypes } from '@sufra/contract/promotions/offers'
import { type SQL, sql } from 'drizzle-orm'
import { nullable, oneOf, pick, type RowOf, selected } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { pictureOf, pictureRow } from '../../kernel/images/auditedImage.ts'
import { areOn } from '../../menu/availability/availability.menu.ts'

const currentColumns = {
  ...pick(
    tables.offers,
    'id',
    'title_en',
    'title_ar',
    'short_description_en',
    'short_description_ar',
    'store_id',
    'item_id',
    'discount',
    'start_date',
    'end_date',
  ),
  store_en: tables.stores.name_en,
  store_ar: tables.stores.name_ar,
  item_en: nullable(tables.items.name_en),
  item_ar: nullable(tables.items.name_ar),
  type: oneOf(tables.offers.type, offerTypes),
  image: nullable(pictureRow),
}
export type CurrentRow = RowOf<typeof currentColumns>

/** Offers that lower a price today: of stores that take orders, and of items that customers see on their menus. */
export const currentOffers = (db: Db, allowed: SQL, today: string) =>
  query(
    db,
    currentColumns,
    sql`select ${selected(currentColumns)}, ${pictureOf(sql`offers.image_id`)} as image
      from offers
      join stores on stores.id = offers.store_id
      join restaurants on restaurants.id = stores.restaurant_id
      left join items on items.id = offers.item_id
      left join subcategories on subcategories.id = items.sub_category_id
      where ${allowed} and ${areOn(sql`stores.id`, today)} and stores.catering_status
        and (offers.item_id is null or (items.archived_at is null and items.show and items.status
          and subcategories.status and subcategories.archived_at is null))
      order by offers.end_date, offers.id`,
  )
