import type { Item, ItemRow } from '@sufra/contract/items'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../kernel/database/db.ts'
import { type PictureRow, picture, pictureOf } from '../../kernel/images/auditedImage.ts'
import { problemsOf } from './items.problems.sql.ts'
import { presentItemRow } from './items.rows.ts'
import { type ItemFound, itemColumns } from './items.sql.ts'

interface ImageRow {
  readonly id: number
  readonly imagefid: number
  readonly image: PictureRow
  readonly is_default: boolean
}

type Form = Omit<Item, 'thumb' | 'item_translations' | keyof ItemRow>
interface FormRow extends ItemFound, Form {
  images: ImageRow[]
}

const idsOf = (table: string, column: string) => {
  const mark = sql.identifier(column)
  return sql`coalesce((select json_agg(${mark} order by ${mark}) from ${sql.identifier(table)}
    where item_id = items.id), '[]')`
}

const requirements = sql`coalesce((select json_agg(json_build_object('id', requirements.id,
      'name', json_build_object('en', requirements.name_en, 'ar', requirements.name_ar))
    order by requirements.sorting_index, requirements.id)
  from item_requirements join requirements on requirements.id = item_requirements.requirement_id
  where item_requirements.item_id = items.id), '[]')`

const images = sql`coalesce((select json_agg(json_build_object('id', shown.id, 'imagefid', shown.file_id,
      'image', ${pictureOf(sql`shown.file_id`)}, 'is_default', shown.is_default)
    order by shown.sorting_index, shown.id)
  from item_images shown where shown.item_id = items.id), '[]')`

const seconds = (column: string) => sql.raw(`to_char(items.${column}, 'HH24:MI:SS') as ${column}`)

/** One item as its form reads it. */
export async function itemForForm(db: Db, allowed: SQL, id: number): Promise<Item | undefined> {
  const [found] = await rows<FormRow>(
    db,
    sql`select ${itemColumns}, items.dish_en, items.dish_ar, items.short_description_en,
        items.short_description_ar, items.description_en, items.description_ar, ${images} as images,
        ${idsOf('item_global_categories', 'global_category_id')} as global_categories,
        ${idsOf('item_filters', 'filter_id')} as filters, ${requirements} as requirements,
        items.delivery_type, items.special_fees_amount,
        to_char(items.drop_off_from, 'HH24:MI') || '-' || to_char(items.drop_off_to, 'HH24:MI') as drop_off_time,
        items.item_unit_id, items.price_per_unit, items.enough_for, items.lead_time,
        ${seconds('available_from_time')}, ${seconds('available_to_time')}, items.setup_time, items.max_time
      from items where ${allowed} and items.id = ${id}`,
  )
  if (!found) return undefined
  const problems = await problemsOf(db, sql`items.id = ${id}`)
  const translation = (language: 'en' | 'ar') => ({
    name: found[`name_${language}`],
    dish: found[`dish_${language}`],
    short_description: found[`short_description_${language}`],
    description: found[`description_${language}`],
  })
  const { images: _thumb, ...row } = presentItemRow(found, problems.get(id))
  return {
    ...found,
    ...row,
    item_translations: [translation('en'), translation('ar')],
    thumb: picture(found.thumb),
    images: found.images.flatMap(({ image, ...each }) => {
      const shown = picture(image)
      return shown ? { ...each, image: shown } : []
    }),
  }
}
