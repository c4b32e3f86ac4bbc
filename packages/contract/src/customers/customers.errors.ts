import type { ErrorTexts } from '../kernel/errors.ts'

export const customerErrors = {
  'customers.mobileTaken': {
    status: 409,
    en: 'Another customer has this mobile number',
    ar: 'رقم الجوال هذا مسجل لعميل آخر',
  },
  'customers.openOrders': {
    status: 409,
    en: 'Some orders of this customer are still pending or accepted ({count}). Complete or cancel them first',
    ar: 'لا تزال لدى هذا العميل طلبات قيد الانتظار أو مقبولة ({count}). أكملها أو ألغها أولًا',
  },
  'customers.mergedWithItself': {
    status: 422,
    en: 'Choose another customer',
    ar: 'اختر عميلًا آخر',
  },
  'customers.mergeUndone': {
    status: 409,
    en: 'This merge was already undone',
    ar: 'سبق التراجع عن هذا الدمج',
  },
  'customers.mergeTooOld': {
    status: 409,
    en: 'A merge can be undone within {days} days',
    ar: 'يمكن التراجع عن الدمج خلال {days} يومًا',
  },
  'customerPrivacy.openOrders': {
    status: 409,
    en: 'These orders of the customer are not finished: {orders}. Complete or cancel them first',
    ar: 'طلبات هذا العميل التالية لم تنتهِ بعد: {orders}. أكملها أو ألغها أولًا',
  },
  'customerPrivacy.confirm': {
    status: 422,
    en: 'Type the customer’s name or ID exactly as shown',
    ar: 'اكتب اسم العميل أو رقمه كما هو معروض تمامًا',
  },
  'customerPrivacy.reason': {
    status: 422,
    en: 'The reason is kept: leave the customer’s name, mobile and email out of it',
    ar: 'يُحفظ السبب، فلا تذكر فيه اسم العميل أو جواله أو بريده',
  },
  'customerAddresses.full': {
    status: 409,
    en: 'A customer has at most {most} addresses',
    ar: 'للعميل {most} عنوانًا على الأكثر',
  },
  'customerNotes.full': {
    status: 409,
    en: 'A customer has at most {most} notes',
    ar: 'للعميل {most} ملاحظة على الأكثر',
  },
} satisfies ErrorTexts
