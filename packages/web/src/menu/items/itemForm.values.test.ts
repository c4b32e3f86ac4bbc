import type { Item } from '@sufra/contract/menu/items'
import { describe, expect, it } from 'vitest'
import { clearedOf, defaultOf, fieldsOf, galleryChanged, initialValues, unsent } from './itemForm.values.ts'

const picture = { uri: '/x.png', sizes: [] }
const item = {
  dish_en: 'Tray',
  dish_ar: null,
  description_en: null,
  description_ar: null,
  drop_off_time: '10:00-18:00',
  delivery_type: 'catering',
  special_fees_amount: 0,
  available_from_time: '10:00:00',
  available_to_time: '22:00:00',
  requirements: [],
  global_categories: [],
  filters: [],
  images: [
    { id: 1, imagefid: 11, image: picture, is_default: false },
    { id: 2, imagefid: 12, image: picture, is_default: true },
  ],
} as unknown as Item

describe('the values of an item form', () => {
  const values = initialValues(item, 5)

  it('have times without seconds', () => {
    expect(values.available_from_time).toBe('10:00')
  })

  it('send special fees only for a delivery type that has them', () => {
    expect(fieldsOf({ ...values, special_fees_amount: 500 }, {})).not.toHaveProperty('special_fees_amount')
    const special = { ...values, delivery_type: 'specialFees', special_fees_amount: 500 } as const
    expect(fieldsOf(special, {})).toMatchObject({ special_fees_amount: 500 })
  })

  it('leave out marks that are gone since the form was opened', () => {
    const marked = { ...values, filters: [3, 4], item_requirements: [5] }
    expect(fieldsOf(marked, { filters: [{ id: 4 }], item_requirements: [] })).toMatchObject({
      filters: [4],
      item_requirements: [],
    })
    // Not loaded yet.
    expect(fieldsOf(marked, {})).toMatchObject({ filters: [3, 4], item_requirements: [5] })
  })

  it('name emptied fields and leave out fields that were never set', () => {
    expect(clearedOf(values, item)).toEqual([])
    expect(clearedOf({ ...values, dish_en: '', drop_off_time: '-' }, item)).toEqual([
      'dish_en',
      'drop_off_time',
    ])
    expect(fieldsOf(values, {})).not.toHaveProperty('dish_ar')
  })

  it('know whether the gallery changed and which picture comes first', () => {
    expect(galleryChanged(values, item)).toBe(false)
    expect(galleryChanged({ ...values, images: values.images.toReversed() }, item)).toBe(true)
    expect(defaultOf(values.images)?.image_id).toBe(12)
    expect(defaultOf(values.images.slice(0, 1))?.image_id).toBe(11)
    const sending = { key: -1, file: {} as File, is_default: false }
    expect(unsent(values)).toBe(false)
    expect(unsent({ ...values, images: [...values.images, sending] })).toBe(true)
  })
})
