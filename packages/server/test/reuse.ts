import { rmSync } from 'node:fs'
import pg from 'pg'
import { insertableColumns, quoted } from '../src/kernel/database/catalog.ts'
import type { Embedded } from '../src/kernel/database/embedded.ts'
import { rowSum } from './rowSum.ts'

/**
 * Embedded databases that are used again. A new one takes a second of the processor, and its first statements as much
 * again; emptying a used one takes a tenth of that. One whose schema was changed is closed instead.
 */

/** The rows of a new database, and what tells whether something was changed. */
interface Template {
  readonly schema: string
  readonly sums: ReadonlyMap<string, string>
  /** By table, the statement that inserts its rows. */
  readonly rows: ReadonlyMap<string, { readonly text: string; readonly values: [rows: string] }>
  /** The statement that sets all sequences. */
  readonly sequences: string
  /** By table, the tables whose foreign keys name it. */
  readonly naming: ReadonlyMap<string, readonly string[]>
}

const ours = `n.nspname in ('public', 'pgboss')`
const named = (text: string, values?: unknown[]) => ({ text, values, rowMode: 'array' as const })

const pairs = async (client: pg.Client, text: string) =>
  (await client.query<[string, string]>(named(text))).rows

const catalogs = [
  'attribute',
  'attrdef',
  'authid',
  'constraint',
  'db_role_setting',
  'index',
  'policy',
  'proc',
  'rewrite',
  'trigger',
  'type',
]
const schemaText = `select md5(string_agg(part, ',')) as schema from (
  select string_agg(c.oid || c.relname || coalesce(c.relacl::text, ''), ',' order by c.oid) as part
    from pg_class c where c.relnamespace <> 'pg_toast'::regnamespace
  ${catalogs.map((name) => `union all select ${rowSum()} from pg_${name}`).join(' ')}) parts`

async function schemaOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ schema: string }>(schemaText)
  return rows[0]?.schema ?? ''
}

async function sumsOf(client: pg.Client): Promise<Map<string, string>> {
  const tables = await pairs(
    client,
    `select format('%I.%I', n.nspname, c.relname), ''
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours} and c.relkind = 'r' order by 1`,
  )
  const sums = tables.map(([table]) => `select '${table}', ${rowSum()} from only ${table}`)
  return new Map(await pairs(client, sums.join(' union all ')))
}

/** The statement that inserts a table's rows as they are now. */
async function insertOf(client: pg.Client, table: string) {
  const names = (await insertableColumns(client, table)).map(quoted).join(', ')
  const [rows] = await pairs(client, `select json_agg(to_json(t))::text, '' from only ${table} t`)
  const text = `insert into ${table} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${table}, $1::json)`
  return [table, { text, values: [rows?.[0] ?? '[]'] as [string] }] as const
}

async function templateOf(client: pg.Client): Promise<Template> {
  const schema = await schemaOf(client)
  const sums = await sumsOf(client)
  const rows: Awaited<ReturnType<typeof insertOf>>[] = []
  for (const [table, sum] of sums) if (sum !== '0:0') rows.push(await insertOf(client, table))
  const sequences = await pairs(
    client,
    `select format('setval(%L, %s, %s)', format('%I.%I', schemaname, sequencename),
        coalesce(last_value, start_value), (last_value is not null)::text), ''
      from pg_sequences where schemaname in ('public', 'pgboss')`,
  )
  const keys = await pairs(
    client,
    `select distinct format('%I.%I', tn.nspname, t.relname), format('%I.%I', n.nspname, c.relname)
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
        join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
      where k.contype = 'f'`,
  )
  const naming = new Map<string, string[]>()
  for (const [table, by] of keys) naming.set(table, [...(naming.get(table) ?? []), by])
  return {
    schema,
    sums,
    rows: new Map(rows),
    sequences: `select ${sequences.map(([set]) => set).join(', ')}`,
    naming,
  }
}

/** These tables, and all whose foreign keys lead to them. */
function withNaming(tables: readonly string[], naming: Template['naming']): string[] {
  const found = new Set(tables)
  for (const table of found) for (const by of naming.get(table) ?? []) found.add(by)
  return [...found]
}

/** Empties a database to the rows of a new one. Returns false if its schema was changed. */
async function empty(client: pg.Client, template: Template): Promise<boolean> {
  await client.query(`reset all; set timezone to 'UTC'; set client_min_messages to warning`)
  if ((await schemaOf(client)) !== template.schema) return false
  const sums = await sumsOf(client)
  const changed = [...sums].filter(([table, sum]) => template.sums.get(table) !== sum).map(([table]) => table)
  const emptied = withNaming(changed, template.naming)
  await client.query(`set session_replication_role = 'replica'`)
  if (emptied.length > 0) await client.query(`truncate ${emptied.join(', ')}`)
  for (const table of emptied) {
    const rows = template.rows.get(table)
    if (rows) await client.query(rows)
  }
  await client.query(template.sequences)
  await client.query(`reset session_replication_role`)
  await client.query('checkpoint')
  return true
}

async function connected<T>(host: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ host, user: 'postgres', database: 'postgres', query_timeout: 30_000 })
  await client.connect()
  return run(client).finally(() => client.end())
}

const idle: Embedded[] = []
/** Vitest ends its processes so. */
process.once('SIGTERM', () => {
  for (const { host } of idle) rmSync(host, { recursive: true, force: true })
  process.exit()
})
let template: Promise<Template> | undefined

/** A used database, empty again, or a new one. Closing it keeps it for the next caller, if it can be emptied. */
export async function reusable(open: () => Promise<Embedded>): Promise<Embedded> {
  const embedded = idle.pop() ?? (await open())
  template ??= connected(embedded.host, templateOf)
  const expected = await template
  const keep = async () => {
    const isEmpty = await connected(embedded.host, (client) => empty(client, expected)).catch(() => false)
    if (isEmpty) idle.push(embedded)
    else await embedded.close()
  }
  let kept: Promise<void> | undefined
  return {
    ...embedded,
    // Once: kept twice, it would be given to two callers.
    close: () => {
      kept ??= keep()
      return kept
    },
  }
}
