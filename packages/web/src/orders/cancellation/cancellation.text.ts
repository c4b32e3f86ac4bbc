import { texts } from '../../kernel/text/texts.ts'
import { decisionText } from '../order/decision.text.ts'

export const cancellingText = texts({
  title: { en: 'Cancel accepted order {id}', ar: 'إلغاء الطلب المقبول {id}' },
  fault: { en: 'Who is responsible?', ar: 'من المسؤول عن الإلغاء؟' },
  customer: { en: 'The customer', ar: 'العميل' },
  store: { en: 'The store', ar: 'المتجر' },
  platform: { en: 'The platform', ar: 'المنصة' },
  customerFree: {
    en: 'Free until {until}: everything is refunded.',
    ar: 'مجاني حتى {until}: يُرد المبلغ كاملًا.',
  },
  customerLate: {
    en: 'Free cancellation ended on {until}: QAR {amount} stays with the store, less the gateway charge.',
    ar: 'انتهى الإلغاء المجاني في {until}، فيبقى {amount} ر.ق للمتجر بعد خصم رسوم بوابة الدفع.',
  },
  customerUnpaid: {
    en: 'Free cancellation ended on {until}; no advance has been received, so nothing is kept.',
    ar: 'انتهى الإلغاء المجاني في {until}، ولم تُستلم دفعة مقدمة، فلا يُحتفظ بشيء.',
  },
  customerNothing: {
    en: 'The order has no advance: everything is refunded.',
    ar: 'لا دفعة مقدمة على الطلب: يُرد المبلغ كاملًا.',
  },
  faultWords: { en: 'Everything is refunded to the customer.', ar: 'يُرد المبلغ كاملًا إلى العميل.' },
  reason: { en: 'Cancel reason', ar: 'سبب الإلغاء' },
  chooseReason: { en: 'Choose a reason', ar: 'اختر السبب' },
  reasonMissing: decisionText.reasonMissing,
  note: { en: 'Note (optional)', ar: 'ملاحظة (اختيارية)' },
  consequences: { en: 'Refund and charges', ar: 'الأثر المالي' },
  refund: { en: 'Refund to the customer’s card', ar: 'يُرد إلى بطاقة العميل' },
  cashBack: { en: 'Cash refunded by the store', ar: 'نقد يرده المتجر' },
  forfeited: { en: 'Forfeited by the customer', ar: 'يخسره العميل' },
  dropped: { en: 'No longer owed by the customer', ar: 'يسقط عن العميل' },
  commission: { en: 'Commission reversed', ar: 'إلغاء العمولة' },
  contribution: { en: 'Platform’s discount share reversed', ar: 'إلغاء حصة المنصة من الخصم' },
  charge: { en: 'Gateway charge borne by the store', ar: 'رسوم بوابة الدفع على المتجر' },
  chargePlatform: { en: 'Gateway charge borne by the platform', ar: 'رسوم بوابة الدفع على المنصة' },
  toStore: { en: 'Due to store afterwards', ar: 'المستحق للمتجر بعد الإلغاء' },
  couponBack: {
    en: 'Coupon {code} can be used again.',
    ar: 'يمكن استخدام القسيمة {code} من جديد.',
  },
  changed: {
    en: 'The figures above are the new ones. Confirm again if they are right.',
    ar: 'الأرقام أعلاه هي الجديدة. أكّد من جديد إن كانت صحيحة.',
  },
  keep: { en: 'Keep the order', ar: 'إبقاء الطلب' },
  cancel: { en: 'Cancel order', ar: 'إلغاء الطلب' },
  ask: { en: 'Cancel order {id}?', ar: 'هل تريد إلغاء الطلب {id}؟' },
  askText: {
    en: 'QAR {refund} goes back to the customer and QAR {store} is due to the store. This cannot be undone.',
    ar: 'يُرد إلى العميل {refund} ر.ق، والمستحق للمتجر {store} ر.ق. لا يمكن التراجع عن هذا الإجراء.',
  },
  done: decisionText.cancelled,

  cashTitle: { en: 'Record cash for order {id}', ar: 'تسجيل نقد للطلب {id}' },
  cashText: {
    en: 'Cash that the store has collected from the customer. It lowers what the customer still owes.',
    ar: 'ما حصّله المتجر من العميل مباشرة، ويُخصم مما بقي على العميل.',
  },
  amount: { en: 'Amount collected', ar: 'المبلغ المحصَّل' },
  atMost: { en: 'At most QAR {most}, the remaining amount', ar: 'بحد أقصى {most} ر.ق، وهو المتبقي' },
  amountMissing: { en: 'Enter an amount above 0', ar: 'أدخل مبلغًا أكبر من صفر' },
  tooMuch: { en: 'Only QAR {most} is left to collect', ar: 'المتبقي للتحصيل {most} ر.ق فقط' },
  all: { en: 'Full remaining amount', ar: 'كامل المتبقي' },
  record: { en: 'Record cash', ar: 'تسجيل النقد' },
  askCash: { en: 'Record QAR {amount} as collected?', ar: 'هل تريد تسجيل تحصيل {amount} ر.ق؟' },
  askCashText: {
    en: 'QAR {left} will be left to pay for order {id}. If this turns out to be wrong, an admin can reverse it on the order’s page, under “Cash collected”.',
    ar: 'سيبقى {left} ر.ق على الطلب {id}. إن تبيّن خطؤه فيمكن للإدارة عكسه في صفحة الطلب ضمن «النقد المحصَّل».',
  },
  cashDone: { en: 'Cash recorded for order {id}', ar: 'سُجّل النقد للطلب {id}' },
})
