import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/db.ts'
import { execute } from '../../kernel/database/query.ts'

/**
 * An order that uses a promotion without a limit changes no row of it. So it shares this lock until it is committed, and
 * whoever changes the promotion takes it alone: orders under way end before the change, later ones see it. The queue is
 * fair, so a change never waits for more than the orders under way.
 */
type Promotion = 'coupon' | 'welcome'

const keyOf = (kind: Promotion, id: number | null): SQL =>
  sql`hashtextextended(${`promotion ${kind} ${id ?? ''}`}, 0)`

/** Shares the lock within the order's statement. The row it reads then must be locked `for share`, which reads it anew. */
export const sharedLock = (kind: Promotion, id: number | null): SQL =>
  sql`pg_advisory_xact_lock_shared(${keyOf(kind, id)})`

/** Before rows of the promotion are locked. The welcome discount is one. */
export const lockPromotion = (db: Db, kind: Promotion, id: number | null) =>
  execute(db, sql`select pg_advisory_xact_lock(${keyOf(kind, id)})`)
