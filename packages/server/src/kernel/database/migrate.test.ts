import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeEachDatabase, emptyDatabase, temporaryDirectory } from '../../../test/databases.ts'
import type { Database } from './db.ts'
import { migrate } from './migrate.ts'

describeEachDatabase('migrations', (_open, kind) => {
  let database: Database
  let folder: Awaited<ReturnType<typeof temporaryDirectory>>
  const file = (name: string, text: string) => writeFile(join(folder.path, name), text)
  const run = () => migrate(database.pool, folder.path)

  beforeEach(async () => {
    database = await emptyDatabase(kind)
    folder = await temporaryDirectory()
    await file('0001_a.sql', 'create table a (id int); insert into a values (1);')
    await file('0002_b.sql', 'create table b (id int); insert into b values (1);')
  })

  afterEach(async () => {
    await database.close()
    await folder.remove()
  })

  it('run once, in order', async () => {
    expect(await run()).toEqual(['0001_a.sql', '0002_b.sql'])
    expect(await run()).toEqual([])
    await file('0003_c.sql', 'alter table b add c int')
    expect(await run()).toEqual(['0003_c.sql'])
  })

  it('leave nothing behind when they fail, and can be run again', async () => {
    await file('0002_b.sql', 'create table b (id int); insert into b values (1); select 1/0')
    await expect(run()).rejects.toThrow('0002_b.sql failed, nothing of it was kept: division by zero')
    await file('0002_b.sql', 'create table b (id int)')
    expect(await run()).toEqual(['0002_b.sql'])
  })

  it('are rejected when an applied file changed, is missing, or comes late', async () => {
    await run()
    await file('0001_a.sql', 'create table a (id bigint)')
    await expect(run()).rejects.toThrow('0001_a.sql changed after it was applied')
    await file('0001_a.sql', 'create table a (id int); insert into a values (1);')
    await file('0001_z.sql', 'select 1')
    await expect(run()).rejects.toThrow('0001_z.sql comes before 0002_b.sql')
    await rm(join(folder.path, '0001_z.sql'))
    await file('0003_c.sql', 'select 1')
    await run()
    await rm(join(folder.path, '0002_b.sql'))
    await expect(run()).rejects.toThrow('newer than this program: it has 0002_b.sql')
  })

  it('that only added let an older program start, and those that took away do once it is new enough', async () => {
    await file('0003_c.sql', 'alter table b add c int')
    await file('0004_d.sql', '-- contract: 0002_b.sql\nalter table a drop id')
    await run()
    await rm(join(folder.path, '0004_d.sql'))
    await rm(join(folder.path, '0003_c.sql'))
    expect(await run()).toEqual([])
    await rm(join(folder.path, '0002_b.sql'))
    await expect(run()).rejects.toThrow('newer than this program: it has 0004_d.sql')
  })

  it('go on from a table that an earlier version made', async () => {
    await database.pool.query(
      `create table schema_migrations (name text primary key, sha256 text not null,
        applied_at timestamptz not null default now())`,
    )
    expect(await run()).toEqual(['0001_a.sql', '0002_b.sql'])
  })

  it('run once when several processes start together', async () => {
    const ran = await Promise.all([run(), run(), run(), run()])
    expect(ran.flat().sort()).toEqual(['0001_a.sql', '0002_b.sql'])
    expect((await database.pool.query('select count(*) as count from a')).rows).toEqual([{ count: 1 }])
  })

  it.skipIf(kind === 'pglite').each([
    ['a table that they change', 'a', 'insert into a values (2)'],
    ['the table of what is applied', 'schema_migrations', 'select name from schema_migrations'],
  ])('let others go on while they wait for a long reader of %s', async (_, table, use) => {
    await run()
    const reader = await database.pool.connect()
    await reader.query(`begin; select from ${table}`)
    await file('0003_c.sql', 'alter table a add c int')
    let done = false
    const ran = run().finally(() => {
      done = true
    })
    // One that waited behind the migration for a second would be cancelled.
    const other = await database.pool.connect()
    await other.query(`set statement_timeout = '1s'`)
    for (let waited = 0; waited < 2; ) {
      const { rowCount } = await database.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      waited += rowCount ?? 0
      await other.query(use)
    }
    other.release(true)
    expect(done).toBe(false)
    await reader.query('commit')
    reader.release()
    expect(await ran).toEqual(['0003_c.sql'])
  })

  it('do not depend on line endings', async () => {
    await run()
    await file('0001_a.sql', 'create table a (id int); insert into a values (1);')
    await file('0003_c.sql', 'select 1;\n')
    await run()
    await file('0003_c.sql', 'select 1;\r\n')
    expect(await run()).toEqual([])
  })
})
