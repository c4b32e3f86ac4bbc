import type { Store, StoreRow } from '@sufra/contract/stores'
import { type SQL, sql } from 'drizzle-orm'
import { contains } from '../../kernel/database/contains.ts'
import { type Db, rows } from '../../kernel/database/db.ts'
import { type PictureRow, picture, pictureOf } from '../../kernel/images/auditedImage.ts'
import { limitWhole, whole } from '../../kernel/database/unpaged.ts'
import { arabicName } from '../restaurants/restaurants.sql.ts'
import { busyStatus } from './stores.busy.ts'

type Pictures = 'logo' | 'thumb' | 'image'

interface ListedRow extends Record<string, unknown>, Omit<StoreRow, 'name' | Pictures> {
  name_en: string
  name_ar: string
  logo: PictureRow | null
  image: PictureRow | null
}

const listed = (now: Date) => sql`stores.id, stores.restaurant_id, stores.name_en, stores.name_ar,
  ${pictureOf(sql`stores.logo_id`)} as logo, ${pictureOf(sql`stores.image_id`)} as image,
  stores.catering_status, ${busyStatus(now)} as busy_status, stores.created_at`

function matching(search: string | undefined): SQL {
  if (!search) return sql`true`
  const byId = /^\d{1,15}$/.test(search) ? sql`stores.id = ${Number(search)} or` : sql``
  return sql`(${byId} ${contains(sql`stores.name_en`, search)} or ${contains(sql`stores.name_ar`, search)})`
}

/** Stores by id or name, the newest first. */
export async function listStores(db: Db, which: SQL, search: string | undefined, now: Date) {
  const found = await rows<ListedRow>(
    db,
    sql`select ${listed(now)} from stores where ${which} and ${matching(search)}
      order by stores.id desc ${limitWhole}`,
  )
  const { rows: shown, cut } = whole(found)
  const stores = shown.map(
    ({ name_en, name_ar, logo, image, ...row }): StoreRow => ({
      ...row,
      name: { en: name_en, ar: name_ar },
      logo: picture(logo),
      image: picture(image),
    }),
  )
  return { stores, cut }
}

interface FormRow
  extends Record<string, unknown>,
    Omit<Store, Pictures | 'restaurant' | 'catering_comission'> {
  catering_commission: number
  restaurant_name: string
  restaurant_name_ar: string
  logo: PictureRow | null
  thumb: PictureRow | null
  image: PictureRow | null
}

/** One store as its form reads it. */
export async function storeForForm(db: Db, allowed: SQL, id: number, now: Date): Promise<Store | undefined> {
  const [found] = await rows<FormRow>(
    db,
    sql`select ${listed(now)}, ${pictureOf(sql`stores.thumb_id`)} as thumb, restaurants.name as restaurant_name,
        ${arabicName} as restaurant_name_ar,
        stores.description_en, stores.description_ar, stores.catering_commission, stores.value_added_tax,
        stores.catering_advance, stores.credit_card_fee, stores.debit_card_fee, stores.cash_on_delivery_limit,
        stores.cancellation_days, stores.delivery_type, stores.email, stores.phone, stores.max_catering_per_day,
        to_char(stores.drop_off_from, 'HH24:MI') || '-' || to_char(stores.drop_off_to, 'HH24:MI') as drop_off_time,
        stores.escalation_minutes, stores.required_location, stores.latitude, stores.longitude,
        stores.address_en, stores.address_ar, stores.version
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
