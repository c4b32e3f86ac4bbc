import { texts } from '../../kernel/text/texts.ts'

export const generalText = texts({
  names: { en: 'Name of the platform', ar: 'اسم المنصة' },
  namesText: {
    en: 'On every page, on paper, in mails and in files.',
    ar: 'يظهر في كل صفحة وفي المطبوعات والرسائل والملفات.',
  },
  name: { en: 'Name', ar: 'الاسم' },
  namesSaved: { en: 'Name saved', ar: 'حُفظ الاسم' },
  rates: { en: 'Default rates of new stores', ar: 'النسب الافتراضية للمتاجر الجديدة' },
  ratesText: {
    en: 'A new store begins with them. Existing stores keep theirs; they are changed on the page of the store.',
    ar: 'يبدأ بها كل متجر جديد. أما المتاجر الحالية فتحتفظ بنسبها، وتُعدَّل من صفحة المتجر.',
  },
  commission: { en: 'Catering commission', ar: 'عمولة الضيافة' },
  commissionText: {
    en: "Of the sub total less the store's own discounts",
    ar: 'من المجموع الفرعي بعد خصومات المتجر',
  },
  advance: { en: 'Catering advance', ar: 'الدفعة المقدمة' },
  advanceText: {
    en: 'Of the total, paid before the event',
    ar: 'من الإجمالي، وتُدفع قبل المناسبة',
  },
  creditFee: { en: 'Credit card fee', ar: 'رسوم بطاقة الائتمان' },
  creditFeeText: {
    en: 'Of what is paid by credit card; the store bears it',
    ar: 'مما يُدفع ببطاقة الائتمان، ويتحملها المتجر',
  },
  debitFee: { en: 'Debit card fee', ar: 'رسوم بطاقة الخصم' },
  debitFeeText: {
    en: 'Of what is paid by debit card; the store bears it',
    ar: 'مما يُدفع ببطاقة الخصم، ويتحملها المتجر',
  },
  vat: { en: 'Value added tax', ar: 'ضريبة القيمة المضافة' },
  vatText: {
    en: 'Shown only; nothing is added to totals',
    ar: 'للعرض فقط، ولا تُضاف إلى الإجمالي',
  },
  cashLimit: { en: 'Cash on delivery limit', ar: 'حد الدفع عند الاستلام' },
  cashLimitText: {
    en: 'Highest total that can be paid in cash',
    ar: 'أعلى إجمالي يمكن دفعه نقدًا',
  },
  cancellationDays: { en: 'Free cancellation until', ar: 'الإلغاء المجاني حتى' },
  cancellationText: { en: 'Days before the event', ar: 'أيام قبل موعد المناسبة' },
  ratesSaved: { en: 'Default rates saved', ar: 'حُفظت النسب الافتراضية' },
  escalation: { en: 'Response time', ar: 'مهلة الرد' },
  escalationText: {
    en: 'A pending order that has waited longer needs attention: it moves up on the orders page and is counted there.',
    ar: 'إذا تجاوز انتظار الطلب هذه المهلة فهو يحتاج إلى متابعة، فيتقدم في صفحة الطلبات ويُحسب فيها.',
  },
  storeMinutes: { en: 'For stores', ar: 'للمتاجر' },
  storeMinutesText: { en: 'Where a store has no time of its own', ar: 'إذا لم تُحدد للمتجر مهلة خاصة' },
  platformMinutes: { en: 'For admins', ar: 'للإدارة' },
  platformMinutesText: { en: 'On the orders page of admins', ar: 'في صفحة طلبات الإدارة' },
  escalationSaved: { en: 'Response time saved', ar: 'حُفظت مهلة الرد' },
  ordering: { en: 'Ordering ahead', ar: 'الطلب المسبق' },
  orderingText: {
    en: 'How far ahead customers can order. Orders placed already stay as they are.',
    ar: 'أبعد موعد يمكن للعملاء الطلب له. أما الطلبات المسجلة فتبقى كما هي.',
  },
  daysAhead: { en: 'At most', ar: 'الحد الأقصى' },
  orderingSaved: { en: 'Ordering limit saved', ar: 'حُفظ حد الطلب المسبق' },
})
