import type { StoreRegion, StoreRegionArea } from '@sufra/contract/deliveryRegions'
import { qar } from '@sufra/contract/kernel/money'
import type { Told } from '../../kernel/operations/edit.ts'
import { nameOf } from '../regions/regions.rows.ts'

interface Terms extends Record<string, unknown> {
  id: number
  start_time: string
  end_time: string
  catering_delivery_fees: number
  version: number
  name_en: string
  name_ar: string
}
export interface StoreRegionRow extends Terms {
  region_id: number
  store_id: number
}
export interface StoreRegionAreaRow extends Terms {
  area_id: number
}

const termsOf = ({ id, start_time, end_time, catering_delivery_fees, version }: Terms) => ({
  id,
  start_time,
  end_time,
  catering_delivery_fees,
  version,
})

export const presentStoreRegion = (row: StoreRegionRow): StoreRegion => ({
  ...termsOf(row),
  region_id: row.region_id,
  restaurant_store_id: row.store_id,
  name: nameOf(row),
})

export const presentStoreRegionArea = (row: StoreRegionAreaRow): StoreRegionArea => ({
  ...termsOf(row),
  area_id: row.area_id,
  name: nameOf(row),
  area_translations: [{ name: row.name_en }, { name: row.name_ar }],
})

const time = { wire: (value: string) => value.slice(0, 5) }

/** What a stale form of either is told of. */
export const termsTold: Told = {
  start_time: time,
  end_time: time,
  catering_delivery_fees: { wire: qar },
}
