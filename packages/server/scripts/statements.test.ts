import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { int, text } from '../src/kernel/database/columns.ts'
import type { Database } from '../src/kernel/database/db.ts'
import { queryPrepared, statement } from '../src/kernel/database/prepared.ts'
import { affects, execute, query, queryOne } from '../src/kernel/database/query.ts'
import { describeRules, temporaryDirectory } from '../test/databases.ts'
import { neverRun, statementsIn } from './statements.ts'

it('finds the lines that call a query, and no others', () => {
  const source = `import { query } from '../kernel/database/query.ts'
    // query( is not called here
    export const liveUnits = (db: Db) =>
      query(
        db,
      )
    const row = await queryOne(db)
    pool.query('select 1')`
  expect(statementsIn(source)).toEqual([4, 7])
})

it('ignores a source that defines its own query', () => {
  expect(statementsIn('const row = await query(1)')).toEqual([])
})

it('reports every statement if none was recorded', () => {
  const all = neverRun('/nowhere')
  expect(all.length).toBeGreaterThan(200)
  expect(all).toContainEqual(expect.stringMatching(/^menu\/units\/units\.sql\.ts:\d+$/))
})

describeRules('a statement that ran', (open) => {
  let database: Database
  let scratch: Awaited<ReturnType<typeof temporaryDirectory>>
  let notes: string
  const select = sql`select 1::int as one`
  /** The source line of the caller. */
  const line = () =>
    Number(/statements\.test\.ts[^:]*:(\d+)/.exec(new Error().stack?.split('\n')[2] ?? '')?.[1])
  const noted = () => readFileSync(notes, 'utf8').trim().split('\n')

  beforeAll(async () => {
    database = await open()
    return () => database.close()
  })
  beforeEach(async () => {
    scratch = await temporaryDirectory()
    notes = join(scratch.path, 'ran')
    vi.stubEnv('SUFRA_STATEMENTS_RAN', notes)
  })
  afterEach(async () => {
    vi.unstubAllEnvs()
    await scratch.remove()
  })

  it.each<[string, () => [number, Promise<unknown>]]>([
    ['query', () => [line(), query(database.db, { one: int }, select)]],
    ['execute', () => [line(), execute(database.db, select)]],
    ['affects', () => [line(), affects(database.db, select)]],
    ['queryOne', () => [line(), queryOne(database.db, { one: int }, select)]],
    ['queryPrepared', () => [line(), queryPrepared(database.db, { one: int }, select)]],
    ['statement', () => [line(), statement({ one: int }, select)(database.db, {})]],
  ])('is noted once with the line that calls %s', async (_name, call) => {
    const [at, running] = call()
    await running
    await call()[1]
    expect(noted()).toEqual([`${import.meta.filename}:${at}`])
  })

  it('is not recorded if its result does not match its description', async () => {
    await expect(query(database.db, { one: text }, select)).rejects.toThrow('not as described')
    expect(noted).toThrow('ENOENT')
  })
})
