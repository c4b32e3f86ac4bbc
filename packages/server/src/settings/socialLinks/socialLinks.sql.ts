import { linkNames } from '@sufra/contract/settings/socialLinks.shapes'
import { sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { oneOf, pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import { social_links } from '../../kernel/database/tables.gen.ts'

export const table = 'social_links'

/** The platform's own list: whoever reads it, reads all of it. */
export const linkScope = { admin: () => sql`true` } satisfies ScopeRule

const linkColumns = {
  ...pick(social_links, 'id', 'url', 'status', 'version'),
  name_en: oneOf(social_links.name_en, linkNames),
}

export const allLinks = (db: Db) =>
  query(
    db,
    linkColumns,
    sql`select id, url, status, version, name_en from social_links order by created_at, id`,
  )

export const deleteLink = (db: Db, id: number) =>
  queryOne(db, pick(social_links, 'id'), sql`delete from social_links where id = ${id} returning id`)
