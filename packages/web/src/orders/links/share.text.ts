import { texts } from '../../kernel/text/texts.ts'

export const shareText = texts({
  title: { en: 'Share order {id}', ar: 'مشاركة الطلب {id}' },
  about: {
    en: 'Whoever has the link can read this order without signing in, until it expires or you revoke it.',
    ar: 'من يملك الرابط يستطيع الاطلاع على هذا الطلب دون تسجيل الدخول، حتى تنتهي مدته أو تبطله.',
  },
  forWhom: { en: 'Who is it for?', ar: 'لمن هذا الرابط؟' },
  kitchen: { en: 'Kitchen', ar: 'المطبخ' },
  kitchenText: { en: 'Without customer and address', ar: 'دون بيانات العميل والعنوان' },
  delivery: { en: 'Delivery', ar: 'التوصيل' },
  deliveryText: {
    en: 'With the customer’s name, mobile and address',
    ar: 'مع اسم العميل وجواله وعنوانه',
  },
  deliveryDenied: {
    en: 'Your role does not see customers’ contacts.',
    ar: 'دورك لا يتيح الاطلاع على بيانات العملاء.',
  },
  onceAccepted: {
    en: 'Name, mobile and address appear once the order is accepted.',
    ar: 'يظهر الاسم والجوال والعنوان بعد قبول الطلب.',
  },
  notCancelled: {
    en: 'The order is cancelled: name, mobile and address are not shown.',
    ar: 'الطلب ملغى، فلا يظهر الاسم والجوال والعنوان.',
  },
  until: { en: 'Valid until', ar: 'صالح حتى' },
  endsAt: { en: 'Ends on {at}', ar: 'ينتهي في {at}' },
  endWrong: { en: 'Choose a day from today until {latest}', ar: 'اختر يومًا من اليوم حتى {latest}' },
  make: { en: 'Create link', ar: 'إنشاء رابط' },
  address: { en: 'Link', ar: 'الرابط' },
  once: {
    en: 'Shown only this once. Copy it now.',
    ar: 'يظهر هذه المرة فقط. انسخه الآن.',
  },
  links: { en: 'Active links', ar: 'الروابط السارية' },
  none: { en: 'This order has no active links.', ar: 'لا يوجد رابط سارٍ لهذا الطلب.' },
  by: { en: 'by', ar: 'بواسطة' },
  made: { en: 'Created', ar: 'أُنشئ' },
  expires: { en: 'Expires', ar: 'ينتهي' },
  lastUsed: { en: 'Last used', ar: 'آخر استخدام' },
  never: { en: 'never', ar: 'لم يُستخدم' },
  revoke: { en: 'Revoke', ar: 'إبطال' },
  ask: { en: 'Revoke this link?', ar: 'هل تريد إبطال هذا الرابط؟' },
  askText: {
    en: 'Whoever has it can no longer open the order.',
    ar: 'لن يتمكن من يملكه من فتح الطلب بعد الآن.',
  },
  kitchenRevoked: { en: 'Kitchen link revoked', ar: 'أُبطل رابط المطبخ' },
  deliveryRevoked: { en: 'Delivery link revoked', ar: 'أُبطل رابط التوصيل' },
})
