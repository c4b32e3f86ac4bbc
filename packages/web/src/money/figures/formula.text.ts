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
  charge: { en: 'What the store was charged.', ar: 'ما قُيِّد على المتجر.' },
  charge_remaining: {
    en: 'The charge and, if there is one, its reversal, less what payment requests have deducted.',
    ar: 'الرسم وعكسه إن وُجد، بعد طرح ما حُسم في طلبات الدفع.',
  },
  order_remaining: {
    en: 'What the order brought the store, less what payment requests have taken of it.',
    ar: 'ما جلبه الطلب للمتجر، بعد طرح ما أخذته منه طلبات الدفع.',
  },
  unsettled: {
    en: 'Orders that ended up to the day and other charges, less what the store owes.',
    ar: 'الطلبات المنتهية حتى هذا اليوم والرسوم الأخرى، بعد خصم ما على المتجر.',
  },
  expected_at_close: {
    en: 'What the orders that were open when the month was closed were expected to bring.',
    ar: 'ما كان متوقعًا من الطلبات المفتوحة عند إغلاق الشهر.',
  },
  requested_at_close: {
    en: 'The payment requests that nobody had decided when the month was closed.',
    ar: 'طلبات الدفع التي لم يكن قد بُتّ فيها عند إغلاق الشهر.',
  },
  order_at_close: {
    en: 'What the order had brought in when the month was closed. It was still open then.',
    ar: 'ما جلبه الطلب حتى إغلاق الشهر، ولم يكن قد انتهى حينها.',
  },
  chosen_requests: { en: 'The chosen payment requests.', ar: 'طلبات الدفع المختارة.' },
  balance_after: {
    en: 'What each row of the statement adds to the balance or takes from it, less the payouts.',
    ar: 'ما يضيفه كل صف من الكشف إلى الرصيد أو يخصمه منه، ناقص ما سيُصرف.',
  },
  chosen_orders: {
    en: 'What is left to be paid of the chosen orders.',
    ar: 'ما تبقى صرفه من الطلبات المختارة.',
  },
  new_request: {
    en: 'The chosen orders, less what the store owes of other orders and of charges.',
    ar: 'الطلبات المختارة، بعد خصم ما على المتجر من طلبات ورسوم أخرى.',
  },
  new_run: { en: 'What the run would pay to each store.', ar: 'ما ستصرفه الدفعة لكل متجر.' },
  requests_pending: {
    en: 'The payment requests of this list that nobody has decided yet.',
    ar: 'طلبات الدفع في هذه القائمة التي لم يُبتّ فيها بعد.',
  },
  requests_paid: {
    en: 'The accepted payment requests of this list whose payout was not reversed.',
    ar: 'طلبات الدفع المقبولة في هذه القائمة التي لم يُعكس صرفها.',
  },
  charges_total: {
    en: 'The charges of this list, without those reversed.',
    ar: 'الرسوم في هذه القائمة، دون ما عُكس منها.',
  },
  balances: {
    en: 'The same of every store’s statement.',
    ar: 'مجموع الرقم نفسه في كشوف جميع المتاجر.',
  },
  running_balance: {
    en: 'What all rows up to and including this one add to the balance or take from it.',
    ar: 'ما تضيفه جميع الصفوف حتى هذا الصف إلى الرصيد أو تخصمه منه.',
  },
  event_order_total: {
    en: 'Sub total − discount + delivery fee of the order that ended, or was reopened, in this row.',
    ar: 'المجموع الفرعي − الخصم + رسوم التوصيل للطلب الذي انتهى أو أُعيد فتحه في هذا الصف.',
  },
  event_received: {
    en: 'In the row in which an order ended, everything received for it by card until then. Otherwise what this row changed.',
    ar: 'في صف انتهاء الطلب: كل ما استُلم عنه بالبطاقة حتى ذلك الحين. وفي غيره: ما غيّره هذا الصف.',
  },
  event_commission: {
    en: 'In the row in which an order ended, its commission. Otherwise what this row changed.',
    ar: 'في صف انتهاء الطلب: عمولته. وفي غيره: ما غيّره هذا الصف.',
  },
  event_gateway_charge: {
    en: 'In the row in which an order ended, the gateway’s charges for it. Otherwise what this row changed.',
    ar: 'في صف انتهاء الطلب: رسوم بوابة الدفع عنه. وفي غيره: ما غيّره هذا الصف.',
  },
  run_pending: {
    en: 'The requests of this run that stores have not decided yet.',
    ar: 'طلبات هذه الدفعة التي لم تبتّ فيها المتاجر بعد.',
  },
  run_accepted: {
    en: 'The accepted requests of this run whose payout was not reversed.',
    ar: 'الطلبات المقبولة في هذه الدفعة التي لم يُعكس صرفها.',
  },
  run_rejected: { en: 'The rejected requests of this run.', ar: 'الطلبات المرفوضة في هذه الدفعة.' },
  run_open: {
    en: 'The pending and the accepted requests of this run.',
    ar: 'الطلبات المنتظرة والمقبولة في هذه الدفعة.',
  },
  payout_file: { en: 'The lines of the bank file.', ar: 'أسطر ملف البنك.' },
  order_sub_total: {
    en: 'Its items with further people and special fees, their choices and addons.',
    ar: 'الأصناف مع الأشخاص الإضافيين والرسوم الخاصة، واختياراتها وإضافاتها.',
  },
  order_offer: {
    en: 'What the offers of the store take off each line, rounded line by line.',
    ar: 'ما تخصمه عروض المتجر من كل بند، مع تقريب كل بند على حدة.',
  },
  order_coupon: {
    en: 'The coupon’s percentage of what the offers leave of the items it is for.',
    ar: 'نسبة القسيمة مما يبقى بعد العروض من الأصناف التي تشملها.',
  },
  order_welcome_discount: {
    en: 'The percentage for a customer’s first order, of what the offers leave of the sub total.',
    ar: 'نسبة خصم أول طلب للعميل مما يبقى من المجموع الفرعي بعد العروض.',
  },
  order_delivery: {
    en: 'The store’s fee for delivering to the area, when the order was placed.',
    ar: 'رسوم توصيل المتجر إلى المنطقة وقت تقديم الطلب.',
  },
  order_price: { en: 'Sub total − discount + delivery fee.', ar: 'المجموع الفرعي − الخصم + رسوم التوصيل.' },
  order_owed: {
    en: 'The order’s price, less what the customer has paid and what is no longer owed. What went back while the order goes on is owed again.',
    ar: 'سعر الطلب بعد طرح ما دفعه العميل وما لم يعد مستحقًا. وما رُدّ إليه والطلب مستمر يعود مستحقًا.',
  },
  order_dropped: {
    en: 'The part of the price that the customer no longer has to pay: dropped as the order was cancelled, or given back after it ended.',
    ar: 'ما لم يعد على العميل دفعه من السعر: أُسقط عند إلغاء الطلب أو رُدّ إليه بعد انتهائه.',
  },
  order_advance: {
    en: 'The store’s advance percentage of the order’s total.',
    ar: 'نسبة الدفعة المقدمة للمتجر من إجمالي الطلب.',
  },
  order_advance_received: {
    en: 'What was received by card and not given back, up to the advance that is required.',
    ar: 'المستلم بالبطاقة بعد طرح ما رُدّ منه، بحد أقصى الدفعة المقدمة المطلوبة.',
  },
  order_refund_due: {
    en: 'What was awarded to the customer and the gateway has not confirmed yet.',
    ar: 'ما تقرر رده للعميل ولم تؤكده بوابة الدفع بعد.',
  },
  refunds_open: {
    en: 'Refunds requested until the last day of the month that the gateway has not confirmed.',
    ar: 'المبالغ التي طُلب ردها حتى آخر يوم من الشهر ولم تؤكدها بوابة الدفع.',
  },
  orders_accepted: {
    en: 'The totals of accepted orders whose event is over and that nobody has completed.',
    ar: 'إجماليات الطلبات المقبولة التي انقضى موعدها ولم يُكملها أحد.',
  },
  orders_pending: {
    en: 'The totals of orders whose event is over and that nobody has accepted or rejected.',
    ar: 'إجماليات الطلبات التي انقضى موعدها ولم يقبلها أو يرفضها أحد.',
  },
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
