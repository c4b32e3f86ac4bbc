import { categories, items } from '@sufra/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { signTransaction } from '../../kernel/access/audit.ts'
import type { StoreScope } from '../../kernel/access/scope.ts'
import { int } from '../../kernel/database/columns.ts'
import { type Db, transaction } from '../../kernel/database/db.ts'
import { queryOne } from '../../kernel/database/query.ts'
import { type ChangesTest, openChanges } from './bulkEdits.fixture.ts'
import { changeMarks } from './bulkEdits.marks.sql.ts'
import { recordChange } from './bulkEdits.record.ts'

describeRules('a recorded change of a menu', (open) => {
  let test: ChangesTest
  beforeAll(async () => {
    test = await openChanges(open)
  })
  afterAll(() => test?.close())

  let requests = 0
  function recorded(make: (db: Db) => Promise<unknown>) {
    const { ids, people } = test.tenant
    const requestId = `request ${++requests}`
    const scope: StoreScope = {
      kind: 'store_user',
      account_id: people.store_user.account_id,
      session_id: 1,
      name: 'Huda',
      role: 'Store Manager',
      role_id: 1,
      permissions: [],
      restaurant_id: ids.restaurants ?? 0,
      store_id: ids.stores ?? 0,
    }
    const caller = { requestId, ip: '', userAgent: '', language: 'en', kind: scope.kind } as const
    return transaction(test.database.db, async (db) => {
      await signTransaction(db, scope, 'menuSheet.apply', requestId, 'file')
      const made = { store_id: scope.store_id, what: 'sheet', asked: null } as const
      return recordChange({ db, scope, caller }, made, () => make(db))
    })
  }
  const idOf = async (db: Db, query: ReturnType<typeof sql>) =>
    (await queryOne(db, { id: int }, query))?.id ?? 0
  const one = async (table: string, id: number) =>
    (await test.query(`select * from ${table} where id = $1`, [id]))[0]

  /** A category with a new item and its choice; and a choice, an option and taxonomies for existing items. */
  async function imported() {
    const category = await test.category()
    const [changed = 0, given = 0] = await test.filled(2, category)
    const { ids } = test.tenant
    const added = { category: 0, item: 0, itsChoice: 0, choice: 0, option: 0, more: 0 }
    const change = await recorded(async (db) => {
      const choiceFor = (item_id: number) =>
        idOf(
          db,
          sql`insert into item_choices (item_id, name_en, name_ar, min_selection_needed, max_selection_needed, max_quantity)
            values (${item_id}, 'Sauces', 'صلصات', 0, 1, 1) returning id`,
        )
      const optionOf = (choice: number) =>
        idOf(
          db,
          sql`insert into item_choice_options (item_choice_id, name_en, name_ar) values (${choice}, 'Tahini', 'طحينة')
            returning id`,
        )
      await db.execute(
        sql`update items set promoted_price = 1, available_from_time = '09:30' where id = ${changed}`,
      )
      await db.execute(sql`update items set promoted_price = 2 where id = ${changed}`)
      await changeMarks(db, [{ id: changed, marks: { filters: [ids.filters ?? 0], item_requirements: [] } }])
      added.category = await idOf(
        db,
        sql`insert into subcategories (store_id, name_en, name_ar) values (${ids.stores}, 'New', 'جديد') returning id`,
      )
      added.item = await idOf(
        db,
        sql`insert into items (store_id, sub_category_id, name_en, name_ar, short_description_en, short_description_ar,
            quantity_per_day, max_quantity_per_day, original_price, promoted_price, price_per_unit, enough_for,
            lead_time, available_from_time, available_to_time, setup_time, max_time)
          select id, ${added.category}, 'Balaleet', 'بلاليط', 'A', 'ا', 1, 1, 1, 1, 1, 1, 1, '08:00', '09:00', 1, 1
          from stores where id = ${ids.stores} returning id`,
      )
      await changeMarks(db, [{ id: added.item, marks: { filters: [ids.filters ?? 0] } }])
      added.itsChoice = await choiceFor(added.item)
      await optionOf(added.itsChoice)
      added.choice = await choiceFor(given)
      added.option = await optionOf(added.choice)
      added.more = await optionOf(ids.item_choices ?? 0)
    })
    return { change, changed, given, added }
  }

  it('counts its items and is undone as a whole', async () => {
    const { change, changed, given, added } = await imported()
    expect(change).toMatchObject({ what: 'sheet', asked: null, count: 4, by: 'Huda', undone: false })
    expect((await test.shown(changed)).filters).toEqual([test.tenant.ids.filters])
    expect((await test.undo(change.id)).output).toEqual({ undone: 4, kept: [] })
    expect(await test.shown(changed)).toMatchObject({
      promoted_price: 90_00,
      available_from_time: '08:00:00',
      filters: [],
      version: 6,
    })
    expect([await one('item_choices', added.choice), await one('item_choice_options', added.more)]).toEqual([
      undefined,
      undefined,
    ])
    expect(await one('item_choices', test.tenant.ids.item_choices ?? 0)).toBeDefined()
    expect(await one('items', given)).toMatchObject({ archived_at: null, version: 1 })
    expect((await one('items', added.item))?.archived_at).not.toBeNull()
    expect((await one('subcategories', added.category))?.archived_at).not.toBeNull()
    // Archived rows keep their content.
    expect(await one('item_choices', added.itsChoice)).toBeDefined()
  })

  it('keeps rows that others have edited since', async () => {
    const { change, changed, given, added } = await imported()
    await test.ask(items.update, { filters: [test.tenant.ids['unused filters']] }, { id: changed })
    await test.ask(items.updateShow, { item_id: added.item, status: false })
    await test.query(`update item_choice_options set name_en = 'Toum' where id = any($1)`, [
      [added.option, added.more],
    ])
    await test.ask(categories.updateStatus, { status: false }, { id: added.category })
    const { output } = await test.undo(change.id)
    expect(output?.undone).toBe(1)
    expect(output?.kept.map(({ item_id }) => item_id)).toEqual(
      [test.tenant.ids.items ?? 0, changed, given, added.item].sort((a, b) => a - b),
    )
    expect(await test.shown(changed)).toMatchObject({
      promoted_price: 90_00,
      filters: [test.tenant.ids['unused filters']],
    })
    for (const [table, id] of [
      ['items', added.item],
      ['subcategories', added.category],
      ['item_choices', added.choice],
      ['item_choices', added.itsChoice],
      ['item_choice_options', added.option],
      ['item_choice_options', added.more],
    ] as const) {
      const row = await one(table, id)
      expect([table, row?.archived_at ?? null, row === undefined]).toEqual([table, null, false])
    }
  })

  it.each([
    ['an option was edited', `update item_choice_options set name_en = 'Toum' where item_choice_id = $1`],
    [
      'an option was added',
      `insert into item_choice_options (item_choice_id, name_en, name_ar) values ($1, 'Toum', 'ثوم')`,
    ],
    ['an option was deleted', 'delete from item_choice_options where item_choice_id = $1'],
    ['a choice was edited', 'update item_choices set max_quantity = 2 where id = $1'],
    ['a choice was deleted', 'delete from item_choices where id = $1'],
    [
      'an addon was added',
      `insert into item_addons (item_id, name_en, name_ar) select item_id, 'Sides', 'أطباق جانبية'
        from item_choices where id = $1`,
    ],
  ])('keeps and names an added item of which %s since', async (_, edit) => {
    const { change, added } = await imported()
    await test.query(edit, [added.itsChoice])
    const { output } = await test.undo(change.id)
    expect(output).toEqual({ undone: 3, kept: [{ item_id: added.item, name: 'Balaleet' }] })
    expect((await one('items', added.item))?.archived_at).toBeNull()
    expect((await one('subcategories', added.category))?.archived_at).toBeNull()
  })

  it('is rejected if it changes nothing', async () => {
    const [id = 0] = await test.filled(1, await test.category())
    const unchanged = recorded((db) =>
      db.execute(sql`update items set sorting_index = 99, show = show where id = ${id}`),
    )
    await expect(unchanged).rejects.toThrow('menuChanges.nothing')
    expect(await test.read([id], 'sorting_index')).toEqual([[1]])
  })
})
