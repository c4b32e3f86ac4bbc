import { type SQL, sql } from 'drizzle-orm'

/** Lower case with Western digits, as in searches. */
const plain = (text: SQL) => sql`translate(lower(${text}), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789')`

/** Whether `text` contains `search`, ignoring letter case and the script of digits. */
export const contains = (text: SQL, search: string): SQL => sql`strpos(${plain(text)}, lower(${search})) > 0`

/** The same for Arabic, ignoring its spellings too. A search of signs alone is contained in nothing. */
const containsFolded = (text: SQL, search: string): SQL =>
  // Folded once, not for every row.
  sql`strpos(fold_text(${text}), (select nullif(fold_text(${search}), ''))) > 0`

interface SearchedFields {
  /** Columns, or `any (select …)` of several rows. */
  readonly ids: readonly SQL[]
  readonly texts: readonly SQL[]
  readonly arabic?: readonly SQL[]
}

const idOf = (search: string): number | undefined => (/^\d{1,15}$/.test(search) ? Number(search) : undefined)

/** Whether `search` is this id. */
export const hasId = (column: SQL, search: string): SQL => sql`${idOf(search) ?? null}::bigint = ${column}`

/** Whether `search` is one of the ids or part of one of the texts, any of which may be null. */
export function isFoundBy(search: string, { ids, texts, arabic = [] }: SearchedFields): SQL {
  const id = idOf(search)
  const conditions = [
    ...(id === undefined ? [] : ids.map((column) => hasId(column, search))),
    ...texts.map((text) => contains(text, search)),
    ...arabic.map((text) => containsFolded(text, search)),
  ]
  return sql`(${sql.join(conditions, sql` or `)})`
}

/** Tables whose texts are kept folded in `search_texts`. */
type Searched = 'coupons' | 'stores' | 'restaurants' | 'reviews'

/** The ids of rows whose texts contain `search`, by an index. The table is no parameter: each has an index of its own. */
export const idsFoundBy = (table: Searched, search: string): SQL => sql`
  select row_id from search_texts where table_name = ${sql.raw(`'${table}'`)}
    and text like '%' || nullif(fold_text(${search}), '') || '%'`
