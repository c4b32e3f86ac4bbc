import type { ErrorTexts } from '../kernel/errors.ts'

export const deliveryRegionErrors = {
  'deliveryRegions.taken': {
    status: 409,
    en: 'The store already delivers to {name_en}',
    ar: 'المتجر يوصّل إلى {name_ar} بالفعل',
  },
  'deliveryRegions.areaTaken': {
    status: 409,
    en: '{name_en} already has its own times and fee',
    ar: 'لمنطقة {name_ar} أوقاتها ورسومها الخاصة بالفعل',
  },
} satisfies ErrorTexts
