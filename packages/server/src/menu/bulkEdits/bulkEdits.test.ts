import { bulkEdits, categories, checkout, items, stores } from '@sufra/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { insert } from '../../../test/world.ts'
import { type ChangesTest, openChanges } from './bulkEdits.fixture.ts'

const dearer = { what: 'prices', percent: 10, prices: ['original_price', 'promoted_price'] } as const
const hide = { what: 'flag', flag: 'show', value: false } as const
const missing = 999_999_999

describeRules('a bulk edit', (open) => {
  let test: ChangesTest
  beforeAll(async () => {
    test = await openChanges(open)
  })
  afterAll(() => test?.close())

  it('is applied as previewed, visible to customers at once, and in every history', async () => {
    const category = await test.category('Rice')
    const ids = await test.filled(3, category)
    const [a = 0, b = 0, c = 0] = ids
    await test.query('update items set promoted_price = 9999, original_price = 9999 where id = $1', [b])
    await test.query('update items set original_price = 8000 where id = $1', [c])
    const asking = { kind: 'store_user', language: 'ar' } as const
    const { output: previewed } = await test.preview([c, a, b], dearer, asking)
    expect(previewed?.items).toEqual([
      {
        item_id: a,
        name: { en: 'Dish 1', ar: 'طبق 1' },
        changes: [
          { field: 'original_price', before: 100, after: 110 },
          { field: 'promoted_price', before: 90, after: 99 },
        ],
        problems: [],
      },
      expect.objectContaining({
        item_id: b,
        changes: expect.arrayContaining([{ field: 'promoted_price', before: 99.99, after: 109.99 }]),
      }),
      expect.objectContaining({
        item_id: c,
        problems: [{ field: 'promoted_price', text: 'لا يمكن أن يزيد على السعر الأصلي' }],
      }),
    ])
    expect(await test.read(ids, 'version')).toEqual([[1], [2], [2]])
    const seal = previewed?.seal ?? ''
    const { output } = await test.apply(ids, dearer, seal, asking)
    expect(output?.change).toMatchObject({ what: 'prices', count: 2, undone: false, asked: { percent: 10 } })
    expect(await test.read(ids, 'original_price, promoted_price, price_per_unit, version')).toEqual([
      [11_000, 9_900, 1_000, 2],
      [10_999, 10_999, 1_000, 3],
      [8_000, 9_000, 1_000, 2],
    ])
    // Repeating the same is another change.
    expect((await test.apply(ids, dearer, seal, asking)).refusal?.code).toBe('menuChanges.stale')
    const menu = await test.server.ask(checkout.menu, 'channel', {
      token: test.world.channel,
      params: { id: test.tenant.ids.stores ?? 0 },
    })
    expect(menu.output?.items.find(({ id }) => id === b)).toMatchObject({ promoted_price: 10_999 })
    const history = await test.ask(stores.history, {}, { id: test.tenant.ids.stores })
    const changes = history.output?.data.filter(({ row_id }) => row_id === String(b))
    expect(changes?.[0]).toMatchObject({ actor_kind: 'store_user', action: 'update' })
    const audited = await test.query(
      `select operation from audit_log where table_name = 'items' and row_id = $1 order by id desc limit 1`,
      [String(b)],
    )
    expect(audited).toEqual([{ operation: 'menuChanges.apply' }])
  })

  it('rejects impossible changes', async () => {
    const ids = await test.filled(1, await test.category())
    const errors = async (change: object, of: readonly number[] = ids) =>
      Object.keys((await test.preview(of, change as typeof dearer)).refusal?.errors ?? {})
    expect(await errors({ ...dearer, percent: -90.01 })).toEqual(['change.percent'])
    expect(await errors({ ...dearer, percent: 1.005 })).toEqual(['change.percent'])
    expect(await errors({ ...dearer, prices: [] })).toEqual(['change.prices'])
    expect(await errors({ ...dearer, prices: ['original_price', 'original_price'] })).toEqual([
      'change.prices',
    ])
    expect(await errors({ ...dearer, round_to: 2 })).toEqual(['change.round_to'])
    expect(await errors({ ...hide, flag: 'status' })).toEqual(['change.flag'])
    expect(await errors(dearer, [])).toEqual(['items'])
    expect(await errors(dearer, [...ids, ...ids])).toEqual(['items'])
  })

  it('of a switch changes only items in the other state, and hides what the restaurant may not see', async () => {
    const ids = await test.filled(3, await test.category())
    await test.query('update items set show = false where id = $1', [ids[0]])
    const { output } = await test.preview(ids, hide)
    expect(output?.items.map(({ changes }) => changes.length)).toEqual([0, 1, 1])
    const id = await test.made(ids, hide, { kind: 'restaurant' })
    expect(await test.read(ids, 'show, version')).toEqual([
      [false, 2],
      [false, 2],
      [false, 2],
    ])
    const again = await test.preview(ids, hide)
    const nothing = await test.apply(ids, hide, again.output?.seal ?? '')
    expect(nothing.refusal).toMatchObject({ code: 'menuChanges.nothing' })
    const keep = { ...hide, flag: 'show_on_restaurant_manager' } as const
    for (const kind of ['restaurant', 'store_user'] as const) {
      expect((await test.preview(ids, keep, { kind })).refusal?.code).toBe('permission.missing')
      expect((await test.apply(ids, keep, '0'.repeat(64), { kind })).refusal?.code).toBe('permission.missing')
    }
    const [, shown = 0, hidden = 0] = ids
    const kept = await test.made([hidden], keep)
    for (const kind of ['restaurant', 'store_user'] as const) {
      expect((await test.preview([shown, hidden], hide, { kind })).status).toBe(404)
      expect((await test.undo(kept, { kind })).status).toBe(404)
      const listed = (await test.list({ kind })).output?.changes ?? []
      expect(listed.find((change) => change.id === kept)).toBeUndefined()
      // If it were undone for some of its items, nobody could undo the rest.
      expect(listed.find((change) => change.id === id)).toBeUndefined()
      expect((await test.undo(id, { kind })).status).toBe(404)
    }
    expect((await test.undo(id)).output).toEqual({ undone: 2, kept: [] })
  })

  it('moves items to the end of another category, in menu order, and back', async () => {
    const [from, to] = [await test.category('Rice'), await test.category('Soups')]
    const ids = await test.filled(3, from)
    const [a = 0, b = 0, c = 0] = ids
    const [soup = 0] = await test.filled(1, to)
    await test.ask(items.sort, {
      sub_category_id: from,
      items: [c, a, b].map((id, index) => ({ id, sorting_index: index + 1 })),
    })
    const move = { what: 'category', sub_category_id: to } as const
    const { output } = await test.preview([soup, a, c], move)
    expect(output?.items.map(({ item_id, changes }) => [item_id, changes[0]])).toEqual([
      [
        c,
        {
          field: 'sub_category_id',
          before: { en: 'Rice', ar: 'Rice ع' },
          after: { en: 'Soups', ar: 'Soups ع' },
        },
      ],
      [a, expect.anything()],
      [soup, undefined],
    ])
    const id = await test.made([soup, a, c], move)
    const listed = async (category: number) =>
      (await test.ask(items.list, {}, { id: category })).output?.items.map((item) => [
        item.id,
        item.sorting_index,
      ])
    expect(await listed(to)).toEqual([
      [soup, 1],
      [c, 2],
      [a, 3],
    ])
    expect(await listed(from)).toEqual([[b, 3]])
    expect((await test.undo(id)).output).toEqual({ undone: 2, kept: [] })
    expect(await listed(from)).toEqual([
      [b, 3],
      [c, 4],
      [a, 5],
    ])
    // Not back into a deleted category.
    const again = await test.made([a, b, c], move)
    expect((await test.ask(categories.remove, {}, { id: from })).status).toBe(200)
    expect((await test.undo(again, { language: 'ar' })).output).toEqual({
      undone: 0,
      kept: ids.map((item_id, n) => ({ item_id, name: `طبق ${n + 1}` })),
    })
    expect((await test.preview([a], { what: 'category', sub_category_id: from })).status).toBe(404)
  })

  it('adds a choice with its options to items without one of its names, and removes it if unedited', async () => {
    const { ids: own } = test.tenant
    const ids = await test.filled(4, await test.category())
    const [, same = 0, touched = 0, more = 0] = ids
    const { pool } = test.database
    await test.query(
      `update item_choice_options set item_choice_price = 750, max_selection_option = 3 where id = $1`,
      [own.item_choice_options],
    )
    await insert(pool, 'item_choices', {
      item_id: same,
      name_en: 'KARAM SALADS',
      name_ar: 'س',
      min_selection_needed: 0,
      max_selection_needed: 1,
      max_quantity: 1,
      sorting_index: 4,
    })
    const give = { what: 'choice', item_choice_id: own.item_choices ?? 0 } as const
    const { output } = await test.preview([...ids, own.items ?? 0], give)
    const name = { en: 'Karam salads', ar: 'Karam salads ع' }
    const problem = { field: 'choices', text: 'It already has a choice with this name' }
    expect(output?.items.map(({ changes, problems }) => [changes, problems])).toEqual(
      expect.arrayContaining([
        [[{ field: 'choices', before: null, after: name }], []],
        [[], [problem]],
      ]),
    )
    const id = await test.made([...ids, own.items ?? 0], give)
    const given = () =>
      test.query(
        `select c.item_id, c.id as choice, c.max_quantity, o.id, o.item_choice_price, o.max_selection_option
         from item_choices c join item_choice_options o on o.item_choice_id = c.id
         where c.item_id = any($1::bigint[]) and c.name_en = 'Karam salads' order by c.item_id`,
        [ids],
      )
    const like = { max_quantity: 3, item_choice_price: 750, max_selection_option: 3 }
    const rows = await given()
    expect(rows).toEqual(
      ids
        .filter((item_id) => item_id !== same)
        .map((item_id) => expect.objectContaining({ item_id, ...like })),
    )
    expect((await test.preview(ids, give)).output?.items.map(({ problems }) => problems)).toEqual(
      Array(4).fill([problem]),
    )
    const of = (item: number) => rows.find(({ item_id }) => item_id === item)
    await test.query('update item_choice_options set item_choice_price = 1 where id = $1', [of(touched)?.id])
    await insert(pool, 'item_choice_options', {
      item_choice_id: of(more)?.choice,
      name_en: 'A',
      name_ar: 'ا',
    })
    expect((await test.undo(id)).output).toEqual({
      undone: 1,
      kept: [
        { item_id: touched, name: 'Dish 3' },
        { item_id: more, name: 'Dish 4' },
      ],
    })
    expect((await given()).map(({ item_id }) => item_id)).toEqual([touched, more, more])
  })

  it('takes no choice of an item that is hidden from the restaurant', async () => {
    const { ids: own } = test.tenant
    const ids = await test.filled(1, await test.category())
    const give = { what: 'choice', item_choice_id: own.item_choices ?? 0 } as const
    const show = (shown: boolean) =>
      test.query('update items set show_on_restaurant_manager = $2 where id = $1', [own.items, shown])
    await show(false)
    for (const kind of ['restaurant', 'store_user'] as const)
      expect((await test.preview(ids, give, { kind })).status).toBe(404)
    expect((await test.preview(ids, give, { kind: 'admin' })).status).toBe(200)
    await show(true)
    expect((await test.preview(ids, give, { kind: 'restaurant' })).status).toBe(200)
  })

  it('is rejected as a whole for one id that is missing, foreign, deleted or of another store', async () => {
    const ids = await test.filled(2, await test.category())
    const [gone = 0] = await test.filled(1, await test.category())
    await test.ask(items.remove, {}, { id: gone })
    const { ids: theirs } = await test.world.tenant('Foreign')
    const elsewhere = await test.category('Elsewhere', test.tenant.ids['unused stores'])
    const [beside = 0] = await test.filled(1, elsewhere)
    const before = await test.query('select count(*), max(id) from audit_log')
    for (const bad of [gone, theirs.items ?? 0, beside, missing]) {
      expect((await test.preview([...ids, bad], dearer)).status).toBe(404)
      expect((await test.apply([...ids, bad], dearer, '0'.repeat(64))).status).toBe(404)
    }
    for (const sub_category_id of [theirs.subcategories ?? 0, elsewhere, missing])
      expect((await test.preview(ids, { what: 'category', sub_category_id })).status).toBe(404)
    const aside = await insert(test.database.pool, 'item_choices', {
      item_id: beside,
      name_en: 'A',
      name_ar: 'ا',
      min_selection_needed: 0,
      max_selection_needed: 1,
      max_quantity: 1,
    })
    for (const item_choice_id of [theirs.item_choices ?? 0, aside, missing])
      expect((await test.preview(ids, { what: 'choice', item_choice_id })).status).toBe(404)
    const asking = { kind: 'restaurant' } as const
    const asked = { store_id: theirs.stores, items: ids, change: dearer }
    expect((await test.ask(bulkEdits.preview, asked, asking)).status).toBe(404)
    expect((await test.undo(theirs.menu_changes ?? 0, asking)).status).toBe(404)
    const after = await test.query(
      `select count(*), max(id) from audit_log where operation is distinct from 'seed'`,
    )
    expect(Number(after[0]?.count)).toBe(Number(before[0]?.count) + 1)
  })
})
