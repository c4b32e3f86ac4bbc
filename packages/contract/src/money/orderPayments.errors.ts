import type { ErrorTexts } from '../kernel/errors.ts'

export const orderPaymentErrors = {
  'orderMoney.cashTooMuch': {
    status: 409,
    en: 'Only QAR {most} is left to collect for order {id}',
    ar: 'أقصى ما يمكن تحصيله للطلب {id} هو {most} ر.ق',
  },
  'orderMoney.changed': {
    status: 409,
    en: 'Order {id} has changed: QAR {most} is left to pay',
    ar: 'تغيّر الطلب {id} في هذه الأثناء: المتبقي عليه {most} ر.ق',
  },
  'orderMoney.cashNotYet': {
    status: 409,
    en: 'Order {id} is {status_en}. Cash can be recorded once the store has accepted it',
    ar: 'الطلب {id} حالته «{status_ar}»، ولا يُسجَّل النقد إلا بعد أن يقبله المتجر',
  },
  'orderMoney.notReversible': {
    status: 409,
    en: 'Entry {event} is “{name_en}”. Only payments and recorded cash can be reversed',
    ar: 'القيد {event} هو «{name_ar}»، ولا يُعكس إلا قيد دفعة أو نقد محصَّل',
  },
  'orderMoney.reversedAlready': {
    status: 409,
    en: 'Entry {event} has already been reversed. Check the entries again',
    ar: 'سبق عكس القيد {event}. راجع القيود من جديد',
  },
  'orderMoney.cancelledStands': {
    status: 409,
    en: 'Order {id} is cancelled and its money is settled. Correct the difference under “Other Charges”',
    ar: 'الطلب {id} ملغى وقد سُوّيت مبالغه عند إلغائه. صحّح الفرق من «رسوم أخرى»',
  },
  'orderMoney.requested': {
    status: 409,
    en: 'A payment request includes order {id}. Reject the request first or, if it has been paid out, correct the difference under “Other Charges”',
    ar: 'مبالغ الطلب {id} ضمن طلب دفع. ارفض طلب الدفع أولًا، أو صحّح الفرق من «رسوم أخرى» إن كان قد صُرف',
  },
  'orderMoney.givenBack': {
    status: 409,
    en: 'QAR {back} was refunded to the customer of order {id}, so at most QAR {most} of its payments can be reversed',
    ar: 'رُد إلى عميل الطلب {id} مبلغ {back} ر.ق، فأقصى ما يمكن عكسه من دفعاته هو {most} ر.ق',
  },
  'orderMoney.notAccepted': {
    status: 409,
    en: 'Order {id} is {status_en}. Only accepted orders can be cancelled here',
    ar: 'الطلب {id} حالته «{status_ar}»، ولا يُلغى من هنا إلا الطلب المقبول',
  },
  'orderMoney.notCompleted': {
    status: 409,
    en: 'Order {id} is {status_en}. It has no completion to undo',
    ar: 'الطلب {id} حالته «{status_ar}»، فلا إكمال يمكن التراجع عنه',
  },
  'orderMoney.undoTooLate': {
    status: 409,
    en: 'Order {id} was completed more than 7 days ago. Correct it under “Other Charges”',
    ar: 'مضى على إكمال الطلب {id} أكثر من 7 أيام. صحّح الفرق من «رسوم أخرى»',
  },
  'orderMoney.consequencesChanged': {
    status: 409,
    en: 'Refund and charges have changed since they were shown. Check them again',
    ar: 'تغيّر الأثر المالي بعد عرضه. راجعه من جديد',
  },
} satisfies ErrorTexts
