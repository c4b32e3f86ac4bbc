import { texts } from '../../kernel/text/texts.ts'

export const reviewCategoriesText = texts({
  title: { en: 'Rating categories', ar: 'عناصر التقييم' },
  name: { en: 'Name', ar: 'الاسم' },
  add: { en: 'Add category', ar: 'إضافة عنصر' },
  edit: { en: 'Edit category', ar: 'تعديل العنصر' },
  note: {
    en: 'Reviews that have rated it show the new name.',
    ar: 'سيظهر الاسم الجديد في التقييمات السابقة أيضًا.',
  },
  remove: { en: 'Delete category', ar: 'حذف العنصر' },
  ask: { en: 'Delete this category?', ar: 'هل تريد حذف هذا العنصر؟' },
  askText: {
    en: '“{name}” can only be deleted while no review has rated it.',
    ar: 'لا يمكن حذف «{name}» إلا إذا لم يُقيَّم في أي تقييم.',
  },
  empty: { en: 'No categories', ar: 'لا توجد عناصر' },
  emptyText: {
    en: 'What customers rate with stars: service, quality, …',
    ar: 'ما يقيّمه العملاء بالنجوم: الخدمة والجودة وغيرهما.',
  },
  saved: { en: '{name} saved', ar: 'تم حفظ {name}' },
  removed: { en: '{name} deleted', ar: 'تم حذف {name}' },
  status: { en: 'Status', ar: 'الحالة' },
  on: { en: 'On', ar: 'مفعّل' },
  off: { en: 'Off', ar: 'متوقف' },
  statusOf: { en: 'Customers rate {name}', ar: 'يقيّم العملاء {name}' },
  statusAsk: {
    en: 'Are you sure to change this category status?',
    ar: 'هل تريد بالتأكيد تغيير حالة هذا العنصر؟',
  },
  onText: { en: 'New reviews can rate “{name}”.', ar: 'ستتضمن التقييمات الجديدة «{name}».' },
  offText: {
    en: 'New reviews no longer rate “{name}”. Ratings given before stay.',
    ar: 'لن تتضمن التقييمات الجديدة «{name}»، وتبقى التقييمات السابقة كما هي.',
  },
  turnOn: { en: 'Switch on', ar: 'تفعيل' },
  turnOff: { en: 'Switch off', ar: 'إيقاف' },
  turnedOn: { en: '{name} switched on', ar: 'تم تفعيل {name}' },
  turnedOff: { en: '{name} switched off', ar: 'تم إيقاف {name}' },
})
