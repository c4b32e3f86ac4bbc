import { once } from 'node:events'
import { request } from 'node:http'
import { examplePicture } from '@sufra/contract/kernel/uploads'
import { regions } from '@sufra/contract/stores/regions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Bucket, openBucket } from '../../../test/bucket.ts'
import { describeEachDatabase } from '../../../test/databases.ts'
import { type Listening, listen } from '../../../test/server.ts'
import { makeWorld } from '../../../test/world.ts'
import type { Database } from '../database/db.ts'
import { jpeg } from './bad.fixture.ts'
import { openStorage } from './openStorage.ts'
import { collectUnused } from './savedImages.ts'
import type { Storage } from './storage.ts'

const names = { name_en: 'Al Wakrah', name_ar: 'الوكرة', same_name: true }

describeEachDatabase('a bucket', (open) => {
  let bucket: Bucket
  let database: Database
  let server: Listening
  let storage: Storage
  let token: string
  beforeAll(async () => {
    bucket = await openBucket()
    database = await open()
    token = (await makeWorld(database.pool)).admins['Super Admin'].token
    server = await listen(database, bucket.env)
    storage = await openStorage(server.settings)
  })
  afterAll(async () => {
    storage?.close()
    await server?.close()
    await database?.close()
    await bucket?.close()
  })

  const save = (imagefile: unknown) =>
    server.ask(regions.save, 'admin', { token, body: { ...names, imagefile } })
  const imageOf = async (id: number) =>
    (await server.ask(regions.details, 'admin', { token, params: { id } })).output?.region.image
  const status = async (uri: string | undefined) => (await fetch(server.origin + uri)).status
  const age = () =>
    database.pool.query(
      `update files set unused_since = now() - interval '2 days' where unused_since is not null`,
    )
  const collect = () => collectUnused(database.db, storage)
  const count = async () => (await database.pool.query('select from files')).rowCount

  it('stores pictures under the same addresses as a folder', async () => {
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
    await age()
    await Promise.all([collect(), collect(), collect()])
    expect([await status(image?.uri), await status((await imageOf(id))?.uri)]).toEqual([404, 200])
    expect(bucket.keys()).toHaveLength(1)
  })

  it('keeps nothing of an upload during which it failed', async () => {
    const [rowsBefore, keysBefore] = [await count(), bucket.keys()]
    bucket.breakAt(2)
    expect((await save({ name: 'a.jpg', content: await jpeg(900, 700) })).status).toBe(503)
    expect(await count()).toBe((rowsBefore ?? 0) + 1)
    await age()
    await expect(collect()).rejects.toThrow()
    expect(await count()).toBe((rowsBefore ?? 0) + 1)
    bucket.mend()
    await Promise.all([collect(), collect()])
    expect(await count()).toBe(rowsBefore)
    expect(bucket.keys().toSorted()).toEqual(keysBefore.toSorted())
  })

  it('keeps nothing of an upload that was cut off', async () => {
    const before = [await count(), bucket.keys()]
    const arrived = once(server.app.server, 'connection')
    const cut = request(`${server.origin}/api/admins/${regions.save.paths.admin}`, {
      method: 'POST',
      agent: false,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=cut',
        'content-length': 100_000,
      },
    })
    cut.on('error', () => {})
    const head = `--cut\r\ncontent-disposition: form-data; name="imagefile"; filename="a.jpg"\r\n\r\n`
    cut.write(Buffer.concat([Buffer.from(head), (await jpeg(900, 700)).subarray(0, 2000)]))
    const [connection] = await arrived
    await once(connection, 'data')
    cut.destroy()
    await once(connection, 'close')
    expect([await count(), bucket.keys()]).toEqual(before)
  })

  it('rejects uploads while unreachable, without losing what is stored', async () => {
    const image = await imageOf((await save(examplePicture)).output?.id ?? 0)
    const used = async () =>
      (await database.pool.query('select from files where unused_since is null')).rowCount
    const before = await used()
    bucket.breakAt(0)
    expect((await save(examplePicture)).status).toBe(503)
    expect(await status(image?.uri)).toBe(503)
    await age()
    await collect().catch(() => {})
    expect(await used()).toBe(before)
  })
})
