import type { SortOf } from '@sufra/contract/kernel/listSort'
import type { Store, StoreRow, storeSorts } from '@sufra/contract/stores/stores'
import { busyStatuses } from '@sufra/contract/stores/stores.shapes'
import { type SQL, sql } from 'drizzle-orm'
import { nullable, oneOf, pick, selected, text } from '../../kernel/database/columns.ts'
import { isFoundBy } from '../../kernel/database/contains.ts'
import type { Db } from '../../kernel/database/db.ts'
import { orderBy, type Sorted } from '../../kernel/database/orderBy.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { unpaged, unpagedLimit } from '../../kernel/database/unpaged.ts'
import { picture, pictureOf, pictureRow } from '../../kernel/images/auditedImage.ts'
import { busyStatus } from './stores.busy.ts'
import { arabicName } from './stores.sql.ts'

const listedColumns = {
  ...pick(tables.stores, 'id', 'restaurant_id', 'name_en', 'name_ar', 'catering_status', 'created_at'),
  logo: nullable(pictureRow),
  image: nullable(pictureRow),
  busy_status: oneOf(text, busyStatuses),
}

const pictures = sql`${pictureOf(sql`stores.logo_id`)} as logo, ${pictureOf(sql`stores.image_id`)} as image`

function matching(search: string | undefined): SQL {
  if (!search) return sql`true`
  return isFoundBy(search, {
    ids: [sql`stores.id`],
    texts: [sql`stores.name_en`],
    arabic: [sql`stores.name_ar`],
  })
}

export const ofRestaurant = (allowed: SQL, restaurant_id: number): SQL =>
  sql`${allowed} and stores.restaurant_id = ${restaurant_id}`

const sorted = {
  id: sql`stores.id`,
  title: sql`lower(stores.name_en)`,
  title_ar: sql`fold_text(stores.name_ar)`,
  catering: sql`stores.catering_status`,
  created: sql`stores.created_at`,
}
const ends = { id: sql`stores.id`, own: sql`stores.id desc` }

interface Listing extends Sorted<SortOf<typeof storeSorts>> {
  readonly search?: string | undefined
}

/** Stores by id or name, the newest first if no sort is asked for. */
export async function listStores(db: Db, which: SQL, { search, ...sort }: Listing, now: Date) {
  const found = await query(
    db,
    listedColumns,
    sql`select ${selected(listedColumns)}, ${pictures}, ${busyStatus(now)} as busy_status
      from stores where ${which} and ${matching(search)}
      ${orderBy(sort, sorted, ends)} ${unpagedLimit}`,
  )
  const { rows: shown, cut } = unpaged(found)
  const stores = shown.map(
    (row): StoreRow => ({
      ...row,
      name: { en: row.name_en, ar: row.name_ar },
      logo: picture(row.logo),
      image: picture(row.image),
    }),
  )
  return { stores, cut }
}

const formColumns = {
  ...listedColumns,
  thumb: nullable(pictureRow),
  restaurant_name: tables.restaurants.name,
  restaurant_name_ar: text,
  ...pick(
    tables.stores,
    'description_en',
    'description_ar',
    'catering_commission',
    'value_added_tax',
    'catering_advance',
    'credit_card_fee',
    'debit_card_fee',
    'cash_on_delivery_limit',
    'cancellation_days',
    'delivery_type',
    'email',
    'phone',
    'max_catering_per_day',
    'escalation_minutes',
    'required_location',
    'latitude',
    'longitude',
    'address_en',
    'address_ar',
    'version',
  ),
  drop_off_time: nullable(text),
}

export async function storeDetails(db: Db, allowed: SQL, id: number, now: Date): Promise<Store | undefined> {
  const found = await queryOne(
    db,
    formColumns,
    sql`select ${selected(formColumns)}, ${pictures}, ${pictureOf(sql`stores.thumb_id`)} as thumb,
        ${arabicName} as restaurant_name_ar, ${busyStatus(now)} as busy_status,
        to_char(stores.drop_off_from, 'HH24:MI') || '-' || to_char(stores.drop_off_to, 'HH24:MI') as drop_off_time
      from stores join restaurants on restaurants.id = stores.restaurant_id
      where ${allowed} and stores.id = ${id}`,
  )
  if (!found) return undefined
  const { restaurant_name, restaurant_name_ar, catering_commission, logo, thumb, image, ...row } = found
  return {
    ...row,
    restaurant: { id: row.restaurant_id, name: restaurant_name, name_ar: restaurant_name_ar },
    catering_comission: catering_commission,
    logo: picture(logo),
    thumb: picture(thumb),
    image: picture(image),
  }
}
