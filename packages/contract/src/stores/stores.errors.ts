import type { ErrorTexts } from '../kernel/errors.ts'

export const storeErrors = {
  'stores.ratesByAdmins': {
    status: 403,
    en: 'Rates and the cash limit are set by the platform. Leave out: {fields}',
    ar: 'النسب وحد الدفع النقدي تحددها المنصة. احذف: {fields}',
  },
  'stores.openOrders': {
    status: 409,
    en: 'This store still has open orders ({count}). Complete or cancel them first',
    ar: 'ما زالت لدى هذا المتجر طلبات مفتوحة (العدد: {count}). أكملها أو ألغها أولًا',
  },
  'storeUsers.storeGone': {
    status: 409,
    en: '{store} is no longer there. Choose the stores again',
    ar: 'لم يعد {store} موجودًا. اختر المتاجر من جديد',
  },
} satisfies ErrorTexts
