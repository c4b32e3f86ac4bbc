import { qatarDay } from '@sufra/contract/kernel/clock'
import { rowKinds, terms } from '@sufra/contract/money/figures'
import { partFigures } from '@sufra/contract/money/figures.names'
import { type SQL, sql } from 'drizzle-orm'
import { date, int, nullable, oneOf, type RowOf, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'

const partColumns = {
  kind: oneOf(text, [...rowKinds, 'store', 'event'] as const),
  id: int,
  day: date,
  description: nullable(text),
  amount: int,
  figure: nullable(oneOf(text, partFigures)),
  request_id: nullable(int),
}
export type PartRow = RowOf<typeof partColumns>

/**
 * What a figure adds up. Each of these statements selects `partColumns` and `term`, the term of the formula that the
 * part belongs to.
 */
export type Parts = SQL

export const dayOf = (at: SQL) => sql`(${at} at time zone 'Asia/Qatar')::date`

/** Selects a part of an event of the ledger named `event`. */
export const eventPart = (day: SQL, amount: SQL, figure: SQL) => sql`
  'event' as kind, event.id, ${day} as day, event.at, event.description, ${amount} as amount, ${figure} as figure,
  null::bigint as request_id, event.kind as term`

/** Selects a part that is no event. Nobody is named: its own figure says who did what. */
export const rowPart = (
  kind: (typeof rowKinds)[number],
  id: SQL,
  {
    day,
    amount,
    term,
    figure,
    description = sql`null::text`,
    request_id = sql`null::bigint`,
  }: Record<'day' | 'amount' | 'term', SQL> & {
    /** What explains it, if anything does. */
    figure: (typeof partFigures)[number] | null
    description?: SQL
    request_id?: SQL
  },
) => sql`
  ${sql.raw(`'${kind}'`)} as kind, ${id} as id, ${day} as day, null::timestamptz as at, ${description} as description,
  ${amount} as amount, ${sql.raw(figure === null ? 'null' : `'${figure}'`)}::text as figure, ${request_id} as request_id,
  ${term} as term`

/** Selects a part that is a store as it is now. */
export const storePart = (amount: SQL, figure: SQL) => sql`
  'store' as kind, stores.id, ${qatarDay(new Date())}::date as day, null::timestamptz as at, null::text as description,
  ${amount} as amount, ${figure} as figure, null::bigint as request_id,
  case when ${amount} < 0 then 'owing_stores' else 'stores' end as term`

/** A page of parts, the oldest first. */
export const pageOfParts = (db: Db, parts: Parts, { count, page }: { count: number; page: number }) =>
  query(
    db,
    partColumns,
    sql`select kind, id, day, description, amount, figure, request_id
      from (${parts}) part order by day, at, id limit ${count} offset ${(page - 1) * count}`,
  )

const sumColumns = { term: oneOf(text, terms), amount: int, count: int }

export const sumsOfParts = (db: Db, parts: Parts) =>
  query(
    db,
    sumColumns,
    sql`select term, sum(amount)::bigint as amount, count(*) as count from (${parts}) part group by term order by term`,
  )
