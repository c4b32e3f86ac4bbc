import { texts } from '../../kernel/text/texts.ts'

export const brandingText = texts({
  systemLogo: { en: 'System Logo', ar: 'شعار النظام' },
  systemLogoText: {
    en: 'Shown above the menu, on the sign-in page and as the icon of the browser tab. Where no logo is set, the built-in mark and the name stand.',
    ar: 'يظهر أعلى القائمة وفي صفحة تسجيل الدخول وفي تبويب المتصفح. وإذا لم يُضف شعار يظهر الرمز الأصلي مع الاسم.',
  },
  logo: { en: 'Logo', ar: 'الشعار' },
  smallLogo: { en: 'Small logo', ar: 'الشعار المصغّر' },
  builtInLogo: { en: 'Use the built-in mark', ar: 'استخدام الرمز الأصلي' },
  saveChange: { en: 'Save Change', ar: 'حفظ التغيير' },
  logoSaved: { en: 'Logo and colour saved', ar: 'حُفظ الشعار واللون' },
  accent: { en: 'Accent colour', ar: 'اللون المميز' },
  accentText: {
    en: 'For the main button and the current page, and for buttons in mails',
    ar: 'للزر الرئيسي والصفحة الحالية ولأزرار الرسائل',
  },
  pickAccent: { en: 'Pick the accent colour', ar: 'انتقاء اللون المميز' },
  builtInAccent: { en: 'Use the built-in colour', ar: 'استخدام اللون الأصلي' },
  sampleButton: { en: 'Accept order', ar: 'قبول الطلب' },
  sampleText: { en: 'Order 4999', ar: 'الطلب 4999' },
  light: { en: 'Light colours', ar: 'الألوان الفاتحة' },
  dark: { en: 'Dark colours', ar: 'الألوان الداكنة' },
  accentAsIs: { en: 'used as it is', ar: 'يُستخدم كما هو' },
  accentDarker: {
    en: 'used as {hex}, darker, so that white text on it can be read',
    ar: 'يُستخدم {hex}، وهو أغمق، لتسهل قراءة النص الأبيض عليه',
  },
  accentLighter: {
    en: 'used as {hex}, so that it stands out from the page and white text on it can be read',
    ar: 'يُستخدم {hex} ليبرز على الصفحة وتسهل قراءة النص الأبيض عليه',
  },
  platform: { en: 'Support and tax number', ar: 'الدعم والرقم الضريبي' },
  about: {
    en: 'Mails name the phone and address of support, and answers to them go to that address, as do mails about low ratings. The tax registration number is printed on statements and payment requests; statements of closed months keep the number they were closed with.',
    ar: 'تذكر الرسائل هاتف الدعم وبريده، وتصل الردود عليها إلى هذا البريد، وكذلك رسائل التقييمات المنخفضة. أما الرقم الضريبي فيُطبع على كشوف الحسابات وطلبات الدفع، وتحتفظ كشوف الأشهر المغلقة بالرقم الذي كان عند إغلاقها.',
  },
  supportPhone: { en: 'Support phone', ar: 'هاتف الدعم' },
  supportEmail: { en: 'Support email', ar: 'بريد الدعم' },
  taxNumber: { en: 'Tax registration number', ar: 'الرقم الضريبي' },
  saved: { en: 'Platform details saved', ar: 'حُفظت بيانات المنصة' },
})
