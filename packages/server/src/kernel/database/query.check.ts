import { getTableName } from 'drizzle-orm'
import type pg from 'pg'
import { type Columns, type Field, fieldOf } from './columns.ts'
import type { Db } from './db.ts'
import { noteRan } from './query.ran.ts'

/** Only tests check results against their description. */
export const checking = process.env.NODE_ENV === 'test'

interface Origin {
  readonly name: string
  readonly not_null: boolean
}

type Origins = ReadonlyMap<string, Origin>

const readOrigins = async (db: Db): Promise<Origins> => {
  const { rows } = await db.execute<{ key: string; name: string; not_null: boolean }>(`
    select c.oid || '.' || a.attnum as key, c.relname || '.' || a.attname as name, a.attnotnull as not_null
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`)
  return new Map(rows.map(({ key, name, not_null }) => [key, { name, not_null }]))
}

const known = new WeakMap<object, Promise<Origins>>()

/** Maps a table's oid and column number to the column; read once per connection. */
function originsOf(db: Db): Promise<Origins> {
  const { client } = db._.session as unknown as { client: object }
  const found = known.get(client) ?? readOrigins(db)
  known.set(client, found)
  found.catch(() => known.delete(client))
  return found
}

const nameOf = ({ column }: Field<unknown>) => column && `${getTableName(column.table)}.${column.name}`

function faultOf(described: Field<unknown>, found: pg.FieldDef, origin: Origin | undefined) {
  const { kind, nullable, present, column } = described
  if (!kind.oids.includes(found.dataTypeID)) return `is of type ${found.dataTypeID} and not ${kind.name}`
  if (!origin) return undefined
  if (column && nameOf(described) !== origin.name) return `is ${origin.name} and not ${nameOf(described)}`
  if (!origin.not_null && !nullable && !present) return `may be null, as ${origin.name} may`
  return undefined
}

function valueFault({ nullable, kind, isValid }: Field<unknown>, value: unknown): string | undefined {
  if (value === null) return nullable ? undefined : 'is null'
  return (isValid?.(value) ?? true) ? undefined : `holds another ${kind.name}: ${JSON.stringify(value)}`
}

function faultsOf(
  columns: Columns,
  { fields, rows }: Pick<pg.QueryResult<Record<string, unknown>>, 'fields' | 'rows'>,
  origins: Origins,
): string[] {
  const names = new Set(fields.map(({ name }) => name))
  const missing = Object.keys(columns).filter((name) => !names.has(name))
  const faults = missing.map((name) => `${name} is described and not in the result`)
  for (const found of fields) {
    const { name } = found
    const described = columns[name] && fieldOf(columns[name])
    if (!described) {
      faults.push(`${name} is in the result and not described`)
      continue
    }
    const values = rows.map((row) => valueFault(described, row[name]))
    const fault =
      faultOf(described, found, origins.get(`${found.tableID}.${found.columnID}`)) ??
      values.find((each) => each !== undefined)
    if (fault) faults.push(`${name} ${fault}`)
  }
  return faults
}

/** Throws if the result does not match its description. */
export async function checkResult(
  db: Db,
  columns: Columns,
  result: Pick<pg.QueryResult<Record<string, unknown>>, 'fields' | 'rows' | 'command'>,
  site?: string,
): Promise<void> {
  const faults = faultsOf(columns, result, await originsOf(db))
  if (faults.length === 0) return noteRan(site)
  throw new Error(`The result of a query is not as described: ${faults.join('; ')}`)
}
