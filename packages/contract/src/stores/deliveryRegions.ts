import { z } from 'zod'
import { Id, TimeOfDay } from '../kernel/fields.ts'
import { Money } from '../kernel/money.ts'
import { Done, del, feature, get, post } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'
import { SavedVersion, Version, versioned } from '../kernel/version.ts'
import { Area } from './regions.ts'

/** Delivery hours and fee. An end at or before the start is after midnight. */
const terms = { start_time: TimeOfDay, end_time: TimeOfDay, catering_delivery_fees: Money }
const given = {
  start_time: z.string(),
  end_time: z.string(),
  catering_delivery_fees: Money,
  version: Version,
}

/** A region that a store delivers to, with all its areas. */
export const StoreRegion = z.object({
  id: Id,
  region_id: Id,
  restaurant_store_id: Id,
  name: Translated,
  ...given,
})
export type StoreRegion = z.output<typeof StoreRegion>

/** An area of a region with its own hours and fee. */
export const StoreRegionArea = z.object({
  id: Id,
  area_id: Id,
  name: Translated,
  area_translations: z.array(z.object({ name: z.string() })),
  ...given,
})
export type StoreRegionArea = z.output<typeof StoreRegionArea>

const Terms = z.strictObject(terms)
const StoreRegionFields = Terms.extend({ restaurant_store_id: Id })
const StoreRegionAreaFields = Terms.extend({ area_id: Id })

const reads = { kinds: ['admin', 'restaurant'], permission: 'restaurants.read' } as const
const writes = { kinds: ['admin', 'restaurant'], permission: 'restaurants.write' } as const
const daily = { start_time: '10:00', end_time: '22:00', catering_delivery_fees: 25.5 }

/** Where a store delivers (spec 2 §7): for admins and restaurants (DECISIONS 9). */
export const deliveryRegions = feature('deliveryRegions', {
  list: get('restaurant/deliveryRegion/getStoreRegionList/:id', {
    ...reads,
    summary: 'The regions a store delivers to.',
    output: z.object({ storeRegions: z.array(StoreRegion) }),
    example: (idOf) => ({ params: { id: idOf('stores') } }),
  }),
  details: get('restaurant/deliveryRegion/storeRegionDetails/:id', {
    ...reads,
    summary: 'One of them, with the areas that have times and a fee of their own.',
    output: z.object({ storeRegion: StoreRegion, areas: z.array(StoreRegionArea) }),
    example: (idOf) => ({ params: { id: idOf('store_regions') } }),
  }),
  areasOf: get('restaurant/deliveryRegion/getAreaDetailsbyRegionId/:id', {
    ...reads,
    summary: 'The areas there are in a region, to choose from.',
    output: z.object({ areas: z.array(Area), cut: z.boolean() }),
    example: (idOf) => ({ params: { id: idOf('regions') } }),
  }),
  areaDetails: get('restaurant/deliveryRegion/storeRegionAreaDetails/:id', {
    ...reads,
    summary: 'One area with times and a fee of its own.',
    output: z.object({ storeRegionArea: StoreRegionArea }),
    example: (idOf) => ({ params: { id: idOf('store_region_areas') } }),
  }),
  save: post('restaurant/deliveryRegion/saveStoreRegion/:id', {
    ...writes,
    summary: 'Have a store deliver to a region (the id in the path).',
    input: StoreRegionFields,
    output: SavedVersion,
    errors: ['deliveryRegions.taken'],
    example: (idOf) => ({
      params: { id: idOf('unused regions') },
      body: { ...daily, restaurant_store_id: idOf('stores') },
    }),
  }),
  update: post('restaurant/deliveryRegion/updateStoreRegion/:id', {
    ...writes,
    summary: "Change a region's times and fee.",
    input: StoreRegionFields.partial().extend(versioned),
    output: SavedVersion,
    errors: ['version.stale'],
    example: (idOf) => ({
      params: { id: idOf('store_regions') },
      body: { ...daily, restaurant_store_id: idOf('stores') },
    }),
  }),
  remove: del('restaurant/deliveryRegion/deleteStoreRegion/:id', {
    ...writes,
    summary: 'No longer deliver to a region and its areas.',
    output: Done,
    example: (idOf) => ({ params: { id: idOf('store_regions') } }),
  }),
  saveArea: post('restaurant/deliveryRegion/saveStoreRegionArea/:id', {
    ...writes,
    summary: "Give an area of a store's region (the id in the path) times and a fee of its own.",
    input: StoreRegionAreaFields,
    output: SavedVersion,
    errors: ['deliveryRegions.areaTaken'],
    example: (idOf) => ({
      params: { id: idOf('store_regions') },
      body: { ...daily, area_id: idOf('areas') },
      expectedError: 'deliveryRegions.areaTaken',
    }),
  }),
  updateArea: post('restaurant/deliveryRegion/updateStoreRegionArea/:id', {
    ...writes,
    summary: "Change an area's times and fee, or let them hold for another area of the region.",
    input: StoreRegionAreaFields.partial().extend(versioned),
    output: SavedVersion,
    errors: ['deliveryRegions.areaTaken', 'version.stale'],
    example: (idOf) => ({
      params: { id: idOf('store_region_areas') },
      body: { ...daily, area_id: idOf('areas') },
    }),
  }),
  removeArea: del('restaurant/deliveryRegion/deleteStoreRegionArea/:id', {
    ...writes,
    summary: "Let the region's times and fee hold for an area again.",
    output: Done,
    example: (idOf) => ({ params: { id: idOf('store_region_areas') } }),
  }),
})
