import type { ErrorTexts } from '../kernel/errors.ts'

export const couponErrors = {
  'coupons.codeTaken': {
    status: 409,
    en: 'Another coupon has this code',
    ar: 'هذا الرمز مستخدم في قسيمة أخرى',
  },
  'coupons.notMade': {
    status: 409,
    en: 'The codes of this coupon could not be created. Delete it and add another',
    ar: 'تعذر إنشاء رموز هذه القسيمة. احذفها وأضف غيرها',
  },
  'coupons.codeOfAnother': {
    status: 422,
    en: 'This coupon has no code {code}',
    ar: 'لا يوجد في هذه القسيمة رمز {code}',
  },
} satisfies ErrorTexts
