import type { Refusals } from '../kernel/errors.ts'

export const unitRefusals = {
  'units.inUse': {
    status: 409,
    en: 'Items are sold by this unit ({count}), {item_en} for one. Give them another unit first',
    ar: 'هناك أصناف تباع بهذه الوحدة (العدد: {count})، منها {item_ar}. اختر لها وحدة أخرى أولًا',
  },
  'units.standard': {
    status: 409,
    en: 'New items are sold by this unit: it stays',
    ar: 'تباع الأصناف الجديدة بهذه الوحدة، فلا يمكن حذفها',
  },
} satisfies Refusals
