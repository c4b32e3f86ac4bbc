import { type SQL, sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { nullable, object, pick, selected, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { pictureOf, pictureRow } from '../../kernel/images/auditedImage.ts'

export const logoRule = { nobody: () => sql`true`, admin: () => sql`true` } satisfies ScopeRule

const logoColumns = {
  logo: nullable(pictureRow),
  small_logo: nullable(pictureRow),
  product_name: object({ en: text, ar: text }),
}

export const logos = (db: Db, allowed: SQL) =>
  queryOne(
    db,
    logoColumns,
    sql`select ${pictureOf(sql`logo_id`)} as logo, ${pictureOf(sql`small_logo_id`)} as small_logo,
        (select value from settings where settings.key = 'product_name') as product_name
      from application_logos where ${allowed}`,
  )

/** The one row of the platform. */
export const platformId = 1

const detailColumns = pick(tables.application_logos, 'tax_number', 'version')

export const platformDetails = (db: Db, allowed: SQL) =>
  queryOne(
    db,
    detailColumns,
    sql`select ${selected(detailColumns)} from application_logos where ${allowed} and id = ${platformId}`,
  )
