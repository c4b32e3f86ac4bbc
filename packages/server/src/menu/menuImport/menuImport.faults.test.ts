import { items } from '@sufra/contract/menu/items'
import { menuImport } from '@sufra/contract/menu/menuImport'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import type { Tenant } from '../../../test/world.ts'
import { bodyOf, type CellsByColumn, openSheet, type SheetTest } from './menuImport.fixture.ts'
import { newDish } from './menuImport.rows.fixture.ts'

describeRules('errors in a menu’s spreadsheet', (open) => {
  let test: SheetTest
  let stranger: Tenant
  beforeAll(async () => {
    test = await openSheet(open)
    stranger = await test.world.tenant('Noor')
  })
  afterAll(() => test?.close())

  const row = async (id: number) =>
    (await test.exported()).items.find(({ item_id }) => item_id === id) as CellsByColumn

  it('reports each error at its cell in the form’s words, and imports the other rows', async () => {
    const first = await test.added({ name_en: 'Kabsa' })
    const second = await test.added({ name_en: 'Harees' })
    const { ids } = test.tenant
    const file = {
      items: [
        await test.edited('items', first, {
          name_en: '',
          promoted_price: 300,
          enough_for: 0,
          available_from_time: '25:00',
          show: 'maybe',
        }),
        await test.edited('items', second, { promoted_price: 10, name_en: 'Harees with lamb' }),
        newDish('Lamb ouzi', {
          name_ar: null,
          promoted_price: 'cheap',
          filters: 'Hot\nGreen\nBlue',
          item_requirements: null,
        }),
        newDish('Lamb ouzi', {
          category_en: 'Desserts',
          original_price: 1.005,
          lead_time: 1.5,
          delivery_type: 'specialFees',
        }),
        { item_id: null, name_en: null },
      ],
      choices: [
        await test.edited('choices', ids.item_choice_options, { max_selection_needed: 9, name_en: 'Hummus' }),
        { item_name: 'Lamb ouzi', item_choice_name_en: 'Rice', name_en: 'White' },
      ],
    }
    const asked = await test.preview(file)
    const faults = asked.output?.rows.map(({ what, problems }) => [
      what,
      Object.fromEntries(problems.map(({ field, text }) => [field, text])),
    ])
    expect(faults).toEqual([
      [
        'faulty',
        {
          name_en: 'This field is required',
          enough_for: 'At least 1',
          available_from_time: 'Not a valid time (HH:mm)',
          show: 'Not a valid value',
          promoted_price: 'Cannot be above the original price',
        },
      ],
      ['change', {}],
      [
        'faulty',
        {
          name_ar: 'This field is required',
          promoted_price: 'Not a valid value',
          filters: 'Unknown: Green, Blue',
          item_requirements: 'Choose at least 1',
        },
      ],
      [
        'faulty',
        {
          original_price: 'At most two decimals',
          lead_time: 'Digits only',
          category_en: 'The store has no such category. To add it, enter its name in both languages',
        },
      ],
      ['faulty', { max_quantity: 'Cannot be below the limit before it' }],
      ['faulty', { item_name: 'No item has this name, or more than one has it. Enter the item’s ID' }],
    ])
    const arabic = await test.preview(file, { language: 'ar' })
    expect(arabic.output?.rows[0]?.problems[0]?.text).toBe('هذا الحقل مطلوب')
    expect(arabic.output?.seal).toBe(asked.output?.seal)
    const before = await row(first)
    const { output } = await test.apply(file, asked.output?.seal ?? '')
    expect(output).toMatchObject({ added: 0, changed: 1, change: { count: 1 } })
    expect(await row(first)).toEqual(before)
    expect(await row(second)).toMatchObject({ name_en: 'Harees with lamb', promoted_price: 10 })
    expect((await test.exported()).choices[0]).toMatchObject({
      max_selection_needed: 2,
      name_en: 'Karam option',
    })
  })

  it('rejects rows of another store, archived or hidden ones, and repeated ones', async () => {
    const gone = await test.added()
    await test.ask(items.remove, {}, { id: gone })
    const hidden = await test.added({ name_en: 'Hidden' })
    const hide = { item_id: hidden, show_on_restaurant_manager: false }
    await test.ask(items.updateShowOnRestaurantManager, hide)
    const { ids } = test.tenant
    const missing = [stranger.ids.items, gone, hidden, 999_999_999].map((id) => ({
      item_id: id ?? 0,
      name_en: 'X',
    }))
    const file = {
      items: [
        ...missing,
        { item_id: ids.items ?? 0, name_en: 'A' },
        { item_id: String(ids.items), name_en: 'B' },
      ],
      choices: [
        { option_id: stranger.ids.item_choice_options ?? 0, name_en: 'X' },
        { choice_id: stranger.ids.item_choices ?? 0, name_en: 'X', name_ar: 'X', item_choice_price: 1 },
        { item_id: stranger.ids.items ?? 0, item_choice_name_en: 'X', item_choice_name_ar: 'X' },
        { option_id: ids.item_choice_options ?? 0, choice_id: 0, item_id: stranger.ids.items ?? 0 },
      ],
      addons: [{ addon_id: stranger.ids.item_addons ?? 0, item_addon_name_en: 'X' }],
    }
    const { output } = await test.preview(file, { kind: 'restaurant' })
    const texts = output?.rows.map(({ problems }) =>
      problems.map(({ field, text }) => `${field}: ${text}`).join(),
    )
    expect(texts).toEqual([
      ...missing.map(() => 'item_id: There is no such item on this menu'),
      'item_id: Named more than once',
      'item_id: Named more than once',
      'option_id: There is no such option on this menu',
      'choice_id: There is no such group on this menu',
      'item_id: There is no such item on this menu',
      'choice_id: There is no such group on this menu',
      'addon_id: There is no such group on this menu',
    ])
    expect(output?.rows.every(({ what }) => what === 'faulty')).toBe(true)
    for (const kind of ['restaurant', 'store_user'] as const)
      for (const operation of [menuImport.preview, menuImport.apply]) {
        const seal = operation === menuImport.apply ? { seal: '0'.repeat(64) } : {}
        const body = { ...bodyOf(stranger.ids.stores ?? 0, { items: missing }), ...seal }
        expect((await test.ask(operation, body, { kind })).refusal?.code).toBe('row.missing')
      }
  })

  it('imports a group’s rows all or none, and none that conflict', async () => {
    const item_id = await test.added({ name_en: 'Biryani' })
    const group = {
      item_id,
      item_choice_name_en: 'Meat',
      item_choice_name_ar: 'لحم',
      max_selection_needed: 1,
      max_quantity: 2,
    }
    const option = (name: string) => ({ name_en: name, name_ar: name, item_choice_price: 1 })
    const { output } = await test.preview({
      items: [],
      choices: [
        { ...group, min_selection_needed: 0, ...option('Lamb') },
        { ...group, min_selection_needed: 1, ...option('Beef') },
        { ...group, item_choice_name_en: 'Heat', min_selection_needed: 5, ...option('Mild') },
        { ...group, item_choice_name_en: 'Nuts', min_selection_needed: 0, ...option('Almonds') },
        {
          ...group,
          item_choice_name_en: 'Nuts',
          min_selection_needed: 0,
          ...option('Pine'),
          item_choice_price: -1,
        },
        {
          ...group,
          item_choice_name_en: 'Nuts',
          min_selection_needed: 0,
          ...option('almonds'),
          name_ar: 'Almonds',
        },
      ],
    })
    expect(output?.rows.map(({ what, problems }) => [what, problems.map(({ field }) => field)])).toEqual([
      ['faulty', ['min_selection_needed']],
      ['faulty', ['min_selection_needed']],
      ['faulty', ['max_selection_needed']],
      ['faulty', ['name_en']],
      ['faulty', ['item_choice_price']],
      ['faulty', ['name_en']],
    ])
  })

  it('is rejected without any change if the menu changed since the preview', async () => {
    const id = await test.added({ name_en: 'Madfoon' })
    const file = { items: [{ item_id: id, promoted_price: 111 }] }
    const { output } = await test.preview(file)
    await test.ask(items.update, { name_en: 'Mandi' }, { id })
    const late = await test.apply(file, output?.seal ?? '')
    expect([late.status, late.refusal?.code]).toEqual([409, 'menuChanges.stale'])
    const other = await test.apply({ items: [{ item_id: id, promoted_price: 1 }] }, output?.seal ?? '')
    expect(other.refusal?.code).toBe('menuChanges.stale')
    expect(await row(id)).toMatchObject({ name_en: 'Mandi', promoted_price: 199.5 })
    await test.imported(file)
    expect(await row(id)).toMatchObject({ promoted_price: 111 })
  })
})
