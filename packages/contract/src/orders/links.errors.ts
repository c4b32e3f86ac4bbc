import type { ErrorTexts } from '../kernel/errors.ts'

export const orderLinkErrors = {
  'orderLinks.end': {
    status: 422,
    en: 'Choose a time between now and {latest_en}',
    ar: 'اختر وقتًا من الآن حتى {latest_ar}',
  },
} satisfies ErrorTexts
