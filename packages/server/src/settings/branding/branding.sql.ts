import { linkNames } from '@sufra/contract/settings/socialLinks.shapes'
import { type SQL, sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { list, nullable, object, oneOf, pick, selected, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { pictureOf, pictureRow } from '../../kernel/images/auditedImage.ts'

export const table = 'application_logos'
/** The one row of the platform. */
export const platformId = 1

const everyone = () => sql`true`
export const logoRule = { nobody: everyone, admin: everyone, channel: everyone } satisfies ScopeRule

const name = object({ en: text, ar: text })
const productName = sql`(select value from settings where settings.key = 'product_name')`
const logoColumns = { logo: nullable(pictureRow), small_logo: nullable(pictureRow) }
const bothLogos = sql`${pictureOf(sql`logo_id`)} as logo, ${pictureOf(sql`small_logo_id`)} as small_logo`

const shownColumns = { ...logoColumns, product_name: name, accent: tables.application_logos.accent }

export const logos = (db: Db, allowed: SQL) =>
  queryOne(
    db,
    shownColumns,
    sql`select ${bothLogos}, ${productName} as product_name, accent from application_logos where ${allowed}`,
  )

const detailColumns = pick(
  tables.application_logos,
  'accent',
  'tax_number',
  'support_phone',
  'support_email',
  'version',
)

export const platformDetails = (db: Db, allowed: SQL) =>
  queryOne(
    db,
    { ...detailColumns, ...logoColumns },
    sql`select ${selected(detailColumns)}, ${bothLogos} from application_logos
      where ${allowed} and id = ${platformId}`,
  )

const links = list(
  object({
    ...pick(tables.social_links, 'url'),
    name_en: oneOf(tables.social_links.name_en, linkNames),
  }),
)
const platformColumns = {
  ...pick(tables.application_logos, 'support_phone', 'support_email'),
  name,
  links,
}

/** As apps show it. */
export const platformShown = (db: Db, allowed: SQL) =>
  queryOne(
    db,
    platformColumns,
    sql`select ${productName} as name, support_phone, support_email,
        (select coalesce(json_agg(json_build_object('url', url, 'name_en', name_en)
            order by created_at, social_links.id), '[]') from social_links where status) as links
      from application_logos where ${allowed}`,
  )

/** Of these files, those the platform may show: logos that the account uploaded, and the ones that it shows. */
export const usableLogos = (db: Db, ids: readonly number[], account_id: number) =>
  query(
    db,
    pick(tables.files, 'id'),
    sql`select id from files where id = any(${sql.param(ids)}::bigint[]) and preset = 'logo'
      and ((owner_account_id = ${account_id} and unused_since is not null)
        or exists (select from application_logos where files.id in (logo_id, small_logo_id)))
      order by id for no key update`,
  )
