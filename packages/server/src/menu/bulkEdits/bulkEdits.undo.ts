import type { OutputOf } from '@sufra/contract/kernel/operation'
import type { bulkEdits } from '@sufra/contract/menu/bulkEdits'
import type { Db } from '../../kernel/database/db.ts'
import type { Call } from '../../kernel/operations/implement.ts'
import { deleteAddedGroups, deleteAddedOptions, groupTables, type Removed } from './bulkEdits.added.sql.ts'
import { archiveAdded, archiveAddedCategories, lockAdded } from './bulkEdits.addedItems.sql.ts'
import { placed } from './bulkEdits.make.ts'
import { changeMarks, type Marked, type MarkList, markLists, marksOf } from './bulkEdits.marks.sql.ts'
import type { UndoableTable } from './bulkEdits.record.sql.ts'
import { type Restored, restored, type Values } from './bulkEdits.undo.rules.ts'
import * as store from './bulkEdits.undo.sql.ts'
import { setColumns } from './bulkEdits.write.sql.ts'

type Changed = Awaited<ReturnType<typeof store.changedRows>>[number]

/** Tables an item refers to, by column or list: it cannot be restored to deleted rows. */
const references = {
  sub_category_id: 'subcategories',
  item_unit_id: 'units',
  global_categories: 'global_categories',
  filters: 'filters',
  item_requirements: 'requirements',
} as const

const idsIn = (value: unknown) => [value].flat().filter((id) => typeof id === 'number')

async function goneOf(db: Db, changed: readonly Changed[]) {
  const there = new Map<string, ReadonlySet<number>>()
  for (const [column, table] of Object.entries(references)) {
    const ids = changed.flatMap(({ before }) => idsIn(before[column]))
    if (ids.length > 0) there.set(column, await store.stillThere(db, table, ids))
  }
  return (column: string, value: unknown) => idsIn(value).some((id) => there.get(column)?.has(id) === false)
}

/** The current lists of an item are read only if the change changed one. */
async function withLists(db: Db, changed: readonly Changed[]): Promise<readonly Changed[]> {
  const listed = changed.filter(({ before }) => markLists.some((name) => name in before))
  if (listed.length === 0) return changed
  const now = await marksOf(
    db,
    listed.map(({ id }) => id),
  )
  return changed.map((row) => ({ ...row, now: { ...row.now, ...now.get(row.id) } }))
}

interface Back {
  readonly row: Changed
  readonly got: Restored
}

const isList = (column: string): column is MarkList => markLists.some((name) => name === column)
const columnsIn = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([column]) => !isList(column)))
const marksIn = (values: Values): Marked['marks'] =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, ids]) => (isList(name) ? [[name, idsIn(ids)]] : [])),
  )

/** The rank before the change: rows moved back together keep their order. */
const rankBefore = ({ row: { before, now } }: Back) => Number(before.sorting_index ?? now.sorting_index)

async function giveBackIn(call: Call, change_id: number, table: UndoableTable): Promise<readonly Back[]> {
  const { db, scopeFilter } = call
  const changed = await withLists(db, await store.changedRows(db, scopeFilter, change_id, table))
  if (changed.length === 0) return []
  const isGone = await goneOf(db, changed)
  const back = changed.map((row) => ({ row, got: restored(table, row, isGone) }))
  const given = back
    .toSorted((a, b) => rankBefore(a) - rankBefore(b))
    .map(({ row, got }) => ({ id: row.id, values: columnsIn(got.values) }))
    .filter(({ values }) => Object.keys(values).length > 0)
  await setColumns(db, table, await placed(db, given))
  await changeMarks(
    db,
    back
      .map(({ row, got }) => ({ id: row.id, marks: marksIn(got.values) }))
      .filter(({ marks }) => Object.keys(marks).length > 0),
  )
  return back
}

async function removeAdded({ db, scopeFilter }: Call, change_id: number): Promise<Removed[]> {
  await lockAdded(db, scopeFilter, change_id)
  const removed: Removed[] = []
  for (const group of groupTables) {
    removed.push(...(await deleteAddedGroups(db, scopeFilter, change_id, group)))
    removed.push(...(await deleteAddedOptions(db, scopeFilter, change_id, group)))
  }
  removed.push(...(await archiveAdded(db, scopeFilter, change_id)))
  await archiveAddedCategories(db, change_id)
  return removed
}

/** Undoes as much as possible of a change that is marked as undone. The caller holds the menu lock. */
export async function undoChange(call: Call, change_id: number): Promise<OutputOf<typeof bulkEdits.undo>> {
  const tables = ['items', ...groupTables.flatMap((group) => [group.groups, group.options])] as const
  const [undone, kept] = [new Set<number>(), new Set<number>()]
  for (const table of tables)
    for (const { row, got } of await giveBackIn(call, change_id, table)) {
      if (Object.keys(got.values).length > 0) undone.add(row.item_id)
      if (got.kept) kept.add(row.item_id)
    }
  for (const { item_id, removed } of await removeAdded(call, change_id))
    (removed ? undone : kept).add(item_id)
  return { undone: undone.size, kept: await store.namesOf(call.db, call.caller.language, [...kept]) }
}
