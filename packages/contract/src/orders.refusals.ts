import type { Refusals } from './kernel/refusals.ts'

export const orderRefusals = {
  'orders.transition': {
    status: 409,
    en: 'Order {id} is {status_en} and cannot become {wanted_en}',
    ar: 'الطلب {id} حالته «{status_ar}» ولا يمكن أن تصبح «{wanted_ar}»',
  },
  'orders.decided': {
    status: 409,
    en: '{who} has already set order {id} to {status_en}',
    ar: 'سبق أن حوّل {who} الطلب {id} إلى «{status_ar}»',
  },
  'orders.reasonMissing': {
    status: 422,
    en: 'Choose why the order is cancelled',
    ar: 'اختر سبب إلغاء الطلب',
  },
} satisfies Refusals
