// Over 300 lines: the categories of one menu; a second file would have to seed both databases again.

import type { Kind } from '@sufra/contract/kernel/kinds'
import { examplePicture } from '@sufra/contract/kernel/uploads'
import { categories } from '@sufra/contract/menu/categories'
import { items } from '@sufra/contract/menu/items'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { anyWaits, openTransaction } from '../../../test/openTransaction.ts'
import { makeEmptyStore } from '../../../test/world.rows.ts'
import type { Tenant } from '../../../test/world.ts'
import { type ItemsTest, openItems } from '../items/items.fixture.ts'

const names = { name_en: 'Rice dishes', name_ar: 'أطباق الأرز' }
const kinds: readonly Kind[] = ['admin', 'restaurant', 'store_user']

describeEachDatabase('categories of a store', (open, kind) => {
  let test: ItemsTest
  let stranger: Tenant
  /** Another store of the tenant's restaurant. */
  let second: number
  /** A new store for each test. */
  let store: number
  beforeAll(async () => {
    test = await openItems(open)
    stranger = await test.world.tenant('Noor')
  })
  beforeEach(async () => {
    const { restaurants = 0 } = test.tenant.ids
    store = await makeEmptyStore(test.database.pool, restaurants, 'Karam new')
    second = await makeEmptyStore(test.database.pool, restaurants, 'Karam second')
  })
  afterAll(() => test?.close())

  const { list, show, save, update, updateStatus, sort, sortSubcategory, remove } = categories
  const listed = async (id = store, door: Kind = 'admin') =>
    (await test.ask(list, {}, { id, kind: door })).output?.subcategories ?? []
  const added = async (more: object = {}) => {
    const { output, refusal } = await test.ask(save, { ...names, store_id: store, same_name: true, ...more })
    if (!output) throw new Error(JSON.stringify(refusal))
    return output.id
  }
  const order = async () => (await listed()).map(({ id, sorting_index }) => [id, sorting_index])
  const places = (ids: readonly number[]) => ids.map((id, index) => ({ id, sorting_index: index + 1 }))
  const sorted = (ids: readonly number[], door: Kind = 'admin') =>
    test.ask(sort, { subcategories: places(ids) }, { kind: door })

  it('are saved with or without slug and picture, active, at the end of their store', async () => {
    const plain = await added()
    const full = await added({ slug: 'rice', imagefile: examplePicture })
    await added({ store_id: second })
    expect(await listed()).toEqual([
      {
        id: plain,
        restaurant_store_id: store,
        name: { en: names.name_en, ar: names.name_ar },
        ...names,
        slug: null,
        image: null,
        status: true,
        sorting_index: 1,
        item_count: 0,
        version: 1,
      },
      expect.objectContaining({ id: full, slug: 'rice', sorting_index: 2 }),
    ])
    const { output } = await test.ask(show, {}, { id: full })
    expect(output?.category).toMatchObject({
      slug: 'rice',
      image: { uri: expect.stringMatching(/^\/files\//) },
    })
    const wrong = await test.ask(save, { name_en: ' ', store_id: store })
    expect(wrong.refusal?.errors).toEqual({
      name_en: 'This field is required',
      name_ar: 'This field is required',
    })
  })

  it('can be added, changed, switched, sorted and deleted by every kind in its own stores', async () => {
    const { stores: own = 0 } = test.tenant.ids
    for (const door of kinds) {
      const asking = { kind: door }
      const { output } = await test.ask(save, { ...names, store_id: own }, asking)
      const id = output?.id ?? 0
      const all = (await listed(own, door)).map((row) => row.id)
      expect(all.at(-1)).toBe(id)
      expect((await test.ask(update, { name_en: door }, { ...asking, id })).output).toEqual({
        id,
        version: 2,
      })
      expect((await test.ask(updateStatus, { status: false }, { ...asking, id })).output).toEqual({
        id,
        status: false,
      })
      expect((await sorted([id], door)).output?.order[0]).toEqual({ id, sorting_index: 1 })
      expect((await test.ask(remove, {}, { ...asking, id })).status).toBe(200)
      expect((await test.ask(show, {}, { ...asking, id })).status).toBe(404)
    }
  })

  it('of other tenants return 404 when read, changed, added to or sorted', async () => {
    const { subcategories: foreign = 0, stores: theirs = 0 } = stranger.ids
    const elsewhere = await added({ store_id: second })
    const own = test.tenant.ids.subcategories ?? 0
    const cases = [
      ['restaurant', foreign, theirs],
      ['store_user', foreign, theirs],
      ['store_user', elsewhere, second],
    ] as const
    const before = [await listed(theirs), await listed(second)]
    for (const [door, id, store_id] of cases) {
      const asking = { kind: door, id }
      const answers = await Promise.all([
        test.ask(list, {}, { kind: door, id: store_id }),
        test.ask(show, {}, asking),
        test.ask(categories.items, {}, asking),
        test.ask(update, names, asking),
        test.ask(updateStatus, { status: false }, asking),
        test.ask(remove, {}, asking),
        test.ask(save, { ...names, store_id }, { kind: door }),
        sorted([id], door),
        sorted([own, id], door),
      ])
      expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(404))
    }
    expect([await listed(theirs), await listed(second)]).toEqual(before)
  })

  it('are changed partly and cleared by name; a stale form gets the changes', async () => {
    const id = await added({ slug: 'rice', imagefile: examplePicture })
    await test.ask(update, { name_en: 'Rice', version: 1 }, { id })
    expect((await listed())[0]).toMatchObject({ name_en: 'Rice', name_ar: names.name_ar, slug: 'rice' })
    const both = await test.ask(update, { slug: 'a', clear: ['slug'] }, { id })
    expect(both.refusal?.errors).toEqual({ slug: 'Not a valid value' })
    await test.ask(updateStatus, { status: false }, { id })
    await sorted([await added(), id])
    expect((await test.ask(update, { clear: ['slug', 'imagefile'], version: 2 }, { id })).status).toBe(200)
    const { output } = await test.ask(show, {}, { id })
    expect(output?.category).toMatchObject({ slug: null, image: null, status: false, sorting_index: 2 })
    const late = await test.ask(update, { name_ar: 'أرز', version: 1 }, { id, language: 'ar' })
    expect(late.refusal?.errors).toEqual({
      name_en: 'تغيّر في هذه الأثناء إلى «Rice»',
      slug: 'تغيّر في هذه الأثناء',
      imagefile: 'تغيّر في هذه الأثناء',
    })
  })

  describe('sorted', () => {
    it('are in the named order, the rest behind; by every alias; only moved rows are written', async () => {
      const [a, b, c, d] = [await added(), await added(), await added(), await added()] as const
      const moved = async () => {
        const rows = await test.query(
          `select row_id, after from audit_log where table_name = 'subcategories' and action = 'update'
           and row_id = any($1) order by id`,
          [[a, b, c, d].map(String)],
        )
        return rows.map(({ row_id, after }) => [Number(row_id), after])
      }
      const { output } = await sorted([a, c, b, d])
      expect(output?.order).toEqual(places([a, c, b, d]))
      expect(await moved()).toEqual(
        expect.arrayContaining([
          [c, { sorting_index: 2 }],
          [b, { sorting_index: 3 }],
        ]),
      )
      expect((await moved()).length).toBe(2)
      expect((await listed()).map(({ version }) => version)).toEqual([1, 1, 1, 1])
      const some = {
        subcategories: [
          { id: d, sorting_index: 70 },
          { id: b, sorting_index: 7 },
        ],
      }
      expect((await test.ask(sortSubcategory, some)).output?.order).toEqual(places([b, d, a, c]))
      const { body } = await test.server.call(
        'POST',
        '/api/restaurant/restaurant/store/sortItemSubCategories',
        {
          token: test.tenant.people.restaurant.token,
          body: { subcategories: places([a]) },
        },
      )
      expect(body).toEqual({ success: true, order: places([a, b, d, c]) })
      expect((await test.ask(sort, { subcategories: [] })).output).toEqual({ order: [] })
    })

    it('keep their order if a named one is archived, of another store or named twice', async () => {
      const [a, b, gone] = [await added(), await added(), await added()] as const
      const elsewhere = await added({ store_id: second })
      await test.ask(remove, {}, { id: gone })
      expect((await sorted([b, a, gone])).status).toBe(404)
      const several = await sorted([b, a, elsewhere])
      expect([several.status, several.refusal?.code]).toEqual([422, 'subcategories.severalStores'])
      const twice = await sorted([b, a, b])
      expect(twice.refusal?.errors).toEqual({ 'subcategories.2.id': 'Named more than once' })
      expect(await order()).toEqual([
        [a, 1],
        [b, 2],
      ])
    })

    it('keep one order when sorted in parallel with additions and deletions', async () => {
      const ids = [await added(), await added(), await added(), await added(), await added()]
      const free = await added()
      const turned = (n: number) => [...ids.slice(n), ...ids.slice(0, n)]
      const all = await Promise.all([
        ...Array.from({ length: 10 }, (_, n) => sorted(turned(n % 5), kinds[n % 2] ?? 'admin')),
        test.ask(remove, {}, { id: free }),
        test.ask(save, { ...names, store_id: store, same_name: true }),
      ])
      expect(all.map(({ status }) => status)).toEqual(Array(12).fill(200))
      const now = await listed()
      expect(now.length).toBe(6)
      expect([0, 1, 2, 3, 4].map(turned)).toContainEqual(now.slice(0, 5).map(({ id }) => id))
      expect(new Set(now.map(({ sorting_index }) => sorting_index)).size).toBe(6)
      const last = await sorted(turned(2))
      expect((await order()).map(([, index]) => index)).toEqual([1, 2, 3, 4, 5, 6])
      expect(last.output?.order.map(({ id }) => id)).toEqual((await listed()).map(({ id }) => id))
    })

    it.runIf(kind === 'postgres')('run one after the other', async () => {
      const [a, b, c] = [await added(), await added(), await added()] as const
      const { pool } = test.database
      await openTransaction(pool, async (client, commit) => {
        await client.query('select 1 from stores where id = $1 for no key update', [store])
        const sorting = sorted([c])
        const adding = test.ask(save, { ...names, store_id: store, same_name: true })
        await anyWaits(pool)
        await client.query('update subcategories set sorting_index = 4 - sorting_index where store_id = $1', [
          store,
        ])
        await commit()
        expect([(await sorting).status, (await adding).status]).toEqual([200, 200])
        expect((await listed()).slice(0, 3).map(({ id }) => id)).toEqual([c, b, a])
      })
    })
  })

  it('contain items: counted, listed by what each kind may see, without archived ones', async () => {
    const { stores: own = 0 } = test.tenant.ids
    const sub_category_id = await added({ store_id: own })
    const [first, hidden, gone] = [
      await test.added({ sub_category_id }),
      await test.added({ sub_category_id }),
      await test.added({ sub_category_id }),
    ]
    await test.ask(items.updateShowOnRestaurantManager, {
      item_id: hidden,
      show_on_restaurant_manager: false,
    })
    await test.ask(items.remove, {}, { id: gone })
    const { output } = await test.ask(show, {}, { id: sub_category_id })
    expect(output?.category.item_count).toBe(2)
    const held = async (door: Kind) => {
      const answer = await test.ask(categories.items, {}, { id: sub_category_id, kind: door })
      return answer.output?.items.map(({ id }) => id)
    }
    expect([await held('admin'), await held('restaurant')]).toEqual([[first, hidden], [first]])
  })

  describe('deleted', () => {
    it('are rejected while they have items, with the number and one name', async () => {
      const { stores: own = 0 } = test.tenant.ids
      const sub_category_id = await added({ store_id: own })
      const item = await test.added({ sub_category_id, name_en: 'Kabsa', name_ar: 'كبسة' })
      const refused = await test.ask(remove, {}, { id: sub_category_id })
      expect([refused.status, refused.refusal?.code]).toEqual([409, 'subcategories.hasItems'])
      expect(refused.refusal?.message).toContain('(1), for example Kabsa')
      const inArabic = await test.ask(remove, {}, { id: sub_category_id, language: 'ar' })
      expect(inArabic.refusal?.message).toContain('منها كبسة')
      await test.ask(items.remove, {}, { id: item })
      expect((await test.ask(remove, {}, { id: sub_category_id })).status).toBe(200)
      expect((await test.ask(remove, {}, { id: sub_category_id })).status).toBe(404)
      expect((await test.ask(items.save, test.form({ sub_category_id }))).status).toBe(404)
    })

    it('do not name an item to callers it is hidden from', async () => {
      const { stores: own = 0 } = test.tenant.ids
      const sub_category_id = await added({ store_id: own })
      const item = await test.added({ sub_category_id, name_en: 'Sago', name_ar: 'ساغو' })
      await test.query('update items set show_on_restaurant_manager = false where id = $1', [item])
      const refused = await test.ask(remove, {}, { id: sub_category_id, kind: 'restaurant' })
      expect(refused.refusal?.code).toBe('subcategories.hasUnseenItems')
      expect(refused.refusal?.message).not.toContain('Sago')
      expect((await test.ask(remove, {}, { id: sub_category_id })).refusal?.message).toContain('Sago')
      const seen = await test.added({ sub_category_id })
      const usesFor = async (door: 'admin' | 'restaurant') =>
        (await test.ask(remove, {}, { id: sub_category_id, kind: door })).refusal?.uses
      expect((await usesFor('admin'))?.items.map(({ item_id }) => item_id)).toEqual(
        expect.arrayContaining([item, seen]),
      )
      expect(await usesFor('restaurant')).toMatchObject({ count: 2, items: [{ item_id: seen }] })
    })

    it('and items being saved in them exclude each other', async () => {
      const { stores: own = 0 } = test.tenant.ids
      for (let round = 0; round < (kind === 'postgres' ? 15 : 2); round++) {
        const sub_category_id = await added({ store_id: own })
        const [removed, saved] = await Promise.all([
          test.ask(remove, {}, { id: sub_category_id }),
          test.ask(items.save, test.form({ sub_category_id })),
        ])
        expect([
          [200, 404],
          [409, 200],
        ]).toContainEqual([removed.status, saved.status])
      }
    })

    it.runIf(kind === 'postgres')('wait for an item that is being saved', async () => {
      const { stores: own = 0, items: item } = test.tenant.ids
      const sub_category_id = await added({ store_id: own })
      const { pool } = test.database
      await openTransaction(pool, async (client, commit) => {
        await client.query('select 1 from subcategories where id = $1 for no key update', [sub_category_id])
        const removing = test.ask(remove, {}, { id: sub_category_id })
        await anyWaits(pool)
        await client.query('update items set sub_category_id = $1 where id = $2', [sub_category_id, item])
        await commit()
        expect((await removing).refusal?.code).toBe('subcategories.hasItems')
      })
    })
  })
})
