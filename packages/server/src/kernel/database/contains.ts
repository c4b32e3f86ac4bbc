import { type SQL, sql } from 'drizzle-orm'

/** Lower case with Western digits, as in searches. */
const plain = (text: SQL) => sql`translate(lower(${text}), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789')`

/** Whether `text` contains `search`, ignoring letter case and the script of digits. */
export const contains = (text: SQL, search: string): SQL => sql`strpos(${plain(text)}, lower(${search})) > 0`

/** The same for Arabic, ignoring its spellings too. A search of signs alone is contained in nothing. */
const containsFolded = (text: SQL, search: string): SQL =>
  // Folded once, not for every row.
  sql`strpos(fold_text(${text}), (select nullif(fold_text(${search}), ''))) > 0`

interface Found {
  /** Columns, or `any (select …)` of several rows. */
  readonly ids: readonly SQL[]
  readonly texts: readonly SQL[]
  readonly arabic?: readonly SQL[]
}

/** Whether `search` is one of the ids or part of one of the texts, any of which may be null. */
export function isFoundBy(search: string, { ids, texts, arabic = [] }: Found): SQL {
  const id = /^\d{1,15}$/.test(search) ? Number(search) : undefined
  const conditions = [
    ...(id === undefined ? [] : ids.map((column) => sql`${id}::bigint = ${column}`)),
    ...texts.map((text) => contains(text, search)),
    ...arabic.map((text) => containsFolded(text, search)),
  ]
  return sql`(${sql.join(conditions, sql` or `)})`
}
