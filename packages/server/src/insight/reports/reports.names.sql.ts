import type { ReportGrouping } from '@sufra/contract/insight/reports'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { type SQL, sql } from 'drizzle-orm'
import { int, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import { arabicName } from '../../stores/stores/stores.sql.ts'

/** With the store, where there are several. */
const inStores = (table: SQL, ids: SQL) => sql`
  select named.id, named.name_en || case when several then ' · ' || stores.name_en else '' end as en,
    named.name_ar || case when several then ' · ' || stores.name_ar else '' end as ar
  from (select id, store_id, name_en, name_ar, min(store_id) over () <> max(store_id) over () as several
    from ${table} where id in ${ids}) named
  join stores on stores.id = named.store_id`

const named: Partial<Record<ReportGrouping, (ids: SQL) => SQL>> = {
  restaurant: (ids) => sql`select id, name as en, ${arabicName} as ar from restaurants where id in ${ids}`,
  store: (ids) => sql`select id, name_en as en, name_ar as ar from stores where id in ${ids}`,
  area: (ids) => sql`select id, name_en as en, name_ar as ar from areas where id in ${ids}`,
  item: (ids) => inStores(sql`items`, ids),
  category: (ids) => inStores(sql`subcategories`, ids),
  channel: (ids) => sql`select id, name as en, name as ar from channels where id in ${ids}`,
}

/** Today's names of what a report is grouped by. */
export async function namesOf(
  db: Db,
  grouping: ReportGrouping,
  keys: readonly string[],
): Promise<Map<string, Bilingual>> {
  const select = named[grouping]
  const ids = keys.map(Number).filter((id) => id > 0)
  if (!select || ids.length === 0) return new Map()
  const rows = await query(db, { id: int, en: text, ar: text }, select(sql`(${sql.join(ids, sql`, `)})`))
  return new Map(rows.map(({ id, en, ar }) => [String(id), { en, ar }]))
}
