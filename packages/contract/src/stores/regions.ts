import { z } from 'zod'
import { Id, Text } from '../kernel/fields.ts'
import { Done, del, everyKind, feature, get, post } from '../kernel/operation.ts'
import { sameNamed } from '../kernel/sameName.ts'
import { Translated } from '../kernel/translated.ts'
import { examplePicture, ImageFile, Picture } from '../kernel/uploads.ts'
import { SavedVersion, Version, versioned } from '../kernel/version.ts'

/** A municipality. */
export const Region = z.object({
  id: Id,
  name: Translated,
  image: Picture.nullable(),
  version: Version,
})
export type Region = z.output<typeof Region>

/** A district of a region; `area_translations` is the name in English and in Arabic. */
export const Area = z.object({
  id: Id,
  region_id: Id,
  name: Translated,
  area_translations: z.array(z.object({ name: z.string() })),
  image: Picture.nullable(),
  version: Version,
})
export type Area = z.output<typeof Area>

const RegionFields = z.strictObject({
  name_en: Text(100),
  name_ar: Text(100),
  imagefile: ImageFile('place').optional(),
  ...sameNamed,
})
const AreaFields = RegionFields.extend({ region_id: Id })

const names = { name_en: 'Al Wakrah', name_ar: 'الوكرة' }
const Areas = z.object({ areas: z.array(Area), cut: z.boolean() })

/** All forms choose from them. Channels show them to the public, so no role is needed. */
const lookUp = { kinds: everyKind, permission: 'everyone' } as const
const reads = { kinds: ['admin'], permission: 'regions.read' } as const
const writes = { kinds: ['admin'], permission: 'regions.write' } as const

/** Where food is delivered to (spec 3): maintained by admins, read by everyone else (DECISIONS 11). */
export const regions = feature('regions', {
  list: get('restaurant/region/RegionList', {
    ...lookUp,
    summary: 'All regions, whole.',
    output: z.object({ regions: z.array(Region), cut: z.boolean() }),
    example: () => ({}),
  }),
  details: get('restaurant/region/Regiondetails/:id', {
    ...reads,
    summary: 'One region, for its form.',
    output: z.object({
      region: z.object({
        id: Id,
        nameen: z.string(),
        namear: z.string(),
        image: Picture.nullable(),
        version: Version,
      }),
    }),
    example: (idOf) => ({ params: { id: idOf('regions') } }),
  }),
  withAreas: get('restaurant/region/getRegionsWithAreas', {
    ...reads,
    summary: 'All regions, each with its areas.',
    output: z.object({
      regions: z.array(Region.extend({ areas: z.array(Area) })),
      cut: z.boolean(),
    }),
    example: () => ({}),
  }),
  save: post('restaurant/region/saveRegion', {
    ...writes,
    summary: 'A new region.',
    form: RegionFields,
    output: SavedVersion,
    errors: ['regions.sameName'],
    example: () => ({ body: { ...names, imagefile: examplePicture } }),
  }),
  update: post('restaurant/region/updateRegion/:id', {
    ...writes,
    summary: 'Rename a region or change its picture.',
    form: RegionFields.partial().extend(versioned),
    output: SavedVersion,
    errors: ['version.stale', 'regions.sameName'],
    example: (idOf) => ({ params: { id: idOf('regions') }, body: names }),
  }),
  remove: del('restaurant/region/deleteRegion/:id', {
    ...writes,
    summary: 'Delete a region that has no areas and that no store delivers to; old orders keep its name.',
    output: Done,
    errors: ['regions.served', 'regions.hasAreas'],
    example: (idOf) => ({ params: { id: idOf('unused regions') } }),
  }),
  areas: get('restaurant/area/AreaList', {
    ...lookUp,
    summary: 'All areas, whole.',
    output: Areas,
    example: () => ({}),
  }),
  areasOf: get('restaurant/area/getAreaByRegionId/:id', {
    ...lookUp,
    summary: 'The areas of a region.',
    output: Areas,
    example: (idOf) => ({ params: { id: idOf('regions') } }),
  }),
  areaDetails: get('restaurant/area/AreaDetails/:id', {
    ...reads,
    summary: 'One area, for its form.',
    output: z.object({ area: Area }),
    example: (idOf) => ({ params: { id: idOf('areas') } }),
  }),
  saveArea: post('restaurant/area/saveArea', {
    ...writes,
    summary: 'A new area of a region.',
    form: AreaFields,
    output: SavedVersion,
    errors: ['areas.sameName'],
    example: (idOf) => ({ body: { ...names, region_id: idOf('regions') } }),
  }),
  updateArea: post('restaurant/area/updateArea/:id', {
    ...writes,
    summary: 'Rename an area, change its picture, or move it to another region while no store names it.',
    form: AreaFields.partial().extend(versioned),
    output: SavedVersion,
    errors: ['version.stale', 'regions.areaServed', 'areas.sameName'],
    example: (idOf) => ({
      params: { id: idOf('unused areas') },
      body: { ...names, region_id: idOf('unused regions') },
    }),
  }),
  removeArea: del('restaurant/area/deleteArea/:id', {
    ...writes,
    summary: 'Delete an area that no store names; old orders keep its name.',
    output: Done,
    errors: ['regions.areaServed'],
    example: (idOf) => ({ params: { id: idOf('unused areas') } }),
  }),
})
