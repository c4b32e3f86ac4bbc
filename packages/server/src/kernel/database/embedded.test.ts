import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { temporaryDirectory, testSettings } from '../../../test/databases.ts'
import { type Database, openDatabase } from './db.ts'
import { upkeep } from './upkeep.ts'

const writer = fileURLToPath(new URL('../../../test/writeUntilKilled.ts', import.meta.url))

describe('the embedded database', () => {
  let folder: Awaited<ReturnType<typeof temporaryDirectory>>
  let open: Database[] = []
  const settings = (env: Record<string, string> = {}) => testSettings({ SUFRA_DATA: folder.path, ...env })
  const start = async (env?: Record<string, string>, join = false) => {
    const database = await openDatabase(settings(env), { join })
    open.unshift(database)
    return database
  }

  beforeEach(async () => {
    folder = await temporaryDirectory()
  })

  afterEach(async () => {
    for (const database of open) await database.close()
    open = []
    await folder.remove()
  })

  it('keeps what was committed when the process is killed', async () => {
    const child = spawn(process.execPath, [writer], { env: { ...process.env, SUFRA_DATA: folder.path } })
    let last = 0
    for await (const line of createInterface({ input: child.stdout })) {
      last = Number(line)
      if (last === 200) child.kill('SIGKILL')
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    const database = await start()
    const { rows } = await database.pool.query('select count(*) as count, max(id) as last from numbers')
    expect(rows[0].last).toBeGreaterThanOrEqual(last)
    expect(rows[0].count).toBe(rows[0].last)
  })

  it('starts anew when the process was killed while its first files were written', async () => {
    const first = await start()
    await first.pool.query('create table t (id int primary key)')
    await first.close()
    const db = join(folder.path, 'db')
    // The last files of a new database: without them the others are those of an unfinished one.
    for (const name of ['PG_VERSION', 'postgresql.conf', 'global/pg_control']) await rm(join(db, name))
    await truncate(join(db, 'base/1/1259'), 100)
    const second = await start()
    expect((await second.pool.query(`select to_regclass('t') as t, count(*) from pg_class`)).rows).toEqual([
      { t: null, count: expect.any(Number) },
    ])
  })

  it('lets a tool connect through the running server, and rejects a second server', async () => {
    const server = await start()
    await expect(openDatabase(settings())).rejects.toThrow(`in use by process ${process.pid} since`)
    const tool = await start({}, true)
    await server.pool.query('create table t (id int primary key, v text)')
    await tool.pool.query('insert into t values ($1, $2)', [1, 'from the tool'])
    expect((await server.pool.query('select * from t')).rows).toEqual([{ id: 1, v: 'from the tool' }])
    await tool.close()
    expect((await server.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('keeps statements, names, transactions and errors of two connections apart', async () => {
    const server = await start()
    const tool = await start({}, true)
    const ask = async (at: number) => {
      const { pool } = at % 2 ? server : tool
      if (at % 7 === 0)
        await expect(pool.query('select 1 / $1::int', [0])).rejects.toThrow('division by zero')
      const name = at % 3 ? undefined : 'one name for all'
      const text = at % 2 ? 'select $1::int as odd' : 'select $1::int as even'
      expect((await pool.query({ text, name, values: [at] })).rows).toEqual([
        { [at % 2 ? 'odd' : 'even']: at },
      ])
    }
    await Promise.all(Array.from({ length: 400 }, (_, at) => ask(at)))
    await server.pool.query('create table t (id int)')
    await Promise.all(
      [server, tool].map(({ db }) =>
        db.transaction(async (tx) => {
          await tx.execute('insert into t values (1)')
          // The other connection's `begin` has arrived by now, and waits.
          for (let turn = 0; turn < 100; turn++) await new Promise(setImmediate)
          await tx.execute('update t set id = id + 1')
        }),
      ),
    )
    expect((await server.pool.query('select id from t order by id')).rows).toEqual(
      [{ id: 2 }, { id: 3 }].reverse().sort((a, b) => a.id - b.id),
    )
  })

  it('rolls back the transaction of a connection that closed or went idle', async () => {
    const server = await start({ SUFRA_IDLE_IN_TRANSACTION_TIMEOUT_MS: '300' })
    await server.pool.query('create table t (id int)')
    for (const fate of ['gone', 'asleep']) {
      const tool = await start({}, true)
      const client = await tool.pool.connect()
      await client.query('begin; insert into t values (1)')
      if (fate === 'gone') client.release(true)
      expect((await server.pool.query('select * from t')).rows).toEqual([])
      if (fate === 'asleep') {
        await expect(client.query('commit')).rejects.toThrow()
        client.release(true)
      }
    }
  })

  it('delivers notifications between connections', async () => {
    const server = await start()
    const tool = await start({}, true)
    const received: string[] = []
    await server.listen('orders', (payload) => received.push(payload))
    await tool.pool.query(`select pg_notify('orders', 'committed')`)
    await tool.pool.query(`begin; select pg_notify('orders', 'undone'); rollback`)
    await server.pool.query(`select pg_notify('elsewhere', 'x'), pg_notify('orders', 'own')`)
    await expect.poll(() => received).toEqual(['committed', 'own'])
  })

  it('has a private socket, also for a long path, and removes it when closed', async () => {
    const server = await start()
    expect(statSync(join(folder.path, 'run')).mode & 0o777).toBe(0o700)
    await server.close()
    expect(existsSync(join(folder.path, 'sufra.lock'))).toBe(false)
    const deep = join(folder.path, 'a-rather-long-name-for-a-directory-'.repeat(4))
    mkdirSync(deep)
    const database = await start({ SUFRA_DATA: deep })
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('runs analyze, vacuum and checkpoints itself', async () => {
    const { pool } = await start()
    await pool.query('create table t (id int primary key, n int)')
    await pool.query('insert into t select g, 0 from generate_series(1, 20000) g')
    const logSize = async () =>
      (await pool.query('select sum(size) as size from pg_ls_waldir()')).rows[0].size
    for (let time = 0; time < 20; time++) await pool.query('update t set n = n + 1')
    const before = await logSize()
    await upkeep(pool)
    const { rows } = await pool.query(`select reltuples from pg_class where relname = 't'`)
    expect(rows).toEqual([{ reltuples: 20000 }])
    expect(await logSize()).toBeLessThanOrEqual(before)
    const size = async () => (await pool.query(`select pg_relation_size('t') as size`)).rows[0].size
    const full = await size()
    await pool.query('update t set n = n + 1')
    expect(await size()).toBe(full)
  })

  it('rejects unsupported requests and goes on', async () => {
    const { pool } = await start()
    await pool.query('create table t (id int)')
    await expect(pool.query('copy t from stdin')).rejects.toThrow('COPY FROM STDIN')
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})
