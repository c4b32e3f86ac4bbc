import { type SQL, sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { bool, pick, selected } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { affects, query, queryOne } from '../../kernel/database/query.ts'
import { review_categories } from '../../kernel/database/tables.gen.ts'
import { unpagedLimit } from '../../kernel/database/unpaged.ts'

export const table = 'review_categories'
export const live = sql`review_categories.archived_at is null`

/** The platform's own list. Apps ask for what is on. */
export const categoryScope = {
  admin: () => live,
  channel: () => sql`${live} and review_categories.status`,
} satisfies ScopeRule

const columns = pick(review_categories, 'id', 'name_en', 'name_ar', 'status', 'sorting_index', 'version')

export const allCategories = (db: Db, allowed: SQL) =>
  query(
    db,
    columns,
    sql`select ${selected(columns)} from review_categories where ${allowed} order by sorting_index, id ${unpagedLimit}`,
  )

/** A category, and whether it is the only one that is on. The list is locked. */
export const categoryAmongOthers = (db: Db, allowed: SQL, id: number) =>
  queryOne(
    db,
    { ...pick(review_categories, 'id', 'status'), last: bool },
    sql`select id, status, status and not exists (select from review_categories other
        where other.archived_at is null and other.status and other.id <> review_categories.id) as last
      from review_categories where ${allowed} and id = ${id}`,
  )

/** The same status again leaves row and history as they are. */
export const switchCategory = (db: Db, id: number, status: boolean) =>
  queryOne(
    db,
    pick(review_categories, 'id', 'status'),
    sql`update review_categories set status = ${status} where id = ${id} returning id, status`,
  )

export const isRated = (db: Db, id: number) =>
  affects(db, sql`select from review_ratings where review_category_id = ${id} limit 1`)
