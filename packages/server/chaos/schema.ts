import type pg from 'pg'

/** The whole schema and its migrations, one per line, for comparison. */
export async function schemaOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    select 'migration ' || name || ' ' || sha256 as line from schema_migrations
    union all select format('column %s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default)
      from information_schema.columns where table_schema = 'public'
    union all select format('constraint %s %s', conname, pg_get_constraintdef(c.oid))
      from pg_constraint c join pg_namespace n on n.oid = c.connamespace where nspname = 'public' and contype <> 'n'
    union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
    union all select 'trigger ' || pg_get_triggerdef(t.oid) from pg_trigger t
      join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
      where nspname = 'public' and not tgisinternal
    union all select format('function %s %s', p.oid::regprocedure, md5(prosrc)) from pg_proc p
      join pg_namespace n on n.oid = p.pronamespace where nspname = 'public'
    union all select 'row ' || to_jsonb(s)::text from order_statuses s
    union all select 'row ' || to_jsonb(a)::text from ledger_accounts a
    order by 1`)
  return rows.map(({ line }) => line)
}

export function differences(is: readonly string[], wanted: readonly string[]): string[] {
  const missing = wanted.filter((line) => !is.includes(line)).map((line) => `missing: ${line}`)
  const extra = is.filter((line) => !wanted.includes(line)).map((line) => `too much: ${line}`)
  const twice = is.length - new Set(is).size - (wanted.length - new Set(wanted).size)
  return [...missing, ...extra, ...(twice === 0 ? [] : [`${twice} lines twice`])].slice(0, 5)
}
