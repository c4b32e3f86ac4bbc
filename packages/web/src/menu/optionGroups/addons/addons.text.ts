import { texts } from '../../../kernel/text/texts.ts'

export const addonsText = texts({
  title: { en: 'Addons', ar: 'الإضافات' },
  add: { en: 'Add Addons', ar: 'إضافة مجموعة إضافات' },
  all: { en: 'All addons', ar: 'كل الإضافات' },
  edit: { en: 'Edit addon', ar: 'تعديل مجموعة الإضافات' },
  remove: { en: 'Delete addon', ar: 'حذف مجموعة الإضافات' },
  removeAsk: { en: 'Delete this addon?', ar: 'هل تريد حذف مجموعة الإضافات هذه؟' },
  empty: { en: 'No list addons are available', ar: 'لا توجد إضافات' },
  emptyText: {
    en: 'Add what customers can order on top of this item, such as waiters or drinks.',
    ar: 'أضف ما يمكن للعملاء طلبه فوق هذا الصنف، مثل النُّدُل أو المشروبات.',
  },
  max: { en: 'Max selection', ar: 'أقصى عدد' },
  noOptionsText: {
    en: 'Customers can’t add anything here until it has options.',
    ar: 'لن يتمكن العملاء من إضافة شيء هنا حتى تضيف خيارات.',
  },
})
