import { lowRate, type reviewSorts } from '@sufra/contract/engagement/reviews.shapes'
import type { SortOf } from '@sufra/contract/kernel/listSort'
import { type SQL, sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { nullable, pick, type RowOf, selected } from '../../kernel/database/columns.ts'
import { hasId, idsFoundBy } from '../../kernel/database/contains.ts'
import type { Db } from '../../kernel/database/db.ts'
import { orderBy, type SortedPage } from '../../kernel/database/orderBy.ts'
import { countRows, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { ratings, ratingsJson } from './ratings.sql.ts'

/** Rows with a store, by who may see them. */
export const ofStores = (store_id: SQL) =>
  ({
    admin: () => sql`true`,
    restaurant: (scope) => sql`${store_id} in (select stores.id from stores
      where stores.restaurant_id = ${scope.restaurant_id} and stores.archived_at is null)`,
    store_user: (scope) => sql`${store_id} = ${scope.store_id}`,
  }) satisfies ScopeRule

export const reviewRows = ofStores(sql`reviews.store_id`)

const fields = {
  ...pick(
    tables.reviews,
    'id',
    'status',
    'created_at',
    'edited_at',
    'order_id',
    'customer_id',
    'store_id',
    'comment',
  ),
  store_en: tables.stores.name_en,
  store_ar: tables.stores.name_ar,
  fullname: tables.customers.fullname,
  customer_fullname: tables.orders.customer_fullname,
}
const answerFields = {
  answer_en: nullable(tables.review_answers.answer_en),
  answer_ar: nullable(tables.review_answers.answer_ar),
  answer_status: nullable(tables.review_answers.status),
  answered_at: nullable(tables.review_answers.created_at),
  answered_by: nullable(tables.accounts.name),
}
const columns = { ...fields, ...answerFields, ratings }
export type ReviewRow = RowOf<typeof columns>

export interface ReviewFilters {
  readonly search?: string | undefined
  readonly store_id?: number | undefined
  readonly status?: boolean | undefined
  readonly low?: boolean | undefined
  readonly answered?: boolean | undefined
}

const is = (wanted: boolean, condition: SQL) => (wanted ? condition : sql`not ${condition}`)

/** By the order's number, or by a name of the customer. */
const foundBy = (search: string): SQL =>
  /^\d+$/.test(search)
    ? hasId(sql`reviews.order_id`, search)
    : sql`reviews.id in (${idsFoundBy('reviews', search)})`

function filtered(allowed: SQL, { search, store_id, status, low, answered }: ReviewFilters): SQL {
  const conditions = [
    allowed,
    search && foundBy(search),
    store_id && sql`reviews.store_id = ${store_id}`,
    status !== undefined && sql`reviews.status = ${status}`,
    low !== undefined &&
      is(low, sql`exists (select from review_ratings where review_id = reviews.id and rate <= ${lowRate})`),
    answered !== undefined &&
      is(answered, sql`exists (select from review_answers where review_id = reviews.id)`),
  ]
  return sql.join(
    conditions.filter((each) => typeof each === 'object'),
    sql` and `,
  )
}

const from = sql`from reviews join stores on stores.id = reviews.store_id
  join customers on customers.id = reviews.customer_id join orders on orders.id = reviews.order_id`

/** Ids rise with time, and an index has them. */
const sorted = { date: sql`reviews.id` }
const ends = { id: sql`reviews.id`, own: sql`reviews.id desc` }

export type ReviewPaging = SortedPage<SortOf<typeof reviewSorts>>

export const listReviews = (
  db: Db,
  allowed: SQL,
  filters: ReviewFilters,
  { count, page, ...sort }: ReviewPaging,
): Promise<ReviewRow[]> =>
  query(
    db,
    columns,
    sql`select ${selected(fields)}, review_answers.answer_en, review_answers.answer_ar,
        review_answers.status as answer_status, review_answers.created_at as answered_at,
        accounts.name as answered_by, ${ratingsJson} as ratings
      ${from} left join review_answers on review_answers.review_id = reviews.id
      left join accounts on accounts.id = review_answers.answered_by
      where ${filtered(allowed, filters)} ${orderBy(sort, sorted, ends)}
      limit ${count} offset ${(page - 1) * count}`,
  )

export const countReviews = (db: Db, allowed: SQL, filters: ReviewFilters): Promise<number> =>
  countRows(db, sql`${from} where ${filtered(allowed, filters)}`)

const categoryColumns = pick(tables.review_categories, 'id', 'name_en', 'name_ar')

/** Categories that are on, and these. */
export const shownCategories = (db: Db, ids: readonly number[]) =>
  query(
    db,
    categoryColumns,
    sql`select ${selected(categoryColumns)} from review_categories
      where (status and archived_at is null) or id = any(${sql.param(ids)}::bigint[]) order by sorting_index, id`,
  )

/** The same status again leaves row and history as they are. */
export const switchReview = (db: Db, allowed: SQL, id: number, status: boolean) =>
  queryOne(
    db,
    pick(tables.reviews, 'id', 'status'),
    sql`update reviews set status = ${status} where ${allowed} and id = ${id} returning id, status`,
  )

/** By the id of the review. */
export const switchAnswer = (db: Db, allowed: SQL, id: number, status: boolean) =>
  queryOne(
    db,
    { id: tables.review_answers.review_id, ...pick(tables.review_answers, 'status') },
    sql`update review_answers set status = ${status} from reviews
      where ${allowed} and reviews.id = review_answers.review_id and reviews.id = ${id}
      returning review_answers.review_id as id, review_answers.status`,
  )
