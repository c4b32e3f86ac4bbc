import type { Refusals } from '../kernel/errors.ts'

export const restaurantRefusals = {
  'accounts.emailTaken': {
    status: 409,
    en: 'Somebody signs in with this e-mail address already',
    ar: 'عنوان البريد الإلكتروني هذا مستخدم لتسجيل الدخول بالفعل',
  },
  'restaurants.openOrders': {
    status: 409,
    en: 'This restaurant still has orders to decide or to deliver ({count}). Complete or cancel them first',
    ar: 'ما زالت لدى هذا المطعم طلبات للبتّ فيها أو توصيلها (العدد: {count}). أكملها أو ألغها أولًا',
  },
  'restaurants.decided': {
    status: 409,
    en: 'Somebody else has decided about this restaurant meanwhile',
    ar: 'بتّ شخص آخر في أمر هذا المطعم في هذه الأثناء',
  },
} satisfies Refusals
