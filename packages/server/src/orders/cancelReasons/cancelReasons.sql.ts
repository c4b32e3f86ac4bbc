import { sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { pick, type RowOf, selected } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { fail } from '../../kernel/errors/apiError.ts'

const everyones = () => sql`cancel_reasons.archived_at is null`

/** The platform's own list, visible to everyone. */
export const cancelReasonScope = {
  admin: everyones,
  restaurant: everyones,
  store_user: everyones,
} satisfies ScopeRule

const reasonColumns = pick(tables.cancel_reasons, 'id', 'reason_en', 'reason_ar')
const idOnly = pick(tables.cancel_reasons, 'id')
export type ReasonRow = RowOf<typeof reasonColumns>

export const liveReasons = (db: Db) =>
  query(
    db,
    reasonColumns,
    sql`select ${selected(reasonColumns)} from cancel_reasons where ${everyones()} order by id`,
  )

/** The one that is named, if it can still be chosen. */
export async function chosenReason(db: Db, id: number | undefined): Promise<ReasonRow> {
  const reason = (await liveReasons(db)).find((each) => each.id === id)
  return reason ?? fail('orders.reasonMissing', { field: 'cancel_reason_id' })
}

type Words = Readonly<Record<'en' | 'ar', string>>

export const rewordReason = (db: Db, id: number, { en, ar }: Words) =>
  queryOne(
    db,
    idOnly,
    sql`update cancel_reasons set reason_en = ${en}, reason_ar = ${ar} where ${everyones()} and id = ${id} returning id`,
  )

/** Orders cancelled with it keep it (DECISIONS 34). */
export const archiveReason = (db: Db, id: number) =>
  queryOne(
    db,
    idOnly,
    sql`update cancel_reasons set archived_at = now() where ${everyones()} and id = ${id} returning id`,
  )
