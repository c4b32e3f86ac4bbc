import fc from 'fast-check'
import type { MenuItem, MenuOption } from '../../menu/availability/availability.menu.ts'
import type { BasketLine } from './pricing.ts'

export const item: MenuItem = {
  id: 1,
  name_en: 'Machboos',
  name_ar: 'مجبوس',
  sub_category_id: 1,
  short_description_en: 'Rice',
  short_description_ar: 'أرز',
  image: null,
  unit_name_en: 'Person',
  unit_name_ar: 'شخص',
  original_price: 600_00,
  promoted_price: 500_00,
  price_per_unit: 25_00,
  enough_for: 10,
  max_quantity_per_day: 100,
  quantity_per_day: 1000,
  delivery_type: 'catering',
  special_fees_amount: 0,
  lead_time: 4,
  setup_time: 1,
  max_time: 4,
  available_from_time: '00:00',
  available_to_time: '23:59',
  drop_off_from: null,
  drop_off_to: null,
  required_location: true,
  cash_on_delivery: true,
  shown: true,
  choices: [],
  addons: [],
}

const option = (id: number, price: number): MenuOption => ({
  id,
  name_en: `Option ${id}`,
  name_ar: `خيار ${id}`,
  price,
  min: 1,
  max: 5,
  shown: true,
})

export const line = (changes: Partial<BasketLine> = {}): BasketLine => ({
  item,
  quantity: 10,
  demands: '',
  choices: [],
  addons: [],
  ...changes,
})

export const addons = (...picked: [price: number, quantity: number][]): BasketLine['addons'] => [
  {
    group: { id: 1, name_en: 'Staff', name_ar: 'طاقم', shown: true, options: [] },
    picked: picked.map(([price, quantity], id) => ({ option: option(id + 1, price), quantity })),
  },
]

export const anyLine = fc
  .record({
    promoted_price: fc.integer({ min: 0, max: 10_000_00 }),
    price_per_unit: fc.integer({ min: 0, max: 500_00 }),
    enough_for: fc.integer({ min: 0, max: 200 }),
    delivery_type: fc.constantFrom('catering' as const, 'specialFees' as const),
    special_fees_amount: fc.integer({ min: 0, max: 1_000_00 }),
    quantity: fc.integer({ min: 1, max: 10_000 }),
    picks: fc.array(fc.tuple(fc.integer({ min: 0, max: 100_00 }), fc.integer({ min: 1, max: 1000 })), {
      maxLength: 6,
    }),
  })
  .map(({ quantity, picks, ...prices }) =>
    line({ item: { ...item, ...prices }, quantity, addons: addons(...picks) }),
  )
