import { categories, items, stores } from '@sufra/contract'
import type { Operation } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { type ItemsTest, openItems } from './items.fixture.ts'

describeEachDatabase("an item's switches", (open) => {
  let test: ItemsTest
  beforeAll(async () => {
    test = await openItems(open)
  })
  afterAll(() => test?.close())

  const audited = async (id: number) =>
    Number(
      (
        await test.query(`select count(*) from audit_log where table_name = 'items' and row_id = $1`, [
          String(id),
        ])
      )[0]?.count,
    )

  const switches: readonly [Operation, string, string][] = [
    [items.updateShow, 'status', 'show'],
    [items.updateCashOnDelivery, 'cash_on_delivery', 'cash_on_delivery'],
    [items.updateRequiredLocation, 'required_location', 'required_location'],
    [items.updateShowOnRestaurantManager, 'show_on_restaurant_manager', 'show_on_restaurant_manager'],
  ]
  it.each(switches)('%# change once, however often they are set', async (operation, field, flag) => {
    const id = await test.added()
    const kind = operation === items.updateShowOnRestaurantManager ? 'admin' : 'store_user'
    const turn = (on: boolean) => test.ask(operation, { item_id: id, [field]: on }, { kind })
    const of = async () => ((await test.shown(id)) as unknown as Record<string, unknown>)[flag]
    const before = await audited(id)
    expect((await turn(true)).output).toEqual({ id, version: 1 })
    expect((await turn(false)).output).toEqual({ id, version: 2 })
    if (kind === 'store_user') expect((await turn(false)).output).toEqual({ id, version: 2 })
    expect(await of()).toBe(false)
    expect(await audited(id)).toBe(before + 1)
    await Promise.all(Array.from({ length: 5 }, () => turn(kind === 'store_user')))
    expect(await audited(id)).toBe(before + (kind === 'store_user' ? 2 : 1))
  })

  it('hide it from every menu under either route', async () => {
    const id = await test.added()
    const short = await test.ask(items.updateStatusShort, { status: false }, { id })
    expect(short.output).toEqual({ id, version: 2 })
    expect((await test.shown(id)).status).toBe(false)
    expect(
      (await test.ask(items.updateStatus, { status: true }, { id, kind: 'store_user' })).output?.version,
    ).toBe(3)
  })

  describe('hiding it from the restaurant’s people', () => {
    it('applies to lists, forms and every call, as if it did not exist', async () => {
      const sub_category_id = await test.category()
      const [first, id, last] = [
        await test.added({ sub_category_id }),
        await test.added({ sub_category_id }),
        await test.added({ sub_category_id }),
      ]
      await test.ask(items.updateShowOnRestaurantManager, { item_id: id, show_on_restaurant_manager: false })
      const store_id = test.tenant.ids.stores
      for (const kind of ['restaurant', 'store_user'] as const) {
        const ids = (found?: readonly { readonly id: number }[]) =>
          found?.map((item) => item.id).sort((a, b) => a - b)
        const list = await test.ask(items.list, {}, { kind, id: sub_category_id })
        expect(ids(list.output?.items)).toEqual([first, last])
        const same = await test.ask(categories.items, {}, { kind, id: sub_category_id })
        expect(ids(same.output?.items)).toEqual([first, last])
        expect(ids((await test.ask(items.all, { store_id }, { kind })).output?.items)).not.toContain(id)
        const asked = [
          test.ask(items.show, {}, { kind, id }),
          test.ask(items.update, { name_en: 'A' }, { kind, id }),
          test.ask(items.updateShow, { item_id: id, status: true }, { kind }),
          test.ask(items.remove, {}, { kind, id }),
          test.ask(items.sort, { sub_category_id, items: [{ id, sorting_index: 1 }] }, { kind }),
        ]
        expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
        const wanted = [
          { id: last, sorting_index: 1 },
          { id: first, sorting_index: 2 },
        ]
        const sorted = await test.ask(items.sort, { sub_category_id, items: wanted }, { kind })
        expect(sorted.output?.order).toEqual(wanted)
      }
      const whole = await test.ask(items.list, {}, { id: sub_category_id })
      expect(whole.output?.items.map((item) => [item.id, item.sorting_index])).toEqual([
        [last, 1],
        [first, 2],
        [id, 3],
      ])
    })
  })

  it('and lists are recorded in the store’s history, by name and once', async () => {
    const { ids } = test.tenant
    const [a, b] = [await test.uploaded(), await test.uploaded()]
    const id = await test.added({ images: [a] })
    await test.ask(
      items.update,
      { filters: [ids.filters, ids['unused filters']], images: [b, a], promoted_price: 180 },
      { id },
    )
    await test.ask(items.updateShow, { item_id: id, status: false })
    const { output } = await test.ask(stores.history, {}, { id: ids.stores, kind: 'restaurant' })
    const spicy = { en: 'Spicy', ar: 'Spicy ع' }
    expect(output?.data.slice(0, 4).map(({ table, action, changes }) => [table, action, changes])).toEqual([
      ['items', 'update', [{ field: 'show', before: true, after: false }]],
      [
        'items',
        'update',
        [
          { field: 'filters', before: [spicy], after: [spicy, spicy] },
          { field: 'images', before: null, after: null },
        ],
      ],
      ['items', 'update', [{ field: 'promoted_price', before: 199.5, after: 180 }]],
      ['items', 'insert', expect.any(Array)],
    ])
  })
})
