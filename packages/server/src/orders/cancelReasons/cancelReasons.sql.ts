import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../kernel/database/db.ts'
import type { RowRule } from '../../kernel/access/scope.ts'

const everyones = () => sql`cancel_reasons.archived_at is null`

/** The platform's own list: everybody sees all of it. */
export const cancelReasonRows: RowRule = { admin: everyones, restaurant: everyones, store_user: everyones }

export interface ReasonRow extends Record<string, unknown> {
  id: number
  reason_en: string
  reason_ar: string
}

export const liveReasons = (db: Db) =>
  rows<ReasonRow>(
    db,
    sql`select id, reason_en, reason_ar from cancel_reasons where ${everyones()} order by id`,
  )

type Words = Readonly<Record<'en' | 'ar', string>>

export async function addReason(db: Db, { en, ar }: Words): Promise<{ id: number } | undefined> {
  const [added] = await rows<{ id: number }>(
    db,
    sql`insert into cancel_reasons (reason_en, reason_ar) values (${en}, ${ar}) returning id`,
  )
  return added
}

export async function rewordReason(
  db: Db,
  id: number,
  { en, ar }: Words,
): Promise<{ id: number } | undefined> {
  const [changed] = await rows<{ id: number }>(
    db,
    sql`update cancel_reasons set reason_en = ${en}, reason_ar = ${ar} where ${everyones()} and id = ${id} returning id`,
  )
  return changed
}

/** Orders that were cancelled with it keep it (DECISIONS 34). */
export async function archiveReason(db: Db, id: number): Promise<{ id: number } | undefined> {
  const [archived] = await rows<{ id: number }>(
    db,
    sql`update cancel_reasons set archived_at = now() where ${everyones()} and id = ${id} returning id`,
  )
  return archived
}
