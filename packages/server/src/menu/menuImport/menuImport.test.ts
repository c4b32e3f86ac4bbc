import type { Kind } from '@sufra/contract/kernel/kinds'
import { bulkEdits } from '@sufra/contract/menu/bulkEdits'
import { categories } from '@sufra/contract/menu/categories'
import { choices } from '@sufra/contract/menu/choices'
import { items } from '@sufra/contract/menu/items'
import { menuImport } from '@sufra/contract/menu/menuImport'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { bodyOf, type CellsByColumn, openSheet, type SheetTest } from './menuImport.fixture.ts'
import { newDish } from './menuImport.rows.fixture.ts'

const kinds: readonly Kind[] = ['admin', 'restaurant', 'store_user']
/** Texts that a spreadsheet would read as a formula, or its file format as an escape. */
const formulas = [
  '=2+5',
  '+974 5500',
  '-1 spicy',
  '@SUM(A1)',
  "'=1+1",
  '"=HYPERLINK(""x"")"',
  '_x0041_',
  '<b>&amp;',
]

describeRules("a menu's spreadsheet", (open) => {
  let test: SheetTest
  beforeAll(async () => {
    test = await openSheet(open)
  })
  afterAll(() => test?.close())

  const row = async (id: number) =>
    (await test.exported()).items.find(({ item_id }) => item_id === id) as CellsByColumn

  it('exports the whole menu, and changes nothing when imported unchanged', async () => {
    const { ids } = test.tenant
    const named = await test.added({
      name_en: '=1+1',
      short_description_en: formulas.join('\n'),
      dish_en: 'Tray',
    })
    for (const kind of kinds)
      for (const language of ['en', 'ar']) {
        const file = await test.exported({ kind, language })
        expect(file.items).toHaveLength(2)
        expect(file.items.find(({ item_id }) => item_id === named)).toMatchObject({
          category_en: 'Karam grills',
          name_en: '=1+1',
          short_description_en: formulas.join('\n'),
          dish_ar: null,
          promoted_price: 199.5,
          available_to_time: '22:00',
          delivery_type: 'catering',
          global_categories: { en: 'Over coal', ar: 'Over coal ع' }[language],
          show: true,
        })
        expect(file.choices).toMatchObject([
          {
            option_id: ids.item_choice_options,
            choice_id: ids.item_choices,
            item_id: ids.items,
            max_quantity: 3,
          },
        ])
        expect(file.addons).toMatchObject([
          { option_id: ids.item_addon_options, show_onmenu: true, option_show_onmenu: true },
        ])
        const { output } = await test.preview(file, { kind: 'admin', language: 'en' })
        expect(output).toMatchObject({ rows: [], unchanged: 4, categories: [] })
        const { refusal } = await test.apply(file, output?.seal ?? '')
        expect(refusal?.code).toBe('menuChanges.nothing')
      }
    await test.ask(items.remove, {}, { id: named })
  })

  it('changes only the edited cells, and is undone as one change', async () => {
    const id = await test.added({
      name_en: 'Mixed grill',
      name_ar: 'مشاوٍ مشكلة',
      dish_en: 'Tray',
      dish_ar: 'صينية',
    })
    const before = await row(id)
    await test.ask(items.updateShow, { item_id: id, status: false })
    const changed = await test.edited('items', id, {
      name_en: ' Mixed  grills ',
      category_en: 'Karam sweets',
      promoted_price: '١٥٠.٢٥',
      dish_en: null,
      available_from_time: '9:30 am',
      show: true,
      global_categories: 'Over coal ع',
    })
    const { output } = await test.preview({ items: [changed] })
    expect(output?.rows).toMatchObject([{ sheet: 'items', row: 2, what: 'change', problems: [] }])
    const changes = Object.fromEntries(
      (output?.rows[0]?.changes ?? []).map(({ field, ...values }) => [field, values]),
    )
    expect(changes).toEqual({
      name_en: { before: 'Mixed grill', after: 'Mixed grills' },
      category: {
        before: { en: 'Karam grills', ar: 'Karam grills ع' },
        after: { en: 'Karam sweets', ar: 'Karam sweets ع' },
      },
      promoted_price: { before: 199.5, after: 150.25 },
      dish_en: { before: 'Tray', after: null },
      available_from_time: { before: '10:00', after: '09:30' },
      show: { before: false, after: true },
    })
    const { change, ...counts } = await test.imported({ items: [changed] }, 'store_user')
    expect(counts).toEqual({ added: 0, changed: 1 })
    expect(await test.shown(id)).toMatchObject({
      promoted_price: 15025,
      dish_en: null,
      dish_ar: 'صينية',
      show: true,
    })
    const undone = await test.ask(bulkEdits.undo, {}, { id: change.id })
    expect(undone.output).toEqual({ undone: 1, kept: [] })
    expect(await row(id)).toEqual({ ...before, show: false })
  })

  it('changes a choice and its options where they stand', async () => {
    const { ids } = test.tenant
    const id = ids.item_choice_options ?? 0
    const listed = async () =>
      (await test.ask(choices.list, {}, { id: ids.items ?? 0 })).output?.choices.find(
        (choice) => choice.id === ids.item_choices,
      )
    const [before, file] = [await listed(), await test.exported()]
    const changed = await test.edited('choices', id, {
      item_choice_name_en: 'Cold salads',
      max_quantity: 4,
      item_choice_price: 7.25,
    })
    const { change, ...counts } = await test.imported({ choices: [changed] }, 'restaurant')
    expect(counts).toEqual({ added: 0, changed: 1 })
    expect(await listed()).toMatchObject({
      item_choice_name_en: 'Cold salads',
      item_choice_name_ar: before?.item_choice_name_ar,
      max_quantity: 4,
      item_choice_options: [{ id, name_en: before?.item_choice_options[0]?.name_en, item_choice_price: 725 }],
    })
    await test.ask(bulkEdits.undo, {}, { id: change.id })
    expect(await test.exported()).toEqual(file)
  })

  it('adds categories, items, choices, addons and options, each at its end', async () => {
    const { ids } = test.tenant
    const file = {
      items: [
        newDish('Lamb ouzi', { name_ar: 'أوزي لحم', category_en: 'Feasts', category_ar: 'ولائم' }),
        newDish('Lamb ouzi', {
          category_en: 'feasts',
          category_ar: 'ولائم',
          name_en: 'Whole camel',
          name_ar: 'قعود كامل',
          show: false,
        }),
      ],
      choices: [
        {
          item_name: 'lamb ouzi',
          item_choice_name_en: 'Rice',
          item_choice_name_ar: 'أرز',
          max_selection_needed: 2,
          min_selection_needed: 1,
          max_quantity: 3,
          name_en: 'White',
          name_ar: 'أبيض',
          item_choice_price: 5.5,
        },
        {
          item_name: 'أوزي لحم',
          item_choice_name_en: 'rice',
          name_en: 'Saffron',
          name_ar: 'زعفران',
          item_choice_price: 0,
          max_selection_option: 3,
        },
        { choice_id: ids.item_choices ?? 0, name_en: 'Fattoush', name_ar: 'فتوش', item_choice_price: 4 },
        {
          item_id: ids.items ?? 0,
          item_choice_name_en: 'Bread',
          item_choice_name_ar: 'خبز',
          min_selection_needed: 0,
          max_selection_needed: 1,
          max_quantity: 1,
        },
      ],
      addons: [
        {
          item_name: 'Whole camel',
          item_addon_name_en: 'Staff',
          item_addon_name_ar: 'طاقم',
          name_en: 'Waiter',
          name_ar: 'نادل',
          item_addon_option_price: 150,
          max_selection: 4,
        },
      ],
    }
    const { output } = await test.preview(file, { kind: 'restaurant' })
    expect(output?.categories).toEqual([{ en: 'Feasts', ar: 'ولائم' }])
    expect(output?.rows.map(({ what, of, name }) => [what, ...of.map(({ en }) => en), name.en])).toEqual([
      ['add', 'Lamb ouzi'],
      ['add', 'Whole camel'],
      ['add', 'Lamb ouzi', 'Rice', 'White'],
      ['add', 'Lamb ouzi', 'rice', 'Saffron'],
      ['add', 'Karam machboos', 'Karam salads', 'Fattoush'],
      ['add', 'Karam machboos', 'Bread'],
      ['add', 'Whole camel', 'Staff', 'Waiter'],
    ])
    const { change, ...counts } = await test.imported(file, 'restaurant')
    expect(counts).toEqual({ added: 7, changed: 0 })
    expect(change).toMatchObject({ what: 'sheet', count: 3, undone: false })
    const after = await test.exported()
    const added = after.items.filter(({ category_en }) => category_en === 'Feasts')
    expect(added).toMatchObject([
      {
        name_en: 'Lamb ouzi',
        price_per_unit: 25,
        available_to_time: '22:30',
        item_unit: 'Person',
        show: true,
        special_fees_amount: 0,
      },
      { name_en: 'Whole camel', show: false },
    ])
    const { output: listed } = await test.ask(choices.list, {}, { id: Number(added[0]?.item_id) })
    expect(listed?.choices).toMatchObject([
      {
        item_choice_name_en: 'Rice',
        show_onmenu: true,
        item_choice_options: [
          { name_en: 'White', item_choice_price: 550, min_selection_option: 0, max_selection_option: 1 },
          { name_en: 'Saffron', max_selection_option: 3 },
        ],
      },
    ])
    const machboos = after.choices.filter(({ item_id }) => item_id === ids.items)
    expect(machboos.map(({ name_en, item_choice_name_en }) => [item_choice_name_en, name_en])).toEqual([
      ['Karam salads', 'Karam option'],
      ['Karam salads', 'Fattoush'],
      ['Bread', null],
    ])
    // The same file again: every row exists already.
    const again = await test.preview(file)
    expect(again.output?.rows.map(({ what, problems }) => [what, problems[0]?.field])).toEqual([
      ['faulty', 'name_en'],
      ['faulty', 'name_en'],
      ['faulty', 'item_name'],
      ['faulty', 'item_name'],
      ['faulty', 'name_en'],
      ['faulty', 'item_name'],
    ])
    expect((await test.ask(bulkEdits.undo, {}, { id: change.id })).output?.undone).toBe(3)
    const { output: left } = await test.ask(categories.list, {}, { id: test.store_id })
    expect(left?.subcategories.map(({ name_en }) => name_en)).not.toContain('Feasts')
  })

  it('does not revert changes made by others to cells that were left unchanged', async () => {
    const { ids } = test.tenant
    const id = await test.added({ name_en: 'Kabsa', name_ar: 'كبسة' })
    const { output: shown } = await test.ask(menuImport.show, {}, { id: test.store_id })
    // The values offered for cells, in their written form.
    expect(shown?.lists).toEqual({
      category_en: expect.arrayContaining(['Karam grills']),
      category_ar: expect.arrayContaining(['Karam grills ع']),
      item_unit: expect.arrayContaining(['Person']),
    })
    const file = await test.exported()
    await test.ask(items.update, { name_en: 'Kabsa of lamb', promoted_price: 180, lead_time: 48 }, { id })
    await test.ask(choices.update, { max_quantity: 9 }, { id: ids.item_choices })
    const rename = { name_en: 'From the grill' }
    await test.ask(categories.update, rename, { id: ids.subcategories })
    const edited = file.items.map((row) => (row.item_id === id ? { ...row, promoted_price: 170 } : row))
    const asked = { ...bodyOf(test.store_id, { ...file, items: edited }), exported_at: shown?.at }
    // If every cell was edited, the file's values are meant.
    expect((await test.ask(menuImport.preview, asked)).output?.moved).toBe(0)
    const owner = { kind: 'restaurant' } as const
    const { output } = await test.ask(menuImport.preview, asked, owner)
    expect(output?.rows).toMatchObject([
      { what: 'change', changes: [{ field: 'promoted_price', before: 180, after: 170 }] },
    ])
    expect(output?.moved).toBe(2)
    const made = await test.ask(menuImport.apply, { ...asked, seal: output?.seal }, owner)
    expect(made.output).toMatchObject({ changed: 1, added: 0 })
    expect(await row(id)).toMatchObject({
      category_en: 'From the grill',
      name_en: 'Kabsa of lamb',
      promoted_price: 170,
      lead_time: 48,
    })
    await test.ask(categories.update, { name_en: 'Karam grills' }, { id: ids.subcategories })
  })
})
