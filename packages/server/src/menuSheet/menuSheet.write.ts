import { sql } from 'drizzle-orm'
import { keepUsed } from '../items/items.keep.sql.ts'
import type { Db } from '../kernel/db.ts'
import { refuse } from '../kernel/refuse.ts'
import { itemFields, markColumns } from './menuSheet.fields.ts'
import { type GroupSheet, groupSheets } from './menuSheet.groups.ts'
import { insertItems, setMarks, updateItems } from './menuSheet.items.sql.ts'
import type { ItemPlan } from './menuSheet.items.ts'
import { keyOfCategory, type Plan } from './menuSheet.plan.ts'
import { columnTypes, insertRows, kept, nextIds, updateRows } from './menuSheet.rows.sql.ts'
import { whatOf } from './menuSheet.rows.ts'

/** Each of what is added with the id it gets. */
async function numbered<Row>(
  db: Db,
  table: string,
  added: readonly Row[],
): Promise<ReadonlyMap<Row, number>> {
  const ids = await nextIds(db, table, added.length)
  return new Map(added.map((row, at) => [row, ids[at] as number]))
}

async function writeCategories(db: Db, store_id: number, { categories }: Plan) {
  const ids = await numbered(db, 'subcategories', [...categories.keys()])
  const columns = { name_en: 'text', name_ar: 'text' }
  const written = [...categories].map(([key, names]) => ({ id: ids.get(key) ?? 0, store_id, ...names }))
  const among = sql`there.archived_at is null`
  await insertRows(db, { table: 'subcategories', columns, parent: 'store_id', among }, written)
  return ids
}

/** Marks and units that items are about to use stay; one that has just gone makes another plan of it. */
async function keepNamed(db: Db, items: readonly ItemPlan[]): Promise<void> {
  const used = (column: (typeof markColumns)[number]) => [
    ...new Set(items.flatMap(({ marks }) => marks[column] ?? [])),
  ]
  const lists = Object.fromEntries(markColumns.map((column) => [column, used(column)]))
  const units = [...new Set(items.map(({ unit }) => unit))].map((item_unit_id) => ({ item_unit_id }))
  for (const used of [...units, lists]) if (!(await keepUsed(db, used))) refuse('menuChanges.stale')
}

async function writeItems(
  db: Db,
  store_id: number,
  plan: Plan,
  categories: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<ItemPlan, number>> {
  const changed = plan.items.filter((row) => whatOf(row) === 'change')
  const added = plan.items.filter((row) => whatOf(row) === 'add')
  await keepNamed(db, [...changed, ...added])
  const ids = await numbered(db, 'items', added)
  const idOf = (row: ItemPlan) => row.item?.id ?? ids.get(row) ?? 0
  const written = (row: ItemPlan) => {
    const { category, unit, values } = row
    const sub_category_id =
      category && ('id' in category ? category.id : categories.get(keyOfCategory(category)))
    return {
      id: idOf(row),
      store_id,
      sub_category_id: sub_category_id ?? 0,
      item_unit_id: unit,
      moves: sub_category_id !== row.item?.sub_category_id,
      ...kept(itemFields, values),
    }
  }
  const marksOf = (row: ItemPlan) => ({
    item_id: idOf(row),
    before: Object.fromEntries(Object.keys(row.marks).map((column) => [column, row.item?.[column] ?? []])),
    after: row.marks,
  })
  const remarked = changed.filter(({ marks }) => Object.keys(marks).length > 0)
  await updateItems(db, changed.map(written))
  await setMarks(db, remarked.map(marksOf), false)
  await insertItems(db, added.map(written))
  await setMarks(db, added.map(marksOf), true)
  return ids
}

/** The groups of a sheet and their options; those of new items find theirs by its row. */
async function writeGroups(db: Db, sheet: GroupSheet, plan: Plan, items: ReadonlyMap<ItemPlan, number>) {
  const { groups, rows } = plan[sheet.name]
  const settled = groups.flatMap((of) => (of.values ? [{ of, values: kept(sheet.group, of.values) }] : []))
  const ids = await numbered(
    db,
    sheet.groups,
    settled.map(({ of }) => of).filter(({ group }) => !group),
  )
  const toGroups = { table: sheet.groups, columns: columnTypes(sheet.group), parent: 'item_id' }
  const written = settled.map(({ of, values }) => ({
    id: of.group?.id ?? ids.get(of) ?? 0,
    item_id: 'there' in of.item ? of.item.there.id : (items.get(of.item.added) ?? 0),
    isNew: !of.group,
    ...values,
  }))
  await updateRows(
    db,
    toGroups,
    written.filter(({ isNew }) => !isNew),
  )
  await insertRows(
    db,
    toGroups,
    written.filter(({ isNew }) => isNew),
  )

  const toOptions = { table: sheet.options, columns: columnTypes(sheet.option), parent: sheet.parent }
  const options = rows.flatMap((row) => {
    const { option, values, group } = row
    const what = whatOf(row)
    if (!values || !group || (what !== 'change' && what !== 'add')) return []
    const of = group.group?.id ?? ids.get(group) ?? 0
    return [{ id: option?.id ?? 0, [sheet.parent]: of, isNew: !option, ...kept(sheet.option, values) }]
  })
  const fresh = options.filter(({ isNew }) => isNew)
  const freshIds = await nextIds(db, sheet.options, fresh.length)
  await updateRows(
    db,
    toOptions,
    options.filter(({ isNew }) => !isNew),
  )
  await insertRows(
    db,
    toOptions,
    fresh.map((row, at) => ({ ...row, id: freshIds[at] ?? 0 })),
  )
}

/** Makes what was planned, each table in a statement or two, whatever their number. */
export async function writePlan(db: Db, store_id: number, plan: Plan): Promise<void> {
  const categories = await writeCategories(db, store_id, plan)
  const items = await writeItems(db, store_id, plan, categories)
  for (const sheet of [groupSheets.choices, groupSheets.addons]) await writeGroups(db, sheet, plan, items)
}
