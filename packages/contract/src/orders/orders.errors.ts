import type { ErrorTexts } from '../kernel/errors.ts'

export const orderErrors = {
  'orders.transition': {
    status: 409,
    en: 'Order {id} cannot go from “{status_en}” to “{wanted_en}”',
    ar: 'لا يمكن نقل الطلب {id} من حالة «{status_ar}» إلى حالة «{wanted_ar}»',
  },
  'orders.decided': {
    status: 409,
    en: '{who_en} has already set order {id} to {status_en}',
    ar: 'سبق تحويل الطلب {id} إلى «{status_ar}» من قبل {who_ar}',
  },
  'orders.decidedByYou': {
    status: 409,
    en: 'You have already set order {id} to {status_en}',
    ar: 'سبق أن حوّلت الطلب {id} إلى «{status_ar}»',
  },
  'orders.cancelled': {
    status: 409,
    en: '{who_en} has already cancelled order {id}: {reason_en}',
    ar: 'سبق إلغاء الطلب {id} من قبل {who_ar}: {reason_ar}',
  },
  'orders.cancelledByYou': {
    status: 409,
    en: 'You have already cancelled order {id}: {reason_en}',
    ar: 'سبق أن ألغيت الطلب {id}: {reason_ar}',
  },
  'orders.reasonMissing': {
    status: 422,
    en: 'Choose why the order is cancelled',
    ar: 'اختر سبب إلغاء الطلب',
  },
  'orders.early': {
    status: 409,
    en: 'Order {id} is for {day_en}. Confirm that you want to complete it early',
    ar: 'موعد الطلب {id} هو {day_ar}. أكّد أنك تريد إكماله قبل موعده',
  },
} satisfies ErrorTexts
