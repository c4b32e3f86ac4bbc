import type { CellsByColumn } from './menuImport.fixture.ts'

/** The row of a new item in the tenant's category, as typed. */
export const newDish = (name_en: string, more: CellsByColumn = {}): CellsByColumn => ({
  category_en: 'Karam grills',
  name_en,
  name_ar: `${name_en} ع`,
  short_description_en: 'Slow-cooked on rice',
  short_description_ar: 'مطبوخ على مهل مع الأرز',
  original_price: 900,
  promoted_price: 850.5,
  price_per_unit: '٢٥',
  enough_for: 10,
  quantity_per_day: '100',
  max_quantity_per_day: 50,
  lead_time: 24,
  setup_time: 1,
  max_time: 4,
  available_from_time: '10:00',
  available_to_time: '10:30 pm',
  global_categories: 'over coal',
  filters: 'Hot ع',
  item_requirements: 'A socket',
  ...more,
})
