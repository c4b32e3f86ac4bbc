import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { int, type RowOf, selected } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import type { TableName } from '../../kernel/database/tableNames.ts'
import { lastIndex } from '../../kernel/operations/reorder.ts'
import { addRow } from '../../kernel/operations/rows.ts'

/** The tables of one kind of option group: a group belongs to an item and has options. */
export interface Tables {
  readonly groups: 'item_choices' | 'item_addons'
  /** Also the wire field of a group that holds its options. */
  readonly options: 'item_choice_options' | 'item_addon_options'
  /** The column of an option that names its group. */
  readonly group_id: 'item_choice_id' | 'item_addon_id'
  /** The selected columns, by wire name. */
  readonly group: Readonly<Record<string, PgColumn>>
  readonly option: Readonly<Record<string, PgColumn>>
}
interface Row {
  readonly id: number
}
type Values = Readonly<Record<string, unknown>>

/** Adds a row after the last one `among` others. The callers' types check the columns. */
const addLast = (db: Db, table: TableName, values: object, among: SQL) =>
  addRow(db, table, { ...values, sorting_index: lastIndex({ table, among }) } as object)

async function remove(db: Db, table: string, condition: SQL): Promise<Row | undefined> {
  const deleted = await queryOne(
    db,
    { id: int },
    sql`delete from ${sql.identifier(table)} where ${condition} returning id`,
  )
  return deleted
}

/** Reading and writing of choices or addons; `allowed` is the scope rule of items throughout. */
export function optionGroups<T extends Tables>(tables: T) {
  type Group = RowOf<T['group']> & { readonly [K in T['options']]: RowOf<T['option']>[] }
  const [groups, options] = [sql.identifier(tables.groups), sql.identifier(tables.options)]
  const group_id = sql.identifier(tables.group_id)

  /** A condition on the groups' table: groups of items that the caller may see. */
  const groupsOf = (allowed: SQL): SQL =>
    sql`exists (select from items where items.id = ${groups}.item_id and ${allowed})`
  /** A condition on the options' table: options of those groups. */
  const optionsOf = (
    allowed: SQL,
  ): SQL => sql`exists (select from ${groups} join items on items.id = ${groups}.item_id
    where ${groups}.id = ${options}.${group_id} and ${allowed})`

  const optionsWhere = (db: Db, condition: SQL): Promise<RowOf<T['option']>[]> =>
    query(
      db,
      tables.option,
      sql`select ${selected(tables.option)} from ${options}
        where ${condition} order by sorting_index, id`,
    )
  /** Groups matching a condition on their table, with their options, both in menu order. */
  async function groupsWhere(db: Db, condition: SQL): Promise<Group[]> {
    const found: (Values & Row)[] = await query(
      db,
      { ...tables.group, id: int },
      sql`select ${selected(tables.group)} from ${groups} where ${condition} order by sorting_index, id`,
    )
    const ids = sql.param(found.map(({ id }) => id))
    const all = await optionsWhere(db, sql`${group_id} = any(${ids}::bigint[])`)
    const byGroup = Map.groupBy(all, (option: Values) => option[tables.group_id])
    return found.map(
      (group) => ({ ...group, [tables.options]: byGroup.get(group.id) ?? [] }) as unknown as Group,
    )
  }

  return {
    /** Tells callers which kind this is. */
    tables,
    groupsOf,
    optionsOf,
    groupsWhere,
    groupsOfItem: (db: Db, id: number) => groupsWhere(db, sql`item_id = ${id}`),
    groupById: async (db: Db, allowed: SQL, id: number): Promise<Group | undefined> =>
      (await groupsWhere(db, sql`${groupsOf(allowed)} and id = ${id}`))[0],
    optionById: async (db: Db, allowed: SQL, id: number): Promise<RowOf<T['option']> | undefined> =>
      (await optionsWhere(db, sql`${optionsOf(allowed)} and id = ${id}`))[0],
    /** Locks the group, so that parallel additions get different positions and a partial update keeps the other columns. */
    lockGroup: async (db: Db, allowed: SQL, id: number): Promise<RowOf<T['group']> | undefined> => {
      return queryOne(
        db,
        tables.group,
        sql`select ${selected(tables.group)} from ${groups}
          where ${groupsOf(allowed)} and id = ${id} for no key update`,
      )
    },
    lockOption: async (db: Db, allowed: SQL, id: number): Promise<RowOf<T['option']> | undefined> => {
      return queryOne(
        db,
        tables.option,
        sql`select ${selected(tables.option)} from ${options}
          where ${optionsOf(allowed)} and id = ${id} for no key update`,
      )
    },
    /** Adds a group after the item's last one. The item must be locked. Values are given by column. */
    addGroup: (db: Db, values: { readonly item_id: number }) =>
      addLast(db, tables.groups, values, sql`item_id = ${values.item_id}`),
    /** Adds an option after the group's last one. The group must be locked. Values are given by column. */
    addOption: (db: Db, of: number, values: object) =>
      addLast(db, tables.options, { [tables.group_id]: of, ...values }, sql`${group_id} = ${of}`),
    /** Also deletes its options. Orders keep their own copies. */
    deleteGroup: (db: Db, allowed: SQL, id: number) =>
      remove(db, tables.groups, sql`${groupsOf(allowed)} and id = ${id}`),
    deleteOption: (db: Db, allowed: SQL, id: number) =>
      remove(db, tables.options, sql`${optionsOf(allowed)} and id = ${id}`),
  }
}
export type OptionGroups<T extends Tables> = ReturnType<typeof optionGroups<T>>
