import pg from 'pg'
import type { Database } from './db.ts'

/** Rows are added to these, and never changed: on Postgres not even by the server, if its role does not own them. */
const unchanging = ['audit_log', 'audit_words', 'audit_days', 'audit_archives', 'schema_migrations']
/** Written by the owner alone. */
const owned = ['audit_archives', 'schema_migrations']

/**
 * Lets the server's role read and write the rows of all tables, and add to the audit trail without changing it. Repeated
 * at each start, as migrations make tables.
 */
export async function grantToServer(owner: Database, server: Database): Promise<void> {
  const { rows } = await server.pool.query<{ role: string; owns: boolean }>(
    `select current_user as role, pg_has_role(current_user, relowner, 'member') as owns
      from pg_class where oid = 'audit_log'::regclass`,
  )
  const { role, owns } = rows[0] ?? {}
  if (role === undefined || owns)
    throw new Error('DATABASE_URL names the role that owns the tables, as SUFRA_OWNER_DATABASE_URL does')
  const name = pg.escapeIdentifier(role)
  // Two processes that grant at once would fail over the same rows of the catalogue.
  await owner.alone(() =>
    owner.pool.query(`begin;
      revoke create on schema public from public, ${name};
      grant usage on schema public, pgboss to ${name};
      grant select, insert, update, delete on all tables in schema public, pgboss to ${name};
      grant usage, select on all sequences in schema public, pgboss to ${name};
      revoke update, delete on ${unchanging.join(', ')} from ${name};
      revoke insert on ${owned.join(', ')} from ${name};
      commit`),
  )
}
