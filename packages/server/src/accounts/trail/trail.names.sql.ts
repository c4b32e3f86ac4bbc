import { Translated } from '@sufra/contract/kernel/translated'
import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { isPerson, type Scope } from '../../kernel/access/scope.ts'
import { json, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'

const both = (en: string, ar: string) => sql.raw(`jsonb_build_object('en', ${en}, 'ar', ${ar})`)
const named = both('name_en', 'name_ar')
const titled = both('title_en', 'title_ar')
const alike = both('name', 'name')

/** What rows are called, of the tables that name them. */
const nameOf: Readonly<Record<string, SQL>> = {
  ...Object.fromEntries(
    ['regions', 'areas', 'stores', 'subcategories', 'items', 'units', 'requirements', 'filters']
      .concat(['global_categories', 'filter_collections', 'item_choices', 'item_choice_options'])
      .concat(['item_addons', 'item_addon_options', 'review_categories'])
      .map((table) => [table, named]),
  ),
  roles: both('name', 'name_ar'),
  restaurants: both('name', 'coalesce(name_ar, name)'),
  accounts: alike,
  channels: alike,
  saved_reports: alike,
  list_views: alike,
  customers: both(`coalesce(fullname, '')`, `coalesce(fullname, '')`),
  offers: titled,
  coupons: both('coalesce(code, code_prefix, title_en)', 'coalesce(code, code_prefix, title_ar)'),
  order_messages: titled,
  cancel_reasons: both('reason_en', 'reason_ar'),
  faqs: both('question_en', 'question_ar'),
  order_statuses: both('display_status_en', 'display_status_ar'),
  social_links: both('name_en', 'name_en'),
}

/** The table whose row a column names. */
const referred: Readonly<Record<string, string>> = {
  role_id: 'roles',
  restaurant_id: 'restaurants',
  store_id: 'stores',
  item_id: 'items',
  item_choice_id: 'item_choices',
  item_addon_id: 'item_addons',
  sub_category_id: 'subcategories',
  item_unit_id: 'units',
  region_id: 'regions',
  area_id: 'areas',
  filter_id: 'filters',
  global_category_id: 'global_categories',
  requirement_id: 'requirements',
  filter_collection_id: 'filter_collections',
  review_category_id: 'review_categories',
  coupon_id: 'coupons',
  channel_id: 'channels',
  cancel_reason_id: 'cancel_reasons',
  status_id: 'order_statuses',
  customer_id: 'customers',
  kept_id: 'customers',
  merged_id: 'customers',
  merged_into_id: 'customers',
  account_id: 'accounts',
  author_account_id: 'accounts',
  // Lists that are kept in other tables.
  global_categories: 'global_categories',
  filters: 'filters',
  item_requirements: 'requirements',
  store_ids: 'stores',
  recipients: 'accounts',
}

export const referredBy = (column: string): string | undefined =>
  referred[column] ?? (column.endsWith('_by') ? 'accounts' : undefined)

/** What the reader may not see has no name there. */
function seen(scope: Scope, table: string): SQL {
  if (scope.kind === 'admin')
    return table === 'customers' ? sql`${scope.permissions.includes('customers.read')}::boolean` : sql`true`
  if (!isPerson(scope) || table === 'customers' || table === 'channels') return sql`false`
  if (table === 'accounts') return sql`restaurant_id = ${scope.restaurant_id}`
  return table === 'items' ? sql`show_on_restaurant_manager` : sql`true`
}

export type Names = ReadonlyMap<string, z.output<typeof Translated>>
export const nameKey = (table: string, id: unknown): string => `${table} ${String(id)}`

/** Rows that are gone are called what they were called last. */
const lastName = (from: string) => (ar: string) =>
  sql.raw(
    `coalesce(${[`name_${ar}`, 'name', `title_${ar}`, 'code', 'code_prefix', `reason_${ar}`, `question_${ar}`]
      .map((name) => `${from}->>'${name}'`)
      .join(', ')}, '')`,
  )
const gone = lastName('before')

const nameColumns = { table_name: text, id: text, name: json(Translated) }

/** The names of these rows. */
export async function namesOf(
  db: Db,
  scope: Scope,
  wanted: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<Names> {
  const selects = [...wanted].flatMap(([table, ids]) => {
    const name = nameOf[table]
    const numbers = [...ids].filter((id) => /^\d{1,18}$/.test(id))
    if (!name || numbers.length === 0) return []
    const param = sql.param(numbers)
    const live = sql`select ${table}::text as table_name, id::text as id, ${name} as name from ${sql.identifier(table)}
      where id = any(${param}::bigint[]) and ${seen(scope, table)}`
    if (table === 'customers' || table === 'order_statuses') return [live]
    return [
      live,
      sql`select table_name, row_id, jsonb_build_object('en', ${gone('en')}, 'ar', ${gone('ar')}) from audit_log
        where table_name = ${table} and row_id = any(${param}::text[]) and action = 'delete'`,
    ]
  })
  if (selects.length === 0) return new Map()
  const found = await query(db, nameColumns, sql.join(selects, sql` union all `))
  return new Map(found.map(({ table_name, id, name }) => [nameKey(table_name, id), name]))
}
