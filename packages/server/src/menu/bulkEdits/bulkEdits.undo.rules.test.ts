import { expect, it } from 'vitest'
import { restored, type Values } from './bulkEdits.undo.rules.ts'

type IsGone = Parameters<typeof restored>[2]
const there: IsGone = () => false
const item = (before: Values, after: Values, now: Values, isGone = there) =>
  restored('items', { before, after, now }, isGone)

it('restores what is unchanged since', () => {
  const before = { name_en: 'Old', show: true, dish_en: null, sorting_index: 4 }
  const after = { name_en: 'New', show: false, dish_en: 'Tray', sorting_index: 9 }
  expect(item(before, after, after)).toEqual({
    values: { name_en: 'Old', show: true, dish_en: null },
    kept: false,
  })
  expect(item(before, after, { ...after, name_en: 'Newest' })).toEqual({
    values: { show: true, dish_en: null },
    kept: true,
  })
  // Already restored by hand: there is nothing to do or to report.
  expect(item(before, after, { ...before, sorting_index: 7 })).toEqual({ values: {}, kept: false })
  expect(item({ filters: [1, 2] }, { filters: [2] }, { filters: [2] })).toEqual({
    values: { filters: [1, 2] },
    kept: false,
  })
  expect(item({ filters: [1, 2] }, { filters: [2] }, { filters: [2, 3] })).toEqual({ values: {}, kept: true })
})

it('keeps values that would conflict with later changes', () => {
  const [before, after] = [{ promoted_price: 90 }, { promoted_price: 70 }]
  expect(item(before, after, { ...after, original_price: 80 })).toEqual({ values: {}, kept: true })
  expect(item(before, after, { ...after, original_price: 90 }).values).toEqual(before)
  const special = { delivery_type: 'specialFees', special_fees_amount: 5 }
  const plain = { delivery_type: 'catering', special_fees_amount: 0 }
  expect(item(special, plain, plain).values).toEqual(special)
  expect(
    item({ special_fees_amount: 5 }, { special_fees_amount: 9 }, { ...special, special_fees_amount: 9 }),
  ).toEqual({
    values: { special_fees_amount: 5 },
    kept: false,
  })
  const hours = { drop_off_from: '08:00:00', drop_off_to: '09:00:00' }
  expect(item({ drop_off_from: null }, { drop_off_from: '08:00:00' }, hours)).toEqual({
    values: {},
    kept: true,
  })
  const limits = (now: Values) =>
    restored('item_choices', { before: { max_quantity: 2 }, after: { max_quantity: 5 }, now }, there)
  const choice = { min_selection_needed: 0, max_selection_needed: 2, max_quantity: 5 }
  expect(limits(choice)).toEqual({ values: { max_quantity: 2 }, kept: false })
  expect(limits({ ...choice, max_selection_needed: 4 })).toEqual({ values: {}, kept: true })
})

it('restores no reference to a deleted row', () => {
  const gone: IsGone = (column, value) => column === 'sub_category_id' && value === 1
  const moved = { sub_category_id: 2, sorting_index: 3, show: false }
  expect(item({ sub_category_id: 1, sorting_index: 1, show: true }, moved, moved, gone)).toEqual({
    values: { show: true },
    kept: true,
  })
})
