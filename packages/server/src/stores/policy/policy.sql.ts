import type { RichTextDocument } from '@sufra/contract/kernel/richText'
import { type SQL, sql } from 'drizzle-orm'
import { pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

export const policyOf = (db: Db, allowed: SQL, store_id: number) =>
  queryOne(
    db,
    pick(tables.stores, 'store_policy_en', 'store_policy_ar', 'version'),
    sql`select store_policy_en, store_policy_ar, version from stores
      where ${allowed} and stores.id = ${store_id}`,
  )

/** A text as its column takes it; `null` empties it, `undefined` leaves it. */
export const asColumn = (text: RichTextDocument | null | undefined): SQL | undefined =>
  text === undefined ? undefined : sql`${text && JSON.stringify(text)}::jsonb`
