import { texts } from '../../../kernel/text/texts.ts'

export const duplicateText = texts({
  title: { en: 'Duplicate Menu', ar: 'نسخ صنف' },
  steps: { en: 'Steps', ar: 'الخطوات' },
  choose: { en: 'Choose Menu', ar: 'اختيار الصنف' },
  create: { en: 'Create Menu', ar: 'إنشاء الصنف' },
  choices: { en: 'Choices', ar: 'الاختيارات' },
  addons: { en: 'Addons', ar: 'الإضافات' },
  finish: { en: 'Finish', ar: 'إنهاء' },
  done: { en: 'Done:', ar: 'اكتملت:' },
  back: { en: 'Back', ar: 'السابق' },
  next: { en: 'Next', ar: 'التالي' },
  save: { en: 'Create copy', ar: 'إنشاء النسخة' },
  which: { en: 'Which item do you want to copy?', ar: 'أي صنف تريد نسخه؟' },
  category: { en: 'Category', ar: 'التصنيف' },
  allCategories: { en: 'All categories', ar: 'كل التصنيفات' },
  search: { en: 'Search items', ar: 'البحث في الأصناف' },
  noItems: { en: 'No data available', ar: 'لا توجد بيانات' },
  noItemsText: {
    en: 'This store has no items to copy yet.',
    ar: 'لا يوجد في هذا المتجر صنف يمكن نسخه بعد.',
  },
  copied: { en: '{name} is on the menu', ar: 'أُضيف {name} إلى القائمة' },
  copiedText: {
    en: 'It now has its own choices, addons and pictures.',
    ar: 'أصبحت له اختياراته وإضافاته وصوره الخاصة.',
  },
  editCopy: { en: 'Edit the copy', ar: 'تعديل النسخة' },
})
