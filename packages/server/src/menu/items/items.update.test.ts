import type { Kind } from '@sufra/contract/kernel/kinds'
import { items } from '@sufra/contract/menu/items'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { type ItemsTest, openItems, written } from './items.fixture.ts'

describeEachDatabase('changing an item', (open) => {
  let test: ItemsTest
  beforeAll(async () => {
    test = await openItems(open)
  })
  afterAll(() => test?.close())

  const listed = async (id: number) => (await test.ask(items.list, {}, { id })).output?.items ?? []
  const update = (id: number, body: object, kind: Kind = 'admin', language = 'en') =>
    test.ask(items.update, body, { id, kind, language })

  it('keeps omitted fields and empties those in `clear`', async () => {
    const id = await test.added({
      dish_en: 'Tray',
      description_en: written('Good'),
      description_ar: written('   '),
      drop_off_time: '8-9',
    })
    const before = await test.shown(id)
    expect(before.description_ar).toBeNull()
    const renamed = await update(id, { name_en: 'Harees', version: 1 }, 'store_user')
    expect(renamed.output).toEqual({ id, item_id: id, version: 2 })
    expect(await test.shown(id)).toEqual({
      ...before,
      name: { ...before.name, en: 'Harees' },
      name_en: 'Harees',
      item_translations: [{ ...before.item_translations[0], name: 'Harees' }, before.item_translations[1]],
      version: 2,
    })
    await update(id, { clear: ['dish_en', 'description_en', 'drop_off_time'], version: 2 })
    expect(await test.shown(id)).toMatchObject({ dish_en: null, description_en: null, drop_off_time: null })
    const both = await update(id, { dish_en: 'Pot', clear: ['dish_en'] })
    expect(both.refusal?.errors).toHaveProperty('dish_en')
    expect((await update(id, { description_en: written(' ') })).output?.version).toBe(3)
  })

  it('checks prices against the unchanged ones', async () => {
    const id = await test.added()
    const errors = async (body: object) => (await update(id, body)).refusal?.errors
    expect(await errors({ promoted_price: 300 })).toHaveProperty('promoted_price')
    expect(await errors({ original_price: 100 })).toHaveProperty('promoted_price')
    expect(await errors({ original_price: 400, promoted_price: 300 })).toBeUndefined()
    expect(await errors({ delivery_type: 'specialFees' })).toHaveProperty('special_fees_amount')
    expect(await errors({ special_fees_amount: 12 })).toBeUndefined()
    expect((await test.shown(id)).special_fees_amount).toBe(0)
    expect(await errors({ delivery_type: 'specialFees', special_fees_amount: 12 })).toBeUndefined()
    expect(await errors({ special_fees_amount: 0 })).toHaveProperty('special_fees_amount')
    expect(await errors({ special_fees_amount: 13.5 })).toBeUndefined()
    expect((await test.shown(id)).special_fees_amount).toBe(13_50)
    await update(id, { delivery_type: 'catering' })
    expect((await test.shown(id)).special_fees_amount).toBe(0)
    // Values older than a rule do not block a new name.
    await test.query('update items set promoted_price = 100000 where id = $1', [id])
    expect(await errors({ name_en: 'Dear' })).toBeUndefined()
  })

  it('moves it to the end of another category of its store, renumbering neither', async () => {
    const [from, to] = [await test.category('From'), await test.category('To')]
    const ids: number[] = []
    for (const sub_category_id of [from, from, from, to, to]) ids.push(await test.added({ sub_category_id }))
    const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = ids
    expect((await update(second, { sub_category_id: to, version: 1 })).output?.version).toBe(2)
    const places = async (category: number) =>
      (await listed(category)).map(({ id, sorting_index }) => [id, sorting_index])
    expect(await places(from)).toEqual([
      [first, 1],
      [third, 3],
    ])
    expect(await places(to)).toEqual([
      [fourth, 1],
      [fifth, 2],
      [second, 3],
    ])
    await update(fourth, { sub_category_id: to })
    expect((await places(to))[0]).toEqual([fourth, 1])
    const { ids: theirs } = await test.world.tenant('Foreign')
    const elsewhere = await test.category('Elsewhere', test.tenant.ids['unused stores'])
    for (const sub_category_id of [theirs.subcategories, elsewhere, 999_999_999])
      expect((await update(second, { sub_category_id })).status).toBe(404)
    for (const gone of [{ item_unit_id: 999_999_999 }, { filters: [999_999_999] }]) {
      const { refusal } = await update(second, gone)
      expect([refusal?.code, Object.keys(refusal?.errors ?? {})]).toEqual(['row.missing', Object.keys(gone)])
    }
  })

  it('is rejected if another user changed it, lists included', async () => {
    const id = await test.added()
    const { ids } = test.tenant
    const more = ids['unused filters']
    await update(id, { filters: [ids.filters, more], promoted_price: 150, version: 1 }, 'restaurant')
    const late = await update(id, { name_en: 'Late', version: 1 }, 'admin', 'ar')
    expect([late.status, late.refusal?.code]).toEqual([409, 'version.stale'])
    expect(late.refusal?.stale).toMatchObject({
      version: 3,
      by: 'Karam Restaurant Owner',
      changes: {
        promoted_price: { before: 199.5, after: 150 },
        filters: { before: [ids.filters], after: [ids.filters, more] },
      },
    })
    const lists = await update(id, { filters: [more], version: 1 })
    expect(lists.refusal?.errors).toHaveProperty('filters')
    expect((await test.shown(id)).filters).toEqual([ids.filters, more])
    const anew = await update(id, { filters: [more], version: 3 })
    expect(anew.output?.version).toBe(4)
    expect((await update(id, { filters: [more], version: 4 })).output?.version).toBe(4)
    const ahead = await update(id, { name_en: 'Ahead', version: 5 })
    expect([ahead.status, ahead.refusal?.errors]).toEqual([
      422,
      { version: 'This version does not exist. Open the page again' },
    ])
    expect((await test.shown(id)).name_en).not.toBe('Ahead')
  })

  it('does not conflict with a switch changed in between', async () => {
    const id = await test.added()
    await test.ask(items.updateShow, { item_id: id, status: false })
    expect((await update(id, { name_en: 'Hidden', version: 1 })).output?.version).toBe(3)
    expect(await test.shown(id)).toMatchObject({ name_en: 'Hidden', show: false })
  })

  it('succeeds for one of ten parallel forms, lists included', async () => {
    const id = await test.added()
    const { ids } = test.tenant
    const saves = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        update(id, {
          ...(n % 2 && { filters: [ids['unused filters']] }),
          dish_en: `Tray ${n}`,
          version: 1,
        }),
      ),
    )
    expect(saves.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    const item = await test.shown(id)
    expect(item.filters).toEqual([Number(item.dish_en?.slice(5)) % 2 ? ids['unused filters'] : ids.filters])
  })
})
