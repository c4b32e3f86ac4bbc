import type { LinkVariant } from '@sufra/contract/orders/links'
import { linkVariants } from '@sufra/contract/orders/links.view'
import { type SQL, sql } from 'drizzle-orm'
import { oneOf, pick, selected, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

const linkColumns = {
  ...pick(tables.link_tokens, 'id', 'created_at', 'expires_at', 'last_used_at'),
  variant: oneOf(tables.link_tokens.variant, linkVariants),
  created_by: text,
}

const columns = sql`${selected(linkColumns)},
  coalesce((select name from accounts where accounts.id = link_tokens.created_by), '') as created_by`

interface NewLink {
  readonly order_id: number
  readonly hash: Buffer
  readonly variant: LinkVariant
  readonly expires_at: Date
  readonly created_by: number
}

export const addLink = (db: Db, link: NewLink) =>
  queryOne(
    db,
    linkColumns,
    sql`insert into link_tokens (order_id, token_hash, variant, created_by, expires_at)
      values (${link.order_id}, ${link.hash}, ${link.variant}, ${link.created_by}, ${link.expires_at.toISOString()})
      returning ${columns}`,
  )

export const liveLinks = (db: Db, allowed: SQL, order_id: number) =>
  query(
    db,
    linkColumns,
    sql`select ${columns} from link_tokens join orders on orders.id = link_tokens.order_id
      where ${allowed} and orders.id = ${order_id} and link_tokens.revoked_at is null and link_tokens.expires_at > now()
      order by link_tokens.id desc`,
  )

export const revokeLink = (db: Db, allowed: SQL, id: number, by: number) =>
  queryOne(
    db,
    pick(tables.link_tokens, 'id'),
    sql`update link_tokens set revoked_at = now(), revoked_by = ${by} from orders
      where orders.id = link_tokens.order_id and ${allowed} and link_tokens.id = ${id} and revoked_at is null
      returning link_tokens.id`,
  )
