import type { Kind } from '@sufra/contract/kernel/kinds'
import { bulkEdits } from '@sufra/contract/menu/bulkEdits'
import { items } from '@sufra/contract/menu/items'
import { menuCopy } from '@sufra/contract/menu/menuCopy'
import { menuImport } from '@sufra/contract/menu/menuImport'
import { stores } from '@sufra/contract/stores/stores'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { insert } from '../../../test/world.ts'
import { openSheet, type SheetTest } from '../menuImport/menuImport.fixture.ts'
import { itemColumns } from './menuCopy.sql.ts'

describeRules('a menu copied to another store', (open) => {
  let test: SheetTest
  let from_store_id: number
  beforeAll(async () => {
    test = await openSheet(open)
    from_store_id = test.store_id
    const { ids } = test.tenant
    const [{ id: file }] = await query('select id from files order by id limit 1')
    await query('update items set thumb_id = $2 where id = $1', [ids.items, file])
    await insert(test.database.pool, 'item_choice_options', {
      item_choice_id: ids.item_choices,
      name_en: 'Yoghurt',
      name_ar: 'لبن',
      item_choice_price: 150,
    })
  })
  afterAll(() => test?.close())

  const query = async (text: string, values: unknown[] = []) =>
    (await test.database.pool.query(text, values)).rows
  let made = 0
  /** A store of the same restaurant without a menu. */
  const sister = async () => {
    const [{ id: _id, ...store }] = await query('select * from stores where id = $1', [from_store_id])
    return insert(test.database.pool, 'stores', {
      ...store,
      name_en: `Sister ${++made}`,
      name_ar: `أخت ${made}`,
    })
  }
  const preview = (store_id: number, kind: Kind = 'restaurant', from = from_store_id) =>
    test.ask(menuCopy.preview, { from_store_id: from, store_id }, { kind })
  const apply = (
    store_id: number,
    seal: string | undefined,
    kind: Kind = 'restaurant',
    from = from_store_id,
  ) => test.ask(menuCopy.apply, { from_store_id: from, store_id, seal }, { kind })
  /** The content of a menu, without row ids. */
  const contentOf = async (id: number) => {
    const { output } = await test.ask(menuImport.show, {}, { id })
    const without = (rows: readonly (readonly unknown[])[] = [], numbers: number) =>
      rows.map((row) => row.slice(numbers))
    return {
      items: without(output?.items, 1),
      choices: without(output?.choices, 3),
      addons: without(output?.addons, 3),
    }
  }

  it('copies all texts, prices, taxonomies, photos, choices and addons in order, and is undone as one', async () => {
    const store_id = await sister()
    const { output: previewed } = await preview(store_id)
    const [{ items: all, categories }] = await query(
      `select (select count(*)::int from items where store_id = $1 and archived_at is null) as items,
        (select count(*)::int from subcategories where store_id = $1 and archived_at is null) as categories`,
      [from_store_id],
    )
    expect(previewed).toMatchObject({ items: all, categories, photos: 2, there: 0 })
    const copied = await apply(store_id, previewed?.seal)
    expect(copied.output?.change).toMatchObject({ what: 'copy', asked: null, count: all, undone: false })
    expect(await contentOf(store_id)).toEqual(await contentOf(from_store_id))
    const [{ files }] = await query(
      `select count(distinct file_id)::int as files from item_images join items on items.id = item_id
        where store_id = any($1)`,
      [[store_id, from_store_id]],
    )
    expect(files).toBe(1)
    // A second time adds nothing.
    const again = await preview(store_id)
    expect(again.output).toMatchObject({ items: 0, categories: 0, there: all })
    expect((await apply(store_id, again.output?.seal)).refusal?.code).toBe('menuChanges.nothing')
    const undone = await test.ask(bulkEdits.undo, {}, { id: copied.output?.change.id, kind: 'restaurant' })
    expect(undone.output).toEqual({ undone: all, kept: [] })
    expect(await contentOf(store_id)).toEqual({ items: [], choices: [], addons: [] })
    const [left] = await query(
      'select count(*)::int as n from subcategories where store_id = $1 and archived_at is null',
      [store_id],
    )
    expect(left.n).toBe(0)
  })

  it('is rejected if either menu changed since the preview', async () => {
    const store_id = await sister()
    const { output: previewed } = await preview(store_id)
    await test.ask(items.update, { lead_time: 31 }, { id: test.tenant.ids.items })
    expect((await apply(store_id, previewed?.seal)).refusal?.code).toBe('menuChanges.stale')
    expect((await contentOf(store_id)).items).toEqual([])
  })

  it('returns 404 if either store is foreign', async () => {
    const store_id = await sister()
    const other = await test.world.tenant('Foreign')
    const foreign = other.ids.stores as number
    for (const [from, to] of [
      [foreign, store_id],
      [from_store_id, foreign],
      [from_store_id, 999_999],
    ] as const) {
      expect((await preview(to, 'restaurant', from)).status).toBe(404)
      expect((await apply(to, '0'.repeat(64), 'restaurant', from)).status).toBe(404)
    }
    // Platform staff may use both.
    expect((await preview(foreign, 'admin')).output?.items).toBeGreaterThan(0)
    // A store user may use only one.
    expect((await test.ask(stores.show, {}, { id: store_id, kind: 'store_user' })).status).toBe(404)
  })

  it('leaves out what the platform hides from the restaurant', async () => {
    const store_id = await sister()
    const hidden = await test.added({ name_en: 'Secret', name_ar: 'سر' })
    await query('update items set show_on_restaurant_manager = false where id = $1', [hidden])
    const [own, all] = [await preview(store_id), await preview(store_id, 'admin')]
    expect((all.output?.items ?? 0) - (own.output?.items ?? 0)).toBe(1)
    await query('update items set archived_at = now() where id = $1', [hidden])
  })

  it('is offered if a file is of another store, and only to callers with access to it', async () => {
    const store_id = await sister()
    const id = test.tenant.ids.items
    const asked = { store_id, items: { columns: ['item_id'], rows: [{ row: 2, cells: [id] }] } }
    const elsewhere = async (body: object, kind: Kind = 'restaurant') =>
      (await test.ask(menuImport.preview, body, { kind })).output?.elsewhere
    expect(await elsewhere(asked)).toMatchObject({ id: from_store_id })
    expect(await elsewhere({ ...asked, store_id: from_store_id })).toBeNull()
    const other = await test.world.tenant('Outside')
    const foreign = {
      ...asked,
      items: { columns: ['item_id'], rows: [{ row: 2, cells: [other.ids.items] }] },
    }
    expect(await elsewhere(foreign)).toBeNull()
    expect(await elsewhere(foreign, 'admin')).toMatchObject({ id: other.ids.stores })
  })

  it('covers every column of an item', async () => {
    const columns = await query(
      `select column_name from information_schema.columns where table_schema = 'public' and table_name = 'items'`,
    )
    const own = ['id', 'store_id', 'sub_category_id', 'copied_from_item_id', 'sorting_index', 'version']
    const known = [...own, 'created_at', 'updated_at', 'archived_at', ...itemColumns]
    expect(columns.map(({ column_name }) => column_name).toSorted()).toEqual(known.toSorted())
  })
})
