import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../kernel/db.ts'

export interface LinkRow extends Record<string, unknown> {
  id: number
  created_at: string
  expires_at: string
  last_used_at: string | null
  created_by: string
}

const columns = sql`link_tokens.id, link_tokens.created_at, link_tokens.expires_at, link_tokens.last_used_at,
  coalesce((select name from accounts where accounts.id = link_tokens.created_by), '') as created_by`

/** How long a link opens is a setting of the platform. */
export async function addLink(
  db: Db,
  order_id: number,
  hash: Buffer,
  created_by: number,
): Promise<LinkRow | undefined> {
  const [added] = await rows<LinkRow>(
    db,
    sql`insert into link_tokens (order_id, token_hash, created_by, expires_at)
      select ${order_id}::bigint, ${hash}, ${created_by}::bigint,
        now() + make_interval(days => (select (value->>'valid_days')::int from settings where key = 'order_links'))
      returning ${columns}`,
  )
  return added
}

export const liveLinks = (db: Db, allowed: SQL, order_id: number) =>
  rows<LinkRow>(
    db,
    sql`select ${columns} from link_tokens join orders on orders.id = link_tokens.order_id
      where ${allowed} and orders.id = ${order_id} and link_tokens.revoked_at is null and link_tokens.expires_at > now()
      order by link_tokens.id desc`,
  )

export async function revokeLink(
  db: Db,
  allowed: SQL,
  id: number,
  by: number,
): Promise<{ id: number } | undefined> {
  const [revoked] = await rows<{ id: number }>(
    db,
    sql`update link_tokens set revoked_at = now(), revoked_by = ${by} from orders
      where orders.id = link_tokens.order_id and ${allowed} and link_tokens.id = ${id} and revoked_at is null
      returning link_tokens.id`,
  )
  return revoked
}
