import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startChild } from '../chaos/child.ts'
import { databaseKinds, emptyDatabase, temporaryDirectory, testDatabase } from '../test/databases.ts'

const { NODE_ENV = 'test', SUFRA_STATEMENTS_RAN } = process.env
const watched = { NODE_ENV, ...(SUFRA_STATEMENTS_RAN && { SUFRA_STATEMENTS_RAN }) }

/** Runs a command-line tool as an operator would, with result checks on. */
async function tool(script: string, args: string[], env: Record<string, string>) {
  const child = startChild(`scripts/${script}.ts`, { ...watched, ...env }, args)
  const { code } = await child.ended
  return { code, text: child.output() }
}

let folder: Awaited<ReturnType<typeof temporaryDirectory>>
beforeEach(async () => {
  folder = await temporaryDirectory()
})
afterEach(() => folder.remove())

describe('a tool on a directory without a database', () => {
  it.each([
    ['export', ['backup.gz'], 1, 'There is no database in'],
    ['channel', ['list'], 1, 'There is no database in'],
    ['channel', ['create', '--name', 'App'], 1, 'There is no database in'],
    ['channel', ['create'], 1, 'npm run channel -- create --name "App"'],
    ['channel', ['deliveries'], 1, 'npm run channel -- create --name "App"'],
    ['channel', ['replay', '--name', 'App', '--since', 'noon'], 1, '--since noon is no time'],
    ['reconcile', [], 2, 'There is no database in'],
    ['archiveTrail', ['--months', '0'], 1, '--months is a whole number from 1'],
    ['archiveTrail', [], 1, 'There is no database in'],
  ])('%s %j says so and makes nothing', async (script, args, code, message) => {
    const dataDir = join(folder.path, 'mistyped')
    const given = args.map((arg) => (arg === 'backup.gz' ? join(folder.path, arg) : arg))
    const ran = await tool(script, given, { SUFRA_DATA: dataDir })
    expect([ran.code, ran.text]).toEqual([code, expect.stringContaining(message)])
    expect(ran.text).not.toMatch(/Failed query|^ +at /m)
    expect(existsSync(dataDir)).toBe(false)
    expect(existsSync(join(folder.path, 'backup.gz'))).toBe(false)
  })
})

describe.skipIf(!databaseKinds.includes('postgres'))('a tool on an empty Postgres', () => {
  it('reports that there is no data', async () => {
    const database = await emptyDatabase('postgres')
    const DATABASE_URL = database.pool.options.connectionString ?? ''
    const file = join(folder.path, 'backup.gz')
    const ran = await tool('export', [file], { DATABASE_URL, SUFRA_DATA: folder.path })
    await database.close()
    expect([ran.code, ran.text]).toEqual([1, expect.stringContaining('holds nothing of Sufra yet')])
    expect(existsSync(file)).toBe(false)
  })

  it('works on a migrated one', async () => {
    const database = await testDatabase('postgres')
    const DATABASE_URL = database.pool.options.connectionString ?? ''
    const env = { DATABASE_URL, SUFRA_DATA: folder.path }
    const made = await tool('channel', ['create', '--name', 'App'], env)
    const listed = await tool('channel', ['list'], env)
    const deliveries = await tool('channel', ['deliveries', '--name', 'App'], env)
    await database.close()
    expect([made.code, made.text]).toEqual([0, expect.stringMatching(/^sfc_/)])
    expect([listed.code, listed.text]).toEqual([0, expect.stringContaining('App')])
    expect(deliveries.code).toBe(0)
  })

  it('makes the sums of reports anew before it compares', async () => {
    const database = await testDatabase('postgres')
    const DATABASE_URL = database.pool.options.connectionString ?? ''
    await database.pool.query(
      `insert into report_customers values ('store', 1, 'active', '2025-01-01', '2025-01-01', 1)`,
    )
    await database.pool.query(`insert into report_pairs values ('placed', '2025-01-01', 1, 1, 2, 1)`)
    await database.pool.query(
      `insert into audit_log (at, table_name, action) values (now() - interval '3 days', 'units', 'delete')`,
    )
    const ran = await tool('reconcile', ['--rebuild'], { DATABASE_URL, SUFRA_DATA: folder.path })
    const { rows } = await database.pool.query(
      `select from report_customers union all select from report_pairs`,
    )
    await database.close()
    expect(ran.text).toMatch(
      /made anew\nThe audit trail is closed up to \d{4}-\d\d-\d\d, SHA-256 [0-9a-f]{64}\nEverything agrees/,
    )
    expect(ran.code).toBe(0)
    expect(rows).toEqual([])
  })
})

describe('import', () => {
  it.each([
    ['no file at all', undefined, 'There is no file'],
    ['something else', Buffer.from('not an export'), 'is no export'],
    ['an empty file', Buffer.alloc(0), 'damaged or cut off'],
    ['a torn file', gzipSync(JSON.stringify({ header: { sufra: 1 } })).subarray(0, 20), 'damaged or cut off'],
    ['another gzipped text', gzipSync('{"x":1}\n'), 'is not an export of this program'],
  ])('of %s says so in a line and makes no database', async (_, content, message) => {
    const file = join(folder.path, 'backup.gz')
    if (content) writeFileSync(file, content)
    const dataDir = join(folder.path, 'data')
    const { code, text } = await tool('import', [file], { SUFRA_DATA: dataDir })
    expect([code, text]).toEqual([1, expect.stringContaining(message)])
    expect(text.trimEnd().split('\n')).toHaveLength(1)
    expect(existsSync(dataDir)).toBe(false)
  })
})
