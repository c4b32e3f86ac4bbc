import { texts } from '../../kernel/text/texts.ts'

export const welcomeDiscountText = texts({
  title: { en: 'Welcome discount', ar: 'الخصم الترحيبي' },
  discount: { en: 'Discount', ar: 'الخصم' },
  discountAbout: {
    en: 'A customer’s first order gets it, unless it uses a coupon. The platform bears it; stores are paid in full.',
    ar: 'يحصل عليه أول طلب للعميل ما لم يستخدم قسيمة. تتحمله المنصة، ويستحق المتجر قيمة الطلب كاملة.',
  },
  activate: { en: 'Activate Welcome Discount', ar: 'تفعيل الخصم الترحيبي' },
  value: { en: 'Discount Value', ar: 'قيمة الخصم' },
  text: { en: 'Text', ar: 'النص' },
  textAbout: {
    en: 'What customers read in the app while the discount is on.',
    ar: 'ما يقرؤه العملاء في التطبيق ما دام الخصم مفعّلًا.',
  },
  preview: { en: 'As customers see it', ar: 'كما يراه العملاء' },
  noText: { en: 'No text yet', ar: 'لا يوجد نص بعد' },
  limits: { en: 'Limits', ar: 'الحدود' },
  limitsAbout: {
    en: 'Leave a limit empty to go without it. An order whose discount no longer fits the budget gets none.',
    ar: 'اترك الحد فارغًا للاستغناء عنه. الطلب الذي لا يتسع له ما بقي من الميزانية لا يحصل على الخصم.',
  },
  budget: { en: 'Budget', ar: 'الميزانية' },
  endDate: { en: 'Last day', ar: 'آخر يوم' },
  given: { en: 'Given out so far', ar: 'ما مُنح حتى الآن' },
  givenOrders: {
    en: { zero: 'to no order yet', one: 'to {count} order', other: 'to {count} orders' },
    ar: {
      zero: 'لم يحصل عليه أي طلب بعد',
      one: 'لطلب واحد',
      two: 'لطلبين',
      few: 'لـ{count} طلبات',
      many: 'لـ{count} طلبًا',
      other: 'لـ{count} طلب',
    },
  },
  ofBudget: { en: 'of', ar: 'من أصل' },
  active: { en: 'On', ar: 'مفعّل' },
  off: { en: 'Off', ar: 'متوقف' },
  ended: { en: 'Ended: its last day is over', ar: 'انتهى: مضى آخر يوم له' },
  spent: { en: 'Ended: the budget is used up', ar: 'انتهى: استُنفدت الميزانية' },
  onAsk: { en: 'Activate the welcome discount?', ar: 'هل تريد تفعيل الخصم الترحيبي؟' },
  onText: {
    en: 'First orders get it as soon as you have saved.',
    ar: 'تحصل عليه الطلبات الأولى فور الحفظ.',
  },
  turnOn: { en: 'Activate', ar: 'تفعيل' },
  offAsk: { en: 'Deactivate the welcome discount?', ar: 'هل تريد إيقاف الخصم الترحيبي؟' },
  offText: {
    en: 'No further order gets it from now on. Your other changes here are saved too.',
    ar: 'لن يحصل عليه أي طلب جديد من الآن، وتُحفظ تعديلاتك الأخرى هنا أيضًا.',
  },
  turnOff: { en: 'Deactivate', ar: 'إيقاف' },
  saved: { en: 'Welcome discount saved', ar: 'حُفظ الخصم الترحيبي' },
})
