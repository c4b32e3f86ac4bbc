import { type SQL, sql } from 'drizzle-orm'
import { type RowOf, selected } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import { areOn } from '../../menu/availability/availability.menu.ts'
import { offerPicture, publicColumns } from './offers.sql.ts'

export type CurrentRow = RowOf<typeof publicColumns>

/** Offers that lower a price today: of stores that take orders, and of items that customers see on their menus. */
export const currentOffers = (db: Db, allowed: SQL, today: string) =>
  query(
    db,
    publicColumns,
    sql`select ${selected(publicColumns)}, ${offerPicture}
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
