import type { ErrorTexts } from '../kernel/errors.ts'

export const paymentRequestErrors = {
  'paymentRequests.changed': {
    status: 409,
    en: 'What is due to the store has changed: QAR {amount} can be requested now. Check it again',
    ar: 'تغيّر المستحق للمتجر: يمكن طلب {amount} ر.ق الآن. راجعه من جديد',
  },
  'paymentRequests.notDue': {
    status: 409,
    en: 'Nothing of order {id} is due any more, or it has been requested already. Choose the orders again',
    ar: 'لم يعد للطلب {id} مبلغ مستحق، أو سبق طلبه. اختر الطلبات من جديد',
  },
  'paymentRequests.nothingToPay': {
    status: 409,
    en: 'After orders and charges that the store owes, nothing is left to pay (QAR {amount}). Choose more orders',
    ar: 'بعد خصم ما على المتجر من طلبات ورسوم لا يبقى ما يُصرف ({amount} ر.ق). اختر طلبات أخرى',
  },
  'paymentRequests.decided': {
    status: 409,
    en: '{who_en} has already {what_en} payment request {id}',
    ar: 'سبق أن {what_ar} {who_ar} طلب الدفع {id}',
  },
  'paymentRequests.ownDecision': {
    status: 409,
    en: 'Payment request {id} was raised by your side. The other side decides it',
    ar: 'طلب الدفع {id} مقدَّم من طرفكم، والقرار فيه للطرف الآخر',
  },
  'paymentRequests.dueChanged': {
    status: 409,
    en: 'What is due to the store has changed since it was shown: it is QAR {due} now. Check it again',
    ar: 'تغيّر المستحق للمتجر بعد عرضه: أصبح {due} ر.ق. راجعه من جديد',
  },
  'paymentRequests.exceedsDue': {
    status: 409,
    en: 'Only QAR {due} is due to the store now, less than payment request {id} asks for. Reject it, so that its orders can be requested again',
    ar: 'المستحق للمتجر الآن {due} ر.ق فقط، وهو أقل من قيمة طلب الدفع {id}. ارفضه ليُقدَّم بطلباته من جديد',
  },
  'paymentRequests.ibanWaiting': {
    status: 409,
    en: 'The IBAN of the store was changed. Another admin has to confirm it before payment request {id} is paid out',
    ar: 'تغيّر رقم الآيبان للمتجر. يجب أن يؤكده مسؤول آخر قبل صرف طلب الدفع {id}',
  },
  'paymentRequests.noteMissing': {
    status: 422,
    en: 'Write why the payment request is rejected',
    ar: 'اكتب سبب رفض طلب الدفع',
  },
  'paymentRequests.notPaid': {
    status: 409,
    en: 'Payment request {id} has not been paid out, so there is no payout to reverse',
    ar: 'لم يُصرف طلب الدفع {id}، فلا صرف لعكسه',
  },
  'paymentRequests.inFile': {
    status: 409,
    en: 'Payment request {id} is in bank file {file}, which is not settled yet. Void the file first',
    ar: 'طلب الدفع {id} مدرج في ملف البنك {file} الذي لم يُسدَّد بعد. أبطِل الملف أولًا',
  },
  'paymentRequests.reversed': {
    status: 409,
    en: 'The payout of payment request {id} has already been reversed',
    ar: 'سبق عكس صرف طلب الدفع {id}',
  },
} satisfies ErrorTexts
