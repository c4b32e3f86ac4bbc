import type { Kind } from '@sufra/contract/kernel/kinds'
import { addonOptions, addons } from '@sufra/contract/menu/addons'
import { items } from '@sufra/contract/menu/items'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import type { Tenant } from '../../../test/world.ts'
import { type ItemsTest, openItems } from '../items/items.fixture.ts'

const staff = { name_en: 'Staff', name_ar: 'طاقم الخدمة' }
const waiter = { name_en: 'Waiter', name_ar: 'نادل', item_addon_option_price: 150.5 }
const kinds: readonly Kind[] = ['admin', 'restaurant', 'store_user']

describeEachDatabase('addons of an item', (open) => {
  let test: ItemsTest
  let stranger: Tenant
  /** A new one for each test. */
  let item_id: number
  beforeAll(async () => {
    test = await openItems(open)
    stranger = await test.world.tenant('Noor')
  })
  beforeEach(async () => {
    item_id = await test.added()
  })
  afterAll(() => test?.close())

  const listed = async (door: Kind = 'admin') =>
    (await test.ask(addons.list, {}, { id: item_id, kind: door })).output?.addons ?? []
  const added = async (more: object = {}) => {
    const { output, refusal } = await test.ask(addons.save, { ...staff, item_id, ...more })
    if (!output) throw new Error(JSON.stringify(refusal))
    return output.id
  }
  const addedOption = async (item_addon_id: number, more: object = {}) => {
    const { output, refusal } = await test.ask(addonOptions.save, { ...waiter, item_addon_id, ...more })
    if (!output) throw new Error(JSON.stringify(refusal))
    return output.id
  }

  it('are kept with their options, each at the end; what is left out has its default', async () => {
    const first = await added()
    const second = await added({ name_en: 'Tables', show_onmenu: false })
    const options = [
      await addedOption(first),
      await addedOption(first, { max_selection: 4, show_onmenu: false }),
    ]
    expect(await listed()).toEqual([
      {
        id: first,
        item_id,
        item_addon_name_en: 'Staff',
        item_addon_name_ar: 'طاقم الخدمة',
        show_onmenu: true,
        item_addon_options: options.map((id, index) => ({
          id,
          item_addon_id: first,
          ...waiter,
          item_addon_option_price: 150_50,
          max_selection: index === 0 ? 1 : 4,
          show_onmenu: index === 0,
          version: 1,
        })),
        version: 1,
      },
      expect.objectContaining({ id: second, show_onmenu: false, item_addon_options: [] }),
    ])
    const one = await test.ask(addons.show, {}, { id: first })
    expect(one.output?.addon).toEqual((await listed())[0])
    const option = await test.ask(addonOptions.show, {}, { id: options[1] })
    expect(option.output?.addonOption).toEqual((await listed())[0]?.item_addon_options[1])
    const none = await test.ask(addonOptions.save, { ...waiter, item_addon_id: first, max_selection: 0 })
    expect(none.refusal?.errors).toEqual({ max_selection: 'At least 1' })
  })

  it('are made, changed and deleted by every kind in its own items', async () => {
    for (const door of kinds) {
      const asking = { kind: door }
      const { output } = await test.ask(addons.save, { ...staff, item_id }, asking)
      const id = output?.id ?? 0
      const made = await test.ask(addonOptions.save, { ...waiter, item_addon_id: id }, asking)
      const option_id = made.output?.id ?? 0
      const answers = [
        await test.ask(addons.update, { name_en: door }, { ...asking, id }),
        await test.ask(addonOptions.update, { max_selection: 2 }, { ...asking, id: option_id }),
      ]
      expect(answers.map((answer) => answer.output?.version)).toEqual([2, 2])
      expect((await listed(door))[0]).toMatchObject({
        item_addon_name_en: door,
        item_addon_name_ar: staff.name_ar,
        item_addon_options: [{ max_selection: 2, item_addon_option_price: 150_50 }],
      })
      expect((await test.ask(addonOptions.remove, {}, { ...asking, id: option_id })).status).toBe(200)
      expect((await test.ask(addonOptions.remove, {}, { ...asking, id: option_id })).status).toBe(404)
      expect((await test.ask(addons.remove, {}, { ...asking, id })).status).toBe(200)
      expect(await listed(door)).toEqual([])
    }
  })

  it('of others, of archived items and of those kept from the restaurant are not there', async () => {
    const gone = await test.added()
    const archived = await added({ item_id: gone })
    const ofArchived = await addedOption(archived)
    await test.ask(items.remove, {}, { id: gone })
    const kept = await added()
    const ofKept = await addedOption(kept)
    await test.ask(items.updateShowOnRestaurantManager, { item_id, show_on_restaurant_manager: false })
    const { items: item = 0, item_addons: addon = 0, item_addon_options: option = 0 } = stranger.ids
    const cases = [
      ['restaurant', item, addon, option],
      ['store_user', item, addon, option],
      ['admin', gone, archived, ofArchived],
      ['restaurant', item_id, kept, ofKept],
    ] as const
    for (const [door, of, id, option_id] of cases) {
      const answers = await Promise.all([
        test.ask(addons.list, {}, { kind: door, id: of }),
        test.ask(addons.show, {}, { kind: door, id }),
        test.ask(addons.save, { ...staff, item_id: of }, { kind: door }),
        test.ask(addons.update, staff, { kind: door, id }),
        test.ask(addons.remove, {}, { kind: door, id }),
        test.ask(addonOptions.show, {}, { kind: door, id: option_id }),
        test.ask(addonOptions.save, { ...waiter, item_addon_id: id }, { kind: door }),
        test.ask(addonOptions.update, waiter, { kind: door, id: option_id }),
        test.ask(addonOptions.remove, {}, { kind: door, id: option_id }),
      ])
      expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(404))
    }
    expect((await listed())[0]).toMatchObject({ version: 1, item_addon_options: [{ version: 1 }] })
  })

  it('tell a stale form what was changed in its own words; money is QAR', async () => {
    const id = await added()
    const option_id = await addedOption(id)
    await test.ask(addons.update, { name_ar: 'الطاقم', show_onmenu: false, version: 1 }, { id })
    const late = await test.ask(addons.update, { name_en: 'Crew', version: 1 }, { id })
    expect([late.refusal?.code, late.refusal?.stale?.changes]).toEqual([
      'version.stale',
      { name_ar: { before: 'طاقم الخدمة', after: 'الطاقم' }, show_onmenu: { before: true, after: false } },
    ])
    const price = { item_addon_option_price: 99.99, show_onmenu: false, version: 1 }
    await test.ask(addonOptions.update, price, { id: option_id })
    const lateOption = await test.ask(
      addonOptions.update,
      { max_selection: 9, version: 1 },
      { id: option_id },
    )
    expect(lateOption.refusal?.stale?.changes).toEqual({
      item_addon_option_price: { before: 150.5, after: 99.99 },
      show_onmenu: { before: true, after: false },
    })
  })

  it('added at once each have a place; deleting one takes its options along', async () => {
    const id = await added()
    await Promise.all(Array.from({ length: 5 }, () => Promise.all([added(), addedOption(id)])))
    const indexes = async (table: string, column: string, of: number) =>
      (await test.query(`select sorting_index from ${table} where ${column} = $1 order by 1`, [of])).map(
        ({ sorting_index }) => sorting_index,
      )
    expect(await indexes('item_addons', 'item_id', item_id)).toEqual([1, 2, 3, 4, 5, 6])
    expect(await indexes('item_addon_options', 'item_addon_id', id)).toEqual([1, 2, 3, 4, 5])
    const raced = await Promise.all([
      test.ask(addons.remove, {}, { id }),
      test.ask(addonOptions.save, { ...waiter, item_addon_id: id }),
    ])
    expect(raced[0].status).toBe(200)
    expect([200, 404]).toContain(raced[1].status)
    expect(await indexes('item_addon_options', 'item_addon_id', id)).toEqual([])
    const told = await test.query(
      `select distinct store_id, restaurant_id from audit_log
        where table_name = 'item_addon_options' and action = 'delete' and before->>'item_addon_id' = $1`,
      [String(id)],
    )
    const { stores: store_id, restaurants: restaurant_id } = test.tenant.ids
    expect(told).toEqual([{ store_id, restaurant_id }])
  })
})
