import { regions } from '@sufra/contract/stores/regions'
import { failIfSameName } from '../../kernel/database/sameName.ts'
import { unpaged } from '../../kernel/database/unpaged.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { auditedImage, picture } from '../../kernel/images/auditedImage.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { lockList } from '../../kernel/operations/reorder.ts'
import { addRow, archiveRow, lockRow } from '../../kernel/operations/rows.ts'
import { presentArea, presentRegion } from './regions.rows.ts'
import * as places from './regions.sql.ts'
import * as use from './regions.use.sql.ts'

const auditFields = { name_en: {}, name_ar: {}, image_id: auditedImage('imagefile') }

const regionNames = { table: 'regions' } as const
const areaNames = { table: 'areas', within: 'region_id' } as const

const unpagedAreas = (rows: readonly places.AreaRow[]) => {
  const { rows: areas, cut } = unpaged(rows)
  return { areas: areas.map(presentArea), cut }
}

export default implement(regions, places.regionScope, {
  list: async ({ db }) => {
    const { rows, cut } = unpaged(await places.allRegions(db))
    return { regions: rows.map(presentRegion), cut }
  },
  details: async ({ db, params }) => {
    const { id, name_en, name_ar, image, version } = orNotFound(await places.region(db, params.id))
    return { region: { id, nameen: name_en, namear: name_ar, image: picture(image), version } }
  },
  withAreas: async ({ db }) => {
    const regions = unpaged(await places.allRegions(db))
    const { areas, cut } = unpagedAreas(await places.allAreas(db))
    const byRegion = Map.groupBy(areas, ({ region_id }) => region_id)
    return {
      regions: regions.rows.map((row) => ({ ...presentRegion(row), areas: byRegion.get(row.id) ?? [] })),
      cut: cut || regions.cut,
    }
  },
  save: async ({ db, input: { imagefile, same_name, ...names } }) => {
    await lockList(db, 'regions')
    await failIfSameName(db, regionNames, { same_name, ...names })
    return addRow(db, 'regions', { ...names, image_id: imagefile?.id })
  },
  update: async ({ db, caller, scopeFilter, params: { id }, input }) => {
    const { version, imagefile, same_name, ...names } = input
    await lockList(db, 'regions')
    await failIfSameName(db, regionNames, { same_name, ...names }, { id, allowed: scopeFilter })
    const values = { ...names, image_id: imagefile?.id }
    return saveEdit(
      { db, caller },
      { table: 'regions', id, allowed: scopeFilter, values, version, auditFields },
    )
  },
  remove: async ({ db, params: { id } }) => {
    orNotFound(await lockRow(db, 'regions', places.liveRegions, id))
    const served = await use.regionUse(db, id)
    if (served) fail('regions.served', { params: { ...served } })
    const count = await use.areaCount(db, id)
    if (count > 0) fail('regions.hasAreas', { params: { count } })
    await archiveRow(db, 'regions', id)
    return {}
  },

  areas: async ({ db }) => unpagedAreas(await places.allAreas(db)),
  areasOf: async ({ db, params }) => {
    orNotFound(await places.region(db, params.id))
    return unpagedAreas(await places.areasOf(db, params.id))
  },
  areaDetails: async ({ db, params }) => ({
    area: presentArea(orNotFound(await places.area(db, params.id))),
  }),
  saveArea: async ({ db, input: { imagefile, same_name, ...fields } }) => {
    orNotFound(await use.lockRegionForUse(db, fields.region_id), 'region_id')
    await lockList(db, 'areas')
    await failIfSameName(db, areaNames, { same_name, ...fields })
    return addRow(db, 'areas', { ...fields, image_id: imagefile?.id })
  },
  updateArea: async ({ db, caller, params: { id }, input }) => {
    const { version, imagefile, same_name, ...fields } = input
    const values = { ...fields, image_id: imagefile?.id }
    orNotFound(await lockRow(db, 'areas', places.liveAreas, id))
    if (values.region_id !== undefined) {
      orNotFound(await use.lockRegionForUse(db, values.region_id), 'region_id')
      const moved = orNotFound(await places.area(db, id)).region_id !== values.region_id
      const served = moved ? await use.areaUse(db, id) : undefined
      if (served) fail('regions.areaServed', { field: 'region_id', params: { ...served } })
    }
    const allowed = places.liveAreas
    await lockList(db, 'areas')
    await failIfSameName(db, areaNames, { same_name, ...fields }, { id, allowed })
    return saveEdit(
      { db, caller },
      { table: 'areas', id, allowed, values, version, auditFields: { ...auditFields, region_id: {} } },
    )
  },
  removeArea: async ({ db, params: { id } }) => {
    orNotFound(await lockRow(db, 'areas', places.liveAreas, id))
    const served = await use.areaUse(db, id)
    if (served) fail('regions.areaServed', { params: { ...served } })
    await archiveRow(db, 'areas', id)
    return {}
  },
})
