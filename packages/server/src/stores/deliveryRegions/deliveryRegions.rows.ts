import { qar } from '@sufra/contract/kernel/money'
import type { StoreRegion, StoreRegionArea } from '@sufra/contract/stores/deliveryRegions'
import { pick, type RowOf, text } from '../../kernel/database/columns.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import type { AuditFields } from '../../kernel/operations/edit.ts'
import { nameOf } from '../regions/regions.rows.ts'

const times = { start_time: text, end_time: text }

export const storeRegionColumns = {
  ...pick(tables.store_regions, 'id', 'version', 'catering_delivery_fees', 'region_id', 'store_id'),
  ...pick(tables.regions, 'name_en', 'name_ar'),
  ...times,
}
type StoreRegionRow = RowOf<typeof storeRegionColumns>

export const storeRegionAreaColumns = {
  ...pick(tables.store_region_areas, 'id', 'version', 'catering_delivery_fees', 'area_id'),
  ...pick(tables.areas, 'name_en', 'name_ar'),
  ...times,
}
type StoreRegionAreaRow = RowOf<typeof storeRegionAreaColumns>

export const presentStoreRegion = (row: StoreRegionRow): StoreRegion => ({
  ...row,
  restaurant_store_id: row.store_id,
  name: nameOf(row),
})

export const presentStoreRegionArea = (row: StoreRegionAreaRow): StoreRegionArea => ({
  ...row,
  name: nameOf(row),
  area_translations: [{ name: row.name_en }, { name: row.name_ar }],
})

const time = { wire: (value: string) => value.slice(0, 5) }

/** The fields a stale form of either is shown. */
export const termsAudit = {
  start_time: time,
  end_time: time,
  catering_delivery_fees: { wire: qar },
} satisfies AuditFields
