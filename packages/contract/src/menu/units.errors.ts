import type { ErrorTexts } from '../kernel/errors.ts'

export const unitErrors = {
  'units.inUse': {
    status: 409,
    en: 'Items are sold by this unit ({count}), for example {item_en}. Give them another unit first',
    ar: 'هناك أصناف تباع بهذه الوحدة (العدد: {count})، منها {item_ar}. اختر لها وحدة أخرى أولًا',
  },
  'units.standard': {
    status: 409,
    en: 'New items are sold by this unit, so it cannot be deleted',
    ar: 'تباع الأصناف الجديدة بهذه الوحدة، فلا يمكن حذفها',
  },
} satisfies ErrorTexts
