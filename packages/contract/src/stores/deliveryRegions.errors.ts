import type { Refusals } from '../kernel/errors.ts'

export const deliveryRegionRefusals = {
  'deliveryRegions.taken': {
    status: 409,
    en: 'The store delivers to {name_en} already',
    ar: 'المتجر يوصّل إلى {name_ar} من قبل',
  },
  'deliveryRegions.areaTaken': {
    status: 409,
    en: '{name_en} has its own times and fee already',
    ar: 'لمنطقة {name_ar} أوقاتها ورسومها الخاصة من قبل',
  },
} satisfies Refusals
