import { lowRate } from '@sufra/contract/engagement/reviews.shapes'
import { type SQL, sql } from 'drizzle-orm'
import { nullable, pick, type RowOf, selected } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { affects, execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { ratings, ratingsJson } from './ratings.sql.ts'

export interface Rating {
  readonly category_id: number
  readonly rate: number
}

const orderColumns = pick(tables.orders, 'id', 'status_id', 'completed_at')

export const orderToReview = (db: Db, allowed: SQL, id: number) =>
  queryOne(
    db,
    orderColumns,
    sql`select ${selected(orderColumns)} from orders where ${allowed} and orders.id = ${id}`,
  )

/** Keeps the customer of an order from being forgotten meanwhile; nothing if that has happened. */
export const keptReviewer = (db: Db, order_id: number) =>
  queryOne(
    db,
    pick(tables.customers, 'id'),
    sql`select customers.id from orders join customers on customers.id = orders.customer_id
      where orders.id = ${order_id} and customers.erased_at is null for key share of customers`,
  )

/** The first review of an order; of two at once the unique index lets in one. */
export const addReview = (db: Db, order_id: number, comment: string | null, status: boolean) =>
  queryOne(
    db,
    pick(tables.reviews, 'id'),
    sql`insert into reviews (customer_id, store_id, order_id, comment, status)
      select customer_id, store_id, id, ${comment}, ${status} from orders where id = ${order_id}
      on conflict (order_id) do nothing returning id`,
  )

/** The categories among these that are on, kept from being deleted meanwhile. */
export const lockCategories = (db: Db, ids: readonly number[]) =>
  query(
    db,
    pick(tables.review_categories, 'id'),
    sql`select id from review_categories
      where id = any(${sql.param(ids)}::bigint[]) and status and archived_at is null order by id for share`,
  )

export const addRatings = (db: Db, review_id: number, ratings: readonly Rating[]) =>
  execute(
    db,
    sql`insert into review_ratings (review_id, review_category_id, rate)
    select ${review_id}, category_id, rate
    from unnest(${sql.param(ratings.map(({ category_id }) => category_id))}::bigint[],
      ${sql.param(ratings.map(({ rate }) => rate))}::int[]) as given(category_id, rate)`,
  )

/** Those of categories that are off stay: nobody can give them anew. */
export const deleteRatings = (db: Db, review_id: number) =>
  execute(
    db,
    sql`delete from review_ratings using review_categories category
    where review_id = ${review_id} and category.id = review_category_id and category.status
      and category.archived_at is null`,
  )

const lockedColumns = pick(tables.reviews, 'id', 'created_at', 'comment', 'status')

export const lockReview = (db: Db, order_id: number) =>
  queryOne(
    db,
    lockedColumns,
    sql`select ${selected(lockedColumns)} from reviews where order_id = ${order_id} for update`,
  )

export const setEdited = (db: Db, id: number, comment: string | null, status: boolean, now: Date) =>
  execute(
    db,
    sql`update reviews set comment = ${comment}, status = ${status}, edited_at = ${now.toISOString()}
    where id = ${id}`,
  )

/** Notes that its low rating is told: true once for each review, from the first low rating on. */
export const claimLowRating = (db: Db, id: number): Promise<boolean> =>
  affects(
    db,
    sql`update reviews set low_told_at = now() where id = ${id} and low_told_at is null
      and exists (select from review_ratings where review_id = ${id} and rate <= ${lowRate})`,
  )

const reviewColumns = {
  ...pick(tables.reviews, 'id', 'created_at', 'status', 'comment'),
  fullname: tables.customers.fullname,
  answer_en: nullable(tables.review_answers.answer_en),
  answer_ar: nullable(tables.review_answers.answer_ar),
  answered_at: nullable(tables.review_answers.created_at),
  ratings,
}
export type CustomerReviewRow = RowOf<typeof reviewColumns>

/** Reviews with their answers, unless those are hidden. */
const select = (db: Db, rest: SQL) =>
  query(
    db,
    reviewColumns,
    sql`select reviews.id, reviews.created_at, reviews.status, reviews.comment, customers.fullname,
        review_answers.answer_en, review_answers.answer_ar, review_answers.created_at as answered_at,
        ${ratingsJson} as ratings
      from reviews join customers on customers.id = reviews.customer_id
      left join review_answers on review_answers.review_id = reviews.id and review_answers.status
      ${rest}`,
  )

export const reviewOfOrder = async (db: Db, order_id: number): Promise<CustomerReviewRow | undefined> =>
  (await select(db, sql`where reviews.order_id = ${order_id}`))[0]

export const publishedReviews = (
  db: Db,
  store_id: number,
  { count, page }: { readonly count: number; readonly page: number },
) =>
  select(
    db,
    sql`where reviews.store_id = ${store_id} and reviews.status order by reviews.id desc
      limit ${count} offset ${(page - 1) * count}`,
  )
