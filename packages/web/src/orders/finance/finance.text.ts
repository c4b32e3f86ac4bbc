import { texts } from '../../kernel/text/texts.ts'

/** The platform's accounts of an order: each figure's name, and reversing what was recorded wrongly. */
export const financeText = texts({
  financial: { en: 'Platform accounts', ar: 'حسابات المنصة' },
  order_received: { en: 'Gateway amount', ar: 'مبلغ بوابة الدفع' },
  order_cash: { en: 'Cash collected', ar: 'النقد المحصَّل' },
  order_commission: { en: 'Commission', ar: 'العمولة' },
  order_gateway_charge: { en: 'Gateway charge', ar: 'رسوم بوابة الدفع' },
  order_contribution: { en: 'Coupon contribution', ar: 'مساهمة المنصة في القسيمة' },
  order_welcome: { en: 'Welcome discount', ar: 'الخصم الترحيبي' },
  order_refunds: { en: 'Refunds', ar: 'المبالغ المردودة' },
  order_due: { en: 'Due to store', ar: 'المستحق للمتجر' },
  order_net: { en: 'Net received', ar: 'صافي المستلم' },
  expected: { en: 'expected until the order is completed', ar: 'متوقع حتى إكمال الطلب' },
  due: { en: 'due since the order was completed', ar: 'مستحق منذ إكمال الطلب' },
  dueCancelled: { en: 'due since the order was cancelled', ar: 'مستحق منذ إلغاء الطلب' },

  reverse: { en: 'Reverse', ar: 'عكس القيد' },
  reverseTitle: { en: 'Reverse “{name}”, QAR {amount}', ar: 'عكس قيد «{name}» بمبلغ {amount} ر.ق' },
  reverseText: {
    en: 'For an amount recorded by mistake. The entry stays and another one undoes it; the customer owes the amount again.',
    ar: 'لمبلغ سُجّل خطأً. يبقى القيد ويُضاف قيد يعكسه، ويعود المبلغ مستحقًا على العميل.',
  },
  why: { en: 'Reason', ar: 'السبب' },
  askReverse: { en: 'Reverse QAR {amount} of order {id}?', ar: 'هل تريد عكس {amount} ر.ق من الطلب {id}؟' },
  askReverseText: {
    en: 'A reversal cannot be undone: the amount would have to be recorded again.',
    ar: 'لا يمكن التراجع عن العكس، ويلزم تسجيل المبلغ من جديد.',
  },
  reverseDone: { en: 'QAR {amount} of order {id} reversed', ar: 'عُكس {amount} ر.ق من الطلب {id}' },
})
