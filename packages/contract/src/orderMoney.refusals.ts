import type { Refusals } from './kernel/refusals.ts'

export const orderMoneyRefusals = {
  'orderMoney.cashTooMuch': {
    status: 409,
    en: 'At most QAR {most} remain to be collected for order {id}',
    ar: 'أقصى ما يمكن تحصيله للطلب {id} هو {most} ريال',
  },
  'orderMoney.changed': {
    status: 409,
    en: 'Meanwhile something changed: QAR {most} remain to be paid for order {id}',
    ar: 'تغيّر الطلب في الأثناء: المتبقي على الطلب {id} هو {most} ريال',
  },
  'orderMoney.notAccepted': {
    status: 409,
    en: 'Order {id} is {status_en}: only accepted orders are cancelled here',
    ar: 'الطلب {id} حالته «{status_ar}»، ولا يُلغى من هنا إلا الطلب المقبول',
  },
  'orderMoney.consequencesChanged': {
    status: 409,
    en: 'The consequences are no longer those that were shown. Look at them again',
    ar: 'لم تعد النتائج كما عُرضت. راجعها من جديد',
  },
} satisfies Refusals
