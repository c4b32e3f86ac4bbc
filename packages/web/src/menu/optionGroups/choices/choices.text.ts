import { texts } from '../../../kernel/text/texts.ts'

export const choicesText = texts({
  title: { en: 'Choices', ar: 'الاختيارات' },
  add: { en: 'Add Choices', ar: 'إضافة اختيار' },
  all: { en: 'All choices', ar: 'كل الاختيارات' },
  edit: { en: 'Edit choice', ar: 'تعديل الاختيار' },
  remove: { en: 'Delete choice', ar: 'حذف الاختيار' },
  removeAsk: { en: 'Delete this choice?', ar: 'هل تريد حذف هذا الاختيار؟' },
  empty: { en: 'No list choices are available', ar: 'لا توجد اختيارات' },
  emptyText: {
    en: 'Add what customers must or may choose with this item, such as salads.',
    ar: 'أضف ما يجب على العملاء أو يمكنهم اختياره مع هذا الصنف، مثل السلطات.',
  },
  min: { en: 'Min selection', ar: 'أقل عدد اختيارات' },
  max: { en: 'Max selection', ar: 'أكثر عدد اختيارات' },
  maxQuantity: { en: 'Max quantity', ar: 'أقصى كمية' },
  minHint: { en: '0 means optional', ar: '0 يعني أن الاختيار غير إلزامي' },
  maxHint: { en: 'Different options', ar: 'خيارات مختلفة' },
  maxQuantityHint: { en: 'Portions of all together', ar: 'مجموع الحصص كلها' },
  noOptionsText: {
    en: 'Customers can’t choose anything here until it has options.',
    ar: 'لن يتمكن العملاء من الاختيار هنا حتى تضيف خيارات.',
  },
})
