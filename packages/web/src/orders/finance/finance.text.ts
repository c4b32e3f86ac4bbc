import { texts } from '../../kernel/text/texts.ts'

/** The platform's accounts of an order: each figure's name, and its formula in words. */
export const financeText = texts({
  financial: { en: 'Platform accounts', ar: 'حسابات المنصة' },
  explain: { en: 'How is “{figure}” worked out?', ar: 'كيف يُحسب «{figure}»؟' },
  gatewayAmount: { en: 'Gateway amount', ar: 'مبلغ بوابة الدفع' },
  cashCollected: { en: 'Cash collected', ar: 'النقد المحصَّل' },
  commission: { en: 'Commission', ar: 'العمولة' },
  gatewayCharge: { en: 'Gateway charge', ar: 'رسوم بوابة الدفع' },
  contribution: { en: 'Coupon contribution', ar: 'مساهمة المنصة في القسيمة' },
  welcome: { en: 'Welcome discount', ar: 'الخصم الترحيبي' },
  refunds: { en: 'Refunds', ar: 'المبالغ المردودة' },
  dueToStore: { en: 'Due to store', ar: 'المستحق للمتجر' },
  netReceived: { en: 'Net received', ar: 'صافي المستلم' },
  expected: { en: 'expected until the order is completed', ar: 'متوقع حتى إكمال الطلب' },
  due: { en: 'due since the order was completed', ar: 'مستحق منذ إكمال الطلب' },
  dueCancelled: { en: 'due since the order was cancelled', ar: 'مستحق منذ إلغاء الطلب' },

  gatewayAmountWords: {
    en: 'Everything the platform has received from the customer by card.',
    ar: 'كل ما استلمته المنصة من العميل بالبطاقة.',
  },
  cashWords: {
    en: 'Cash that the store collected from the customer. It never passes through the platform.',
    ar: 'ما حصّله المتجر من العميل مباشرة، ولا يمر عبر المنصة.',
  },
  commissionWords: {
    en: 'The store’s commission rate of the sub total less the discounts the store bears. The delivery fee is the store’s.',
    ar: 'نسبة عمولة المتجر من المجموع الفرعي بعد طرح الخصومات التي يتحملها المتجر. رسوم التوصيل للمتجر.',
  },
  chargeWords: {
    en: 'The store’s rate for the kind of card, of each payment: {credit}% for credit cards, {debit}% for debit cards.',
    ar: 'نسبة المتجر حسب نوع البطاقة من كل دفعة: {credit}% لبطاقات الائتمان و{debit}% لبطاقات الخصم.',
  },
  contributionWords: {
    en: 'The platform’s share of the coupon’s discount.',
    ar: 'حصة المنصة من خصم القسيمة.',
  },
  noCoupon: { en: 'The order has no coupon.', ar: 'الطلب بلا قسيمة.' },
  welcomeWords: {
    en: 'The discount of a customer’s first order. The platform bears all of it.',
    ar: 'خصم أول طلب للعميل، وتتحمله المنصة كاملًا.',
  },
  noWelcome: { en: 'The order has no welcome discount.', ar: 'الطلب بلا خصم ترحيبي.' },
  refundsWords: {
    en: 'What goes back to the customer out of the gateway amount.',
    ar: 'ما تقرر رده للعميل من مبلغ بوابة الدفع.',
  },
  dueWords: {
    en: 'Gateway amount + every discount share the platform bears − gateway charge − commission − refunds. Below zero, the store owes it to the platform.',
    ar: 'مبلغ بوابة الدفع + حصص الخصم التي تتحملها المنصة − رسوم بوابة الدفع − العمولة − المبالغ المردودة. إن كان سالبًا فهو على المتجر للمنصة.',
  },
  netWords: {
    en: 'Gateway amount − gateway charge − commission − refunds, without the platform’s share of discounts.',
    ar: 'مبلغ بوابة الدفع − رسوم بوابة الدفع − العمولة − المبالغ المردودة، دون حصة المنصة من الخصومات.',
  },
  reversed: {
    en: 'It was reversed when the order was cancelled and now counts as 0.00.',
    ar: 'عُكس القيد عند إلغاء الطلب، والمحتسب الآن 0.00.',
  },
  shareReversed: {
    en: 'QAR {amount} was reversed when the order was cancelled, and it now counts as 0.00.',
    ar: 'عُكس مبلغ {amount} ر.ق عند إلغاء الطلب، والمحتسب الآن 0.00.',
  },
  borneByPlatform: {
    en: 'The order was cancelled because of the platform, so the platform bears the charge.',
    ar: 'أُلغي الطلب لسبب من المنصة، فتتحمل المنصة الرسوم.',
  },
  subTotal: { en: 'Sub Total', ar: 'المجموع الفرعي' },
  storeDiscounts: { en: 'Discounts the store bears', ar: 'خصومات يتحملها المتجر' },

  postings: { en: 'Ledger postings', ar: 'قيود الدفتر' },
  noPostings: { en: 'No postings yet.', ar: 'لا توجد قيود بعد.' },
  postingsFailed: { en: 'The postings could not be loaded', ar: 'تعذّر تحميل القيود' },
  debit: { en: 'debit', ar: 'مدين' },
  credit: { en: 'credit', ar: 'دائن' },
  wasReversed: { en: 'reversed', ar: 'عُكس' },
  reverse: { en: 'Reverse', ar: 'عكس القيد' },
  reverseTitle: { en: 'Reverse “{name}”, QAR {amount}', ar: 'عكس قيد «{name}» بمبلغ {amount} ر.ق' },
  reverseText: {
    en: 'For an amount recorded by mistake. The entry stays and another one undoes it; the customer owes the amount again.',
    ar: 'لمبلغ سُجّل خطأً. يبقى القيد ويُضاف قيد يعكسه، ويعود المبلغ مستحقًا على العميل.',
  },
  why: { en: 'Reason', ar: 'السبب' },
  whyMissing: { en: 'Say why it is reversed', ar: 'اذكر سبب العكس' },
  askReverse: { en: 'Reverse QAR {amount} of order {id}?', ar: 'هل تريد عكس {amount} ر.ق من الطلب {id}؟' },
  askReverseText: {
    en: 'A reversal cannot be undone: the amount would have to be recorded again.',
    ar: 'لا يمكن التراجع عن العكس، ويلزم تسجيل المبلغ من جديد.',
  },
  reverseDone: { en: 'QAR {amount} of order {id} reversed', ar: 'عُكس {amount} ر.ق من الطلب {id}' },
  reference: { en: 'Reference {reference}', ar: 'المرجع {reference}' },
})
