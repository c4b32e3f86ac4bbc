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
  it('can be closed twice', async () => {
    const database = await emptyDatabase(kind)
    await database.listen('x', () => {})
    await Promise.all([database.close(), database.close()])
    await expect(database.pool.query('select 1')).rejects.toThrow()
  })

  it('notifies listeners of a transaction when it commits', async () => {
    const database = await emptyDatabase(kind)
    const received: string[] = []
    const stop = await database.listen('channel', (payload) => received.push(payload))
    await transaction(database.db, async (tx) => {
      await tx.execute(sql`select pg_notify('channel', 'one')`)
      expect(received).toEqual([])
    })
    await expect.poll(() => received).toEqual(['one'])
    await stop()
    await database.listen('another', (payload) => received.push(payload))
    await database.pool.query(`select pg_notify('channel', 'two')`)
    // Notifications come in commit order, so an earlier one would have arrived by now.
    await database.pool.query(`select pg_notify('another', 'three')`)
    await expect.poll(() => received).toEqual(['one', 'three'])
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

  it('only fails what was running when all connections are lost', async () => {
    const received: string[] = []
    let missed = 0
    await database.listen(
      'channel',
      (payload) => received.push(payload),
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
    await expect.poll(() => received).toEqual(['back'])
  })

  it('releases a connection lost before its transaction began', async () => {
    database.pool.on('acquire', (client) => void client.end())
    await expect(database.db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow()
    database.pool.removeAllListeners('acquire')
    await expect.poll(() => database.pool.totalCount - database.pool.idleCount).toBe(0)
  })

  it('retries a transaction that was chosen as deadlock victim', async () => {
    await database.pool.query(
      'create table t (id int primary key, n int); insert into t values (1, 0), (2, 0)',
    )
    let holding = 0
    const held = Promise.withResolvers<void>()
    const both = (first: number, second: number) =>
      transaction(database.db, async (tx) => {
        await tx.execute(sql`update t set n = n + 1 where id = ${first}`)
        // Both lock their first row before either requests its second.
        if (++holding === 2) held.resolve()
        await held.promise
        await tx.execute(sql`update t set n = n + 1 where id = ${second}`)
      })
    await Promise.all([both(1, 2), both(2, 1)])
    expect((await database.pool.query('select n from t')).rows).toEqual([{ n: 2 }, { n: 2 }])
  })

  it('explains what is wrong with the address', async () => {
    const settings = testSettings({
      DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/x',
      SUFRA_CONNECT_TIMEOUT_MS: '300',
    })
    await expect(openDatabase(settings)).rejects.toThrow('The database cannot be used: connect ECONNREFUSED')
  })
})
