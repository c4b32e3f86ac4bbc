import { type SQL, sql } from 'drizzle-orm'
import { bool, json, pick, type RowOf, selected } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { Moved } from './merges.move.sql.ts'

const mergeColumns = {
  ...pick(tables.customer_merges, 'id', 'merged_by', 'undone_at'),
  ...pick(tables.customers, 'fullname', 'mobile'),
  merged_at: tables.customer_merges.created_at,
}
export type MergeRow = RowOf<typeof mergeColumns>

export const mergesOf = (db: Db, kept_id: number) =>
  query(
    db,
    mergeColumns,
    sql`select ${selected(mergeColumns)} from customer_merges join customers on customers.id = merged_id
      where kept_id = ${kept_id} order by customer_merges.id desc limit 50`,
  )

/** The further numbers of a customer. */
export const numbersOf = (db: Db, kept_id: number) =>
  query(
    db,
    pick(tables.customers, 'mobile'),
    sql`select mobile from customers where merged_into_id = ${kept_id} order by id`,
  )

const recordColumns = pick(tables.customers, 'id', 'email', 'status')
export type CustomerRecord = RowOf<typeof recordColumns>

/** Locks live records, in the order of their ids. */
export const lockRecords = (db: Db, allowed: SQL, ids: readonly number[]) =>
  query(
    db,
    recordColumns,
    sql`select ${selected(recordColumns)} from customers
      where ${allowed} and id = any(${sql.param(ids)}::bigint[]) order by id for update`,
  )

const undoColumns = {
  ...pick(tables.customer_merges, 'id', 'kept_id', 'merged_id', 'took_email', 'took_block', 'undone_at'),
  merged_at: tables.customer_merges.created_at,
  moved: json(Moved),
}
export type UndoRow = RowOf<typeof undoColumns>

/** A merge into a record that the caller may see. */
export const mergeBy = (db: Db, allowed: SQL, id: number) =>
  queryOne(
    db,
    undoColumns,
    sql`select ${selected(undoColumns)}, customer_merges.moved from customer_merges join customers on customers.id = kept_id
      where ${allowed} and customer_merges.id = ${id}`,
  )

interface Merge {
  readonly kept_id: number
  readonly merged_id: number
  readonly moved: Moved
  readonly took_email: boolean
  readonly took_block: boolean
  readonly merged_by: string
}

export const addMerge = (db: Db, merge: Merge) =>
  queryOne(
    db,
    pick(tables.customer_merges, 'id'),
    sql`insert into customer_merges (kept_id, merged_id, moved, took_email, took_block, merged_by)
      values (${merge.kept_id}, ${merge.merged_id}, ${JSON.stringify(merge.moved)}::jsonb, ${merge.took_email},
        ${merge.took_block}, ${merge.merged_by}) returning id`,
  )

/** Undefined if it was undone before. */
export const endMerge = (db: Db, id: number) =>
  queryOne(
    db,
    { ended: bool },
    sql`update customer_merges set undone_at = now() where id = ${id} and undone_at is null returning true as ended`,
  )
