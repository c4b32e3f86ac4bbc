import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { type Listening, listen } from '../../../test/server.ts'
import type { Database } from '../database/db.ts'
import { keepWebFiles, noteWebFiles } from './webFiles.ts'

describeEachDatabase('files of another version of the web application', (open) => {
  let database: Database
  let server: Listening
  let build: string
  beforeAll(async () => {
    database = await open()
    server = await listen(database)
    build = await mkdtemp(join(tmpdir(), 'sufra-build-'))
  })
  afterAll(async () => {
    await server?.close()
    await database?.close()
    await rm(build, { recursive: true, force: true })
  })
  const names = async () => {
    const { rows } = await database.pool.query<{ name: string }>('select name from web_files order by name')
    return rows.map(({ name }) => name)
  }

  it('are served until 30 days after the last process that used them', async () => {
    const script = 'export const screen = "قائمة"'
    await writeFile(join(build, 'Old-a1.js'), script)
    await writeFile(join(build, 'Old-a1.js.br'), 'compressed')
    await Promise.all([keepWebFiles(database.db, build), keepWebFiles(database.db, build)])
    expect(await names()).toEqual(['Old-a1.js'])
    const { status, headers, body } = await server.call('GET', '/assets/Old-a1.js')
    expect([status, headers.get('content-type'), body]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      script,
    ])
    expect(headers.get('cache-control')).toContain('immutable')
    expect((await server.call('GET', '/assets/None-b2.js')).status).toBe(404)

    await writeFile(join(build, 'New-c3.css'), 'p { margin: 0 }')
    await database.pool.query(`update web_files set seen_at = now() - interval '31 days'`)
    await keepWebFiles(database.db, build)
    expect(await names()).toEqual(['New-c3.css', 'Old-a1.js'])
    await rm(join(build, 'Old-a1.js'))
    await database.pool.query(`update web_files set seen_at = now() - interval '31 days'`)
    await keepWebFiles(database.db, build)
    expect(await names()).toEqual(['New-c3.css'])

    await database.pool.query(`update web_files set seen_at = now() - interval '31 days'`)
    await noteWebFiles(database.db)
    await keepWebFiles(database.db, join(build, 'later'))
    expect(await names()).toEqual(['New-c3.css'])
    for (const name of ['%00.js', '..%2Findex.html'])
      expect((await server.call('GET', `/assets/${name}`)).status).toBe(404)
  })
})
