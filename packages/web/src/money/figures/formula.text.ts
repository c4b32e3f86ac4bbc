import { texts } from '../../kernel/text/texts.ts'

/** How each figure is worked out, in words. */
export const formulaText = texts({
  balance: {
    en: 'What each row of the statement adds to the balance or takes from it.',
    ar: 'ما يضيفه كل صف من الكشف إلى الرصيد أو يخصمه منه.',
  },
  order_total: { en: 'The totals of orders that have ended.', ar: 'إجماليات الطلبات المنتهية.' },
  received: {
    en: 'What the platform received by card for orders that have ended.',
    ar: 'ما استلمته المنصة بالبطاقة عن الطلبات المنتهية.',
  },
  commission: {
    en: 'The platform’s commission on orders that have ended.',
    ar: 'عمولة المنصة على الطلبات المنتهية.',
  },
  gateway_charge: {
    en: 'The gateway’s charges for orders that have ended.',
    ar: 'رسوم بوابة الدفع على الطلبات المنتهية.',
  },
  expected: {
    en: 'Received by card + discounts the platform bears − gateway charge − commission − refunds, of open orders. It is due once they are completed.',
    ar: 'المستلم بالبطاقة + الخصومات التي تتحملها المنصة − رسوم بوابة الدفع − العمولة − المبالغ المردودة، للطلبات المفتوحة. ويُستحق عند إكمالها.',
  },
  requested: {
    en: 'Payment requests that nobody has decided yet.',
    ar: 'طلبات الدفع التي لم يُبتّ فيها بعد.',
  },
  charges: {
    en: 'Other charges that no payment request has deducted yet.',
    ar: 'الرسوم الأخرى التي لم تُحسم بعد في أي طلب دفع.',
  },
  paid: {
    en: 'Payouts by their reference date, without those reversed.',
    ar: 'ما صُرف حسب تاريخ المرجع، دون ما عُكس منه.',
  },
  total_due: {
    en: 'What is due to the listed stores, less what listed stores owe.',
    ar: 'المستحق للمتاجر المعروضة، بعد خصم ما على المتاجر المعروضة.',
  },
  total_expected: {
    en: 'What the open orders of the listed stores will bring them.',
    ar: 'ما ستجلبه الطلبات المفتوحة للمتاجر المعروضة.',
  },
  total_requested: {
    en: 'Payment requests of the listed stores that nobody has decided yet.',
    ar: 'طلبات دفع المتاجر المعروضة التي لم يُبتّ فيها بعد.',
  },
  total_charges: {
    en: 'Other charges of the listed stores that no payment request has netted yet.',
    ar: 'الرسوم الأخرى للمتاجر المعروضة التي لم تُسوَّ بعد في أي طلب دفع.',
  },
  total_paid: {
    en: 'Payouts to the listed stores on these days, without those reversed.',
    ar: 'ما صُرف للمتاجر المعروضة في هذه الأيام، دون ما عُكس منه.',
  },
  request: {
    en: 'The orders and charges it asks to be paid. What the store owes is taken off.',
    ar: 'الطلبات والرسوم المطلوب دفعها، بعد خصم ما على المتجر.',
  },
  charge: { en: 'The charge and, if there is one, its reversal.', ar: 'الرسم، وعكسه إن وُجد.' },
  event: {
    en: 'What this row adds to the balance or takes from it.',
    ar: 'ما يضيفه هذا الصف إلى الرصيد أو يخصمه منه.',
  },
  order_received: {
    en: 'Everything the platform has received from the customer by card.',
    ar: 'كل ما استلمته المنصة من العميل بالبطاقة.',
  },
  order_cash: {
    en: 'Cash that the store collected from the customer. It never passes through the platform.',
    ar: 'ما حصّله المتجر من العميل مباشرة، ولا يمر عبر المنصة.',
  },
  order_commission: {
    en: 'The store’s commission rate of the sub total less the discounts the store bears. The delivery fee is the store’s.',
    ar: 'نسبة عمولة المتجر من المجموع الفرعي بعد طرح الخصومات التي يتحملها المتجر. رسوم التوصيل للمتجر.',
  },
  order_gateway_charge: {
    en: 'The store’s rate for the kind of card, of each payment.',
    ar: 'نسبة المتجر حسب نوع البطاقة من كل دفعة.',
  },
  order_contribution: {
    en: 'The platform’s share of the coupon’s discount.',
    ar: 'حصة المنصة من خصم القسيمة.',
  },
  order_welcome: {
    en: 'The discount of a customer’s first order. The platform bears all of it.',
    ar: 'خصم أول طلب للعميل، وتتحمله المنصة كاملًا.',
  },
  order_refunds: {
    en: 'What goes back to the customer out of the gateway amount.',
    ar: 'ما تقرر رده للعميل من مبلغ بوابة الدفع.',
  },
  order_due: {
    en: 'Received by card + discounts the platform bears − gateway charge − commission − refunds. Below zero, the store owes it to the platform.',
    ar: 'المستلم بالبطاقة + الخصومات التي تتحملها المنصة − رسوم بوابة الدفع − العمولة − المبالغ المردودة. إن كان سالبًا فهو على المتجر للمنصة.',
  },
  order_net: {
    en: 'Received by card − gateway charge − commission − refunds, without the platform’s share of discounts.',
    ar: 'المستلم بالبطاقة − رسوم بوابة الدفع − العمولة − المبالغ المردودة، دون حصة المنصة من الخصومات.',
  },
})
