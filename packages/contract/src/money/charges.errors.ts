import type { ErrorTexts } from '../kernel/errors.ts'

export const chargeErrors = {
  'charges.empty': {
    status: 422,
    en: 'Enter an amount or choose an order',
    ar: 'أدخل مبلغًا أو اختر طلبًا',
  },
  'charges.reversed': {
    status: 409,
    en: 'Charge {id} has already been reversed',
    ar: 'سبق عكس الرسم {id}',
  },
  'charges.requested': {
    status: 409,
    en: 'Charge {id} is deducted in a pending payment request. Accept or reject the request first',
    ar: 'الرسم {id} محسوم ضمن طلب دفع قيد الانتظار. اقبل طلب الدفع أو ارفضه أولًا',
  },
  'charges.made': {
    status: 409,
    en: 'The charge was made before it was edited. Close this dialog and look for it in the list',
    ar: 'قُيِّد الرسم قبل تعديله. أغلق هذه النافذة وابحث عنه في القائمة',
  },
} satisfies ErrorTexts
