import { units } from '@sufra/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect, type Database } from '../src/kernel/database/db.ts'
import { migrate } from '../src/kernel/database/migrate.ts'
import { reconcile } from '../src/money/ledger/reconcile.ts'
import { asOwner } from '../src/owner.ts'
import { databaseKinds, emptyDatabase, testSettings, urlOf } from './databases.ts'
import { type Listening, listen } from './server.ts'
import { makeWorld, type World } from './world.ts'

describe.skipIf(!databaseKinds.includes('postgres'))('a server whose role does not own the tables', () => {
  const role = `sufra_test_role_${process.pid}`
  let owner: Database
  let database: Database
  let world: World
  let server: Listening
  const settings = (name: string) =>
    testSettings({ DATABASE_URL: urlOf(name, role), SUFRA_OWNER_DATABASE_URL: urlOf(name) })

  beforeAll(async () => {
    owner = await emptyDatabase('postgres')
    await owner.pool.query(`create role ${role} login password '${role}'`)
    const { rows } = await owner.pool.query('select current_database() as name')
    const both = settings(rows[0].name)
    database = await connect({ url: urlOf(rows[0].name, role) }, both)
    await asOwner(both, database, ({ pool }) => migrate(pool))
    // As each further start does.
    await Promise.all([1, 2, 3].map(() => asOwner(both, database, ({ pool }) => migrate(pool))))
    world = await makeWorld(database.pool)
    server = await listen(database)
  })
  afterAll(async () => {
    await server?.close()
    await database?.close()
    await owner.pool.query(`drop owned by ${role}; drop role ${role}`)
    await owner.close()
  })

  it('answers calls, audits them, runs jobs and closes days of the trail', async () => {
    const { output } = await server.ask(units.save, 'admin', {
      token: world.admins['Super Admin'].token,
      body: { name_en: 'Tray', name_ar: 'صينية' },
    })
    const { rows } = await database.pool.query(
      `select action from audit_log where table_name = 'units' and row_id = $1`,
      [String(output?.id)],
    )
    expect(rows).toEqual([{ action: 'insert' }])
    await database.pool.query(
      `insert into audit_log (at, table_name, action) values (now() - interval '3 days', 'units', 'delete')`,
    )
    expect((await reconcile(database.db, () => {})).checks).toBeGreaterThan(20)
    expect((await database.pool.query('select from audit_days')).rowCount).toBeGreaterThan(0)
    expect((await database.pool.query('select from pgboss.queue')).rowCount).toBeGreaterThan(0)
  })

  it.each([
    `update audit_log set actor_name = 'Nobody'`,
    'delete from audit_log',
    'truncate audit_log',
    `update audit_days set row_count = 0`,
    'delete from audit_days',
    'truncate audit_days',
    'delete from audit_words',
    `update audit_words set word = ''`,
    `insert into audit_archives (month, key, row_count, checksum) values (now(), '', 0, '')`,
    'delete from audit_archives',
    `update audit_archives set row_count = 1`,
    'alter table audit_log disable trigger all',
    'drop trigger refuse_change on audit_log',
    'drop table audit_log cascade',
    'alter table units disable trigger user',
    'create or replace function refuse_change() returns trigger language sql as $$ select null $$',
    'create table mine ()',
    `set session_replication_role = 'replica'`,
    `insert into schema_migrations (name, sha256) values ('9999', '')`,
  ])('may not %s', async (text) => {
    await expect(database.pool.query(text)).rejects.toMatchObject({ code: '42501' })
  })

  it('starts without the owner’s address once the tables are there', async () => {
    expect(await migrate(database.pool)).toEqual([])
  })

  it('does not start with the owner’s role in both addresses', async () => {
    const { rows } = await owner.pool.query('select current_database() as name')
    await expect(asOwner(settings(rows[0].name), owner, async () => {})).rejects.toThrow('owns the tables')
  })
})
