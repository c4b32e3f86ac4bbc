import { filters, globalCategories, items, requirements, units } from '@sufra/contract'
import type { Kind } from '@sufra/contract/kernel/kinds'
import { maxLineQuantity, maxServingHours } from '@sufra/contract/menu/menu.limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { insert } from '../../../test/world.ts'
import { type ItemsTest, machboos, openItems, written } from './items.fixture.ts'

const kinds: readonly Kind[] = ['admin', 'restaurant', 'store_user']

describeEachDatabase('menu items', (open) => {
  let test: ItemsTest
  beforeAll(async () => {
    test = await openItems(open)
  })
  afterAll(() => test?.close())

  const listed = async (category: number, kind: Kind = 'admin') =>
    (await test.ask(items.list, {}, { kind, id: category })).output?.items ?? []

  it('can be saved by every kind, at the end of their category, and read as their form sends them', async () => {
    const sub_category_id = await test.category()
    for (const kind of kinds) {
      const body = test.form({
        sub_category_id,
        name_en: `By ${kind}`,
        dish_en: 'Copper tray',
        description_en: written('Slow-cooked'),
        drop_off_time: '10-18',
        delivery_type: 'specialFees',
        special_fees_amount: 40.25,
      })
      const saved = await test.ask(items.save, body, { kind })
      expect(saved.output).toEqual({ id: saved.output?.item_id, item_id: expect.any(Number), version: 1 })
    }
    const rows = await listed(sub_category_id)
    expect(rows.map(({ name, sorting_index }) => [name.en, sorting_index])).toEqual([
      ['By admin', 1],
      ['By restaurant', 2],
      ['By store_user', 3],
    ])
    const { ids } = test.tenant
    expect(rows[0]).toEqual({
      id: expect.any(Number),
      restaurant_store_id: ids.stores,
      sub_category_id,
      name: { en: 'By admin', ar: machboos.name_ar },
      images: [{ uri: expect.stringMatching(/^\/files\//), sizes: expect.any(Array) }],
      promoted_price: 199_50,
      original_price: 220_00,
      quantity_per_day: 100,
      max_quantity_per_day: 50,
      cash_on_delivery: true,
      show_on_restaurant_manager: true,
      show: true,
      required_location: true,
      status: true,
      sorting_index: 1,
      gaps: ['description_ar', 'gallery'],
      problems: [],
      version: 1,
    })
    const item = await test.shown(rows[1]?.id ?? 0, 'store_user')
    expect(item).toMatchObject({
      name_en: 'By restaurant',
      dish_en: 'Copper tray',
      dish_ar: null,
      description_ar: null,
      delivery_type: 'specialFees',
      special_fees_amount: 40_25,
      drop_off_time: '10:00-18:00',
      item_unit_id: 1,
      price_per_unit: 20_00,
      available_from_time: '10:00:00',
      available_to_time: '22:00:00',
      thumb: rows[1]?.images[0],
      images: [],
      global_categories: [ids.global_categories],
      filters: [ids.filters],
      requirements: [{ id: ids.requirements, name: { en: 'A power socket', ar: 'A power socket ع' } }],
    })
    expect(item.item_translations.map(({ name, dish }) => [name, dish])).toEqual([
      ['By restaurant', 'Copper tray'],
      [machboos.name_ar, null],
    ])
    expect(item.item_translations[0]?.description).toEqual(item.description_en)
  })

  it('are listed unpaged by category, and found by id and either name', async () => {
    const store_id = test.tenant.ids['unused stores'] ?? 0
    const [second, first] = [await test.category('B', store_id), await test.category('A', store_id)]
    await test.query('update subcategories set sorting_index = id - $1 where store_id = $2', [0, store_id])
    await test.query('update subcategories set sorting_index = 0 where id = $1', [first])
    const ids: number[] = []
    for (const [sub_category_id, name_ar] of [
      [second, 'كبسة ٣'],
      [first, 'هريس'],
      [first, 'ثريد'],
    ] as const)
      ids.push(await test.added({ store_id, sub_category_id, name_ar }))
    const all = async (search?: string, kind: Kind = 'admin') => {
      const { output } = await test.ask(items.all, { store_id, ...(search && { search }) }, { kind })
      return output?.items.map(({ id }) => id)
    }
    const [kabsa = 0, harees = 0, thareed = 0] = ids
    expect(await all()).toEqual([harees, thareed, kabsa])
    expect(await all(undefined, 'restaurant')).toEqual([harees, thareed, kabsa])
    expect(await all(undefined, 'store_user')).toBeUndefined()
    expect(await all('ثريد')).toEqual([thareed])
    expect(await all('كبسة 3')).toEqual([kabsa])
    expect(await all('CHICKEN')).toHaveLength(3)
    expect(await all(String(harees))).toContain(harees)
    expect(await all('%')).toEqual([])
  })

  describe('are rejected', () => {
    const fields = async (changes: object, language = 'en') => {
      const before = await test.query('select count(*) from items')
      const { refusal } = await test.ask(items.save, test.form(changes), { language })
      expect(await test.query('select count(*) from items')).toEqual(before)
      return refusal?.errors ?? refusal?.code
    }

    it('without required fields, field by field', async () => {
      const { refusal } = await test.ask(items.save, { store_id: test.tenant.ids.stores })
      expect(Object.keys(refusal?.errors ?? {}).sort()).toEqual(
        [
          ...Object.keys(machboos),
          'sub_category_id',
          'global_categories',
          'filters',
          'item_requirements',
          'thumbfile',
        ].sort(),
      )
      expect(await fields({ filters: [] })).toEqual({ filters: 'Choose at least 1' })
      expect(await fields({ enough_for: 0 })).toHaveProperty('enough_for')
      expect(await fields({ filters: [1, 1] }, 'ar')).toEqual({ filters: 'مذكور أكثر من مرة' })
      expect(await fields({ available_from_time: '25:00' })).toHaveProperty('available_from_time')
      expect(await fields({ filters: [0] })).toEqual({ 'filters.0': 'Not a valid ID: IDs begin at 1' })
    })

    it('with limits above those of orders', async () => {
      const most = { max_time: maxServingHours, max_quantity_per_day: maxLineQuantity, setup_time: 8760 }
      expect(await test.shown(await test.added(most))).toMatchObject(most)
      expect(await fields({ max_time: 241, max_quantity_per_day: 10_001, setup_time: 8761 })).toEqual({
        max_time: 'At most 240',
        max_quantity_per_day: 'At most 10,000',
        setup_time: 'At most 8,760',
      })
    })

    it('with conflicting prices', async () => {
      expect(await fields({ promoted_price: 220.01 })).toEqual({
        promoted_price: 'Cannot be above the original price',
      })
      expect(await fields({ delivery_type: 'specialFees' }, 'ar')).toEqual({
        special_fees_amount: 'أكبر من صفر',
      })
      const id = await test.added({ promoted_price: 220, special_fees_amount: 5 })
      expect((await test.shown(id)).special_fees_amount).toBe(0)
    })

    it('with a missing, deleted or foreign unit, category or taxonomy', async () => {
      const { ids } = test.tenant
      const { ids: theirs } = await test.world.tenant('Foreign')
      for (const table of ['global_categories', 'filters', 'requirements', 'units']) {
        const gone = await insert(test.database.pool, table, {
          name_en: 'Gone',
          name_ar: 'ذهب',
          ...(['global_categories', 'filters'].includes(table) && { slug: 'gone1' }),
          archived_at: new Date(),
        })
        const field = { requirements: 'item_requirements', units: 'item_unit_id' }[table] ?? table
        for (const id of [gone, 999_999_999])
          expect(await fields({ [field]: table === 'units' ? id : [ids[table], id] }), field).toEqual({
            [field]: 'Not found. It may have been deleted',
          })
      }
      const elsewhere = await test.category('Elsewhere', ids['unused stores'])
      const gone = await test.category('Gone')
      await test.query('update subcategories set archived_at = now() where id = $1', [gone])
      for (const sub_category_id of [elsewhere, gone, theirs.subcategories, 999_999_999])
        expect(await fields({ sub_category_id }, 'ar')).toEqual({
          sub_category_id: 'غير موجود. ربما حُذف',
        })
    })
  })

  it('and the deletion of a taxonomy or unit exclude each other', async () => {
    const outcomes = new Set<string>()
    for (let round = 0; round < 6; round++) {
      const { ids } = await test.world.tenant('Marks')
      for (const [remove, table, field] of [
        [filters.remove, 'unused filters', 'filters'],
        [globalCategories.remove, 'unused global_categories', 'global_categories'],
        [requirements.remove, 'unused requirements', 'item_requirements'],
        [units.remove, 'units', 'item_unit_id'],
      ] as const) {
        const id = ids[table]
        const used = { [field]: field === 'item_unit_id' ? id : [id] }
        const item = await test.added()
        const [saved, removed] = await Promise.all([
          round % 2 ? test.ask(items.update, used, { id: item }) : test.ask(items.save, test.form(used)),
          test.ask(remove, {}, { id }),
        ])
        outcomes.add([saved.status, removed.status].join())
      }
    }
    expect([...outcomes].filter((each) => !['200,409', '404,200'].includes(each))).toEqual([])
  })

  it('return their completeness', async () => {
    const images = [await test.uploaded()]
    const sub_category_id = await test.category()
    const whole = { description_en: written('Good'), description_ar: written('طيب'), images, sub_category_id }
    const id = await test.added(whole)
    const gaps = async () => (await listed(sub_category_id))[0]?.gaps
    expect(await gaps()).toEqual([])
    const groups = async () =>
      (await test.ask(items.gaps, {}, { id: test.tenant.ids.stores })).output?.groups ?? []
    const lackingNothing = async () => (await groups()).find((group) => group.gaps.length === 0)?.items ?? 0
    const complete = await lackingNothing()
    const inAll = (all: Awaited<ReturnType<typeof groups>>) =>
      all.reduce((sum, group) => sum + group.items, 0)
    const count = inAll(await groups())
    const english = { name_ar: 'Fish 1', short_description_ar: 'Good', description_ar: written('Good') }
    await test.ask(items.update, english, { id })
    expect(await gaps()).toEqual(['name_ar', 'short_description_ar', 'description_ar'])
    await test.ask(items.update, { name_ar: 'Fish سمك', short_description_ar: 'طيب' }, { id })
    await test.ask(items.update, { promoted_price: 0, quantity_per_day: 0, images: [] }, { id })
    await test.ask(items.update, { clear: ['description_en', 'description_ar'] }, { id })
    await test.query('update items set thumb_id = null where id = $1', [id])
    expect(await gaps()).toEqual(['photo', 'description_en', 'description_ar', 'price', 'limits', 'gallery'])
    expect((await listed(sub_category_id))[0]?.images).toEqual([])
    expect((await test.shown(id)).thumb).toBeNull()
    expect(await lackingNothing()).toBe(complete - 1)
    expect(await groups()).toContainEqual({ gaps: await gaps(), items: 1 })
    expect(inAll(await groups())).toBe(count)
  })

  it('are limited in pictures', async () => {
    const images = Array.from({ length: 21 }, (_, n) => n + 1)
    const { refusal } = await test.ask(items.save, test.form({ images }))
    expect(refusal?.errors).toEqual({ images: 'At most 20 entries' })
  })

  it('are archived when deleted: not in lists and forms, kept for old orders', async () => {
    const { items: id = 0, subcategories = 0, stores } = (await test.world.tenant('Karam')).ids
    const before = await test.query('select * from order_lines where item_id = $1', [id])
    expect((await test.ask(items.remove, {}, { id })).status).toBe(200)
    expect((await test.ask(items.remove, {}, { id })).status).toBe(404)
    expect((await test.ask(items.show, {}, { id })).status).toBe(404)
    expect((await test.ask(items.update, { name_en: 'A' }, { id })).status).toBe(404)
    expect((await test.ask(items.updateShow, { item_id: id, status: true })).status).toBe(404)
    expect(await listed(subcategories)).toEqual([])
    expect((await test.ask(items.all, { store_id: stores })).output?.items).toEqual([])
    expect(before.length).toBeGreaterThan(0)
    expect(await test.query('select * from order_lines where item_id = $1', [id])).toEqual(before)
  })
})
