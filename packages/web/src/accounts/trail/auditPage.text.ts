import { texts } from '../../kernel/text/texts.ts'
import { historyText } from './history.text.ts'

export const auditText = texts({
  title: { en: 'Audit trail', ar: 'سجل التغييرات' },
  search: { en: 'Whole words of names and codes', ar: 'كلمات كاملة من الأسماء والرموز' },
  when: { en: 'When', ar: 'الوقت' },
  who: { en: 'Who', ar: 'من' },
  what: { en: 'Record', ar: 'السجل' },
  changes: { en: 'Changes', ar: 'التغييرات' },
  source: { en: 'From', ar: 'المصدر' },
  person: { en: 'Person', ar: 'الشخص' },
  anyPerson: { en: 'Everybody', ar: 'الجميع' },
  area: { en: 'Area', ar: 'القسم' },
  anyArea: { en: 'All areas', ar: 'كل الأقسام' },
  recordKind: { en: 'Kind of record', ar: 'نوع السجل' },
  anyRecord: { en: 'All records', ar: 'كل السجلات' },
  recordNumber: { en: 'Record number', ar: 'رقم السجل' },
  kind: { en: 'Kind of change', ar: 'نوع التغيير' },
  anyKind: { en: 'All kinds', ar: 'كل الأنواع' },
  insert: { en: 'Added', ar: 'إضافة' },
  update: { en: 'Changed', ar: 'تعديل' },
  delete: { en: 'Deleted', ar: 'حذف' },
  view: { en: 'Looked at', ar: 'اطلاع' },
  onlyRecord: { en: 'All changes of {name}', ar: 'كل تغييرات {name}' },
  empty: historyText.empty,
  emptyText: {
    en: 'Every change is kept here, with who made it, when and from where.',
    ar: 'يُحفظ هنا كل تغيير ومن أجراه ومتى ومن أين.',
  },
  older: { en: 'Older changes', ar: 'تغييرات أقدم' },
  searchedTo: { en: 'Searched back to {at}.', ar: 'جرى البحث رجوعًا حتى {at}.' },
  searchOn: { en: 'Search further back', ar: 'متابعة البحث رجوعًا' },
})
