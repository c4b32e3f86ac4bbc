import { bulkEdits } from '@sufra/contract/menu/bulkEdits'
import { items } from '@sufra/contract/menu/items'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabase } from '../../../test/databases.ts'
import { anyWaits, openTransaction } from '../../../test/openTransaction.ts'
import { openSheet, type SheetTest } from './menuImport.fixture.ts'
import { newDish } from './menuImport.rows.fixture.ts'

describeDatabase('postgres', 'a menu’s spreadsheet imported in parallel', (open) => {
  let test: SheetTest
  beforeAll(async () => {
    test = await openSheet(open)
  })
  afterAll(() => test?.close())

  it('is imported once by several parallel calls', async () => {
    const file = { items: [newDish('Ouzi'), newDish('Thareed')] }
    const { output } = await test.preview(file)
    const kinds = ['admin', 'restaurant', 'store_user', 'admin'] as const
    const answers = await Promise.all(kinds.map((kind) => test.apply(file, output?.seal ?? '', { kind })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect((await test.exported()).items).toHaveLength(3)
    const { output: made } = await test.ask(bulkEdits.list, {}, { id: test.store_id })
    expect(made?.changes.filter(({ what }) => what === 'sheet')).toHaveLength(1)
  })

  it('waits for a form, switch or option being saved, and is then stale', async () => {
    const { ids } = test.tenant
    const tables = {
      items: ids.items,
      item_choices: ids.item_choices,
      item_choice_options: ids.item_choice_options,
    }
    for (const [table, id] of Object.entries(tables)) {
      const file = {
        items: [{ item_id: ids.items, promoted_price: 1 }],
        choices: [{ option_id: ids.item_choice_options, choice_id: ids.item_choices, item_choice_price: 1 }],
      }
      const { output } = await test.preview(file)
      await openTransaction(test.database.pool, async (client, commit) => {
        await client.query(`update ${table} set name_en = name_en || '!' where id = $1`, [id])
        const late = test.apply(file, output?.seal ?? '')
        await anyWaits(test.database.pool)
        await commit()
        expect((await late).refusal?.code, table).toBe('menuChanges.stale')
      })
    }
  })

  it('does not block others that save, add and sort for long', async () => {
    const { ids } = test.tenant
    const sweets = ids['unused subcategories'] ?? 0
    const all = (await test.exported()).items.map(({ item_id }) => Number(item_id))
    const file = { items: all.map((item_id, at) => ({ item_id, promoted_price: 10 + at })) }
    const rounds = Array.from({ length: 5 }, async () => {
      const { output } = await test.preview(file)
      const statuses = await Promise.all([
        test.apply(file, output?.seal ?? '').then(({ status }) => status),
        test
          .ask(items.update, { sub_category_id: sweets, name_en: 'Moved' }, { id: all[1] })
          .then(({ status }) => status),
        test.added({ sub_category_id: sweets }).then(() => 200),
        test
          .ask(items.sort, {
            sub_category_id: ids.subcategories,
            items: [{ id: ids.items, sorting_index: 1 }],
          })
          .then(({ status }) => status),
      ])
      return statuses.slice(1).concat(statuses[0] === 500 ? 500 : 200)
    })
    expect((await Promise.all(rounds)).flat().every((status) => status === 200)).toBe(true)
  })
})
