import type { Area, Region } from '@sufra/contract/stores/regions'
import { picture } from '../../kernel/images/auditedImage.ts'
import type { AreaRow, Names, RegionRow } from './regions.sql.ts'

export const nameOf = ({ name_en, name_ar }: Names) => ({ en: name_en, ar: name_ar })

export const presentRegion = (row: RegionRow): Region => ({
  ...row,
  name: nameOf(row),
  image: picture(row.image),
})

export const presentArea = (row: AreaRow): Area => ({
  ...row,
  name: nameOf(row),
  area_translations: [{ name: row.name_en }, { name: row.name_ar }],
  image: picture(row.image),
})
