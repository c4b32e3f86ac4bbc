import { texts } from '../../kernel/text/texts.ts'

export const customersText = texts({
  customers: { en: 'Customers', ar: 'العملاء' },
  summary: { en: 'Customers by state', ar: 'العملاء حسب الحالة' },
  all: { en: 'Total Customers', ar: 'إجمالي العملاء' },
  active: { en: 'Active Customers', ar: 'العملاء النشطون' },
  unblocked: { en: 'Unblocked Customers', ar: 'العملاء غير المحظورين' },
  blocked: { en: 'Blocked Customers', ar: 'العملاء المحظورون' },
  search: { en: 'Search by name, mobile, email or ID', ar: 'البحث بالاسم أو الجوال أو البريد أو الرقم' },
  add: { en: 'Add Customer', ar: 'إضافة عميل' },
  id: { en: 'ID', ar: 'الرقم' },
  name: { en: 'Name', ar: 'الاسم' },
  photo: { en: 'Photo', ar: 'الصورة' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  mobile: { en: 'Mobile', ar: 'الجوال' },
  created: { en: 'Created', ar: 'تاريخ الإنشاء' },
  lastOrder: { en: 'Last order', ar: 'آخر طلب' },
  status: { en: 'Status', ar: 'الحالة' },
  isBlocked: { en: 'Blocked', ar: 'محظور' },
  isUnblocked: { en: 'Unblocked', ar: 'غير محظور' },
  empty: { en: 'No customers yet', ar: 'لا يوجد عملاء بعد' },
  emptyText: {
    en: 'Whoever places an order appears here',
    ar: 'يظهر هنا كل من يقدّم طلبًا',
  },
  cut: {
    en: 'Only the best 200 matches are shown. Type more to narrow the search',
    ar: 'تظهر أقرب 200 نتيجة فقط. اكتب المزيد لتضييق البحث',
  },
  exportXls: { en: 'Export XLSX', ar: 'تصدير XLSX' },
  exported: {
    en: { one: '1 customer exported', other: '{count} customers exported' },
    ar: {
      zero: 'لم يُصدَّر أي عميل',
      one: 'صُدِّر عميل واحد',
      two: 'صُدِّر عميلان',
      few: 'صُدِّر {count} عملاء',
      many: 'صُدِّر {count} عميلًا',
      other: 'صُدِّر {count} عميل',
    },
  },
})

export const customerFormText = texts({
  addTitle: { en: 'Add customer', ar: 'إضافة عميل' },
  editTitle: { en: 'Edit customer', ar: 'تعديل العميل' },
  name: { en: 'Name', ar: 'الاسم' },
  mobile: { en: 'Mobile', ar: 'الجوال' },
  mobileFixed: {
    en: 'The mobile number identifies the customer and cannot be changed',
    ar: 'رقم الجوال هو هوية العميل ولا يمكن تغييره',
  },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  language: { en: 'Language of messages', ar: 'لغة الرسائل' },
  english: { en: 'English', ar: 'الإنجليزية' },
  arabic: { en: 'Arabic', ar: 'العربية' },
  saved: { en: '{name} saved', ar: 'حُفظت بيانات {name}' },
})
