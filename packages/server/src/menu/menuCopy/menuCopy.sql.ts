import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/db.ts'
import { execute, query } from '../../kernel/database/query.ts'
import { inStore } from '../categories/categories.sql.ts'
import { copyGallery, copyMarks, copyOptions } from '../items/items.copy.sql.ts'
import { nextIds } from '../menuImport/menuImport.rows.sql.ts'
import { type Source, sourceCategoryColumns, sourceItemColumns } from './menuCopy.rules.ts'

const sameNames = (one: string, other: string) =>
  sql.raw(
    `lower(${one}.name_en) = lower(${other}.name_en) and lower(${one}.name_ar) = lower(${other}.name_ar)`,
  )

/** The category of the target store with the same names. */
const thereOf = (to: number) => sql`(select min(there.id) from subcategories there
  where there.store_id = ${to} and there.archived_at is null and ${sameNames('there', 'subcategories')})`

const partsOf = (table: string) =>
  sql`(select count(*) from ${sql.identifier(table)} part where part.item_id = items.id)`

/** A store's categories and the items the caller sees, with what exists in the target store. */
export async function readSource(db: Db, allowed: SQL, from: number, to: number): Promise<Source> {
  const categories = await query(
    db,
    sourceCategoryColumns,
    sql`select id, version, ${thereOf(to)} as there from subcategories where ${inStore(from)}
      order by sorting_index, id`,
  )
  const items = await query(
    db,
    sourceItemColumns,
    sql`select items.id, items.version, items.sub_category_id,
        exists (select from items standing where standing.sub_category_id = ${thereOf(to)}
          and standing.archived_at is null and ${sameNames('standing', 'items')}) as stands,
        (items.thumb_id is not null)::int + ${partsOf('item_images')} as photos,
        ${partsOf('item_choices')} as choices, ${partsOf('item_addons')} as addons
      from items join subcategories on subcategories.id = items.sub_category_id
      where ${allowed} and items.store_id = ${from}
      order by subcategories.sorting_index, subcategories.id, items.sorting_index, items.id`,
  )
  return { categories, items }
}

const ids = (all: readonly number[]) => sql`${sql.param([...all])}::bigint[]`

/** Copies categories to the end of the target store, in order. Returns the new ids by the old ones. */
async function copyCategories(
  db: Db,
  to: number,
  from: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const fresh = await nextIds(db, 'subcategories', from.length)
  if (from.length > 0)
    await execute(
      db,
      sql`insert into subcategories (id, store_id, name_en, name_ar, slug, image_id, status, sorting_index)
        select pair.fresh, ${to}, name_en, name_ar, slug, image_id, status, pair.place
          + (select coalesce(max(sorting_index), 0) from subcategories where ${inStore(to)})
        from unnest(${ids(from)}, ${ids(fresh)}) with ordinality as pair(old, fresh, place)
        join subcategories on subcategories.id = pair.old order by pair.place`,
    )
  return new Map(from.map((id, at) => [id, fresh[at] ?? 0]))
}

/** All columns of an item except its rank, parents and history. */
export const itemColumns = [
  ...['name_en', 'name_ar', 'dish_en', 'dish_ar', 'short_description_en', 'short_description_ar'],
  ...[
    'description_en',
    'description_ar',
    'thumb_id',
    'delivery_type',
    'special_fees_amount',
    'drop_off_from',
  ],
  ...['drop_off_to', 'quantity_per_day', 'max_quantity_per_day', 'item_unit_id', 'original_price'],
  ...['promoted_price', 'price_per_unit', 'enough_for', 'lead_time', 'available_from_time'],
  ...['available_to_time', 'setup_time', 'max_time', 'show', 'show_on_restaurant_manager'],
  ...['cash_on_delivery', 'required_location', 'status'],
] as const
const columnsOf = (of = '') => sql.raw(itemColumns.map((column) => `${of}${column}`).join(', '))

/** Copies items to the end of their categories, in order, with everything that belongs to them. */
async function copyItems(
  db: Db,
  to: number,
  copied: readonly { readonly id: number; readonly category: number }[],
): Promise<void> {
  if (copied.length === 0) return
  const from = copied.map(({ id }) => id)
  const fresh = await nextIds(db, 'items', copied.length)
  await execute(
    db,
    sql`insert into items (id, store_id, sub_category_id, copied_from_item_id, sorting_index, ${columnsOf()})
      select pair.fresh, ${to}, pair.category, pair.old,
        row_number() over (partition by pair.category order by pair.place)
          + (select coalesce(max(sorting_index), 0) from items standing
            where standing.sub_category_id = pair.category and standing.archived_at is null),
        ${columnsOf('source.')}
      from unnest(${ids(from)}, ${ids(fresh)}, ${ids(copied.map(({ category }) => category))})
        with ordinality as pair(old, fresh, category, place)
      join items source on source.id = pair.old order by pair.place`,
  )
  await copyMarks(db, from, fresh)
  await copyGallery(db, from, fresh)
  await copyOptions(db, from, fresh)
}

/** Writes a plan in a few statements. */
export async function writeCopy(
  db: Db,
  to: number,
  source: Source,
  plan: Pick<Source, 'categories' | 'items'>,
): Promise<void> {
  const added = await copyCategories(
    db,
    to,
    plan.categories.map(({ id }) => id),
  )
  const there = new Map(source.categories.map(({ id, there }) => [id, there]))
  await copyItems(
    db,
    to,
    plan.items.map(({ id, sub_category_id: of }) => ({ id, category: added.get(of) ?? there.get(of) ?? 0 })),
  )
}
