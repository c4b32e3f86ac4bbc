import type { ErrorTexts } from '../kernel/errors.ts'

export const couponErrors = {
  'coupons.codeTaken': {
    status: 409,
    en: 'Another coupon has this code',
    ar: 'هذا الرمز مستخدم في قسيمة أخرى',
  },
} satisfies ErrorTexts
