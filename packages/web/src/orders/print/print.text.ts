import { texts } from '../../kernel/text/texts.ts'

/** Texts of the screen around the sheet. */
export const printText = texts({
  print: { en: 'Print', ar: 'طباعة' },
  printOrder: { en: 'Print order {id}', ar: 'طباعة الطلب {id}' },
  kitchen: { en: 'Kitchen pack', ar: 'ملف المطبخ' },
  from: { en: 'From', ar: 'من' },
  to: { en: 'To', ar: 'إلى' },
  nextDay: { en: 'Next day with orders: {day}', ar: 'اليوم التالي الذي فيه طلبات: {day}' },
  store: { en: 'Store', ar: 'المتجر' },
  chooseStore: { en: 'Choose a store', ar: 'اختر المتجر' },
  chooseStoreText: {
    en: 'Stores with accepted orders on these days are listed.',
    ar: 'تُعرض المتاجر التي لديها طلبات مقبولة في هذه الأيام.',
  },
  nothing: { en: 'Nothing to cook on these days', ar: 'لا شيء للتحضير في هذه الأيام' },
  nothingText: {
    en: 'Only accepted orders are in the kitchen pack.',
    ar: 'لا يشمل ملف المطبخ سوى الطلبات المقبولة.',
  },
})
