import type { Refusals } from '../kernel/errors.ts'

export const orderRefusals = {
  'orders.transition': {
    status: 409,
    en: 'Order {id} cannot go from “{status_en}” to “{wanted_en}”',
    ar: 'لا يمكن نقل الطلب {id} من حالة «{status_ar}» إلى حالة «{wanted_ar}»',
  },
  'orders.decided': {
    status: 409,
    en: '{who_en} has already set order {id} to {status_en}',
    ar: 'سبق أن حوّل {who_ar} الطلب {id} إلى «{status_ar}»',
  },
  'orders.cancelled': {
    status: 409,
    en: '{who_en} has already cancelled order {id}: {reason_en}',
    ar: 'سبق أن ألغى {who_ar} الطلب {id}: {reason_ar}',
  },
  'orders.reasonMissing': {
    status: 422,
    en: 'Choose why the order is cancelled',
    ar: 'اختر سبب إلغاء الطلب',
  },
  'orders.early': {
    status: 409,
    en: 'Order {id} is for {day_en}. Confirm that it is completed before its day',
    ar: 'موعد الطلب {id} هو {day_ar}. أكّد إكماله قبل يومه',
  },
} satisfies Refusals
