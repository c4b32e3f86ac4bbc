import { describe, expect, it } from 'vitest'
import {
  type CellRow,
  changedParts,
  changeOf,
  isChanged,
  shownPart,
  standing,
  typedOf,
  withOtherPrice,
} from './itemCell.rules.ts'

const row: CellRow = {
  id: 1,
  version: 4,
  name: { en: 'Ouzi', ar: 'قوزي' },
  original_price: 160000,
  promoted_price: 136050,
  quantity_per_day: 25,
  max_quantity_per_day: 10,
}

describe('editing a value in place', () => {
  it('changes the other price too for an item sold at full price', () => {
    const full = { ...row, promoted_price: row.original_price }
    const [dearer, cheaper] = [row.original_price + 1, row.original_price - 1]
    expect(withOtherPrice(full, { promoted_price: dearer })).toEqual({
      promoted_price: dearer,
      original_price: dearer,
    })
    expect(withOtherPrice(full, { original_price: cheaper })).toEqual({
      promoted_price: cheaper,
      original_price: cheaper,
    })
    expect(withOtherPrice(full, { promoted_price: cheaper })).toEqual({ promoted_price: cheaper })
    expect(withOtherPrice(row, { promoted_price: dearer })).toEqual({ promoted_price: dearer })
  })

  it('sends only what changed', () => {
    const name = typedOf(row, 'name')
    expect(isChanged({ ...name, name_en: '  Ouzi ' }, name)).toBe(false)
    expect(changedParts({ ...name, name_ar: 'قوزي   كامل' }, name)).toEqual({ name_ar: 'قوزي كامل' })
    const limit = typedOf(row, 'quantity_per_day')
    expect(isChanged({ quantity_per_day: '٢٥' }, limit)).toBe(false)
    expect(changedParts({ quantity_per_day: '30' }, limit)).toEqual({ quantity_per_day: 30 })
    expect(changedParts({ quantity_per_day: '' }, limit)).toEqual({ quantity_per_day: null })
    expect(isChanged({ promoted_price: Number.NaN }, typedOf(row, 'promoted_price'))).toBe(true)
  })

  it('updates the row and keeps what was not sent', () => {
    expect(changeOf(row, { name_ar: 'غوزي' })).toEqual({ name: { en: 'Ouzi', ar: 'غوزي' } })
    expect(changeOf(row, { promoted_price: 100 })).toEqual({ name: row.name, promoted_price: 100 })
    expect(standing(row, 'quantity_per_day')).toEqual({ quantity_per_day: 25, version: 4 })
    expect([shownPart(row, 'promoted_price'), shownPart(row, 'name_ar')]).toEqual(['1,360.50', 'قوزي'])
  })
})
