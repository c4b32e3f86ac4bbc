import { sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { pick, selected } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import { faqs } from '../../kernel/database/tables.gen.ts'
import { unpagedLimit } from '../../kernel/database/unpaged.ts'

export const table = 'faqs'
export const everyRow = sql`true`

/** The platform's own list: whoever reads it, reads all of it. */
export const faqScope = { admin: () => everyRow, channel: () => everyRow } satisfies ScopeRule

const faqColumns = pick(
  faqs,
  'id',
  'question_en',
  'question_ar',
  'answer_en',
  'answer_ar',
  'sorting_index',
  'version',
)

export const allFaqs = (db: Db) =>
  query(
    db,
    faqColumns,
    sql`select ${selected(faqColumns)} from faqs order by sorting_index, id ${unpagedLimit}`,
  )

export const deleteFaq = (db: Db, id: number) =>
  queryOne(db, pick(faqs, 'id'), sql`delete from faqs where id = ${id} returning id`)
