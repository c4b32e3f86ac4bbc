import type { Refusals } from '../kernel/errors.ts'

export const orderMoneyRefusals = {
  'orderMoney.cashTooMuch': {
    status: 409,
    en: 'At most QAR {most} remain to be collected for order {id}',
    ar: 'أقصى ما يمكن تحصيله للطلب {id} هو {most} ر.ق',
  },
  'orderMoney.changed': {
    status: 409,
    en: 'Meanwhile something changed: QAR {most} remain to be paid for order {id}',
    ar: 'تغيّر الطلب في الأثناء: المتبقي على الطلب {id} هو {most} ر.ق',
  },
  'orderMoney.cashNotYet': {
    status: 409,
    en: 'Order {id} is {status_en}: cash is recorded once the store has accepted it',
    ar: 'الطلب {id} حالته «{status_ar}»، ولا يُسجَّل النقد إلا بعد أن يقبله المتجر',
  },
  'orderMoney.notReversible': {
    status: 409,
    en: 'Entry {event} is “{name_en}”: only payments and recorded cash are reversed',
    ar: 'القيد {event} هو «{name_ar}»، ولا يُعكس إلا قيد دفعة أو نقد محصَّل',
  },
  'orderMoney.reversedAlready': {
    status: 409,
    en: 'Entry {event} is reversed already. Look at the entries again',
    ar: 'سبق عكس القيد {event}. راجع القيود من جديد',
  },
  'orderMoney.cancelledStands': {
    status: 409,
    en: 'Order {id} is cancelled, and its money shared out by that. Put it right with an other charge',
    ar: 'الطلب {id} ملغى وقد وُزعت مبالغه عند إلغائه. صحح الفرق برسوم أخرى',
  },
  'orderMoney.requested': {
    status: 409,
    en: 'A payment request holds the money of order {id}. Reject it first, or, once it is paid out, raise an other charge',
    ar: 'مبالغ الطلب {id} ضمن طلب دفع. ارفض طلب الدفع أولًا، أو سجّل رسومًا أخرى إن كان قد صُرف',
  },
  'orderMoney.givenBack': {
    status: 409,
    en: 'QAR {back} went back to the customer of order {id}: at most QAR {most} of its payments can be reversed',
    ar: 'رُد إلى عميل الطلب {id} مبلغ {back} ر.ق، فأقصى ما يمكن عكسه من دفعاته هو {most} ر.ق',
  },
  'orderMoney.notAccepted': {
    status: 409,
    en: 'Order {id} is {status_en}: only accepted orders are cancelled here',
    ar: 'الطلب {id} حالته «{status_ar}»، ولا يُلغى من هنا إلا الطلب المقبول',
  },
  'orderMoney.notCompleted': {
    status: 409,
    en: 'Order {id} is {status_en}: only a completion is undone here',
    ar: 'الطلب {id} حالته «{status_ar}»، ولا يُتراجع من هنا إلا عن الإكمال',
  },
  'orderMoney.undoTooLate': {
    status: 409,
    en: 'Order {id} was completed more than 7 days ago. Put it right with an other charge',
    ar: 'مضى على إكمال الطلب {id} أكثر من 7 أيام. صحح الفرق برسوم أخرى',
  },
  'orderMoney.consequencesChanged': {
    status: 409,
    en: 'The consequences are no longer those that were shown. Look at them again',
    ar: 'لم تعد النتائج كما عُرضت. راجعها من جديد',
  },
} satisfies Refusals
