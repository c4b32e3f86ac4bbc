import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { type CellsByColumn, openSheet, type SheetTest } from './menuImport.fixture.ts'
import { newDish } from './menuImport.rows.fixture.ts'

const many = 2000
const some = 200
/** In total longer than a form may be. */
const description = 'Slow-cooked for a night. '.repeat(20).trim()

describeRules('a spreadsheet of 2,000 items', (open) => {
  let test: SheetTest
  beforeAll(async () => {
    test = await openSheet(open)
  })
  afterAll(() => test?.close())

  it('is imported and exported unchanged', async () => {
    const items = Array.from({ length: many }, (_, at) =>
      newDish(`Dish ${at}`, { short_description_en: description }),
    )
    const choices = items.slice(0, some).map(
      ({ name_en }): CellsByColumn => ({
        item_name: name_en,
        item_choice_name_en: 'Salads',
        item_choice_name_ar: 'السلطات',
        min_selection_needed: 0,
        max_selection_needed: 2,
        max_quantity: 4,
        name_en: 'Fattoush',
        name_ar: 'فتوش',
        item_choice_price: 2.5,
      }),
    )
    const made = await test.imported({ items, choices })
    expect(made).toMatchObject({ added: many + some, changed: 0, change: { count: many } })
    const exported = await test.exported()
    expect(exported.items.slice(1).map(({ name_en }) => name_en)).toEqual(items.map(({ name_en }) => name_en))
    const { output } = await test.preview(exported)
    expect(output).toMatchObject({ rows: [], unchanged: many + some + 3 })
  })
})
