import { texts } from '../../kernel/text/texts.ts'

export const promotionTrialsText = texts({
  title: { en: 'What if', ar: 'ماذا لو؟' },
  offerHint: {
    en: 'Prices the orders of the last 30 days again, as if this offer had been on. Nothing is saved.',
    ar: 'تُحسب أسعار طلبات آخر 30 يومًا من جديد كما لو كان هذا العرض ساريًا. لا يُحفظ شيء.',
  },
  couponHint: {
    en: 'Prices the orders of the last 30 days again, as if every order that could use this coupon had used it. Nothing is saved.',
    ar: 'تُحسب أسعار طلبات آخر 30 يومًا من جديد كما لو استخدم هذه القسيمة كل طلب يمكنه استخدامها. لا يُحفظ شيء.',
  },
  run: { en: 'Try on past orders', ar: 'تجربة على الطلبات السابقة' },
  again: { en: 'Try again', ar: 'إعادة التجربة' },
  stop: { en: 'Stop', ar: 'إيقاف' },
  running: { en: 'Pricing orders', ar: 'جارٍ حساب الأسعار' },
  progress: { en: '{done} of {of} orders', ar: 'الطلبات: {done} من {of}' },
  stopped: { en: 'Stopped. Nothing was saved.', ar: 'توقفت التجربة. لم يُحفظ شيء.' },
  interrupted: {
    en: 'Interrupted before it was done. Try again.',
    ar: 'انقطعت التجربة قبل أن تكتمل. أعد التجربة.',
  },
  outOfReach: {
    en: 'The server does not answer. The trial goes on, and its result is shown here as soon as it does.',
    ar: 'لا استجابة من الخادم. تستمر التجربة، وتظهر نتيجتها هنا فور عودة الاتصال.',
  },
  changed: {
    en: 'The form has changed since. Try again to see the new figures.',
    ar: 'تغيّر النموذج بعد التجربة. أعد التجربة لعرض الأرقام الجديدة.',
  },
  none: {
    en: 'None of the {count} orders from {from} to {to} would have qualified.',
    ar: 'لا يستفيد أي طلب من الطلبات بين {from} و{to}، وعددها {count}.',
  },
  noOrders: {
    en: 'There were no orders from {from} to {to} to try it on.',
    ar: 'لا توجد طلبات بين {from} و{to} للتجربة عليها.',
  },
  period: { en: 'Orders from {from} to {to}', ar: 'الطلبات من {from} إلى {to}' },
  lookedAt: { en: 'Orders', ar: 'الطلبات' },
  orders: { en: 'Would have qualified', ar: 'الطلبات المستفيدة' },
  discount: { en: 'Discount', ar: 'الخصم' },
  platform: { en: 'Borne by the platform', ar: 'على المنصة' },
  stores: { en: 'Borne by the stores', ar: 'على المتاجر' },
  commission: { en: 'Commission lost', ar: 'العمولة المفقودة' },
  explained: {
    en: 'Cancelled orders are left out. Of an order with another discount too, the difference counts. Figures below zero are savings.',
    ar: 'لا تشمل الطلبات الملغاة. وإن كان للطلب خصم آخر فيُحسب الفرق. والمبالغ السالبة توفير.',
  },
  topStores: { en: 'Stores with the most of these orders', ar: 'المتاجر الأكثر من هذه الطلبات' },
  store: { en: 'Store', ar: 'المتجر' },
})
