import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { examplePicture, maxImageBytes } from '@sufra/contract/kernel/uploads'
import { regions } from '@sufra/contract/stores/regions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asTableOwner, describeEachDatabase } from '../../../test/databases.ts'
import { type Listening, listen } from '../../../test/server.ts'
import { makeWorld } from '../../../test/world.ts'
import type { Database } from '../database/db.ts'
import { cleaned, jpeg, photo, tooMuch, unreadable } from '../images/bad.fixture.ts'
import { filesFolder } from '../images/files.ts'
import { openStorage } from '../images/openStorage.ts'
import { collectUnused } from '../images/savedImages.ts'

const names = { name_en: 'Al Wakrah', name_ar: 'الوكرة' }

describeEachDatabase('an upload', (open) => {
  let database: Database
  let server: Listening
  let token: string
  beforeAll(async () => {
    database = await open()
    token = (await makeWorld(database.pool)).admins['Super Admin'].token
    server = await listen(database)
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  const save = (imagefile: unknown, more: object = {}, language = 'en') =>
    server.ask(regions.save, 'admin', {
      token,
      body: { ...names, same_name: true, imagefile, ...more },
      headers: { 'accept-language': language },
    })
  const file = (content: Buffer, name = 'photo.jpg') => ({ name, content })
  const imageOf = async (id: number | undefined) =>
    (await server.ask(regions.details, 'admin', { token, params: { id: id ?? 0 } })).output?.region.image
  /** The number of rows of `files`, and all files in the data directory. */
  const left = async () => {
    const { rows } = await database.pool.query<{ count: number }>('select count(*)::int as count from files')
    const { dataDir } = server.settings
    const all = await readdir(dataDir, { recursive: true, withFileTypes: true })
    return [rows[0]?.count, all.filter((entry) => entry.isFile()).length]
  }

  it('reports under its field why it is rejected, and leaves nothing', async () => {
    const before = await left()
    for (const { name, content } of [...(await unreadable()), ...(await tooMuch())]) {
      const { status, refusal } = await save(file(content, '../../etc/photo.png'))
      expect([status, refusal?.code], name).toEqual([422, 'input.invalid'])
      expect(Object.keys(refusal?.errors ?? {}), name).toEqual(['imagefile'])
    }
    const fieldError = async (content: Buffer, language: string) =>
      (await save(file(content), {}, language)).refusal?.errors?.imagefile
    expect(await fieldError(Buffer.alloc(0), 'en')).toContain('This picture cannot be read')
    expect(await fieldError(Buffer.alloc(maxImageBytes + 1), 'en')).toBe('A picture can be up to 10 MB')
    expect(await fieldError(Buffer.alloc(maxImageBytes * 2), 'ar')).toBe('حجم الصورة 10 ميغابايت على الأكثر')
    expect(await fieldError(Buffer.from('<svg/>'), 'ar')).toContain('تعذرت قراءة هذه الصورة')
    expect(await left()).toEqual(before)
  })

  it('is judged by its content, whatever its name and type', async () => {
    for (const name of ['../../../etc/passwd', 'a.svg', 'x\\..\\y.html', '؟.exe', 'a'.repeat(300)]) {
      const form = new FormData()
      form.set('name_en', 'A')
      form.set('name_ar', 'أ')
      form.set('same_name', 'true')
      form.set(
        'imagefile',
        new Blob([examplePicture.content as Uint8Array<ArrayBuffer>], { type: 'text/html' }),
        name,
      )
      const { output } = await server.ask(regions.save, 'admin', { token, body: form })
      expect((await imageOf(output?.id))?.uri, name).toMatch(/^\/files\/[0-9a-f]{2}\/[0-9a-f]{32}\.jpg$/)
    }
    for (const { name, content } of (await cleaned()).slice(0, 5)) {
      const image = await imageOf((await save(file(content))).output?.id)
      const kept = Buffer.from(await (await fetch(server.origin + image?.uri)).arrayBuffer())
      expect(kept.length, name).toBeGreaterThan(0)
      expect(kept.includes('SECRETMARK'), name).toBe(false)
    }
  })

  it('is rejected if it is not a file', async () => {
    for (const imagefile of [{ size: 5 }, { id: 1 }, 'text', 7, [1], { size: 5, content: 'x' }]) {
      const { status, refusal } = await save(imagefile)
      expect([status, Object.keys(refusal?.errors ?? {})]).toEqual([422, ['imagefile']])
    }
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...names, imagefile: '{"size":5}' })) form.set(name, value)
    expect((await server.ask(regions.save, 'admin', { token, body: form })).status).toBe(422)
  })

  it('is rejected with an object where a number belongs, even one that no text can be made of', async () => {
    for (const region_id of [{ toString: 1 }, { valueOf: 1, toString: 1 }]) {
      const form = new FormData()
      for (const [name, value] of Object.entries({ ...names, region_id: JSON.stringify(region_id) }))
        form.set(name, value)
      const { status, refusal } = await server.ask(regions.saveArea, 'admin', { token, body: form })
      expect([status, Object.keys(refusal?.errors ?? {})]).toEqual([422, ['region_id']])
    }
  })

  it.each(['multipart/form-data', 'multipart/form-data; boundary='])(
    'is a bad request as %s, without a boundary',
    async (type) => {
      const body = '--b\r\nContent-Disposition: form-data; name="name_en"\r\n\r\nA\r\n--b--\r\n'
      const headers = { 'content-type': type }
      const url = '/api/admins/restaurant/region/saveRegion'
      const answer = await server.call<{ code: string }>('POST', url, { token, body, headers })
      expect([answer.status, answer.body.code]).toEqual([400, 'request.bad'])
    },
  )

  it('leaves nothing when the rest of the form, or the handler, fails', async () => {
    const before = await left()
    const content = await photo(800, 600)
    expect((await save(file(content), { name_en: '' })).status).toBe(422)
    expect((await save(file(content), { surely_unknown: 1 })).status).toBe(422)
    const body = { ...names, region_id: 999_999, imagefile: file(content) }
    expect((await server.ask(regions.saveArea, 'admin', { token, body })).status).toBe(404)
    expect((await server.ask(regions.saveArea, 'admin', { body })).status).toBe(401)
    await asTableOwner(database, (client) =>
      client.query(`create function refuse_it() returns trigger language plpgsql as
          $$ begin raise exception 'no'; end $$;
        create trigger refuse_it before insert on areas execute function refuse_it()`),
    )
    const region_id =
      (await server.ask(regions.save, 'admin', { token, body: { ...names, same_name: true } })).output?.id ??
      0
    const broken = await server.ask(regions.saveArea, 'admin', { token, body: { ...body, region_id } })
    await asTableOwner(database, (client) => client.query('drop function refuse_it cascade'))
    expect(broken.status).toBe(500)
    expect(await left()).toEqual(before)
  })

  it('works for twenty files', async () => {
    const content = await photo(1600, 1200)
    const saved = await Promise.all(Array.from({ length: 20 }, () => save(file(content))))
    expect(saved.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const images = await Promise.all(saved.map(({ output }) => imageOf(output?.id)))
    expect(new Set(images.map((image) => image?.uri)).size).toBe(20)
  })

  it('is too large with more than eight files or too much text', async () => {
    const form = new FormData()
    for (let n = 0; n < 9; n++) form.set(`f${n}`, new Blob(['x']), 'x')
    expect((await server.ask(regions.save, 'admin', { token, body: form })).refusal?.code).toBe(
      'body.tooLarge',
    )
    const long = { name_en: 'x'.repeat(600_000), name_ar: 'x'.repeat(600_000) }
    expect((await save(examplePicture, long)).refusal?.code).toBe('body.tooLarge')
  })

  describe('when stored', () => {
    it('is served with immutable caching, cross-origin, and sandboxed', async () => {
      const image = await imageOf((await save(file(await jpeg(900, 900)))).output?.id)
      for (const uri of [image?.uri, ...(image?.sizes ?? []).map((size) => size.uri)]) {
        const { status, headers } = await fetch(server.origin + uri)
        expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg'])
        expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
        expect(headers.get('x-content-type-options')).toBe('nosniff')
        expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
        expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
        const etag = headers.get('etag') ?? ''
        const again = await fetch(server.origin + uri, { headers: { 'if-none-match': etag } })
        expect(again.status).toBe(304)
        const head = await fetch(server.origin + uri, { method: 'HEAD' })
        expect([head.status, head.headers.get('content-length')]).toEqual([
          200,
          headers.get('content-length'),
        ])
      }
    })

    it('is not served under any other path', async () => {
      for (const path of [
        '',
        '..%2fincoming',
        '%2e%2e/%2e%2e/etc/passwd.jpg',
        'a/../b.jpg',
        'a.svg',
        '00/missing.jpg',
        'a%00.jpg',
        '00',
      ])
        expect((await server.call('GET', `/files/${path}`)).status, path).toBe(404)
    })

    it('is collected although one before it cannot be removed', async () => {
      const storage = await openStorage(server.settings)
      const keys: string[] = []
      for (const side of [300, 400]) {
        const { output: saved } = await save(file(await jpeg(side, side)))
        const params = { id: saved?.id ?? 0 }
        keys.push((await imageOf(params.id))?.uri.replace('/files/', '') ?? '')
        await server.ask(regions.update, 'admin', { token, params, body: { imagefile: examplePicture } })
      }
      await database.pool.query(
        `update files set unused_since = now() - interval '25 hours' where key = any($1)`,
        [keys],
      )
      const left = async () =>
        (await database.pool.query('select key from files where key = any($1)', [keys])).rows.map(
          ({ key }) => key,
        )
      const stuck = {
        ...storage,
        remove: async (key: string) => {
          if (key === keys[0]) throw new Error('the disk has a fault')
          await storage.remove(key)
        },
      }
      await expect(collectUnused(database.db, stuck)).rejects.toThrow('the disk has a fault')
      expect(await left()).toEqual([keys[0]])
      await collectUnused(database.db, storage)
      expect(await left()).toEqual([])
    })

    it('is collected a day after its last use, and never while used', async () => {
      const storage = await openStorage(server.settings)
      const { output: saved } = await save(file(await jpeg(400, 400)))
      const params = { id: saved?.id ?? 0 }
      const first = await imageOf(params.id)
      await server.ask(regions.update, 'admin', { token, params, body: { imagefile: examplePicture } })
      const second = await imageOf(params.id)
      const status = async (uri: string | undefined) => (await fetch(server.origin + uri)).status
      const collect = () => collectUnused(database.db, storage)
      await collect()
      expect([await status(first?.uri), await status(second?.uri)]).toEqual([200, 200])
      await database.pool.query(
        `update files set unused_since = now() - interval '25 hours' where unused_since is not null`,
      )
      // A picture that two rows use, one of which let go.
      const shared = await imageOf((await save(examplePicture)).output?.id)
      await database.pool.query(
        `update files set unused_since = now() - interval '2 days' where '/files/' || key = $1`,
        [shared?.uri],
      )
      await Promise.all([collect(), collect()])
      expect([await status(first?.uri), await status(second?.uri), await status(shared?.uri)]).toEqual([
        404, 200, 200,
      ])
      for (const { uri } of first?.sizes ?? []) expect(await status(uri)).toBe(404)
      const folder = filesFolder(server.settings)
      expect(existsSync(join(folder, first?.uri.replace('/files/', '') ?? ''))).toBe(false)
      const { rowCount } = await database.pool.query(
        `select from files where unused_since < now() - interval '1 hour'`,
      )
      expect(rowCount).toBe(0)
    })
  })
})
