import type { FoundKind } from '@sufra/contract/insight/find'
import type { Bilingual } from '@sufra/contract/kernel/language'
import type { KeyName } from '../kernel/keys/keySets.ts'
import { texts } from '../kernel/text/texts.ts'
import type { NavKey } from './shell.text.ts'

export const paletteText = texts({
  nothing: { en: 'Nothing found', ar: 'لم يُعثر على شيء' },
  searching: { en: 'Searching…', ar: 'جارٍ البحث…' },
  failed: { en: 'Could not search. Pages are still listed', ar: 'تعذّر البحث. ما زالت الصفحات معروضة' },
  here: { en: 'On this page', ar: 'في هذه الصفحة' },
  pages: { en: 'Pages', ar: 'الصفحات' },
  found: { en: 'Found', ar: 'نتائج البحث' },
  openOrder: { en: 'Open order {id}', ar: 'فتح الطلب {id}' },
  openRequest: { en: 'Open payment request {id}', ar: 'فتح طلب الدفع {id}' },
})

export const kindText = texts({
  order: { en: 'Order', ar: 'طلب' },
  payment_request: { en: 'Payment request', ar: 'طلب دفع' },
  customer: { en: 'Customer', ar: 'عميل' },
  restaurant: { en: 'Restaurant', ar: 'مطعم' },
  store: { en: 'Store', ar: 'متجر' },
  item: { en: 'Menu item', ar: 'صنف' },
  coupon: { en: 'Coupon', ar: 'قسيمة' },
} satisfies Record<FoundKind, Bilingual>)

/** Other words for what can be done on a page. */
export const actionWords = texts({
  add: { en: 'new add create', ar: 'جديد جديدة إضافة إنشاء' },
  export: { en: 'export download excel spreadsheet', ar: 'تصدير تنزيل إكسل جدول' },
  print: { en: 'print paper pdf', ar: 'طباعة ورق' },
  accept: { en: 'accept approve', ar: 'قبول موافقة' },
  reject: { en: 'reject refuse decline', ar: 'رفض' },
} satisfies Record<KeyName<'page'>, Bilingual>)

/** What else is on a page, so that a setting is found by its own name. */
export const pageWords: Readonly<Partial<Record<NavKey, Bilingual>>> = texts({
  generalSetting: {
    en: 'logo colour platform name tax number commission social media app links messages',
    ar: 'الشعار اللون اسم المنصة الرقم الضريبي العمولة روابط التواصل والتطبيقات الرسائل',
  },
  roles: { en: 'admin users permissions invite', ar: 'المشرفون الصلاحيات دعوة' },
  people: { en: 'users staff invite', ar: 'المستخدمون الموظفون دعوة' },
  listReviews: { en: 'ratings stars', ar: 'التقييم النجوم' },
  profile: {
    en: 'password passkeys two-step sign-in sessions devices language',
    ar: 'كلمة المرور مفاتيح المرور الدخول بخطوتين الجلسات الأجهزة اللغة',
  },
  regions: { en: 'areas municipalities', ar: 'المناطق' },
  payoutRuns: { en: 'bank file', ar: 'ملف البنك' },
  notifications: { en: 'marketing mail push', ar: 'تسويق بريد' },
})
