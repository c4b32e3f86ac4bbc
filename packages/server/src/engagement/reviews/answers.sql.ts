import { type SQL, sql } from 'drizzle-orm'
import { nullable, pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

interface Answer {
  readonly answer_en: string | null
  readonly answer_ar: string | null
  readonly answered_by: number
}

/** The first answer; of two at once the unique index lets in one. */
export const addAnswer = (db: Db, allowed: SQL, id: number, { answer_en, answer_ar, answered_by }: Answer) =>
  queryOne(
    db,
    pick(tables.review_answers, 'id'),
    sql`insert into review_answers (review_id, store_id, answer_en, answer_ar, answered_by)
      select reviews.id, reviews.store_id, ${answer_en}, ${answer_ar}, ${answered_by} from reviews
      where ${allowed} and reviews.id = ${id}
      on conflict (review_id) do nothing returning id`,
  )

/** Who answered a review first. */
export const answererOf = (db: Db, allowed: SQL, id: number) =>
  queryOne(
    db,
    { name: nullable(tables.accounts.name) },
    sql`select accounts.name from reviews join review_answers on review_answers.review_id = reviews.id
      left join accounts on accounts.id = review_answers.answered_by where ${allowed} and reviews.id = ${id}`,
  )
