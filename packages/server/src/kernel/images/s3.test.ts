import { examplePicture } from '@sufra/contract/kernel/uploads'
import { regions } from '@sufra/contract/regions'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { temporaryDirectory, testDatabase } from '../../../test/databases.ts'
import { type Listening, listen } from '../../../test/server.ts'
import { makeWorld } from '../../../test/world.ts'
import type { Database } from '../db.ts'
import { jpeg } from './bad.fixture.ts'
import { collectUnused } from './keep.ts'
import { openStorage, type Storage } from './storage.ts'

let bucket: Awaited<ReturnType<typeof temporaryDirectory>>
let s3: S3rver
let database: Database
let server: Listening
let storage: Storage
let token: string
beforeAll(async () => {
  bucket = await temporaryDirectory()
  s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: bucket.path,
    configureBuckets: [{ name: 'pictures' }],
  })
  const { port } = await s3.run()
  database = await testDatabase('pglite')
  token = (await makeWorld(database.pool)).admins['Super Admin'].token
  server = await listen(database, {
    SUFRA_S3_BUCKET: 'pictures',
    SUFRA_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    SUFRA_S3_ACCESS_KEY_ID: 'S3RVER',
    SUFRA_S3_SECRET_ACCESS_KEY: 'S3RVER',
  })
  storage = await openStorage(server.settings)
})
afterAll(async () => {
  storage?.close()
  await server?.close()
  await database?.close()
  await bucket?.remove()
})

const names = { name_en: 'Al Wakrah', name_ar: 'الوكرة' }
const save = (imagefile: unknown) =>
  server.ask(regions.save, 'admin', { token, body: { ...names, imagefile } })
const imageOf = async (id: number) =>
  (await server.ask(regions.details, 'admin', { token, params: { id } })).output?.region.image
const status = async (uri: string | undefined) => (await fetch(server.origin + uri)).status

it('a bucket keeps pictures as a folder does, read at the same place', async () => {
  const id = (await save({ name: 'a.jpg', content: await jpeg(900, 700) })).output?.id ?? 0
  const image = await imageOf(id)
  for (const uri of [image?.uri, ...(image?.sizes ?? []).map((size) => size.uri)]) {
    const { headers, status: read } = await fetch(server.origin + uri)
    expect([read, headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(headers.get('cache-control')).toContain('immutable')
    expect((await fetch(server.origin + uri, { method: 'HEAD' })).status).toBe(200)
  }
  expect(await status('/files/00/missing.jpg')).toBe(404)

  await server.ask(regions.update, 'admin', { token, params: { id }, body: { imagefile: examplePicture } })
  await database.pool.query(
    `update files set unused_since = now() - interval '2 days' where unused_since is not null`,
  )
  await collectUnused(database.db, storage)
  expect([await status(image?.uri), await status((await imageOf(id))?.uri)]).toEqual([404, 200])
})

it('without its bucket an upload is refused, nothing shows it, and what is kept is not lost', async () => {
  const id = (await save(examplePicture)).output?.id ?? 0
  const image = await imageOf(id)
  const count = async () => (await database.pool.query('select from files')).rowCount
  const before = await count()
  await s3.close()
  expect((await save(examplePicture)).status).toBe(503)
  expect(await status(image?.uri)).toBe(503)
  await database.pool.query(
    `update files set unused_since = now() - interval '2 days' where unused_since is not null`,
  )
  await collectUnused(database.db, storage).catch(() => {})
  const { rowCount } = await database.pool.query(`select from files where unused_since is null`)
  expect(rowCount).toBe(before)
})
