import { texts } from './texts.ts'

export const kernelText = texts({
  unavailable: { en: 'Service unavailable', ar: 'الخدمة غير متاحة حاليًا' },
  noConnection: { en: 'Connection lost. Reconnecting…', ar: 'انقطع الاتصال. جارٍ إعادة الاتصال…' },
  /** Next to `noConnection`, if there is room. */
  untilThen: {
    en: 'Until then nothing can be saved, and what you see may be out of date.',
    ar: 'لا يمكن حفظ شيء حتى يعود الاتصال، وقد لا تكون البيانات المعروضة هي الأحدث.',
  },
  untilBack: {
    en: 'No connection. This loads by itself once the connection is back.',
    ar: 'لا يوجد اتصال. سيكتمل التحميل تلقائيًا فور عودته.',
  },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  /** Not "Cancel", which may be next to "Cancel order". */
  goBack: { en: 'Go back', ar: 'رجوع' },
  close: { en: 'Close', ar: 'إغلاق' },
  save: { en: 'Save', ar: 'حفظ' },
  confirm: { en: 'Confirm', ar: 'تأكيد' },
  dismiss: { en: 'Dismiss message', ar: 'إخفاء الرسالة' },
  messages: { en: 'Messages', ar: 'الرسائل' },
  loading: { en: 'Loading', ar: 'جارٍ التحميل' },
  tryAgain: { en: 'Try again', ar: 'إعادة المحاولة' },
  failed: { en: 'This list could not be loaded', ar: 'تعذّر تحميل هذه القائمة' },
  pageFailed: { en: 'This page could not be loaded', ar: 'تعذّر تحميل هذه الصفحة' },
  nothingFound: { en: 'Nothing found', ar: 'لا توجد نتائج' },
  nothingFoundWhy: {
    en: 'Nothing matches the search and filters.',
    ar: 'لا توجد بيانات تطابق البحث وعوامل التصفية المحددة.',
  },
  cut: {
    en: 'Only the first {most} are shown. Search to find the others.',
    ar: 'يظهر أول {most} فقط. استخدم البحث للعثور على البقية.',
  },
  filters: { en: 'Filters', ar: 'عوامل التصفية' },
  clearFilters: { en: 'Clear filters', ar: 'مسح عوامل التصفية' },
  /** Format of a day input. */
  noData: { en: 'No data available', ar: 'لا توجد بيانات' },
  search: { en: 'Search', ar: 'بحث' },
  searchIn: { en: 'Search {what}', ar: 'البحث في {what}' },
  /** Separator of names in a list without "and". */
  listComma: { en: ', ', ar: '، ' },
  clearSearch: { en: 'Clear search', ar: 'مسح البحث' },
  somebody: { en: 'Somebody', ar: 'شخص آخر' },
  edit: { en: 'Edit', ar: 'تعديل' },
  remove: { en: 'Delete', ar: 'حذف' },
  actions: { en: 'Actions', ar: 'الإجراءات' },
  editOne: { en: 'Edit “{name}”', ar: 'تعديل «{name}»' },
  removeOne: { en: 'Delete “{name}”', ar: 'حذف «{name}»' },
  crashed: { en: 'Something went wrong on this page', ar: 'حدث خطأ غير متوقع في هذه الصفحة' },
  breadcrumb: { en: 'Breadcrumb', ar: 'مسار التنقل' },
  /** The button names the language it switches to, in that language. */
  otherLanguage: { en: 'العربية', ar: 'English' },
  darkScheme: { en: 'Dark colours', ar: 'الألوان الداكنة' },
  lightScheme: { en: 'Light colours', ar: 'الألوان الفاتحة' },
})
