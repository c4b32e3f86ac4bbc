import type { Choice } from '@sufra/contract/menu/choices'
import type { Addon } from '@sufra/contract/menu/optionGroups.shapes'
import { describe, expect, it } from 'vitest'
import { addonGroups, choiceGroups, type TypedGroups } from '../groups.rules.ts'
import { initialValues } from '../itemForm.values.ts'
import { customerItem } from './customerItem.rules.ts'
import { notesOf } from './notes.rules.ts'

const rice: Choice = {
  id: 7,
  item_id: 1,
  item_choice_name_en: 'Rice',
  item_choice_name_ar: 'الأرز',
  min_selection_needed: 2,
  max_selection_needed: 2,
  max_quantity: 3,
  show_onmenu: true,
  version: 1,
  item_choice_options: [
    {
      id: 71,
      item_choice_id: 7,
      name_en: 'White',
      name_ar: 'أبيض',
      item_choice_price: 0,
      min_selection_option: 0,
      max_selection_option: 2,
      version: 1,
    },
  ],
}
const staff: Addon = {
  id: 9,
  item_id: 1,
  item_addon_name_en: 'Staff',
  item_addon_name_ar: 'الطاقم',
  show_onmenu: true,
  version: 1,
  item_addon_options: [
    {
      id: 91,
      item_addon_id: 9,
      name_en: 'Host',
      name_ar: 'مضيف',
      item_addon_option_price: 15000,
      max_selection: 2,
      show_onmenu: false,
      version: 1,
    },
  ],
}

describe('an item as shown to a customer', () => {
  const empty = initialValues(undefined, 1)

  it('follows the form, and leaves out what is not a number yet', () => {
    const shown = customerItem(
      {
        ...empty,
        name_en: 'Ouzi',
        promoted_price: 900,
        original_price: 1000,
        price_per_unit: 0,
        enough_for: '١٢',
        lead_time: '4',
        setup_time: '1',
        max_time: '-',
        special_fees_amount: 50,
        available_from_time: '10:00',
        available_to_time: '2',
        drop_off_time: '10:00-18:00',
      },
      null,
    )
    expect(shown).toMatchObject({
      name: { en: 'Ouzi', ar: '' },
      price: 900,
      before: 1000,
      perPerson: null,
      enoughFor: 12,
      notice: 5,
      setup: 1,
      served: null,
      fee: null,
      available: null,
      delivered: ['10:00', '18:00'],
    })
    const same = { ...empty, promoted_price: 1000, original_price: 1000 }
    expect(customerItem(same, null).before).toBeNull()
    expect(customerItem({ ...empty, promoted_price: Number.NaN }, null).price).toBeNull()
  })

  it('starts with the default picture, and with the photo just chosen', () => {
    const images = [1, 2, 3].map((key) => ({ key, image_id: key, is_default: key === 3 }))
    const thumbfile = new File(['x'], 'a.png')
    const shown = customerItem({ ...empty, images, thumbfile }, { uri: '/old', sizes: [] })
    expect(shown.gallery.map(({ key }) => key)).toEqual([3, 1, 2])
    expect(shown.photo).toBe(thumbfile)
  })

  it('has choices and addons with unsaved values merged in, new ones last', () => {
    const option = { name_en: 'Saffron', name_ar: 'زعفران', item_choice_price: 1200 }
    const typed: TypedGroups = {
      choice: {
        id: 7,
        values: {
          item_choice_name_en: 'Your rice',
          item_choice_name_ar: 'أرزك',
          min_selection_needed: '1',
          max_selection_needed: '',
          max_quantity: '4',
          show_onmenu: true,
        },
      },
      choiceOption: {
        id: undefined,
        group: 7,
        values: { ...option, min_selection_option: '', max_selection_option: '3' },
      },
      addon: { id: undefined, values: { name_en: 'Tent', name_ar: 'خيمة', show_onmenu: true } },
    }
    const [choice] = choiceGroups([rice], typed)
    expect(choice).toMatchObject({
      name: { en: 'Your rice' },
      limits: { least: 1, most: 0, portions: 4 },
      options: [
        { id: 71, least: 1 },
        { id: 0, name: { en: 'Saffron' }, price: 1200, least: 1, most: 3 },
      ],
    })
    expect(addonGroups([staff], typed).map(({ name }) => name.en)).toEqual(['Staff', 'Tent'])
    expect(choiceGroups([rice], {})[0]?.name.en).toBe('Rice')
  })

  it('has notes for what is hidden and what nobody can order', () => {
    const groups = [...choiceGroups([rice], {}), ...addonGroups([staff], {})]
    const name = { en: 'Grills', ar: 'مشاوٍ' }
    const off = { item: { show: true, status: false }, category: { name, status: false }, groups }
    expect(notesOf(off).map(({ what }) => what)).toEqual([
      'hiddenItem',
      'hiddenCategory',
      'impossible',
      'hiddenOption',
    ])
    const away = choiceGroups([{ ...rice, show_onmenu: false }], {})
    expect(notesOf({ item: undefined, category: undefined, groups: away })).toEqual([
      { what: 'hiddenGroup', name: { en: 'Rice', ar: 'الأرز' } },
    ])
  })
})
