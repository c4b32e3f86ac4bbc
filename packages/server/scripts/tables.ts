// Writes src/kernel/database/tables.gen.ts, the Drizzle tables, from a migrated database's catalog.
//   node packages/server/scripts/tables.ts [database url]     without a url: a fresh PGlite in memory
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import pg from 'pg'
import { readMigrations } from '../src/kernel/database/migrate.ts'

export type Column = {
  table: string
  column: string
  type: string
  is_array: boolean
  precision: number | null
  scale: number | null
  not_null: boolean
  identity: boolean
  generated: boolean
  expression: string | null
  primary_key: string[] | null
}

/** One row per column, with only what Postgres 15 and PGlite report alike. */
export const CATALOG = `
  select c.relname as "table", a.attname as "column", a.attndims > 0 as is_array,
    coalesce(e.typname, t.typname) as type,
    case when t.typname = 'numeric' and a.atttypmod > 0 then ((a.atttypmod - 4) >> 16) & 65535 end as precision,
    case when t.typname = 'numeric' and a.atttypmod > 0 then (a.atttypmod - 4) & 2047 end as scale,
    a.attnotnull as not_null, a.attidentity <> '' as identity, a.attgenerated <> '' as generated,
    pg_get_expr(d.adbin, d.adrelid) as expression,
    (select array_agg(k.attname::text order by array_position(p.conkey, k.attnum)) from pg_constraint p
      join pg_attribute k on k.attrelid = p.conrelid and k.attnum = any (p.conkey)
      where p.conrelid = c.oid and p.contype = 'p') as primary_key
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname !~ '^(_|schema_|migrations)'
  order by c.relname collate "C", a.attnum`

const HEADER = `// Longer than 300 lines because it is generated from the migrated database: npm run tables
import { sql } from 'drizzle-orm'
import {
  bigint, boolean, customType, date, integer, json, jsonb, numeric, pgTable, primaryKey, smallint, text, time,
} from 'drizzle-orm/pg-core'

const timestamptz = customType<{ data: string; driverData: string }>({ dataType: () => 'timestamptz' })
const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
const int4multirange = customType<{ data: string; driverData: string }>({ dataType: () => 'int4multirange' })
`

const BUILDERS: Record<string, (column: Column) => string> = {
  int8: () => `bigint({ mode: 'number' })`,
  int4: () => 'integer()',
  int2: () => 'smallint()',
  text: () => 'text()',
  bool: () => 'boolean()',
  date: () => `date({ mode: 'string' })`,
  time: () => 'time()',
  timestamptz: () => 'timestamptz()',
  json: () => 'json()',
  jsonb: () => 'jsonb()',
  bytea: () => 'bytea()',
  int4multirange: () => 'int4multirange()',
  numeric: (c) => `numeric({ mode: 'number', precision: ${c.precision}, scale: ${c.scale} })`,
}

function columnSource(column: Column): string {
  const build = BUILDERS[column.type]
  if (!build) throw new Error(`${column.table}.${column.column}: no Drizzle type for ${column.type}`)
  const expression = (column.expression ?? '').replace(/[`\\]|\$\{/g, '\\$&')
  const parts = [build(column)]
  if (column.is_array) parts.push('array()')
  if (column.not_null) parts.push('notNull()')
  if (column.identity) parts.push('generatedByDefaultAsIdentity()')
  else if (column.generated) parts.push(`generatedAlwaysAs(sql\`${expression}\`)`)
  else if (column.expression !== null) parts.push(`default(sql\`${expression}\`)`)
  if (column.primary_key?.length === 1 && column.primary_key[0] === column.column) parts.push('primaryKey()')
  return `  ${column.column}: ${parts.join('.')},`
}

export function tablesSource(columns: Column[]): string {
  const tables = Map.groupBy(columns, (column) => column.table)
  const blocks = [...tables].map(([table, own]) => {
    const key = own[0]?.primary_key ?? []
    const last =
      key.length > 1 ? `}, (t) => [primaryKey({ columns: [${key.map((k) => `t.${k}`).join(', ')}] })])` : '})'
    return [`export const ${table} = pgTable('${table}', {`, ...own.map(columnSource), last].join('\n')
  })
  return [HEADER, ...blocks.flatMap((block) => [block, ''])].join('\n')
}

async function migratedPGlite(): Promise<PGlite> {
  const database = await PGlite.create({ extensions: { btree_gist, pg_trgm, pgcrypto } })
  for (const { text } of await readMigrations()) await database.transaction((tx) => tx.exec(text))
  return database
}

async function readCatalog(url: string | undefined): Promise<Column[]> {
  if (url) {
    const client = new pg.Client(url)
    await client.connect()
    return (await client.query<Column>(CATALOG).finally(() => client.end())).rows
  }
  const database = await migratedPGlite()
  return (await database.query<Column>(CATALOG).finally(() => database.close())).rows
}

if (import.meta.main) {
  const target = fileURLToPath(new URL('../src/kernel/database/tables.gen.ts', import.meta.url))
  writeFileSync(target, tablesSource(await readCatalog(process.argv[2])))
}
