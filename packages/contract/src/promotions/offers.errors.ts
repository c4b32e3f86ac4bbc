import type { ErrorTexts } from '../kernel/errors.ts'

export const offerErrors = {
  'offers.overlap': {
    status: 409,
    en: 'These days overlap another offer: “{title_en}”, {start_en} to {end_en}',
    ar: 'تتداخل هذه الأيام مع عرض آخر: «{title_ar}» من {start_ar} إلى {end_ar}',
  },
  'offers.itemGone': {
    status: 422,
    en: 'This item is not on the menu of this store. Choose another one',
    ar: 'هذا الصنف ليس في قائمة هذا المتجر. اختر صنفًا آخر',
  },
  'offers.storeGone': {
    status: 422,
    en: 'This store has been deleted. Choose another one',
    ar: 'هذا المتجر محذوف. اختر متجرًا آخر',
  },
} satisfies ErrorTexts
