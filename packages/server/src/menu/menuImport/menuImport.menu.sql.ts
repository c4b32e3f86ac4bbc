import { mostSheetRows } from '@sufra/contract/menuSheet'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../kernel/database/db.ts'
import { type PictureRow, picture, pictureOf } from '../../kernel/images/auditedImage.ts'
import { inStore } from '../categories/categories.sql.ts'
import type { Value } from './menuImport.cells.ts'
import { itemFields, longFields, type MarkColumn } from './menuImport.fields.ts'
import { type GroupSheet, groupSheets } from './menuImport.groups.ts'
import { selected, told } from './menuImport.kept.ts'
import { type Named, Names } from './menuImport.names.ts'

/** A row that is there; its fields stand in it by the sheet's columns. */
export interface Standing {
  [field: string]: Value | readonly number[]
  id: number
  version: number
}
export interface StandingItem extends Standing, Record<MarkColumn, readonly number[]> {
  name_en: string
  name_ar: string
  sub_category_id: number
  item_unit_id: number
  /** The main photo's address. */
  photo: string | null
  images: number
}
export interface StandingGroup extends Standing {
  item_id: number
}
export interface StandingOption extends Standing {
  group_id: number
}
/** Of one sheet of groups, by their ids in the menu's order. */
export interface Groups {
  readonly groups: ReadonlyMap<number, StandingGroup>
  readonly options: ReadonlyMap<number, StandingOption>
}

/** A store's menu as it stands, and what it may name. */
export interface Menu {
  readonly items: ReadonlyMap<number, StandingItem>
  readonly choices: Groups
  readonly addons: Groups
  readonly categories: Names
  readonly units: Names
  readonly marks: Readonly<Record<MarkColumn, Names>>
  /** There is more of it than a sheet may hold. */
  readonly cut: boolean
}

export const standingValue = (row: Standing, field: string): Value => {
  const value = row[field]
  return value === undefined || typeof value === 'object' ? null : value
}

const marksOf = (column: MarkColumn, table: string, mark: string): SQL =>
  sql`array(select ${sql.identifier(mark)} from ${sql.identifier(table)}
    where item_id = items.id order by 1)::bigint[] as ${sql.identifier(column)}`

const inOrder = sql`subcategories.sorting_index, subcategories.id, items.sorting_index, items.id`

type ItemRow = Omit<StandingItem, 'photo'> & { photo: PictureRow | null }

async function itemsWhere(db: Db, condition: SQL): Promise<StandingItem[]> {
  const found = await rows<ItemRow>(
    db,
    sql`select items.id, items.version, items.sub_category_id, items.item_unit_id, ${selected('items', itemFields)},
        ${pictureOf(sql`items.thumb_id`)} as photo,
        (select count(*) from item_images where item_id = items.id) as images,
        ${marksOf('global_categories', 'item_global_categories', 'global_category_id')},
        ${marksOf('filters', 'item_filters', 'filter_id')},
        ${marksOf('item_requirements', 'item_requirements', 'requirement_id')}
      from items join subcategories on subcategories.id = items.sub_category_id
      where ${condition} order by ${inOrder} limit ${sql.raw(String(mostSheetRows.items + 1))}`,
  )
  return found.map(({ photo, ...row }) => ({
    ...row,
    ...Object.fromEntries(longFields.map((name) => [name, told('rich', row[name])])),
    photo: picture(photo)?.uri ?? null,
  })) as StandingItem[]
}

async function groupsWhere(db: Db, sheet: GroupSheet, condition: SQL): Promise<Groups> {
  const [groups, options] = [sql.identifier(sheet.groups), sql.identifier(sheet.options)]
  const parent = sql.identifier(sheet.parent)
  const ofMenu = sql`items join subcategories on subcategories.id = items.sub_category_id
    join ${groups} on ${groups}.item_id = items.id`
  const found = await rows<StandingGroup>(
    db,
    sql`select ${groups}.id, ${groups}.version, ${groups}.item_id, ${selected(sheet.groups, sheet.group)}
      from ${ofMenu} where ${condition} order by ${inOrder}, ${groups}.sorting_index, ${groups}.id`,
  )
  const theirs = await rows<StandingOption>(
    db,
    sql`select ${options}.id, ${options}.version, ${options}.${parent} as group_id,
        ${selected(sheet.options, sheet.option)}
      from ${ofMenu} join ${options} on ${options}.${parent} = ${groups}.id
      where ${condition} order by ${options}.sorting_index, ${options}.id`,
  )
  return { groups: byId(found), options: byId(theirs) }
}

const byId = <Row extends Standing>(found: readonly Row[]): ReadonlyMap<number, Row> =>
  new Map(found.map((row) => [row.id, row]))

const named = async (db: Db, table: string, condition: SQL = sql`archived_at is null`) =>
  new Names(
    await rows<Named>(
      db,
      sql`select id, name_en, name_ar from ${sql.identifier(table)} where ${condition} order by id`,
    ),
  )

/** The items of a store that a caller sees, whatever that is a condition of, with all a sheet says of them. */
export async function readMenu(db: Db, allowed: SQL, store_id: number): Promise<Menu> {
  const condition = sql`${allowed} and items.store_id = ${store_id}`
  const items = await itemsWhere(db, condition)
  return {
    items: byId(items.slice(0, mostSheetRows.items)),
    choices: await groupsWhere(db, groupSheets.choices, condition),
    addons: await groupsWhere(db, groupSheets.addons, condition),
    categories: await named(db, 'subcategories', inStore(store_id)),
    units: await named(db, 'units'),
    marks: {
      global_categories: await named(db, 'global_categories'),
      filters: await named(db, 'filters'),
      item_requirements: await named(db, 'requirements'),
    },
    cut: items.length > mostSheetRows.items,
  }
}
