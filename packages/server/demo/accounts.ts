import { sql } from 'drizzle-orm'
import { pick } from '../src/kernel/database/columns.ts'
import type { Db } from '../src/kernel/database/db.ts'
import { query } from '../src/kernel/database/query.ts'
import * as tables from '../src/kernel/database/tables.gen.ts'

export const demoPassword = 'sufra-demo-2026'

/** The accounts printed by the first start. */
export const demoAccounts = [
  { email: 'admin@sufra.test', role: 'Super Admin', what: 'platform staff: everything' },
  { email: 'moderator@sufra.test', role: 'Moderator', what: 'platform staff: orders, restaurants, lists' },
  { email: 'marketing@sufra.test', role: 'Marketing', what: 'platform staff: notifications' },
  {
    email: 'support@sufra.test',
    role: 'Business Support',
    what: 'platform staff: orders, customers, reviews',
  },
  { email: 'restaurant@sufra.test', role: 'Restaurant Owner', what: 'a restaurant owner' },
  { email: 'store@sufra.test', role: 'Store Manager', what: "one store's manager" },
] as const

/** Whether an account with the published password can sign in. */
export async function hasDemoAccounts(db: Db): Promise<boolean> {
  const found = await query(
    db,
    pick(tables.accounts, 'id'),
    sql`select id from accounts where email like '%@sufra.test' and archived_at is null limit 1`,
  )
  return found.length > 0
}
