import type pg from 'pg'
import { needsOf } from '../src/kernel/database/migrate.ts'

/** Tables that are big in production. */
const bigTables = [
  'audit_log',
  'customers',
  'idempotency_keys',
  'ledger_events',
  'ledger_postings',
  'notification_recipients',
  'order_lines',
  'order_status_history',
  'orders',
  'outbox',
  'statement_rows',
  'webhook_deliveries',
]

interface Column {
  readonly type: string
  readonly required: boolean
  readonly filled: boolean
}

interface Table {
  /** Changes when Postgres writes the whole table anew. */
  readonly file: number
  readonly columns: ReadonlyMap<string, Column>
  /** With the file of each, which changes when it is built anew. */
  readonly indexes: ReadonlySet<string>
  /** Checks and foreign keys that hold for all rows, with the id of each. */
  readonly constraints: ReadonlySet<string>
}

export type Tables = ReadonlyMap<string, Table>

interface Finding {
  readonly name: string
  readonly file: number
  readonly columns: Record<string, Column> | null
  readonly indexes: string[]
  readonly constraints: string[]
}

/** What the database holds, as rules about migrations see it. */
export async function tablesIn(client: pg.ClientBase | pg.Pool): Promise<Tables> {
  const { rows } = await client.query<Finding>(`
    select c.relname as name, pg_relation_filenode(c.oid)::int as file,
      (select jsonb_object_agg(attname, jsonb_build_object('type', format_type(atttypid, atttypmod),
          'required', attnotnull, 'filled', atthasdef or attidentity <> ''))
        from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
      array(select i.relname || ' ' || pg_relation_filenode(i.oid) from pg_index x join pg_class i on i.oid = x.indexrelid
        where x.indrelid = c.oid)::text[] as indexes,
      array(select conname || ' ' || oid from pg_constraint
        where conrelid = c.oid and contype in ('c', 'f') and convalidated)::text[] as constraints
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and c.relname <> 'schema_migrations'`)
  return new Map(
    rows.map(({ name, file, columns, indexes, constraints }) => [
      name,
      {
        file,
        columns: new Map(Object.entries(columns ?? {})),
        indexes: new Set(indexes),
        constraints: new Set(constraints),
      },
    ]),
  )
}

/** What `npm run chaos -- migrations` measured of the longest wait of a writer; it fails above one second. */
const isMeasured = (text: string) => /^-- measured: \d+ ms at 1,000,000 rows$/m.test(text)

const namesOfNew = (was: ReadonlySet<string>, is: ReadonlySet<string>) =>
  [...is].filter((each) => !was.has(each)).map((each) => each.split(' ')[0])

/** What reads all rows of a table while writers wait. An update of all rows is not seen. */
const readsOf = (name: string, was: Table, is: Table) => [
  ...namesOfNew(was.indexes, is.indexes).map(
    (index) => `${index} is built on ${name}, which is big: nobody can write meanwhile`,
  ),
  ...namesOfNew(was.constraints, is.constraints).map(
    (constraint) =>
      `${constraint} is checked for all rows of ${name}, which is big: writers may wait meanwhile`,
  ),
]

function faultsOfTable(name: string, was: Table, is: Table, measured: boolean) {
  const columns = [...is.columns]
  const other = (what: (column: Column, before: Column | undefined) => boolean, fault: string) =>
    columns
      .filter(([column, now]) => what(now, was.columns.get(column)))
      .map(([column]) => `${name}.${column} ${fault}`)
  return {
    taken: [...was.columns.keys()]
      .filter((column) => !is.columns.has(column))
      .map((column) => `${name}.${column} is dropped or renamed`),
    others: [
      ...other(
        (now, before) => now.required && !now.filled && !before?.required,
        'must not be null and has no default: the previous release does not fill it',
      ),
      ...other((now, before) => before !== undefined && before.type !== now.type, 'gets another type'),
      ...(is.file === was.file
        ? []
        : [`${name} is written anew, as for a default that is not constant: nobody can write meanwhile`]),
      ...(bigTables.includes(name) && !measured ? readsOf(name, was, is) : []),
    ],
  }
}

/**
 * What a migration did that the previous release, or whoever writes meanwhile, does not bear. What is taken away is
 * allowed once the released migrations, up to `released`, hold the one that the file names.
 */
export function migrationFaults(was: Tables, is: Tables, text: string, released: string): string[] {
  const needs = needsOf(text)
  const gone = [...was.keys()].filter((name) => !is.has(name)).map((name) => `${name} is dropped or renamed`)
  const each = [...was].flatMap(([name, table]) => {
    const now = is.get(name)
    return now ? [faultsOfTable(name, table, now, isMeasured(text))] : []
  })
  const taken = [...gone, ...each.flatMap((table) => table.taken)]
  const marker =
    needs === null
      ? 'without a line such as “-- contract: 0408_web_files.sql”'
      : `but ${needs} is not part of a release yet`
  return [
    ...(needs !== null && needs <= released ? [] : taken.map((fault) => `${fault}, ${marker}`)),
    ...each.flatMap((table) => table.others),
  ]
}
