import { maxSheetRows } from '@sufra/contract/menu/menuImport'
import { type SQL, sql } from 'drizzle-orm'
import { pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { picture, pictureOf } from '../../kernel/images/auditedImage.ts'
import { inStore } from '../categories/categories.sql.ts'
import {
  type ExistingItem,
  type ExistingRow,
  type Groups,
  groupColumns,
  itemColumns,
  type Menu,
  optionColumns,
} from './menuImport.existing.ts'
import { itemFields, longFields, type MarkColumn, type SheetFields } from './menuImport.fields.ts'
import { type GroupSheet, groupSheets } from './menuImport.groups.ts'
import { cellText, selected, selectedColumns } from './menuImport.kept.ts'
import { Names } from './menuImport.names.ts'

const marksOf = (column: MarkColumn, table: string, mark: string): SQL =>
  sql`array(select ${sql.identifier(mark)} from ${sql.identifier(table)}
    where item_id = items.id order by 1)::bigint[] as ${sql.identifier(column)}`

const inOrder = sql`subcategories.sorting_index, subcategories.id, items.sorting_index, items.id`

/** Parts the fields of a row from its other columns. */
function partFields(row: object, fields: SheetFields): Pick<ExistingRow, 'fields'> {
  return { fields: Object.fromEntries(Object.entries(row).filter(([name]) => name in fields)) }
}

async function itemsWhere(db: Db, condition: SQL): Promise<ExistingItem[]> {
  const found = await query(
    db,
    { ...selectedColumns(tables.items, itemFields), ...itemColumns },
    sql`select items.id, items.version, items.sub_category_id, items.item_unit_id, ${selected('items', itemFields)},
        ${pictureOf(sql`items.thumb_id`)} as photo,
        (select count(*) from item_images where item_id = items.id) as images,
        ${marksOf('global_categories', 'item_global_categories', 'global_category_id')},
        ${marksOf('filters', 'item_filters', 'filter_id')},
        ${marksOf('item_requirements', 'item_requirements', 'requirement_id')}
      from items join subcategories on subcategories.id = items.sub_category_id
      where ${condition} order by ${inOrder} limit ${sql.raw(String(maxSheetRows.items + 1))}`,
  )
  return found.map((row) => {
    const { fields } = partFields(row, itemFields)
    const long = longFields.map((name) => [name, cellText('rich', fields[name])])
    return {
      id: row.id,
      version: row.version,
      fields: { ...fields, ...Object.fromEntries(long) },
      sub_category_id: row.sub_category_id,
      item_unit_id: row.item_unit_id,
      photo: picture(row.photo)?.uri ?? null,
      images: row.images,
      global_categories: row.global_categories,
      filters: row.filters,
      item_requirements: row.item_requirements,
    }
  })
}

const { item_choices, item_addons, item_choice_options, item_addon_options } = tables
const groupTables = { item_choices, item_addons }
const optionTables = { item_choice_options, item_addon_options }

async function groupsWhere(db: Db, sheet: GroupSheet, condition: SQL): Promise<Groups> {
  const [groups, options] = [sql.identifier(sheet.groups), sql.identifier(sheet.options)]
  const parent = sql.identifier(sheet.parent)
  const ofMenu = sql`items join subcategories on subcategories.id = items.sub_category_id
    join ${groups} on ${groups}.item_id = items.id`
  const found = await query(
    db,
    { ...selectedColumns(groupTables[sheet.groups], sheet.group), ...groupColumns[sheet.groups] },
    sql`select ${groups}.id, ${groups}.version, ${groups}.item_id, ${selected(sheet.groups, sheet.group)}
      from ${ofMenu} where ${condition} order by ${inOrder}, ${groups}.sorting_index, ${groups}.id`,
  )
  const theirs = await query(
    db,
    { ...selectedColumns(optionTables[sheet.options], sheet.option), ...optionColumns[sheet.options] },
    sql`select ${options}.id, ${options}.version, ${options}.${parent} as group_id,
        ${selected(sheet.options, sheet.option)}
      from ${ofMenu} join ${options} on ${options}.${parent} = ${groups}.id
      where ${condition} order by ${options}.sorting_index, ${options}.id`,
  )
  return {
    groups: byId(
      found.map(({ id, version, item_id, ...row }) => ({
        id,
        version,
        item_id,
        ...partFields(row, sheet.group),
      })),
    ),
    options: byId(
      theirs.map(({ id, version, group_id, ...row }) => ({
        id,
        version,
        group_id,
        ...partFields(row, sheet.option),
      })),
    ),
  }
}

const byId = <Row extends ExistingRow>(found: readonly Row[]): ReadonlyMap<number, Row> =>
  new Map(found.map((row) => [row.id, row]))

const { subcategories, units, global_categories, filters, requirements } = tables
const namedTables = { subcategories, units, global_categories, filters, requirements }

const named = async (db: Db, table: keyof typeof namedTables, condition: SQL = sql`archived_at is null`) =>
  new Names(
    await query(
      db,
      pick(namedTables[table], 'id', 'name_en', 'name_ar'),
      sql`select id, name_en, name_ar from ${sql.identifier(table)} where ${condition} order by id`,
    ),
  )

/** Reads the items of a store that the caller sees, with everything a sheet contains. */
export async function readMenu(db: Db, allowed: SQL, store_id: number): Promise<Menu> {
  const condition = sql`${allowed} and items.store_id = ${store_id}`
  const items = await itemsWhere(db, condition)
  return {
    items: byId(items.slice(0, maxSheetRows.items)),
    choices: await groupsWhere(db, groupSheets.choices, condition),
    addons: await groupsWhere(db, groupSheets.addons, condition),
    categories: await named(db, 'subcategories', inStore(store_id)),
    units: await named(db, 'units'),
    marks: {
      global_categories: await named(db, 'global_categories'),
      filters: await named(db, 'filters'),
      item_requirements: await named(db, 'requirements'),
    },
    cut: items.length > maxSheetRows.items,
  }
}
