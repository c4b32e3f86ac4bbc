import { firstDayOf } from '@sufra/contract/kernel/clock'
import type { SortOf } from '@sufra/contract/kernel/listSort'
import type { documentSorts } from '@sufra/contract/money/months'
import { type SQL, sql } from 'drizzle-orm'
import { ownedBy } from '../../kernel/access/scope.ts'
import { pick, type RowOf, selected } from '../../kernel/database/columns.ts'
import { isFoundBy } from '../../kernel/database/contains.ts'
import type { Db } from '../../kernel/database/db.ts'
import { orderBy, type SortedPage } from '../../kernel/database/orderBy.ts'
import { countRows, query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

export const documentRows = ownedBy('statement_documents')

const documentColumns = {
  ...pick(
    tables.statement_documents,
    'number',
    'month',
    'store_id',
    'store_en',
    'store_ar',
    'restaurant_en',
    'restaurant_ar',
    'opening',
    'closing',
    'row_count',
    'amount',
    'order_total',
    'expected',
    'requested',
    'checksum',
  ),
  ...pick(tables.closed_months, 'closed_at'),
}
export type DocumentRow = RowOf<typeof documentColumns>

interface DocumentFilters {
  readonly restaurant_store_id?: number | undefined
  readonly restaurant_id?: number | undefined
  readonly month?: string | undefined
  readonly search?: string | undefined
}

/** Matches a number, or part of a store's name. */
const matching = (search: string): SQL =>
  isFoundBy(search, {
    ids: [sql`statement_documents.number`],
    texts: [sql`statement_documents.store_en`],
    arabic: [sql`statement_documents.store_ar`],
  })

function filtered(allowed: SQL, { restaurant_store_id, restaurant_id, month, search }: DocumentFilters): SQL {
  const conditions = [
    allowed,
    restaurant_store_id && sql`statement_documents.store_id = ${restaurant_store_id}`,
    restaurant_id && sql`statement_documents.restaurant_id = ${restaurant_id}`,
    month && sql`statement_documents.month = ${firstDayOf(month)}`,
    search && matching(search),
  ]
  return sql.join(
    conditions.filter((each) => typeof each === 'object'),
    sql` and `,
  )
}

const sorted = { number: sql`statement_documents.number`, month: sql`statement_documents.month` }
const ends = { id: sql`statement_documents.number`, own: sql`statement_documents.number desc` }

type Paging = SortedPage<SortOf<typeof documentSorts>>

export const listDocuments = async (
  db: Db,
  allowed: SQL,
  filters: DocumentFilters,
  { count, page, ...sort }: Paging,
) => ({
  rows: await query(
    db,
    documentColumns,
    sql`select ${selected(documentColumns)}
      from statement_documents join closed_months on closed_months.month = statement_documents.month
      where ${filtered(allowed, filters)}
      ${orderBy(sort, sorted, ends)} limit ${count} offset ${(page - 1) * count}`,
  ),
  total: await countRows(db, sql`from statement_documents where ${filtered(allowed, filters)}`),
})
