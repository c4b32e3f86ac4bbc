import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  asAdmin,
  databaseKinds,
  describeEachDatabase,
  emptyDatabase,
  testSettings,
} from '../../../test/databases.ts'
import { type Database, openDatabase, transaction } from './db.ts'

describeEachDatabase('a database', (_open, kind) => {
  it('closes, twice if need be', async () => {
    const database = await emptyDatabase(kind)
    await database.listen('x', () => {})
    await Promise.all([database.close(), database.close()])
    await expect(database.pool.query('select 1')).rejects.toThrow()
  })

  it('tells listeners from within a transaction, once it commits', async () => {
    const database = await emptyDatabase(kind)
    const heard: string[] = []
    const stop = await database.listen('channel', (payload) => heard.push(payload))
    await transaction(database.db, async (tx) => {
      await tx.execute(sql`select pg_notify('channel', 'one')`)
      expect(heard).toEqual([])
    })
    await expect.poll(() => heard).toEqual(['one'])
    await stop()
    await database.listen('another', (payload) => heard.push(payload))
    await database.pool.query(`select pg_notify('channel', 'two')`)
    // Told in the order of their commits: once this is heard, that would have been.
    await database.pool.query(`select pg_notify('another', 'three')`)
    await expect.poll(() => heard).toEqual(['one', 'three'])
    await database.close()
  })
})

describe.skipIf(!databaseKinds.includes('postgres'))('on Postgres', () => {
  let database: Database
  const endAllConnections = async () => {
    const { rows } = await database.pool.query('select current_database() as name')
    await asAdmin((admin) =>
      admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
        rows[0].name,
      ]),
    )
  }

  beforeEach(async () => {
    database = await emptyDatabase('postgres')
  })
  afterEach(() => database.close())

  it('the loss of every connection harms only what was under way', async () => {
    const heard: string[] = []
    let missed = 0
    await database.listen(
      'channel',
      (payload) => heard.push(payload),
      () => missed++,
    )
    const lost = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await endAllConnections()
      for (;;) await tx.execute(sql`select 1`)
    })
    await expect(lost).rejects.toThrow()
    await expect
      .poll(() => database.pool.query('select 1 as one').then(({ rows }) => rows))
      .toEqual([{ one: 1 }])
    await expect.poll(() => missed).toBe(1)
    await database.pool.query(`select pg_notify('channel', 'back')`)
    await expect.poll(() => heard).toEqual(['back'])
  })

  it('a connection lost before its transaction began is given back', async () => {
    database.pool.on('acquire', (client) => void client.end())
    await expect(database.db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow()
    database.pool.removeAllListeners('acquire')
    await expect.poll(() => database.pool.totalCount - database.pool.idleCount).toBe(0)
  })

  it('a transaction chosen as victim of a deadlock runs again', async () => {
    await database.pool.query(
      'create table t (id int primary key, n int); insert into t values (1, 0), (2, 0)',
    )
    let holding = 0
    const held = Promise.withResolvers<void>()
    const both = (first: number, second: number) =>
      transaction(database.db, async (tx) => {
        await tx.execute(sql`update t set n = n + 1 where id = ${first}`)
        // Each holds its first row before either asks for its second.
        if (++holding === 2) held.resolve()
        await held.promise
        await tx.execute(sql`update t set n = n + 1 where id = ${second}`)
      })
    await Promise.all([both(1, 2), both(2, 1)])
    expect((await database.pool.query('select n from t')).rows).toEqual([{ n: 2 }, { n: 2 }])
  })

  it('says clearly what is wrong with the address', async () => {
    const settings = testSettings({
      DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/x',
      SUFRA_CONNECT_TIMEOUT_MS: '300',
    })
    await expect(openDatabase(settings)).rejects.toThrow('The database cannot be used: connect ECONNREFUSED')
  })
})
