import { salvageRichText } from '@sufra/contract/kernel/richText.salvage'
import { type SQL, sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import {
  int,
  list,
  nullable,
  object,
  pick,
  type RowOf,
  selected,
  text,
} from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { affects, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { pictureOf, pictureRow } from '../../kernel/images/auditedImage.ts'
import { minutes } from './availability.menu.ts'

const live = sql`stores.archived_at is null and restaurants.archived_at is null and restaurants.approval = 'approved'`

/** The public sees active stores, whoever calls: neither archived nor of an archived or unapproved restaurant. */
export const publicStoreScope = { channel: () => live, nobody: () => live } satisfies ScopeRule

export const storeShifts = list(object({ week_day: int, from: text, to: text }))

export const shiftsOfStore = sql`
  (select coalesce(json_agg(json_build_object('week_day', week_day, 'from', to_char(start_time, 'HH24:MI'),
    'to', to_char(end_time, 'HH24:MI'))), '[]') from working_hours where store_id = stores.id)`

/**
 * Areas a store delivers to, as (store_id, area columns, fee). Delivering to a region covers all its areas; an area's
 * own row only replaces the region's fee and hours (docs/decisions.md).
 */
export const servedAreas = sql`
  select store_regions.store_id, areas.id as area_id, areas.region_id, areas.name_en, areas.name_ar,
    coalesce(store_region_areas.catering_delivery_fees, store_regions.catering_delivery_fees)
      as catering_delivery_fees,
    to_char(coalesce(store_region_areas.start_time, store_regions.start_time), 'HH24:MI') as start_time,
    to_char(coalesce(store_region_areas.end_time, store_regions.end_time), 'HH24:MI') as end_time
  from store_regions
  join areas on areas.region_id = store_regions.region_id and areas.archived_at is null
  join regions on regions.id = store_regions.region_id and regions.archived_at is null
  left join store_region_areas on store_region_areas.store_region_id = store_regions.id
    and store_region_areas.area_id = areas.id`

const storeColumns = {
  ...pick(
    tables.stores,
    'id',
    'name_en',
    'name_ar',
    'description_en',
    'description_ar',
    'catering_advance',
    'cash_on_delivery_limit',
    'required_location',
  ),
  logo: nullable(pictureRow),
  thumb: nullable(pictureRow),
  drop_off_from: nullable(text),
  drop_off_to: nullable(text),
  booked_days: list(object(pick(tables.booked_days, 'start_date', 'end_date'))),
  areas: list(
    object({
      store_id: tables.store_regions.store_id,
      area_id: tables.areas.id,
      ...pick(tables.areas, 'region_id', 'name_en', 'name_ar'),
      catering_delivery_fees: int,
      start_time: text,
      end_time: text,
    }),
  ),
}
export type StoreRow = RowOf<typeof storeColumns>

export const openStores = (db: Db, allowed: SQL, today: string) =>
  query(
    db,
    storeColumns,
    sql`select ${selected(storeColumns)}, ${pictureOf(sql`stores.logo_id`)} as logo,
        ${pictureOf(sql`stores.thumb_id`)} as thumb, ${minutes('stores.drop_off_from')}, ${minutes('stores.drop_off_to')},
        (select coalesce(json_agg(json_build_object('start_date', start_date, 'end_date', end_date)
          order by start_date), '[]') from booked_days
          where store_id = stores.id and end_date >= ${today}) as booked_days,
        coalesce(served.areas, '[]') as areas
      from stores
      join restaurants on restaurants.id = stores.restaurant_id
      left join (
        select store_id, json_agg(to_json(area) order by area.region_id, area.area_id) as areas
        from (${servedAreas}) area group by store_id) served on served.store_id = stores.id
      where ${allowed} and stores.catering_status order by stores.id`,
  )

/** A store's policy; undefined if the store is not public. */
export async function publicPolicy(db: Db, allowed: SQL, id: number) {
  const store = await queryOne(
    db,
    { en: tables.stores.store_policy_en, ar: tables.stores.store_policy_ar },
    sql`select store_policy_en as en, store_policy_ar as ar
      from stores join restaurants on restaurants.id = stores.restaurant_id
      where stores.id = ${id} and ${allowed}`,
  )
  return store && { en: salvageRichText(store.en).document, ar: salvageRichText(store.ar).document }
}

export const isOpenToPublic = (db: Db, allowed: SQL, id: number) =>
  affects(
    db,
    sql`select stores.id from stores join restaurants on restaurants.id = stores.restaurant_id
      where stores.id = ${id} and ${allowed}`,
  )

export const storeHours = (db: Db, id: number) =>
  query(
    db,
    pick(tables.working_hours, 'id', 'week_day', 'start_time', 'end_time'),
    sql`select id, week_day, start_time, end_time from working_hours where store_id = ${id}
      order by week_day, start_time`,
  )
