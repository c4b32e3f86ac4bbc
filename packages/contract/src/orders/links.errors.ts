import type { Refusals } from '../kernel/errors.ts'

export const orderLinkRefusals = {
  'orderLinks.end': {
    status: 422,
    en: 'Choose a time from now until {latest_en}',
    ar: 'اختر وقتًا من الآن حتى {latest_ar}',
  },
} satisfies Refusals
