import { collections } from '@sufra/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { openStores, type StoresTest } from '../../stores/stores/stores.fixture.ts'
import { collectionsOf } from './collections.fixture.ts'

describeEachDatabase('filter collections', (open) => {
  let test: StoresTest
  let own: number
  let item: number
  let of: ReturnType<typeof collectionsOf>
  let stores: number[]
  let items: number[]
  beforeAll(async () => {
    test = await openStores(open)
    of = collectionsOf(test)
    own = test.tenant.ids.stores as number
    item = test.tenant.ids.items as number
    stores = await of.stores(3)
    items = await of.items(3)
  })
  afterAll(() => test?.close())

  const idsIn = async (id: number) => (await of.elements(id)).map((each) => each.item_id ?? each.store_id)
  const numbered = (order: readonly { element_id: number }[]) =>
    order.map(({ element_id }, index) => ({ id: element_id, sorting_index: index + 1 }))

  describe('as they are made', () => {
    it('stand at the end, on, with their stores in the given order', async () => {
      const id = await of.ofStores([stores[1] ?? 0, own, stores[0] ?? 0])
      const last = (await of.listed()).at(-1)
      expect(last).toEqual({
        id,
        ...of.names,
        type: 'Store',
        store_id: null,
        store_name: null,
        status: true,
        sorting_index: expect.any(Number),
        element_count: 3,
        version: 1,
      })
      const found = await of.details(id)
      const elements = found?.collections ?? []
      expect(elements.map(({ store_id }) => store_id)).toEqual([stores[1], own, stores[0]])
      expect(elements[1]).toEqual({
        element_id: expect.any(Number),
        store_id: own,
        store_name: { en: 'Karam store', ar: 'Karam store ع' },
        item_id: null,
        item_name: null,
        image: null,
        shown: true,
        sorting_index: 2,
      })
      expect(found?.filter_collection).toEqual({
        ...last,
        stores: [stores[1], own, stores[0]],
        items: [],
        collection_stores: elements.map(({ element_id, store_id, sorting_index }) => ({
          id: element_id,
          store_id,
          sorting_index,
        })),
        collection_items: [],
      })
    })

    it('hold items of one store, which is named', async () => {
      const id = await of.ofItems(own, [items[0] ?? 0, item])
      const found = await of.details(id)
      expect(found?.filter_collection).toMatchObject({
        type: 'Item',
        store_id: own,
        store_name: { en: 'Karam store', ar: 'Karam store ع' },
        stores: [own],
        items: [items[0], item],
        collection_stores: [],
      })
      expect(found?.collections[1]).toMatchObject({
        item_id: item,
        item_name: { en: 'Karam machboos', ar: 'Karam machboos ع' },
        shown: true,
      })
    })

    it('are refused at the field in the wrong', async () => {
      const other = await test.world.tenant('Other')
      const refused = async (body: object) => {
        const { status, refusal } = await test.ask(collections.save, undefined, { ...of.names, ...body })
        return [status, refusal?.code, Object.keys(refusal?.errors ?? {})]
      }
      expect(await refused({ type: 'Item', items: [item] })).toEqual([
        422,
        'collections.oneStore',
        ['stores'],
      ])
      expect(await refused({ type: 'Item', stores: [own, ...stores] })).toEqual([
        422,
        'collections.oneStore',
        ['stores'],
      ])
      expect(await refused({ type: 'Store', stores: [own], items: [item] })).toEqual([
        422,
        'collections.noItems',
        ['items'],
      ])
      const foreign = other.ids.items as number
      expect(await refused({ type: 'Item', stores: [own], items: [item, foreign] })).toEqual([
        422,
        'collections.otherStore',
        ['items'],
      ])
      const gone = (field: string) => [404, 'row.missing', [field]]
      expect(await refused({ type: 'Store', stores: [own, 999_999_999] })).toEqual(gone('stores'))
      expect(await refused({ type: 'Item', stores: [999_999_999] })).toEqual(gone('stores'))
      expect(await refused({ type: 'Item', stores: [own], items: [999_999_999] })).toEqual(gone('items'))
      expect(await refused({ type: 'Shop', name_en: ' ' })).toEqual([
        422,
        'input.invalid',
        ['name_en', 'type'],
      ])
    })
  })

  describe('as they are changed', () => {
    it('are renamed without touching what is in them; a stale form is told', async () => {
      const id = await of.ofStores([own, ...stores])
      expect((await of.change(id, { name_en: 'Eid', version: 1 })).output).toEqual({ id, version: 2 })
      expect(await idsIn(id)).toEqual([own, ...stores])
      const late = await of.change(id, { name_en: 'Feasts', version: 1 })
      expect(late.refusal?.stale?.changes).toEqual({ name_en: { before: 'Ramadan feasts', after: 'Eid' } })
    })

    it('get new stores at the end and lose the others, and keep their order', async () => {
      const [a = 0, b = 0, c = 0] = stores
      const id = await of.ofStores([a, b, own])
      await of.change(id, { stores: [c, own, a] })
      expect(await idsIn(id)).toEqual([a, own, c])
      await of.change(id, { stores: [] })
      expect(await idsIn(id)).toEqual([])
    })

    it('are a change of the collection if somebody else put something in, but not if they sorted', async () => {
      const [a = 0, b = 0] = stores
      const id = await of.ofStores([a])
      const added = await of.change(id, { stores: [a, own], version: 1 })
      expect(added.output?.version).toBe(2)
      const late = await of.change(id, { stores: [a, b], version: 1 })
      expect([late.status, late.refusal?.code, Object.keys(late.refusal?.errors ?? {})]).toEqual([
        409,
        'version.stale',
        ['stores'],
      ])
      const elements = await of.elements(id)
      await test.ask(collections.sortStores, undefined, { elements: numbered(elements.toReversed()) })
      expect((await of.change(id, { name_en: 'Sorted', version: 2 })).output?.version).toBe(3)
      const [audited] = await of.query(
        `select before, after from audit_log where table_name = 'filter_collections' and row_id = $1
          and action = 'update' order by id limit 1`,
        [String(id)],
      )
      expect(audited).toEqual({ before: { stores: [a] }, after: { stores: [a, own].sort((x, y) => x - y) } })
    })

    it('begin empty with another type or store', async () => {
      const id = await of.ofStores([own, ...stores])
      expect((await of.change(id, { type: 'Item', stores: [own], items: [item] })).status).toBe(200)
      expect((await of.details(id))?.filter_collection).toMatchObject({ type: 'Item', items: [item] })
      expect((await of.change(id, { stores: [stores[0] ?? 0] })).status).toBe(200)
      expect(await idsIn(id)).toEqual([])
      expect((await of.change(id, { type: 'Store', stores: [own] })).status).toBe(200)
      expect(await idsIn(id)).toEqual([own])
    })

    it('lose a single element, once', async () => {
      const id = await of.ofItems(own, [item, ...items])
      const [first] = await of.elements(id)
      const body = { element_id: first?.element_id, type: 'Item' }
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => test.ask(collections.removeElement, undefined, body)),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404])
      expect(await idsIn(id)).toEqual(items)
      expect((await of.details(id))?.filter_collection.version).toBe(2)
    })

    it('are switched off and on, and deleted', async () => {
      const id = await of.ofStores([own])
      const element_id = (await of.elements(id))[0]?.element_id
      expect(await of.shown(id)).toMatchObject({ stores: [{ id: own }] })
      const off = await test.ask(collections.updateStatus, id, { status: false })
      expect(off.output).toEqual({ id, status: false })
      expect(await of.shown(id)).toBeUndefined()
      expect((await test.ask(collections.remove, id)).status).toBe(200)
      for (const gone of [
        await test.ask(collections.remove, id),
        await test.ask(collections.updateStatus, id, { status: true }),
        await of.change(id, { name_en: 'Gone' }),
        await test.ask(collections.removeElement, undefined, { type: 'Store', element_id }),
      ])
        expect(gone.status).toBe(404)
      expect((await of.listed()).map((row) => row.id)).not.toContain(id)
    })
  })

  describe('as they are seen', () => {
    it('are found by either name', async () => {
      const id = await of.ofStores([], { name_en: 'Weddings 2030', name_ar: 'أعراس ٢٠٣٠' })
      for (const search of ['weddings', 'أعراس', '2030', '٢٠٣٠'])
        expect((await of.listed(search)).map((row) => row.id)).toEqual([id])
      expect(await of.listed('nothing like it')).toEqual([])
    })

    it('show restaurants what is theirs, and nothing else', async () => {
      const other = await test.world.tenant('Elsewhere')
      const foreign = other.ids.stores as number
      const both = await of.ofStores([foreign, own])
      const name_en = 'Feasts from elsewhere'
      const theirs = await of.ofItems(foreign, [other.ids.items as number], { name_en })
      expect((await of.listed(name_en)).map(({ id }) => id)).toEqual([theirs])
      for (const kind of ['restaurant', 'store_user'] as const) {
        const seen = await of.listed('', kind)
        expect(seen.find(({ id }) => id === both)).toMatchObject({ element_count: 1 })
        expect(await of.listed(name_en, kind)).toEqual([])
        expect((await of.details(both, kind))?.collections.map((each) => each.store_id)).toEqual([own])
        expect(await of.details(theirs, kind)).toBeUndefined()
      }
      // Another store of the own restaurant is not a store user's.
      const beside = await of.ofStores(await of.stores(1))
      expect(await of.details(beside, 'restaurant')).toBeDefined()
      expect(await of.details(beside, 'store_user')).toBeUndefined()
    })

    it('lose deleted stores and items, and get them back with them', async () => {
      const [store = 0] = await of.stores(1)
      const [dish = 0] = await of.items(1)
      const [ofStore, ofItem] = [await of.ofStores([store, own]), await of.ofItems(own, [dish, item])]
      await of.query('update stores set archived_at = now() where id = $1', [store])
      await of.query('update items set archived_at = now() where id = $1', [dish])
      expect([await idsIn(ofStore), await idsIn(ofItem)]).toEqual([[own], [item]])
      const counts = (await of.listed()).filter(({ id }) => id === ofStore || id === ofItem)
      expect(counts.map(({ element_count }) => element_count)).toEqual([1, 1])
      // A form that was opened before still saves.
      expect((await of.change(ofStore, { stores: [store, own] })).status).toBe(200)
      expect((await of.change(await of.ofStores([own]), { stores: [store] })).status).toBe(404)
      await of.query('update stores set archived_at = null where id = $1', [store])
      expect(await idsIn(ofStore)).toEqual([store, own])
    })

    it('tell what customers cannot order at the moment', async () => {
      const [store = 0] = await of.stores(1)
      const id = await of.ofStores([store, own])
      await of.query('update stores set catering_status = false where id = $1', [store])
      expect((await of.elements(id)).map(({ shown }) => shown)).toEqual([false, true])
      expect((await of.shown(id))?.stores.map((each) => each.id)).toEqual([own])
    })
  })

  describe('pickers', () => {
    it('find stores by name, restaurant or number, and say that there are more', async () => {
      const found = async (query: string) => {
        const { body } = await test.server.call<{ stores: { id: number }[]; cut: boolean }>(
          'GET',
          `/api/admins/settings/filterCollection/getAllStoresList?${query}`,
          { token: test.world.admins['Super Admin'].token },
        )
        return { ids: body.stores?.map(({ id }) => id), cut: body.cut }
      }
      expect((await found('search=karam%20STORE')).ids).toContain(own)
      expect((await found(`search=${own}`)).ids).toContain(own)
      expect((await found('search=karam%20restaurant')).ids).toEqual(expect.arrayContaining([own, ...stores]))
      expect(await found('count=1')).toMatchObject({ cut: true, ids: [expect.any(Number)] })
      expect((await found('')).cut).toBe(false)
      expect(await found('search=no%20such%20store')).toEqual({ ids: [], cut: false })
    })

    it('find items of the chosen stores', async () => {
      const found = async (body: object) =>
        test.ask(collections.itemsOfStores, undefined, { stores_id: [own], ...body })
      const all = (await found({})).output?.items ?? []
      expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([item, ...items]))
      const byName = (await found({ search: 'KARAM mach' })).output?.items
      expect(byName).toEqual([
        {
          id: item,
          store_id: own,
          name: { en: 'Karam machboos', ar: 'Karam machboos ع' },
          store_name: { en: 'Karam store', ar: 'Karam store ع' },
          image: null,
        },
      ])
      expect((await found({ count: 2 })).output).toMatchObject({ cut: true, items: { length: 2 } })
      expect((await found({ stores_id: [stores[0]] })).output?.items).toEqual([])
      expect((await found({ stores_id: [own, 999_999_999] })).status).toBe(404)
      expect((await found({ stores_id: [] })).status).toBe(422)
    })
  })
})
