import { examplePicture } from '@sufra/contract/kernel/uploads'
import { items } from '@sufra/contract/menu/items'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { openStorage } from '../../kernel/images/openStorage.ts'
import { collectUnused } from '../../kernel/images/savedImages.ts'
import { type ItemsTest, openItems } from './items.fixture.ts'

describeEachDatabase("an item's gallery", (open) => {
  let test: ItemsTest
  let id: number
  let files: [number, number, number]
  beforeAll(async () => {
    test = await openItems(open)
  })
  beforeEach(async () => {
    files = [await test.uploaded(), await test.uploaded(), await test.uploaded()]
    id = await test.added({ images: files })
  })
  afterAll(() => test?.close())

  const gallery = async (of = id) =>
    (await test.shown(of)).images.map(({ imagefid, is_default }) => (is_default ? -imagefid : imagefid))
  const set = (images: readonly number[], more: object = {}) =>
    test.ask(items.update, { images, ...more }, { id })
  const imageOf = async (file: number) =>
    (await test.shown(id)).images.find(({ imagefid }) => imagefid === file)?.id
  const unused = async (file: number) => {
    const [row] = await test.query('select unused_since is not null as unused from files where id = $1', [
      file,
    ])
    return row?.unused
  }
  const gone = { images: 'A picture is no longer available. Upload it again' }

  it('is uploaded picture by picture and readable at once', async () => {
    const { output } = await test.ask(items.saveImage, { imagefile: examplePicture }, { kind: 'store_user' })
    expect(output).toMatchObject({ image_id: expect.any(Number), image: { uri: expect.any(String) } })
    expect((await fetch(test.server.origin + output?.image.uri)).status).toBe(200)
    const bad = await test.ask(items.saveImage, {
      imagefile: { name: 'a.svg', content: new TextEncoder().encode('<svg/>') },
    })
    expect(bad.refusal?.errors).toHaveProperty('imagefile')
  })

  it('keeps its order; the first is the main picture by default; omitted pictures are removed', async () => {
    const [a, b, c] = files
    expect(await gallery()).toEqual([-a, b, c])
    await set([c, a, b])
    expect(await gallery()).toEqual([c, -a, b])
    expect((await test.ask(items.setDefaultImage, {}, { id: await imageOf(b) })).output).toEqual({
      id,
      version: 2,
    })
    expect(await gallery()).toEqual([c, a, -b])
    const audited = await test.query(
      `select after from audit_log where operation = 'items.setDefaultImage' and row_id = $1`,
      [String(await imageOf(b))],
    )
    expect(audited).toEqual([{ after: { is_default: true } }])
    const d = await test.uploaded()
    await set([d, b, c])
    expect(await gallery()).toEqual([d, -b, c])
    expect([await unused(a), await unused(d)]).toEqual([true, false])
    await set([d, c])
    expect(await gallery()).toEqual([-d, c])
    expect((await set([])).output?.version).toBe(5)
    expect(await gallery()).toEqual([])
    expect((await set([])).output?.version).toBe(5)
  })

  it('can remove a single picture, which makes older forms stale', async () => {
    const [a, b, c] = files
    const image = await imageOf(a)
    const other = await test.added()
    expect((await test.ask(items.removeImage, { item_id: other }, { id: image })).status).toBe(404)
    const removed = await test.ask(items.removeImage, { item_id: id }, { id: image })
    expect(removed.output).toEqual({ id, version: 2 })
    expect(await gallery()).toEqual([-b, c])
    expect((await test.ask(items.removeImage, {}, { id: image })).status).toBe(404)
    expect((await test.ask(items.setDefaultImage, {}, { id: image })).status).toBe(404)
    const late = await set(files, { version: 1 })
    expect([late.status, Object.keys(late.refusal?.errors ?? {})]).toEqual([409, ['images']])
    expect((await set([c, b], { version: 2 })).status).toBe(200)
  })

  describe('rejects', () => {
    it('pictures uploaded by others, of other items, of other uses, or missing', async () => {
      const theirs = await test.uploaded('store_user')
      const [cover] = await test.query('select thumb_id from items where id = $1', [id])
      const elsewhere = await test.uploaded()
      await test.added({ images: [elsewhere] })
      for (const bad of [theirs, Number(cover?.thumb_id), elsewhere, 999_999_999]) {
        expect((await set([...files, bad])).refusal?.errors, String(bad)).toEqual(gone)
        const saved = await test.ask(items.save, test.form({ images: [bad] }))
        expect(saved.refusal?.errors).toEqual(gone)
      }
      expect(await gallery()).toEqual([-files[0], files[1], files[2]])
      expect((await set([files[0], files[0]])).refusal?.errors).toEqual({ images: 'Named more than once' })
      // The item's own pictures are accepted from anyone.
      const body = { images: files.toReversed() }
      expect((await test.ask(items.update, body, { id, kind: 'store_user' })).status).toBe(200)
    })

    it('all but one of parallel uses of a picture', async () => {
      const picture = await test.uploaded()
      const others = await Promise.all(Array.from({ length: 6 }, () => test.added()))
      const taken = await Promise.all(
        others.map((each) => test.ask(items.update, { images: [picture] }, { id: each })),
      )
      expect(taken.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422])
      const [shown] = await test.query('select count(*) from item_images where file_id = $1', [picture])
      expect(Number(shown?.count)).toBe(1)
    })
  })

  it('has one main picture after parallel choices, removals and saves', async () => {
    const images = (await test.shown(id)).images
    const [first, second, third] = images.map((image) => image.id)
    await Promise.all([
      ...[second, third, first, second, third].map((each) =>
        test.ask(items.setDefaultImage, {}, { id: each }),
      ),
      test.ask(items.removeImage, {}, { id: second }),
      set([files[2], files[0]]),
    ])
    const left = (await test.shown(id)).images
    expect(left.filter(({ is_default }) => is_default)).toHaveLength(1)
  })

  it('shares its files with copies: a file is collected after its last use', async () => {
    const { db } = test.database
    const storage = await openStorage(test.server.settings)
    const [a] = files
    const copied = await test.ask(
      items.copy,
      test.form({ copy_from_item_id: id, thumbfile: undefined, images: undefined }),
    )
    const copy = copied.output?.item_id ?? 0
    expect(await gallery(copy)).toEqual([-a, files[1], files[2]])
    await set([])
    expect(await unused(a)).toBe(false)
    await test.query(`update files set unused_since = unused_since - interval '2 days'`)
    await collectUnused(db, storage)
    const uri = (await test.shown(copy)).images[0]?.image.uri
    expect((await fetch(test.server.origin + uri)).status).toBe(200)
    await test.ask(items.update, { images: [] }, { id: copy })
    expect(await unused(a)).toBe(true)
    await test.query(`update files set unused_since = now() - interval '2 days' where id = $1`, [a])
    await collectUnused(db, storage)
    expect(await test.query('select from files where id = $1', [a])).toEqual([])
    expect((await fetch(test.server.origin + uri)).status).toBe(404)
  })

  it('marks a file unused when both of its uses end in parallel', async () => {
    for (let round = 0; round < 5; round++) {
      const file = await test.uploaded()
      const one = await test.added({ images: [file] })
      const { output } = await test.ask(
        items.copy,
        test.form({ copy_from_item_id: one, thumbfile: undefined }),
      )
      const two = output?.item_id ?? 0
      await Promise.all([one, two].map((each) => test.ask(items.update, { images: [] }, { id: each })))
      expect(await unused(file)).toBe(true)
    }
    const [wrong] = await test.database.db
      .execute(sql`select count(*) as n from files where unused_since is not null and file_is_shown(id)`)
      .then(({ rows }) => rows)
    expect(Number(wrong?.n)).toBe(0)
  })
})
