import { texts } from '../../kernel/text/texts.ts'

export const requirementsText = texts({
  title: { en: 'Requirements', ar: 'المتطلبات' },
  name: { en: 'Requirement', ar: 'المتطلب' },
  add: { en: 'Add Requirement', ar: 'إضافة متطلب' },
  edit: { en: 'Save change', ar: 'حفظ التعديل' },
  search: { en: 'Search requirements', ar: 'البحث في المتطلبات' },
  ask: { en: 'Delete “{name}”?', ar: 'هل تريد حذف «{name}»؟' },
  askText: {
    en: 'It can only be deleted once no item asks for it.',
    ar: 'لا يمكن حذفه إلا إذا لم يطلبه أي صنف.',
  },
  remove: { en: 'Delete', ar: 'حذف' },
  emptyText: {
    en: 'What customers must have ready for an item: a table, a socket, water.',
    ar: 'ما يجب أن يوفره العميل للصنف: طاولة أو مقبس كهرباء أو ماء.',
  },
  saved: { en: '{name} saved', ar: 'تم حفظ {name}' },
  removed: { en: '{name} deleted', ar: 'تم حذف {name}' },
})
