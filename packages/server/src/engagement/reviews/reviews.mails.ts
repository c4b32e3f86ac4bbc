import { homes, kinds } from '@sufra/contract/kernel/kinds'
import { sql } from 'drizzle-orm'
import { mailOptions, readerColumns, sendEmail, senderOf } from '../../accounts/accountEmails/signIn.mails.ts'
import { allows } from '../../kernel/access/allows.ts'
import { hasStore } from '../../kernel/access/currentStore.ts'
import { int, nullable, oneOf, pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { queue } from '../../kernel/jobs/jobs.ts'
import type { Services } from '../../kernel/operations/services.ts'
import { type Worker, worker } from '../../kernel/operations/worker.ts'
import { claimLowRating } from './customerReviews.sql.ts'
import { ratings, ratingsJson } from './ratings.sql.ts'
import { lowRatingEmail } from './reviews.mail.text.ts'

/** One for each reader, so that a mail that fails is tried again without those that went out. */
interface LowRating {
  review_id: number
  /** Null: the address of support. */
  account_id: number | null
}
const lowRatingMails = queue<LowRating>('reviews/lowRatings', mailOptions)

/**
 * Those of the store and its restaurant whose role may see reviews, and support: the address set for it, or else admins
 * whose role may answer for reviews.
 */
const readers = (db: Db, review_id: number) =>
  query(
    db,
    { id: nullable(int) },
    sql`select accounts.id from reviews join stores on stores.id = reviews.store_id
      join accounts on (accounts.kind = 'restaurant' and accounts.restaurant_id = stores.restaurant_id
            or ${hasStore(sql`stores.id`)}) and ${allows('reviews.read')}
        or accounts.kind = 'admin' and not exists (select from application_logos where support_email is not null)
          and ${allows('reviews.write')}
      where reviews.id = ${review_id} and accounts.status and accounts.archived_at is null
      union all select null from application_logos where support_email is not null order by id`,
  )

/** Tells a low rating once it is committed, and once only, however often its review is changed. */
export async function tellLowRating(db: Db, { jobs }: Services, review_id: number): Promise<void> {
  if (!(await claimLowRating(db, review_id))) return
  for (const { id } of await readers(db, review_id)) {
    await jobs.send(db, lowRatingMails, { review_id, account_id: id })
  }
}

const reviewColumns = {
  ...pick(tables.reviews, 'order_id', 'comment'),
  store_en: tables.stores.name_en,
  store_ar: tables.stores.name_ar,
  ratings,
}

const ratedReview = (db: Db, id: number) =>
  queryOne(
    db,
    reviewColumns,
    sql`select order_id, comment, stores.name_en as store_en, stores.name_ar as store_ar,
        ${ratingsJson} as ratings
      from reviews join stores on stores.id = store_id where reviews.id = ${id}`,
  )

const accountColumns = { ...readerColumns, kind: oneOf(tables.accounts.kind, kinds) }

async function readerOf(db: Db, account_id: number | null) {
  if (account_id !== null)
    return queryOne(
      db,
      accountColumns,
      sql`select name, email, language, kind from accounts where id = ${account_id} and status and archived_at is null`,
    )
  const { support_email: email, product_name } = await senderOf(db)
  return email && ({ name: product_name.en, email, language: 'en', kind: 'admin' } as const)
}

async function mailLowRating(services: Services, { review_id, account_id }: LowRating): Promise<void> {
  const { db } = services.database
  const review = await ratedReview(db, review_id)
  const reader = await readerOf(db, account_id)
  if (!review || !reader) return
  const { language, kind } = reader
  const { order_id, comment, ratings, store_en, store_ar } = review
  const rated = {
    comment,
    ratings,
    url: `${services.settings.origin}${homes[kind]}/orders/order-details/${order_id}`,
  }
  await sendEmail(services, reader, (params) =>
    lowRatingEmail(language, rated, {
      ...params,
      order: order_id,
      store: language === 'ar' ? store_ar : store_en,
    }),
  )
}

export const reviewWorkers: readonly Worker[] = [worker(lowRatingMails, mailLowRating)]
