import type pg from 'pg'

/** Reads the database's catalog. */
type Column = { name: string; type: string }
export type Table = { name: string; columns: Column[]; order: string }

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

const bookkeeping = 'schema_migrations'

/** Of `pg_attribute`: columns that can be given a value. Computed ones cannot. */
export const insertable = `attnum > 0 and not attisdropped and attgenerated = ''`

export async function insertableColumns(client: pg.ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and ${insertable} order by attnum`,
    [table],
  )
  return rows.map(({ name }) => name)
}

/** All tables with their insertable columns and a sort order that is the same everywhere. */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: Column[]; key: string | null }>(
    `select c.relname as name,
       (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
               order by a.attname)
        from pg_attribute a
        where a.attrelid = c.oid and ${insertable}) as columns,
       (select string_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end,
               ', ' order by array_position(i.indkey::int2[], a.attnum))
        from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey::int2[])
        where i.indrelid = c.oid and i.indisprimary) as key
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> $1
     order by c.relname collate "C"`,
    [bookkeeping],
  )
  return rows.map(({ name, columns, key }) => ({ name, columns, order: key ?? `t::text collate "C"` }))
}

export type SequenceState = { name: string; last: string; called: boolean }

export async function readSequences(client: pg.ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname collate "C"`,
  )
  const states: SequenceState[] = []
  for (const { name } of rows) {
    const state = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${quoted(name)}`,
    )
    states.push(...state.rows.map(({ last, called }) => ({ name, last, called })))
  }
  return states
}

/**
 * Disables what would run on restored rows (audit, totals, foreign keys before their targets). Returns the function
 * that enables it again. Disabling all with one setting would need a superuser.
 */
export async function suspendRules(client: pg.ClientBase): Promise<() => Promise<void>> {
  const { rows: triggers } = await client.query<{ on: string; name: string }>(
    `select tgrelid::regclass::text as on, quote_ident(tgname) as name
     from pg_trigger join pg_class c on c.oid = tgrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not tgisinternal and tgenabled = 'O'`,
  )
  const { rows: keys } = await client.query<{ on: string; name: string; definition: string }>(
    `select conrelid::regclass::text as on, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f' and conparentid = 0`,
  )
  for (const { on, name } of triggers) await client.query(`alter table ${on} disable trigger ${name}`)
  for (const { on, name } of keys) await client.query(`alter table ${on} drop constraint ${name}`)
  return async () => {
    for (const { on, name, definition } of keys) {
      await client.query(`alter table ${on} add constraint ${name} ${definition}`)
    }
    for (const { on, name } of triggers) await client.query(`alter table ${on} enable trigger ${name}`)
  }
}

export async function filledTables(client: pg.ClientBase, tables: Table[]): Promise<string[]> {
  const filled: string[] = []
  for (const { name } of tables) {
    const { rowCount } = await client.query(`select 1 from ${quoted(name)} limit 1`)
    if (rowCount) filled.push(name)
  }
  return filled
}
