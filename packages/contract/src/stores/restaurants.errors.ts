import type { ErrorTexts } from '../kernel/errors.ts'

export const restaurantErrors = {
  'accounts.emailTaken': {
    status: 409,
    en: 'This email address is already used to sign in',
    ar: 'عنوان البريد الإلكتروني هذا مستخدم لتسجيل الدخول بالفعل',
  },
  'restaurants.openOrders': {
    status: 409,
    en: 'This restaurant still has open orders ({count}). Complete or cancel them first',
    ar: 'ما زالت لدى هذا المطعم طلبات مفتوحة (العدد: {count}). أكملها أو ألغها أولًا',
  },
  'restaurants.decided': {
    status: 409,
    en: 'Somebody else has already decided on this restaurant',
    ar: 'سبق أن اتخذ شخص آخر قرارًا بشأن هذا المطعم',
  },
} satisfies ErrorTexts
