import { texts } from '../../kernel/text/texts.ts'

export const couponCodesText = texts({
  codes: { en: 'Codes', ar: 'الرموز' },
  search: { en: 'Search by code', ar: 'البحث بالرمز' },
  use: { en: 'Use', ar: 'الاستخدام' },
  anyUse: { en: 'Used or not', ar: 'المستخدمة وغيرها' },
  used: { en: 'Used', ar: 'مستخدم' },
  unused: { en: 'Not used', ar: 'غير مستخدم' },
  code: { en: 'Code', ar: 'الرمز' },
  state: { en: 'State', ar: 'الحالة' },
  order: { en: 'Order', ar: 'الطلب' },
  openOrder: { en: 'Order {id}', ar: 'الطلب {id}' },
  usedAt: { en: 'Used on', ar: 'وقت الاستخدام' },
  empty: { en: 'No codes', ar: 'لا توجد رموز' },
  making: {
    en: 'The codes are being created. None of them can be used until all are ready.',
    ar: 'جارٍ إنشاء الرموز، ولا يمكن استخدام أي منها قبل اكتمالها.',
  },
  failed: {
    en: 'The codes could not be created. Delete this coupon and add another.',
    ar: 'تعذر إنشاء الرموز. احذف هذه القسيمة وأضف غيرها.',
  },
  exportCodes: { en: 'Export codes (XLSX)', ar: 'تصدير الرموز (XLSX)' },
  exported: {
    en: { one: '{number} code exported', other: '{number} codes exported' },
    ar: {
      zero: 'لم يُصدَّر أي رمز',
      one: 'صُدِّر رمز واحد',
      two: 'صُدِّر رمزان',
      few: 'صُدِّرت {number} رموز',
      many: 'صُدِّر {number} رمزًا',
      other: 'صُدِّر {number} رمز',
    },
  },
  coupon: { en: 'Coupon', ar: 'القسيمة' },
  madeAt: { en: 'Exported on', ar: 'وقت التصدير' },
})
