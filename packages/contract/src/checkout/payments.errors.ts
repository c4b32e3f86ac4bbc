import type { ErrorTexts } from '../kernel/errors.ts'

export const paymentErrors = {
  'orderingMoney.cancelled': {
    status: 409,
    en: 'Order {id} is cancelled and takes no more payments. Return the money at the gateway',
    ar: 'الطلب {id} ملغى، فلا يُقبل له أي مبلغ. أعد المبلغ من بوابة الدفع',
  },
  'orderingMoney.tooMuch': {
    status: 409,
    en: 'This is more than is owed: QAR {most} is left to pay for order {id}',
    ar: 'المبلغ أكبر من المستحق: المتبقي على الطلب {id} هو {most} ر.ق',
  },
  'orderingMoney.referenceUsed': {
    status: 409,
    en: 'Reference {reference} was used for QAR {amount} of order {order}. Send the same payment again, or use another reference',
    ar: 'المرجع {reference} مسجل لمبلغ {amount} ر.ق من الطلب {order}. أرسله كما هو أو أرسل مرجعًا آخر',
  },
  'orderingMoney.refundTooMuch': {
    status: 409,
    en: 'At most QAR {most} of order {id} can be refunded',
    ar: 'أقصى ما يمكن رده من الطلب {id} هو {most} ر.ق',
  },
  'orderingMoney.completed': {
    status: 409,
    en: 'Order {id} is {status_en} and can no longer be cancelled',
    ar: 'الطلب {id} حالته «{status_ar}» ولا يمكن إلغاؤه',
  },
  'orderingMoney.refundChanged': {
    status: 409,
    en: 'QAR {amount} would be refunded now. Ask the customer again',
    ar: 'المبلغ الذي سيُرد الآن هو {amount} ر.ق. اسأل العميل من جديد',
  },
} satisfies ErrorTexts
