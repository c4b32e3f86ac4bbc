import { texts } from '../../kernel/text/texts.ts'

export const unitsText = texts({
  title: { en: 'Units', ar: 'الوحدات' },
  search: { en: 'Search by name', ar: 'البحث بالاسم' },
  add: { en: 'Add unit', ar: 'إضافة وحدة' },
  edit: { en: 'Edit unit', ar: 'تعديل الوحدة' },
  remove: { en: 'Delete unit', ar: 'حذف الوحدة' },
  name: { en: 'Name', ar: 'الاسم' },
  note: {
    en: 'Existing orders keep the name they were placed with.',
    ar: 'تحتفظ الطلبات السابقة بالاسم الذي سُجلت به.',
  },
  empty: { en: 'No units', ar: 'لا توجد وحدات' },
  emptyText: {
    en: 'Items are sold by a unit: a tray, a person, a kilogram.',
    ar: 'يباع كل صنف بوحدة: صينية أو شخص أو كيلوغرام.',
  },
  ask: { en: 'Delete this unit?', ar: 'هل تريد حذف هذه الوحدة؟' },
  askText: {
    en: '“{name}” can no longer be chosen for items.',
    ar: 'لن يعود اختيار «{name}» متاحًا للأصناف.',
  },
  saved: { en: '{name} saved', ar: 'تم حفظ {name}' },
  removed: { en: '{name} deleted', ar: 'تم حذف {name}' },
})
