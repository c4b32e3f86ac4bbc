// Over 300 lines: the history of one store; a second file would have to seed both databases again.
import { bookedDays, deliveryRegions, items, stores, workingHours } from '@sufra/contract'
import { addDays, formatDay, qatarDay } from '@sufra/contract/kernel/clock'
import type { Kind } from '@sufra/contract/kernel/kinds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { insert } from '../../../test/world.ts'
import { openStores, pictures, type StoresTest } from './stores.fixture.ts'
import { historyTables } from './stores.history.tables.ts'

describeRules("a store's history", (open) => {
  let test: StoresTest
  beforeAll(async () => {
    test = await openStores(open)
  })
  afterAll(() => test?.close())

  const query = async (text: string, values: unknown[] = []) =>
    (await test.database.pool.query(text, values)).rows
  const history = async (
    id: number,
    { kind = 'admin', ...body }: { kind?: Kind; count?: number; page?: number } = {},
  ) => {
    const { output } = await test.ask(stores.history, id, body, { kind })
    if (!output) throw new Error('no history')
    return output
  }
  const latest = async (id: number, kind: Kind = 'admin') => (await history(id, { kind })).data[0]

  it('returns who changed what, with wire names and values', async () => {
    const id = await test.added({ drop_off_time: '10-22' })
    await test.ask(
      stores.update,
      id,
      {
        catering_comission: 20,
        cash_on_delivery_limit: 99.5,
        drop_off_time: '10-23',
        logofile: pictures.logofile,
        clear: ['escalation_minutes'],
      },
      {},
    )
    expect(await latest(id)).toEqual({
      id: expect.any(Number),
      at: expect.stringMatching(/Z$/),
      actor_kind: 'admin',
      actor_name: 'platform Super Admin',
      source: 'api',
      table: 'stores',
      row_id: String(id),
      name: null,
      of: [],
      action: 'update',
      changes: [
        { field: 'catering_comission', before: 15, after: 20 },
        { field: 'cash_on_delivery_limit', before: 3000, after: 99.5 },
        { field: 'drop_off_to', before: '22:00', after: '23:00' },
        { field: 'logo', before: null, after: null },
      ],
      undo: null,
    })
    const all = await history(id)
    expect(all.data.map(({ action, changes }) => [action, changes.map(({ field }) => field)])).toEqual([
      ['update', ['catering_comission', 'cash_on_delivery_limit', 'drop_off_to', 'logo']],
      ['insert', ['name_en', 'name_ar']],
    ])
    expect(all.total).toBe(2)
  })

  it('takes a change of one field of the store or its menu back, for whoever may save it', async () => {
    const id = test.store
    const item = test.tenant.ids.items
    const [line] = await query('select address_en from stores where id = $1', [id])
    await test.ask(stores.update, id, { address_en: 'Salwa Road' }, { kind: 'restaurant' })
    await test.ask(items.update, item, { enough_for: 12 }, { kind: 'store_user' })
    const ofStore = async (kind: Kind) =>
      (await history(id, { kind })).data.find(({ table }) => table === 'stores')
    expect((await latest(id, 'store_user'))?.undo?.operation).toBe('items.update')
    expect((await ofStore('store_user'))?.undo).toBeNull()
    const change = await ofStore('restaurant')
    expect(change?.undo).toEqual({
      operation: 'stores.update',
      path: `restaurant/store/update/${id}`,
      multipart: true,
      body: { address_en: line.address_en, version: expect.any(Number) },
    })
    const undone = await test.ask(stores.update, id, change?.undo?.body, { kind: 'restaurant' })
    expect([undone.status, undone.refusal]).toEqual([200, undefined])
    expect(await ofStore('restaurant')).toMatchObject({
      changes: [{ field: 'address_en', before: 'Salwa Road', after: line.address_en }],
      undo: { body: { address_en: 'Salwa Road' } },
    })
    expect((await history(id, { kind: 'restaurant' })).data.filter(({ undo }) => undo)).toHaveLength(2)
  })

  it('includes hours, days and regions, by name and with deleted ones', async () => {
    const id = await test.added()
    const hour = await test.ask(workingHours.save, id, {
      week_day: 'Monday',
      start_time: '10:00',
      end_time: '12:00',
    })
    await test.ask(workingHours.update, hour.output?.id, { end_time: '13:00' })
    await test.ask(workingHours.remove, hour.output?.id)
    const day = addDays(qatarDay(new Date()), 3)
    await test.ask(bookedDays.save, undefined, { restaurant_store_id: id, start_date: day, end_date: day })
    const region = await test.ask(deliveryRegions.save, test.world.place.region_id, {
      restaurant_store_id: id,
      start_time: '08:00',
      end_time: '22:00',
      catering_delivery_fees: 12.5,
    })
    await test.ask(deliveryRegions.saveArea, region.output?.id, {
      area_id: test.world.place.area_id,
      start_time: '08:00',
      end_time: '22:00',
      catering_delivery_fees: 5,
    })
    await test.ask(deliveryRegions.remove, region.output?.id)
    const { data } = await history(id)
    const west = { en: 'West Bay', ar: 'West Bay ع' }
    const inDoha = { en: 'Doha', ar: 'Doha ع' }
    const monday = { en: 'Monday', ar: 'الاثنين' }
    expect(data.slice(0, 8).map(({ name, of }) => [name, of])).toEqual([
      [inDoha, []],
      [west, [inDoha]],
      [west, [inDoha]],
      [inDoha, []],
      [expect.objectContaining({ en: formatDay(day, 'en') }), []],
      [monday, []],
      [monday, []],
      [monday, []],
    ])
    const shown = data.map(({ table, action, changes }) => [
      table,
      action,
      Object.fromEntries(
        changes.map(({ field, before, after }) => [field, action === 'delete' ? before : after]),
      ),
    ])
    const hours = { start_time: '08:00', end_time: '22:00' }
    const doha = { region: { en: 'Doha', ar: 'Doha ع' }, ...hours, catering_delivery_fees: 12.5 }
    const bay = { area: { en: 'West Bay', ar: 'West Bay ع' }, ...hours, catering_delivery_fees: 5 }
    expect(shown.slice(0, 8)).toEqual([
      ['store_regions', 'delete', doha],
      ['store_region_areas', 'delete', bay],
      ['store_region_areas', 'insert', bay],
      ['store_regions', 'insert', doha],
      ['booked_days', 'insert', { start_date: day, end_date: day }],
      ['working_hours', 'delete', { week_day: 'Monday', start_time: '10:00', end_time: '13:00' }],
      ['working_hours', 'update', { end_time: '13:00' }],
      ['working_hours', 'insert', { week_day: 'Monday', start_time: '10:00', end_time: '12:00' }],
    ])
  })

  it('names the changed row and its parents, also after deletion', async () => {
    const { items, subcategories, item_addons } = test.tenant.ids
    const both = (en: string) => ({ en, ar: `${en} ع` })
    const { pool } = test.database
    const choice = await insert(pool, 'item_choices', {
      item_id: items,
      name_en: 'Rice',
      name_ar: 'Rice ع',
      min_selection_needed: 0,
      max_selection_needed: 1,
      max_quantity: 1,
    })
    const option = await insert(pool, 'item_choice_options', {
      item_choice_id: choice,
      name_en: 'Brown',
      name_ar: 'Brown ع',
      item_choice_price: 100,
    })
    const dish = both('Karam machboos')
    const [{ name_en, name_ar }] = await query('select name_en, name_ar from item_addons where id = $1', [
      item_addons,
    ])
    await query('update item_choice_options set item_choice_price = 250 where id = $1', [option])
    await query('delete from item_choice_options where id = $1', [option])
    await query('delete from item_choices where id = $1', [choice])
    await query('update item_addons set show_on_menu = false where id = $1', [item_addons])
    // A bulk change: each row by name.
    await query('update items set show = false where id = $1', [items])
    await query('update subcategories set status = false where id = $1', [subcategories])
    const named = async (kind: Kind) =>
      (await history(test.store, { kind, count: 8 })).data.map(({ action, name, of }) => [action, name, of])
    const expected = [
      ['update', both('Karam grills'), []],
      ['update', dish, []],
      ['update', { en: name_en, ar: name_ar }, [dish]],
      ['delete', both('Rice'), [dish]],
      ['delete', both('Brown'), [both('Rice'), dish]],
      ['update', both('Brown'), [both('Rice'), dish]],
      ['insert', both('Brown'), [both('Rice'), dish]],
      ['insert', both('Rice'), [dish]],
    ]
    for (const kind of ['admin', 'restaurant', 'store_user'] as const)
      expect(await named(kind)).toEqual(expected)
    // Nothing is told to the restaurant of an item that the platform keeps from it.
    await query('update items set show_on_restaurant_manager = false where id = $1', [items])
    expect((await named('admin'))[0]).toEqual(['update', dish, []])
    for (const kind of ['restaurant', 'store_user'] as const) {
      const { data } = await history(test.store, { kind, count: 8 })
      expect(data.filter(({ table, row_id }) => table === 'items' && row_id === String(items))).toEqual([])
      const told = JSON.stringify(await named(kind))
      expect(told).toContain('Karam grills')
      for (const each of [dish.en, name_en, 'Rice', 'Brown']) expect(told).not.toContain(each)
    }
    await query('update items set show_on_restaurant_manager = true, show = true where id = $1', [items])
    await query('update subcategories set status = true where id = $1', [subcategories])
  })

  it('includes the menu and shows archiving as deletion', async () => {
    const { items, subcategories } = test.tenant.ids
    await query('update items set promoted_price = 45050, sorting_index = 3 where id = $1', [items])
    expect((await latest(test.store))?.changes).toEqual([
      { field: 'sorting_index', before: 0, after: 3 },
      { field: 'promoted_price', before: 500, after: 450.5 },
    ])
    const gone = await insert(test.database.pool, 'subcategories', {
      store_id: test.store,
      name_en: 'Soups',
      name_ar: 'شوربات',
    })
    await query('update items set sub_category_id = $2 where id = $1', [items, gone])
    expect((await latest(test.store))?.changes).toEqual([
      {
        field: 'sub_category',
        before: { en: 'Karam grills', ar: 'Karam grills ع' },
        after: { en: 'Soups', ar: 'شوربات' },
      },
    ])
    await query('update items set sub_category_id = $2 where id = $1', [items, subcategories])
    await query('update subcategories set archived_at = now() where id = $1', [gone])
    expect(await latest(test.store)).toMatchObject({
      table: 'subcategories',
      row_id: String(gone),
      action: 'delete',
      changes: [],
    })
  })

  describe('what it hides', () => {
    it('are the names of platform staff, from all but admins', async () => {
      const id = test.store
      await test.ask(stores.update, id, { name_en: 'By platform' })
      expect((await latest(id, 'admin'))?.actor_name).toBe('platform Super Admin')
      for (const kind of ['restaurant', 'store_user'] as const)
        expect(await latest(id, kind)).toMatchObject({ actor_kind: 'admin', actor_name: null })
      await test.ask(stores.update, id, { name_en: 'By owner' }, { kind: 'restaurant' })
      for (const kind of ['admin', 'restaurant', 'store_user'] as const)
        expect((await latest(id, kind))?.actor_name).toBe('Karam Restaurant Owner')
    })

    it('are the accounts of a store’s users, from these users', async () => {
      const account = test.tenant.people.store_user.account_id
      await query(
        `update accounts set name = 'Renamed', password_hash = 'secret-hash', password_changed_at = now(),
        last_sign_in_at = now() where id = $1`,
        [account],
      )
      const of = async (wanted: string, kind: Kind) =>
        (await history(test.store, { kind, count: 100 })).data.filter(({ table }) => table === wanted)
      const ofAccounts = (kind: Kind) => of('accounts', kind)
      expect((await ofAccounts('restaurant'))[0]?.changes).toEqual([
        { field: 'name', before: 'Karam Store Manager', after: 'Renamed' },
        { field: 'password', before: null, after: null },
      ])
      expect((await ofAccounts('admin')).at(-1)?.changes.map(({ field }) => field)).toEqual([
        'name',
        'email',
        'role',
      ])
      expect(await ofAccounts('store_user')).toEqual([])
      const [admin, user] = [await history(test.store), await history(test.store, { kind: 'store_user' })]
      const joined = await of('store_members', 'admin')
      expect(await of('store_members', 'store_user')).toEqual([])
      expect(admin.total - user.total).toBe((await ofAccounts('admin')).length + joined.length)
      expect(JSON.stringify(await history(test.store, { count: 100 }))).not.toMatch(/secret|\$argon/)
    })

    it('are orders, money and files', async () => {
      await query('update orders set notes = $2 where id = $1', [test.tenant.ids.orders, 'ordernote'])
      await query('update settings set value = $1::jsonb where key = $2', [
        '{"en": "X", "ar": "X"}',
        'product_name',
      ])
      const { data } = await history(test.store, { count: 100 })
      expect(data.map(({ table }) => table).filter((table) => !historyTables[table])).toEqual([])
      expect(JSON.stringify(data)).not.toContain('ordernote')
      const fields = data.flatMap(({ changes }) => changes.map(({ field }) => field))
      expect(fields.filter((field) => /_id$|version|updated_at|minutes/.test(field))).toEqual([])
    })

    it('are other stores, of the same restaurant too', async () => {
      const other = await test.world.tenant('Foreign')
      await query(`update stores set name_en = 'Foreign renamed' where id = $1`, [other.ids.stores])
      await query(`update items set name_en = 'Foreign dish' where id = $1`, [other.ids.items])
      const sister = await test.added({ name_en: 'Sister' })
      for (const kind of ['admin', 'restaurant', 'store_user'] as const) {
        const text = JSON.stringify(await history(test.store, { kind, count: 100 }))
        expect(text).not.toMatch(/Foreign|Sister/)
      }
      for (const kind of ['restaurant', 'store_user'] as const)
        expect((await test.ask(stores.history, other.ids.stores, {}, { kind })).status).toBe(404)
      expect((await test.ask(stores.history, sister, {}, { kind: 'store_user' })).status).toBe(404)
    })
  })

  it('is paged, the latest first', async () => {
    const id = await test.added()
    for (const name of ['A', 'B', 'C', 'D']) await test.ask(stores.update, id, { name_en: name })
    const names = async (page: number) =>
      (await history(id, { count: 2, page })).data.map(({ changes }) => changes[0]?.after)
    expect([await names(1), await names(2), await names(3), await names(4)]).toEqual([
      ['D', 'C'],
      ['B', 'A'],
      ['Corniche Kitchen'],
      [],
    ])
    expect((await history(id, { page: 9 })).total).toBe(5)
  })

  it('uses its own index, which covers exactly its tables', async () => {
    const [index] = await query(`select indexdef from pg_indexes where indexname = 'audit_log_store_edits'`)
    const tables = [...index.indexdef.matchAll(/'(\w+)'/g)].map(([, table]: string[]) => table)
    expect(tables).toEqual(Object.keys(historyTables))
    const columns = await query(
      `select table_name, column_name from information_schema.columns where table_schema = 'public'`,
    )
    const known = new Set(columns.map(({ table_name, column_name }) => `${table_name}.${column_name}`))
    const shownColumns = Object.entries(historyTables).flatMap(([table, { columns, known }]) =>
      [...Object.keys(columns), ...known].map((column) => `${table}.${column}`),
    )
    expect(shownColumns.filter((column) => !known.has(column))).toEqual([])
  })
})
