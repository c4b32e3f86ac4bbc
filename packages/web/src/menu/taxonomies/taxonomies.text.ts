import { texts } from '../../kernel/text/texts.ts'

export const taxonomiesText = texts({
  code: { en: 'Registration code', ar: 'رمز التسجيل' },
  codeHint: { en: 'Up to 5 characters', ar: 'حتى 5 أحرف' },
  name: { en: 'Name', ar: 'الاسم' },
  icon: { en: 'Icon', ar: 'الأيقونة' },
  active: { en: 'Active', ar: 'مفعّل' },
  on: { en: 'Yes', ar: 'نعم' },
  off: { en: 'No', ar: 'لا' },
  activeOf: { en: 'Active: {name}', ar: 'مفعّل: {name}' },
  onText: { en: 'Customers will see “{name}”.', ar: 'سيظهر «{name}» للعملاء.' },
  offText: {
    en: 'Customers will no longer see “{name}”. Items that have it keep it.',
    ar: 'لن يظهر «{name}» للعملاء بعد الآن، وتبقى الأصناف مرتبطة به.',
  },
  turnOn: { en: 'Switch on', ar: 'تفعيل' },
  turnOff: { en: 'Switch off', ar: 'إيقاف' },
  turnedOn: { en: '{name} switched on', ar: 'تم تفعيل {name}' },
  turnedOff: { en: '{name} switched off', ar: 'تم إيقاف {name}' },
})

const both = texts({
  name: taxonomiesText.name,
  search: { en: 'Search by name or code', ar: 'البحث بالاسم أو الرمز' },
  ask: { en: 'Delete {name}?', ar: 'هل تريد حذف {name}؟' },
  askText: {
    en: 'It can only be deleted once no item uses it.',
    ar: 'لا يمكن حذفه إلا إذا لم يرتبط به أي صنف.',
  },
  remove: { en: 'Delete', ar: 'حذف' },
  emptyText: {
    en: 'Customers use them to find items in all stores.',
    ar: 'يستعين بها العملاء للعثور على الأصناف في جميع المتاجر.',
  },
  saved: { en: '{name} saved', ar: 'تم حفظ {name}' },
  removed: { en: '{name} deleted', ar: 'تم حذف {name}' },
})

export const globalCategoriesText = texts({
  ...both,
  title: { en: 'Global categories', ar: 'التصنيفات العامة' },
  add: { en: 'Add New Category', ar: 'إضافة تصنيف جديد' },
  edit: { en: 'Edit category', ar: 'تعديل التصنيف' },
  statusAsk: {
    en: 'Are you sure to change this category status?',
    ar: 'هل تريد بالتأكيد تغيير حالة هذا التصنيف؟',
  },
})

export const filtersText = texts({
  ...both,
  title: { en: 'Filters', ar: 'عوامل التصفية' },
  add: { en: 'Add New Filter', ar: 'إضافة عامل تصفية جديد' },
  edit: { en: 'Edit filter', ar: 'تعديل عامل التصفية' },
  statusAsk: {
    en: 'Are you sure to change this filter status?',
    ar: 'هل تريد بالتأكيد تغيير حالة عامل التصفية هذا؟',
  },
})
