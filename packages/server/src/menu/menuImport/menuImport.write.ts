import { sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/db.ts'
import { fail } from '../../kernel/errors/apiError.ts'
import type { ProgressReporter } from '../../kernel/operations/progressReporter.ts'
import { lockReferenced } from '../items/items.references.sql.ts'
import { itemFields, longFields, markColumns } from './menuImport.fields.ts'
import { type GroupSheet, groupSheets } from './menuImport.groups.ts'
import { insertItems, setMarks, updateItems } from './menuImport.items.sql.ts'
import type { ItemPlan } from './menuImport.items.ts'
import { columnTypes, kept } from './menuImport.kept.ts'
import { keyOfCategory, type Plan } from './menuImport.plan.ts'
import { insertRows, nextIds, updateRows } from './menuImport.rows.sql.ts'
import { type RowPlan, whatOf } from './menuImport.rows.ts'

/** Rows per statement: few enough for other calls to run in between, where the database allows it. */
const most = 250

async function inPieces<Row>(
  all: readonly Row[],
  pace: ProgressReporter,
  write: (some: readonly Row[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < all.length; from += most) {
    const some = all.slice(from, from + most)
    await write(some)
    await pace.step(some.length)
  }
}

/** Assigns ids to new rows. */
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

/** Locks the taxonomies and units that items will use; if one was just deleted, the plan is stale. */
async function keepNamed(db: Db, items: readonly ItemPlan[]): Promise<void> {
  const used = (column: (typeof markColumns)[number]) => [
    ...new Set(items.flatMap(({ marks }) => marks[column] ?? [])),
  ]
  const lists = Object.fromEntries(markColumns.map((column) => [column, used(column)]))
  const units = [...new Set(items.map(({ unit }) => unit))].map((item_unit_id) => ({ item_unit_id }))
  for (const used of [...units, lists]) if (await lockReferenced(db, used)) fail('menuChanges.stale')
}

const isLong = (field: string) => longFields.some((name) => name === field)

async function writeItems(
  db: Db,
  store_id: number,
  plan: Plan,
  categories: ReadonlyMap<string, number>,
  pace: ProgressReporter,
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
      rewritten: row.changes.map(({ field }) => field).filter(isLong),
      ...kept(itemFields, values),
    }
  }
  const marksOf = (row: ItemPlan) => ({
    item_id: idOf(row),
    before: Object.fromEntries(
      markColumns.filter((column) => column in row.marks).map((column) => [column, row.item?.[column] ?? []]),
    ),
    after: row.marks,
  })
  await inPieces(changed, pace, async (some) => {
    const remarked = some.filter(({ marks }) => Object.keys(marks).length > 0)
    await updateItems(db, some.map(written))
    await setMarks(db, remarked.map(marksOf), false)
  })
  await inPieces(added, pace, async (some) => {
    await insertItems(db, some.map(written))
    await setMarks(db, some.map(marksOf), true)
  })
  return ids
}

/** Writes the groups of a sheet and their options; groups of new items find their item by its row. */
async function writeGroups(
  db: Db,
  sheet: GroupSheet,
  plan: Plan,
  items: ReadonlyMap<ItemPlan, number>,
  pace: ProgressReporter,
) {
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
  const { false: changed = [], true: added = [] } = Object.groupBy(written, ({ isNew }) => `${isNew}`)
  await inPieces(changed, pace, (some) => updateRows(db, toGroups, some))
  await inPieces(added, pace, (some) => insertRows(db, toGroups, some))

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
  const standing = options.filter(({ isNew }) => !isNew)
  await inPieces(standing, pace, (some) => updateRows(db, toOptions, some))
  const numberedOptions = fresh.map((row, at) => ({ ...row, id: freshIds[at] ?? 0 }))
  await inPieces(numberedOptions, pace, (some) => insertRows(db, toOptions, some))
}

const isMade = (row: RowPlan) => ['change', 'add'].includes(whatOf(row))

/** Number of rows that `writePlan` writes. */
export const rowsToWrite = ({ items, choices, addons }: Plan): number =>
  items.filter(isMade).length +
  [choices, addons].flatMap(({ groups, rows }) => [
    ...groups.filter(({ values }) => values),
    ...rows.filter((row) => isMade(row) && row.values),
  ]).length

/** Writes a plan, each table in a few statements, and reports progress. */
export async function writePlan(db: Db, store_id: number, plan: Plan, pace: ProgressReporter): Promise<void> {
  const categories = await writeCategories(db, store_id, plan)
  const items = await writeItems(db, store_id, plan, categories, pace)
  for (const sheet of [groupSheets.choices, groupSheets.addons])
    await writeGroups(db, sheet, plan, items, pace)
}
