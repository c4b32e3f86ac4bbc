import type { RichTextDocument } from '@sufra/contract/kernel/richText'
import type { Item } from '@sufra/contract/menu/items'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  int,
  json,
  list,
  nullable,
  object,
  oneOf,
  pick,
  selected,
  text,
} from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { picture, pictureOf, pictureRow } from '../../kernel/images/auditedImage.ts'
import { problemsOf } from './items.problems.sql.ts'
import { presentItemRow } from './items.rows.ts'
import { computedColumns, itemResult } from './items.sql.ts'

const imageColumns = {
  ...pick(tables.item_images, 'id', 'is_default'),
  imagefid: tables.item_images.file_id,
  image: pictureRow,
}
const requirementColumns = { id: tables.requirements.id, name: object({ en: text, ar: text }) }
/** Documents not written by our editor are read as far as possible. */
const document = json(z.custom<RichTextDocument>((stored) => typeof stored === 'object'))
const formColumns = {
  ...itemResult,
  ...pick(
    tables.items,
    'dish_en',
    'dish_ar',
    'short_description_en',
    'short_description_ar',
    'special_fees_amount',
    'item_unit_id',
    'price_per_unit',
    'enough_for',
    'lead_time',
    'setup_time',
    'max_time',
  ),
  delivery_type: oneOf(tables.items.delivery_type, ['catering', 'specialFees']),
  description_en: nullable(document),
  description_ar: nullable(document),
  images: list(object(imageColumns)),
  global_categories: list(int),
  filters: list(int),
  requirements: list(object(requirementColumns)),
  drop_off_time: nullable(text),
  available_from_time: text,
  available_to_time: text,
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

export async function itemDetails(db: Db, allowed: SQL, id: number): Promise<Item | undefined> {
  const found = await queryOne(
    db,
    formColumns,
    sql`select ${selected(formColumns)}, ${computedColumns}, items.description_en, items.description_ar,
        ${images} as images, ${idsOf('item_global_categories', 'global_category_id')} as global_categories,
        ${idsOf('item_filters', 'filter_id')} as filters, ${requirements} as requirements,
        to_char(items.drop_off_from, 'HH24:MI') || '-' || to_char(items.drop_off_to, 'HH24:MI') as drop_off_time,
        ${seconds('available_from_time')}, ${seconds('available_to_time')}
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
